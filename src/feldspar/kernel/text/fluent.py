"""Messages in a language, from Project Fluent files (projectfluent.org).

Of Fluent we write messages, terms, variables, text in quotes and selection by variable. What is
read here says the same in Fluent's own libraries, which the web page uses on the very same files;
what goes beyond is refused with its file and line, and so never reaches a reader.
"""

import pkgutil
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn

from feldspar.kernel.events import Text
from feldspar.kernel.text.french_elision import PLACEHOLDER_START, apply_elision

ONE: Final = {"en": (1,), "fr": (0, 1)}
"""The numbers of the plural category "one" in each language; all others are "other"."""
THOUSANDS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}
PLACEHOLDER_STARTS: Final = {"en": "", "fr": PLACEHOLDER_START}
"""What marks where something is put into words, in a language that joins words there."""


class Name(NamedTuple):
    """`{ $n }`, `{ other }` or `{ -term }`: an argument, a message or a term, with its sign."""

    name: str


class Select(NamedTuple):
    """`{ $n -> [one] ... *[other] ... }`: the first variant that suits an argument."""

    name: str
    variants: tuple[tuple[int | str, "Pattern"], ...]
    default: "Pattern"


Part = str | Name | Select
Pattern = tuple[Part, ...]


class Words:
    """All that can be said in a language, from files of which later ones override earlier ones."""

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        if language not in ONE:
            raise ValueError(f"no words in {language!r}: there are {' and '.join(ONE)}")
        self.language = language
        self._patterns: dict[str, Pattern] = {}
        for file, source in files.items():
            self._patterns.update(MessageParser(file, source).entries())

    @classmethod
    def of(cls, language: str, packages: Sequence[str]) -> "Words":
        """Return the words of some packages, each from its own `words` folder."""
        return words_of(language, tuple(packages))

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def say(self, text: Text | str) -> str:
        """Return a text in this language; a string says itself."""
        if isinstance(text, str):
            return text
        args = {f"${k}": self.say(v) if isinstance(v, Text) else v for k, v in text.args.items()}
        try:
            return apply_elision(self._format(self._patterns[text.key], args))
        except KeyError as missing:
            problem = f"cannot say {text.key} in {self.language}: there is no {missing.args[0]}"
            raise KeyError(problem) from None

    def _format(self, pattern: Pattern, args: Mapping[str, int | str]) -> str:
        said = ""
        for part in pattern:
            if isinstance(part, str):
                said += part
                continue
            said += PLACEHOLDER_STARTS[self.language]
            if isinstance(part, Select):
                said += self._format(self._variant(part, args[part.name]), args)
            elif part.name.startswith("$"):
                value = args[part.name]
                said += value if isinstance(value, str) else self._number(value)
            else:
                # A term is a name, the same whatever is said about it.
                scope = {} if part.name.startswith("-") else args
                said += self._format(self._patterns[part.name], scope)
        return said

    def _variant(self, select: Select, value: int | str) -> Pattern:
        category = ""
        if isinstance(value, int):
            category = "one" if abs(value) in ONE[self.language] else "other"
        fitting = (pattern for key, pattern in select.variants if key in (value, category))
        return next(fitting, select.default)

    def _number(self, value: int) -> str:
        return f"{value:,}".replace(",", THOUSANDS[self.language])


@lru_cache
def words_of(language: str, packages: tuple[str, ...]) -> Words:
    """Read the words of some packages, once."""
    files: dict[str, str] = {}
    for package in packages if language in ONE else ():
        file = f"words/{language}.ftl"
        files[f"{package}/{file}"] = (pkgutil.get_data(package, file) or b"").decode()
    return Words(language, files)


NOTHING: Final = re.compile(r" *\n|#{1,3}(?: .*)?\n")
ENTRY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *= *", re.ASCII)
TEXT: Final = re.compile(r"[^{}\t\r\n]+")
LINE_END: Final = re.compile(r"\n")
# A line goes on after any blank ones if it is indented and begins nothing else, or with a brace.
NEXT_LINE: Final = re.compile(r"(\n(?: *\n)*)( *(?=\{)| +(?=[^ \n{}\[*.]))")
OPEN: Final = re.compile(r"\{[ \n]*")
NAME: Final = re.compile(r"[$-]?[a-zA-Z][\w-]*", re.ASCII)
QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4})*)"')
ESCAPE: Final = re.compile(r'\\(?:(["\\])|u(.{4}))')
CLOSE: Final = re.compile(r"[ \n]*\}")
ARROW: Final = re.compile(r"[ \n]*-> *\n")
VARIANT: Final = re.compile(
    r"[ \n]*(\*?)\[[ \n]*(?:(-?[0-9]+)|([a-zA-Z][\w-]*))[ \n]*\] *", re.ASCII
)


class MessageParser:
    """Reads one file from top to bottom."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source.replace("\r\n", "\n") + "\n"
        self.at = 0

    def take(self, token: re.Pattern[str]) -> re.Match[str] | None:
        """Step over a token if it comes next."""
        found = token.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found

    def need(self, token: re.Pattern[str], what: str) -> re.Match[str]:
        """Step over a token that must come next."""
        return self.take(token) or self.refuse(f"expected {what}")

    def refuse(self, problem: str) -> NoReturn:
        """Say what is wrong, and where."""
        line = self.source.count("\n", 0, self.at) + 1
        raise ValueError(f"{self.file}:{line}: {problem}")

    def entries(self) -> dict[str, Pattern]:
        """Read every message and term."""
        entries: dict[str, Pattern] = {}
        while self.at < len(self.source):
            if self.take(NOTHING):
                continue
            key = self.need(ENTRY, "a comment or `key = words`")[1]
            if key in entries:
                self.refuse(f"{key} is there already")
            entries[key] = self.pattern()
        return entries

    def pattern(self) -> Pattern:
        """Read words and placeables to the end of their last line, without the common indent."""
        parts: list[Part] = []
        starts: list[tuple[int, str, str]] = []
        bare = False  # whether it ends with words, not with a placeable, whose spaces are meant
        while True:
            if text := self.take(TEXT):
                parts.append(text[0])
                bare = True
            elif self.take(OPEN):
                parts.append(self.placeable())
                bare = False
            elif line := self.take(NEXT_LINE):
                starts.append((len(parts), line[1].replace(" ", "") if parts else "", line[2]))
                parts.append("")
            else:
                break
        if not parts:
            self.refuse("expected words")
        self.need(LINE_END, "the end of the line")
        common = min((len(indent) for _, _, indent in starts), default=0)
        for at, breaks, indent in starts:
            parts[at] = breaks + indent[common:]
        last = parts[-1]
        if bare and isinstance(last, str):
            parts[-1] = last.rstrip(" ")
        return tuple(parts)

    def placeable(self) -> Part:
        """Read what is between braces, and the second brace."""
        part: Part
        if found := self.take(NAME):
            name = found[0]
            part = self.select(name) if name[0] == "$" and self.take(ARROW) else Name(name)
        else:
            quoted = self.need(QUOTED, 'a $variable, a message, a -term or "text"')[1]
            part = ESCAPE.sub(lambda found: found[1] or chr(int(found[2], 16)), quoted)
        self.need(CLOSE, "}")
        return part

    def select(self, name: str) -> Select:
        """Read the variants of a selection."""
        variants: list[tuple[int | str, Pattern]] = []
        defaults: list[Pattern] = []
        while found := self.take(VARIANT):
            star, number, word = found.groups()
            pattern = self.pattern()
            variants.append((int(number) if number else word, pattern))
            if star:
                defaults.append(pattern)
        if len(defaults) != 1:
            self.refuse("expected one default variant, as in *[other]")
        return Select(name, tuple(variants), defaults[0])
