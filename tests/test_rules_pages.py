"""Every page of rules exists in English and French: the same statements and the same figures.

A page is read line by line, and line n of one edition says what line n of the other says.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "feldspar" / "games"
PAGES = sorted(page.parent.name for page in GAMES.glob("*/__init__.py"))
FIGURES = {
    "en": "## Figures and where they come from",
    "fr": "## Les chiffres et leur provenance",
}
PROVENANCE = {
    "en": {"rulebook": "rulebook", "derived": "derived", "public": "public", "house": "house"},
    "fr": {"rulebook": "livret", "derived": "déduit", "public": "public", "house": "maison"},
}
TO_ENGLISH = {"Exemple": "Example", "[DÉCISION]": "[DECISION]"}

each_page = pytest.mark.parametrize("page", PAGES)
each_edition = pytest.mark.parametrize(
    ("page", "language"), [(p, c) for p in PAGES for c in FIGURES]
)

# What a line is: a heading, a rule or ruling with its id, an example, a point of one, a table row.
KIND = re.compile(
    r"#+ |- (?:[A-Z]{3}-\d+\.\d+|R\d+) (?:\[DECISION\] )?|  Example\b|  - |\|", re.ASCII
)
RULE = re.compile(r"[A-Z]{3}-\d+\.\d+", re.ASCII)
CODE = re.compile(r"`([^`]*)`")
# What a translation leaves as it is: code, coordinates, phases and references.
FIXED = re.compile(r"`[^`]*`|\(-?\d,-?\d\)|\b(?:I{1,3}|R\d+|[A-Z]{3}-\d+\.\d+)\b", re.ASCII)

KEPT_FREE = range(53, 67)
"""Numbers of promises that are still to come: about accounts, the lobby and tournaments."""
NARROW = "\u202f"
BAD_FRENCH = re.compile(
    rf"[^{NARROW}][;:!?»]"  # a narrow space before double punctuation
    rf"|«[^{NARROW}]"  # and inside the quotation marks
    rf"|{NARROW}(?![;:!?»\d])(?<!«{NARROW})"  # and nowhere else, but in large numbers
    r"|['\"]|\.\.\.|\xa0"  # the apostrophe is ’, the quotation marks are « », the ellipsis is …
)


def lines(page: str, language: str) -> list[str]:
    return (GAMES / page / "rules" / f"{language}.md").read_text("utf-8").splitlines()


def in_english(line: str) -> str:
    """The line with its French signposts, not its words, replaced by the English ones."""
    for french, english in TO_ENGLISH.items():
        line = line.replace(french, english)
    return line


def kind(line: str) -> str:
    found = KIND.match(in_english(line))
    return found[0].strip() if found else "text" if line else ""


def numbers(line: str) -> Counter[str]:
    """The numbers of a line: how decimals, thousands and ranges are written does not matter."""
    return Counter(re.findall(r"\d+", line, re.ASCII))


# ---------------------------------------------------------------------------------- two editions


@each_page
def test_every_game_has_its_rules_in_both_languages(page: str) -> None:
    assert sorted(path.stem for path in (GAMES / page / "rules").glob("*.md")) == [*FIGURES]


@each_page
def test_both_editions_state_the_same_rules_rulings_and_examples_in_the_same_order(
    page: str,
) -> None:
    english, french = ([kind(line) for line in lines(page, language)] for language in FIGURES)
    assert any(RULE.search(mark) for mark in english)
    assert french == english


@each_page
def test_no_rule_is_stated_twice(page: str) -> None:
    stated = Counter(RULE.findall(" ".join(map(kind, lines(page, "en")))))
    assert [rule for rule, times in stated.items() if times > 1] == []


@each_page
def test_both_editions_give_the_same_numbers_line_by_line(page: str) -> None:
    for english, french in zip(lines(page, "en"), lines(page, "fr"), strict=True):
        assert numbers(french) == numbers(english), french


@each_page
def test_both_editions_name_the_same_hexes_phases_rules_and_data_line_by_line(page: str) -> None:
    for english, french in zip(lines(page, "en"), lines(page, "fr"), strict=True):
        left, right = (Counter(FIXED.findall(in_english(line))) for line in (french, english))
        assert left == right, french


@each_page
def test_the_french_edition_is_set_as_french(page: str) -> None:
    wrong = [
        line
        for line in lines(page, "fr")
        if BAD_FRENCH.search(CODE.sub("", line))  # code is not French
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("Exemple\u202f: «\u202foui\u202f»\u202f; 2\u202f436 cases, l’une… (1,0)", False),
        ("Exemple : oui", True),
        ("Exemple\xa0: oui", True),
        ("Exemple: oui", True),
        ("« oui\u202f»", True),
        ("«\u202foui »", True),
        ("l'une", True),
        ('"oui"', True),
        ("deux\u202fmots", True),
        ("oui...", True),
    ],
)
def test_what_is_set_as_french(text: str, bad: bool) -> None:
    assert bool(BAD_FRENCH.search(text)) is bad


# --------------------------------------------------------------------------------------- figures


class Row(NamedTuple):
    """A row of the table of figures."""

    keys: list[str]
    provenance: str
    numbers: set[int]


def rows(page: str, language: str) -> list[Row]:
    text = lines(page, language)
    table = [line for line in text[text.index(FIGURES[language]) :] if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]
    return [
        Row(CODE.findall(what), provenance, {int(number) for number in numbers(note)})
        for what, provenance, note in cells
    ]


def data(page: str) -> dict[str, Any]:
    path = GAMES / page / "data" / "components.toml"
    return tomllib.loads(path.read_text("utf-8"))


def sourced(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table that says where it comes from, by its name, however deep."""
    for name, value in table.items():
        if isinstance(value, dict):
            if "provenance" in value:
                yield prefix + name, value
            yield from sourced(value, f"{prefix}{name}.")


def figures(value: object) -> set[int]:
    """The numbers of a table, without those of a table inside it that has its own source."""
    if isinstance(value, dict):
        inner = [v for v in value.values() if not (isinstance(v, dict) and "provenance" in v)]
        return set().union(*map(figures, inner))
    if isinstance(value, list):
        return set().union(*map(figures, value))
    return {value} if isinstance(value, int) else set()


@each_edition
def test_the_table_of_figures_is_the_last_section(page: str, language: str) -> None:
    assert [line for line in lines(page, language) if line.startswith("## ")][-1] == FIGURES[
        language
    ]


@each_edition
def test_the_table_of_figures_covers_the_data_and_nothing_else(page: str, language: str) -> None:
    table = rows(page, language)
    assert all(row.keys for row in table)
    assert {key for row in table for key in row.keys} == dict(sourced(data(page))).keys()


@each_edition
def test_the_table_of_figures_names_the_provenance_in_the_data(page: str, language: str) -> None:
    tables = dict(sourced(data(page)))
    for row in rows(page, language):
        for key in row.keys:
            assert row.provenance == PROVENANCE[language][tables[key]["provenance"]], key


@each_edition
def test_the_table_of_figures_gives_every_number_in_the_data(page: str, language: str) -> None:
    table = rows(page, language)
    for key, value in sourced(data(page)):
        told = set().union(*(row.numbers for row in table if key in row.keys))
        assert figures(value) <= told, key


# -------------------------------------------------------------------------------------- promises


def test_the_table_promises_the_same_in_both_languages_set_as_french() -> None:
    folder = ROOT / "src" / "feldspar" / "table" / "promises"
    english, french = ((folder / f"{code}.md").read_text("utf-8") for code in FIGURES)
    ids = re.findall(r"^- PRO-(\d+): ", english, re.MULTILINE)
    numbers = sorted([*map(int, ids), *KEPT_FREE])
    assert numbers == [*range(1, numbers[-1] + 1)], "a number means one thing, and none is lost"
    assert re.findall(r"^- PRO-(\d+): ", french, re.MULTILINE) == ids
    said = CODE.sub("", re.sub(r"^- PRO-\d+: ", "", french, flags=re.MULTILINE))
    assert BAD_FRENCH.findall(said) == []
