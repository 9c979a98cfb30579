"""Our reader of Fluent files says what Fluent's own library says, and refuses what it must."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from feldspar.kernel.events import Text
from feldspar.kernel.text.fluent import Words
from feldspar.kernel.text.french_elision import apply_elision

Args = dict[str, int | str]

SOURCE = Path(__file__).parents[3] / "src"
KERNEL = SOURCE / "feldspar" / "kernel" / "words"
FOLDERS = sorted(path.parent for path in SOURCE.glob("**/words/en.ftl"))
LANGUAGES = ("en", "fr")
NUMBERS = (0, 1, 2, 5, 21, 100)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def reference(language: str, *sources: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=language == "fr")
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def said_by(bundle: FluentBundle, key: str, args: Args) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, args)
    return apply_elision(str(said)), errors


def agree(source: str, **args: int | str) -> str:
    """Say the message `m` of a file in French and English, both ways; return what English says."""
    for language in LANGUAGES:
        words = Words(language, {"test.ftl": source})
        expected, errors = said_by(reference(language, source), "m", args)
        assert not errors
        assert words.say(Text("m", {**args})) == expected
    return Words("en", {"test.ftl": source}).say(Text("m", {**args}))


# What we write


def test_a_string_says_itself() -> None:
    assert Words("en", {}).say("{ $n } as it is") == "{ $n } as it is"


def test_a_message() -> None:
    assert agree("# why\nm = Hello, world \n### all\n\n##\nn = Other\n") == "Hello, world"


def test_windows_line_ends_and_no_last_line_end() -> None:
    assert agree("m =\r\n  One\r\n\r\n  two\r\nn = x") == "One\n\ntwo"


def test_lines_lose_their_common_indent_and_keep_the_rest() -> None:
    assert agree("m =\n    One\n\n      two\n    three  \n  \n\nn = x\n") == "One\n\n  two\nthree"


def test_a_first_line_beside_the_key_has_no_indent() -> None:
    assert agree("m = One\n    two\n      three\n") == "One\ntwo\n  three"


def test_an_extra_indent_of_the_first_line_stays() -> None:
    assert agree("m =\n     One\n  two { $n }\n", n=3) == "   One\ntwo 3"


def test_lines_may_begin_with_a_placeable() -> None:
    assert agree("m = One\n{ $n }\n  {$n} two\n", n=3) == "One\n3\n  3 two"


def test_signs_that_begin_something_else_may_begin_the_first_line() -> None:
    assert agree("m = [a] *.b\n") == "[a] *.b"


def test_variables_messages_terms_and_quotes() -> None:
    source = """-brand = Feldspar
m = {$who} {n}: {
  "{ }" } { -brand }{"\\u202f"}{"\\"\\\\"}
n = ({ $n })
"""
    assert agree(source, who="Odile", n=2) == 'Odile (2): { } Feldspar\u202f"\\'


def test_arguments_that_are_texts_are_said_first() -> None:
    words = Words("en", {"test.ftl": "m = a { $what }\nroof = { $colour } roof\nred = red"})
    assert words.say(Text("m", {"what": Text("roof", {"colour": Text("red")})})) == "a red roof"


@pytest.mark.parametrize("n", [-1, 0, 1, 2, 999, 1000, 12345, -1234567])
def test_numbers_and_their_plurals(n: int) -> None:
    agree("m = { $n } { $n ->\n  [one] point\n *[other] points\n }", n=n)


def test_french_counts_zero_as_one() -> None:
    source = "m = { $n } { $n ->\n  [one] point\n *[other] points\n }"
    assert Words("en", {"": source}).say(Text("m", {"n": 0})) == "0 points"
    assert Words("fr", {"": source}).say(Text("m", {"n": 0})) == "0 point"
    assert Words("fr", {"": source}).say(Text("m", {"n": 1000})) == "1\u202f000 points"


# The reference in Python, unlike the one in JavaScript, lets the string "other" fit the number 2.
@pytest.mark.parametrize("n", [-2, 0, 1, 2, 3, "two", "one", "7", ""])
def test_the_first_fitting_variant_speaks(n: int | str) -> None:
    agree("m = { $n ->\n [-2] minus\n[2] exact\n [two] word\n [one] one\n*[other] rest\n}", n=n)
    agree("m = { $n ->\n *[ two ] rest\n\n [one]\n   one\n [x] no\n [\n3] exact\n\n}", n=n)


def test_spaces_in_quotation_marks_are_meant() -> None:
    agree('m = { $n ->\n  [0] { " " }\n *[other] and{ " " }\n }silver{ " " }', n=1)


@pytest.mark.parametrize("place", ["city", "mine", "elsewhere"])
@pytest.mark.parametrize("n", NUMBERS)
def test_selections_in_selections(n: int, place: str) -> None:
    agree(
        """m =
    In { $place ->
        [city] the city, { $n ->
            [0] nothing
            [one] one { -thing }
           *[other] { $n } { -thing }s,
              all told
        }.
        [mine] a mine
       *[other] { nowhere }
    }
-thing = house
nowhere = nowhere, { $n } times
""",
        n=n,
        place=place,
    )


def test_later_files_override_earlier_ones() -> None:
    words = Words("en", {"a.ftl": "a = 1\nb = { a }", "b.ftl": "a = 2"})
    assert words.say(Text("b")) == "2"
    assert "a" in words
    assert "c" not in words


def test_words_of_packages_are_read_once() -> None:
    words = Words.of("fr", ["feldspar.kernel"])
    assert words.language == "fr"
    assert words.say(Text("seat-name", {"n": 2})) == "Siège 2"
    assert Words.of("fr", ["feldspar.kernel"]) is words


# What we refuse


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'de': there are en and fr"):
        Words.of("de", ["feldspar.kernel"])


def test_an_unknown_message_or_argument_is_named() -> None:
    words = Words("en", {"": "m = { $n }\nother = { missing }"})
    with pytest.raises(KeyError, match="cannot say what in en: there is no what"):
        words.say(Text("what"))
    with pytest.raises(KeyError, match=r"cannot say m in en: there is no \$n"):
        words.say(Text("m"))
    with pytest.raises(KeyError, match="cannot say other in en: there is no missing"):
        words.say(Text("other"))


@pytest.mark.parametrize(
    ("line", "source"),
    [
        (2, "# fine\nnot a message\n"),
        (1, "#no space\n"),
        (1, "m =\nn = x\n"),
        (1, "m = a } b\n"),
        (1, "m = { }\n"),
        (1, "m = { $n\n"),
        (1, "m = { 5 }\n"),
        (1, "m = { { $n } }\n"),
        (1, "m = { NUMBER($n) }\n"),
        (1, "m = { n.attribute }\n"),
        (1, 'm = { -t(case: "y") }\n'),
        (1, 'm = { "\\x" }\n'),
        (1, 'm = { "\\ud83d" }\n'),
        (2, "m = x\n  .attribute = y\n"),
        (1, "m = { n -> \n *[other] x\n }\n"),
        (1, "m = { $n -> *[other] x\n }\n"),
        (3, "m = { $n ->\n  [one] x\n }\n"),
        (4, "m = { $n ->\n *[one] x\n *[other] y\n }\n"),
        (2, "m = { $n ->\n  [1.5] x\n *[other] y\n }\n"),
        (2, "m = { $n ->\n *[other] x }\n"),
        (4, "m = x\n\n\n\tm = y\n"),
        (1, "m =\tx\n"),
        (2, "m =\n  \tx\n"),
        (2, "m = x\nm = y\n"),
    ],
)
def test_what_goes_beyond_is_refused_with_its_line(line: int, source: str) -> None:
    with pytest.raises(ValueError, match=rf"^test\.ftl:{line}: "):
        Words("en", {"test.ftl": source})


# Whatever anyone writes: we read exactly our part of what the reference reads, and say the same


class Beyond(Visitor):
    """Looks for all that we do not write."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []
        self.found = False

    def visit_Junk(self, node: ast.Junk) -> None:
        self.found = True

    def visit_Message(self, node: ast.Message) -> None:
        self.keys.append(node.id.name)
        self.generic_visit(node)

    def visit_Term(self, node: ast.Term) -> None:
        self.keys.append("-" + node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= "\t" in node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.found |= isinstance(node.expression, ast.Placeable | ast.NumberLiteral)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found |= not isinstance(node.selector, ast.VariableReference)
        self.generic_visit(node)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
        self.found |= "." in node.value

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.found = True

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found |= node.attribute is not None

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found |= node.attribute is not None or node.arguments is not None

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found = True


def spaces(*more: str) -> st.SearchStrategy[str]:
    return st.sampled_from(["", " ", "   ", *more])


BLANK = spaces("\n", "\n \n  ")
ATOM = st.sampled_from(["$n", "$s", "other", "-t", '"q"', '"{"', '"\\u202f"', '"\\""'])
PLACEABLE = st.builds("{{{}{}{}}}".format, BLANK, ATOM, BLANK)
WORD = st.sampled_from(["a", "é", ".", "*", "[one]", "=", "-", "#", '"', "n = x", "  "])
BREAK = st.sampled_from(["\n ", "\n  ", "\n    ", "\n\n   ", "\n  \n  ", "\n", "\r\n  "])
KEY = st.sampled_from(["one", "other", "0", "1", "2", "-1", "x", "y-z"])


def pattern(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.lists(part, min_size=1, max_size=6).map("".join)


def select(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    gap = spaces("\n  ")
    variant = st.builds("{}[{}]{}{}\n{}".format, spaces(), KEY, gap, pattern(part), BLANK)
    return st.builds(
        "{{{}{} ->{}\n{}{}*[{}] {}\n{}}}".format,
        BLANK,
        st.sampled_from(["$n", "$s"]),
        spaces(),
        st.lists(variant, max_size=3).map("".join),
        spaces(),
        KEY,
        pattern(part),
        BLANK,
    )


TIDY = st.recursive(WORD | BREAK | PLACEABLE, lambda part: part | select(part), max_leaves=12)
SIGNS = [*'{}$n-[]*."= \n\ta#', "->", " ->\n", "[one] ", "*[other] ", "n = ", "{ $n }", "{ $n ->\n"]
SOUP = st.lists(st.sampled_from(SIGNS), max_size=12).map("".join)


@settings(max_examples=500)
@given(pattern(TIDY) | SOUP, spaces("\n  "))
def test_any_file(written: str, gap: str) -> None:
    source = f"m ={gap}{written}\nother = o {{ $n }}\n-t = term"
    beyond = Beyond()
    beyond.visit(parse(source))
    taken = len(beyond.keys) > len(set(beyond.keys))
    try:
        ours = [Words(language, {"test.ftl": source}) for language in LANGUAGES]
    except ValueError:
        assert beyond.found or taken
        return
    assert not beyond.found
    assert not taken
    for words in ours:
        theirs = reference(words.language, source)
        for n, s in product([-1, *NUMBERS, 1000], ["x", "y-z", "1", ""]):
            said = said_by(theirs, "m", {"n": n, "s": s})
            assert (words.say(Text("m", {"n": n, "s": s})), []) == said


# What we have written


class Speech(Visitor):
    """Collects what a message speaks of and the words it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.variants: set[str] = set()
        self.written: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.written.append(node.value)


def speeches(*paths: Path) -> dict[str, Speech]:
    """Return every message and term of some files with what it speaks of."""
    found = {}
    for path in paths:
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                found[sign + entry.id.name] = speech = Speech()
                speech.visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_everything_we_wrote_says_the_same_in_the_reference(folder: Path, language: str) -> None:
    paths = list(dict.fromkeys(path / f"{language}.ftl" for path in (KERNEL, folder)))
    words = Words(language, {str(path): path.read_text(encoding="utf-8") for path in paths})
    bundle = reference(language, *(path.read_text(encoding="utf-8") for path in paths))
    written = speeches(*paths)
    variables = sorted(set().union(*(speech.variables for speech in written.values())))
    assert written
    for key, speech in written.items():
        values: list[int | str] = [*NUMBERS, "elsewhere", *sorted(speech.variants - PLURALS)]
        chance = Random(key)
        for _ in range(20 * len(values) if speech.variables else 1):
            args: Args = {variable: chance.choice(values) for variable in variables}
            if not key.startswith("-"):
                assert (words.say(Text(key, {**args})), []) == said_by(bundle, key, args), args


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things_of_the_same_things(folder: Path) -> None:
    english, french = (speeches(folder / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    for key in english:
        assert (key, english[key].variables) == (key, french[key].variables)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_signs_keep_their_distance(folder: Path) -> None:
    alone = re.compile("(?<![\u202f;:!?\u2026])[;:!?](?!//)|\u00ab(?!\u202f)|(?<!\u202f)\u00bb")
    wrong = [
        (key, text)
        for key, speech in speeches(folder / "fr.ftl").items()
        for text in speech.written
        if alone.search(text)
    ]
    assert not wrong
