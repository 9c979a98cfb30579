"""Position codec: one description of a title's lines both writes and reads them.

A title goes through all that is true of a position (`State.visit_notation`) and gives each thing
to a `PositionCodec`, which gives it back: the same when it writes, what the text says when it
reads. A line that would say what is usual is left out. The grammar is in docs/position-format.md.

A text may come from anybody. So a title says with each line what it can say at most: how large its
numbers are and how many things it names. Whatever goes beyond is refused with that bound, and no
line can be said without one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from feldspar.kernel.deprecation import renamed, warn_renamed
from feldspar.kernel.text.safe_text import escape_unprintable
from feldspar.kernel.toolkit.discovery import classes_by_module

if not TYPE_CHECKING:  # old names, for titles outside
    __getattr__ = renamed(__name__, {"restored": "restore", "written": "write_text"})

N = TypeVar("N", bound=int)
Q = TypeVar("Q")
T = TypeVar("T")

HIDDEN: Final = "?"
"""Written for what a viewer may not know; what shows of it, its back, follows."""
NOTHING: Final = "-"
"""Written for none of what is usually there."""
MOST_DIGITS: Final = 4
"""No game counts further."""
GROWTH: Final = 2
"""Nobody comes in a game to more than so many times the most it may begin with."""
TRUTH: Final = -2
"""As a viewer: nobody; all is written, with the key of chance to come."""
UNKNOWN: Final = -1
"""Read for something hidden of which nothing shows; with back `n`, it is `UNKNOWN - 1 - n`."""


class PositionError(ValueError):
    """A text that is no position, or a position that cannot be.

    >>> feldspar.position("once upon a time")
    Traceback (most recent call last):
        ...
    feldspar.kernel.position_codec.PositionError: a position begins with 'feldspar position 1'
    """

    def __init__(self, text: str) -> None:
        super().__init__(escape_unprintable(text))


class PositionCodec:
    """All lines of a position, being written or read."""

    viewer: int = TRUTH
    """As whom it is written: a seat, a `WATCHER`, or the `TRUTH`."""
    reads: bool = False
    ours: bool = False
    """Whether it was written here, of a state that is played on."""

    def up_to(self, most: int) -> int:
        """Return how far something may go of which a text from anybody may say so much.

        Whatever they begin with, play adds to it: what is written then must be read here again.
        """
        return most * GROWTH if self.ours else most

    def line(self, name: str, value: str, default: str = "") -> str:
        """Say a line, unless it says what is usual; return what it says."""
        raise NotImplementedError

    def knows(self, seat: int) -> bool:
        """Tell whether what only a seat may know is written."""
        return self.viewer in (TRUTH, seat)

    def number(self, name: str, value: N, most: int, default: int = 0, least: int = 0) -> N:
        """Say a number, no larger than the most there can be."""
        said = self.line(name, str(value), str(default))
        return cast("N", _number(name, said, least, most)) if self.reads else value

    def flag(self, name: str, value: bool) -> bool:
        """Say that something is so; nothing is said if it is not."""
        said = self.line(name, "yes" if value else "no", "no")
        return bool(_which(name, said, ("no", "yes"))) if self.reads else value

    def word(self, name: str, value: N, words: Sequence[str], default: int = 0) -> N:
        """Say one of some words, by its number."""
        said = self.line(name, words[value], words[default])
        return cast("N", _which(name, said, words)) if self.reads else value

    def words(self, name: str, value: Sequence[str], many: int) -> list[str]:
        """Say words that mean something to the title alone: no more than so many."""
        said = self.line(name, " ".join(value))
        return _few(name, said.split(), many) if self.reads else [*value]

    def numbers(
        self,
        name: str,
        value: list[N],
        most: int,
        default: Sequence[int] = (),
        least: int = 0,
        many: int = 0,
    ) -> list[N]:
        """Say numbers: as many as usual, or if nothing is, no more than so many."""
        line = self.line(name, " ".join(map(str, value)), " ".join(map(str, default)))
        if not self.reads:
            return [*value]
        said = line.split()
        if default and len(said) != len(default):
            raise PositionError(f"{name}: expected {len(default)} numbers, not {len(said)}")
        few = said if default else _few(name, said, many)
        return cast("list[N]", [_number(name, one, least, most) for one in few])

    def runs(self, name: str, value: list[N], most: int, many: int) -> list[N]:
        """Say numbers of which many follow each other: `0-6 12 8-9`."""
        found: list[int] = []
        words = self.words(name, _runs(value), many)
        if not self.reads:
            return [*value]
        for said in words:
            first, _, last = said.partition("-")
            start, end = _number(name, first, 0, most), _number(name, last or first, 0, most)
            if start > end:
                raise PositionError(f"{name}: {said} is no run of numbers")
            found += range(start, end + 1)
        return cast("list[N]", _few(name, found, many))

    def names(
        self,
        name: str,
        value: Sequence[N],
        words: Sequence[str],
        many: int,
        shown: Sequence[bool] | None = None,
        back: Sequence[int] = (),
        backs: Sequence[str] = (),
    ) -> list[N]:
        """Say things by name, no more than so many.

        Those not shown are said by the `back` of each, in words, if they have any.
        """
        if self.reads:
            said = self.words(name, (), many)
            return cast("list[N]", [_thing(name, one, words, backs) for one in said])
        written = [words[one] for one in value]
        for place in range(len(value)):
            if shown is not None and not shown[place]:
                written[place] = HIDDEN + (backs[back[value[place]]] if backs else "")
        self.words(name, written, many)
        return [*value]

    def questions(
        self,
        name: str,
        value: Sequence[Q],
        write: Callable[[Q], str],
        package: str,
        limits: Mapping[str, Sequence[int]],
        many: int,
    ) -> list[Q]:
        """Say what is asked: each by the name of its file in a package, and of what.

        `limits` has for each name the largest number of each thing it is about; those that are not
        there are about nothing.
        """
        if not self.reads:
            self.words(name, [write(one) for one in value], many)
            return [*value]
        said = self.words(name, (), many)
        return [_question(name, one, write, package, limits) for one in said]

    def choice(self, name: str, value: int, words: Sequence[str], default: int = 0) -> int:
        """Say a set, the bits of one number, by the names of what is in it."""
        said = self.line(name, _members(value, words), _members(default, words))
        if not self.reads:
            return value
        found = 0
        for one in said.split():
            bit = 1 << _which(name, one, words)
            if found & bit:
                raise PositionError(f"{name}: {one} stands there twice")
            found |= bit
        return found

    def chosen(self, name: str, value: int, words: Sequence[str], default: int = 0) -> int:
        """The old name of `choice`."""
        warn_renamed("PositionCodec.chosen", "PositionCodec.choice")
        return self.choice(name, value, words, default)

    def counts(
        self, name: str, value: int, words: Sequence[str], most: int, default: int = 0
    ) -> int:
        """Say how many there are of each kind, packed eight bits each: `cow*2 pig*1`."""
        said = self.line(name, _write_counts(value, words), _write_counts(default, words))
        if not self.reads:
            return value
        found = [0] * len(words)
        for one in said.split():
            word, _, count = one.partition("*")
            kind = _which(name, word, words)
            if found[kind]:
                raise PositionError(f"{name}: {word} stands there twice")
            found[kind] = _number(name, count, 1, most)
        return sum([count << 8 * kind for kind, count in enumerate(found)])


class Writer(PositionCodec):
    """Writes a position as a viewer may know it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[str] = []

    def line(self, name: str, value: str, default: str = "") -> str:
        value, default = value or NOTHING, default or NOTHING
        if value != default:
            self.lines.append(f"{name}: {value}")
        return "" if value == NOTHING else value


class Reader(PositionCodec):
    """Reads what a text says; `end` sees to it that nothing is left over."""

    reads = True

    def __init__(self, lines: dict[str, str], viewer: int, ours: bool = False) -> None:
        self.ours = ours
        self.lines = lines
        self.viewer = viewer
        self.read: list[str] = []

    def line(self, name: str, value: str, default: str = "") -> str:
        self.read.append(name)
        said = self.lines.get(name, default)
        return "" if said == NOTHING else said

    def end(self) -> None:
        """Raise if there are lines this position has no use for."""
        for name in self.lines:
            if name not in self.read:
                known = ", ".join(dict.fromkeys(self.read))
                raise PositionError(f"no line is called {name!r}; there may be: {known}")


class OldCodec:
    """A codec for titles that say `usual` where it is called `default` now."""

    def __init__(self, codec: PositionCodec) -> None:
        self._codec = codec

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._codec, name)
        return _with_usual(found) if callable(found) else found


def _with_usual(method: Callable[..., Any]) -> Callable[..., Any]:
    def call(*values: Any, **settings: Any) -> Any:
        if "usual" in settings:
            warn_renamed("usual", "default")
            settings["default"] = settings.pop("usual")
        return method(*values, **settings)

    return call


def complete(
    places: Sequence[Sequence[N]], things: Sequence[N], words: Sequence[str], back: Sequence[int]
) -> list[list[N]]:
    """Return some places with hidden things in them: those of all there are that lie nowhere else.

    Raise if anything lies in two places, or nowhere, or shows a back none of the hidden has.
    """
    known = [one for place in places for one in place if one >= 0]
    loose = [one for one in things if one not in known]
    for one in known:
        if known.count(one) > 1 or one not in things:
            raise PositionError(f"{words[one]} lies in two places, or does not belong to this game")
    filled: list[list[N]] = [[*place] for place in places]
    hidden = [(one, place, n) for place in filled for n, one in enumerate(place) if one < 0]
    if len(hidden) != len(loose):
        lost = ", ".join([words[one] for one in loose])
        raise PositionError(f"{len(hidden)} things are hidden, and these lie nowhere: {lost}")
    for code, place, n in sorted(hidden, key=lambda one: one[0]):  # what shows no back comes last
        fits = [one for one in loose if code == UNKNOWN or back[one] == UNKNOWN - 1 - code]
        if not fits:
            raise PositionError("more things of a back are hidden than there are")
        place[n] = fits[0]
        loose.remove(fits[0])
    return filled


def restore(
    piles: Sequence[Sequence[N]], held: int, words: Sequence[str], each: int
) -> list[list[N]]:
    """Return some piles with hidden things in them: what is left of so many of each kind.

    `held` counts what lies elsewhere, packed eight bits each. Raise if there are more or fewer.
    """
    known = [one for pile in piles for one in pile if one >= 0]
    left = [each - known.count(cast("N", n)) - (held >> 8 * n & 255) for n in range(len(words))]
    loose = [cast("N", n) for n, count in enumerate(left) for _ in range(count)]
    if min(left) < 0 or len(loose) != sum([one < 0 for pile in piles for one in pile]):
        raise PositionError(f"there are {each} of each: {', '.join(words)}")
    return [[one if one >= 0 else loose.pop() for one in pile] for pile in piles]


def require(holds: bool, wrong: str) -> None:
    """Refuse a position that does not hold together: say which line, and what is expected."""
    if not holds:
        raise PositionError(wrong)


def write_text(name: str, numbers: Sequence[int]) -> str:
    """Return a question as a word: its name, and what it is about."""
    return f"{name}({','.join(map(str, numbers))})" if numbers else name


def _question(
    name: str,
    said: str,
    write: Callable[[Q], str],
    package: str,
    limits: Mapping[str, Sequence[int]],
) -> Q:
    """Return the question of a word: `dig(1,0)` is the class of the file `dig`, made of these."""
    word, _, rest = said.removesuffix(")").partition("(")
    known = classes_by_module(package)
    _which(name, word, [*known])
    given, largest = rest.split(",") if rest else [], limits.get(word, ())
    if len(given) == len(largest):
        numbers = [
            _number(f"{name}: {word}", one, 0, most)
            for one, most in zip(given, largest, strict=True)
        ]
        try:
            one: Q = known[word](*numbers)
            if write(one) == said:
                return one
        except (AttributeError, LookupError, TypeError):
            pass
    raise PositionError(f"{name}: {said!r} cannot be asked")


def _number(name: str, said: str, least: int, most: int) -> int:
    digits = said.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS:
        if least <= int(said) <= most:
            return int(said)
    raise PositionError(f"{name}: expected a number from {least} to {most}, not {said!r}")


def _few(name: str, things: list[T], many: int) -> list[T]:
    """Return some things if there are no more than can be."""
    if len(things) > many:
        raise PositionError(f"{name}: there are at most {many}, not {len(things)}")
    return things


def _which(name: str, said: str, words: Sequence[str]) -> int:
    """Return the number of a word."""
    if said in words and words[words.index(said)] == said:
        return words.index(said)
    raise PositionError(f"{name}: there is no {said!r}; expected one of: {', '.join(words)}")


def _thing(name: str, said: str, words: Sequence[str], backs: Sequence[str]) -> int:
    """Return the number of a thing, or of something hidden."""
    if not said.startswith(HIDDEN):
        return _which(name, said, words)
    back = said.removeprefix(HIDDEN)
    return UNKNOWN - 1 - _which(name, back, backs) if back else UNKNOWN


def _members(value: int, words: Sequence[str]) -> str:
    return " ".join([word for n, word in enumerate(words) if value >> n & 1])


def _runs(value: Sequence[int]) -> list[str]:
    """Return numbers with those that follow each other as a first and a last."""
    runs: list[list[int]] = []
    for number in value:
        if runs and runs[-1][-1] + 1 == number:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ["-".join(map(str, run)) for run in runs]


def _write_counts(value: int, words: Sequence[str]) -> str:
    held = [value >> 8 * kind & 255 for kind in range(len(words))]
    return " ".join([f"{words[k]}*{count}" for k, count in enumerate(held) if count])
