"""Guides: pictures can be drawn, things are said in two languages, examples are true."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import feldspar
from feldspar.kernel.events import Text
from feldspar.kernel.game import Game
from feldspar.kernel.render.svg.symbols import symbols_of
from feldspar.kernel.scene import Piece
from feldspar.table.content import guide
from feldspar.table.content.guide import ARROW, Example
from feldspar.table.contract.content import Said
from feldspar.table.services import guides
from tests.test_aloud import heard
from tests.test_rules_pages import BAD_FRENCH

TITLES = feldspar.titles()
GAMES = Path(feldspar.__file__).parent / "games"
LONGEST = {"cards": 130, "steps": 110, "things": 110, "small": 60, "advice": 120}
"""Characters of what an item of a summary says, by its look: two pages must do."""
LONGEST_ADVICE = 96
"""Characters of what a thing is good for: a line or two under what it does."""
WORDS = "words"
"""The kind of those that are only explained: nobody chooses a round or an estate."""
EXAMPLES = [
    (title, f"{one.rule}/{one.nth}", one)
    for title in TITLES
    for one in guide.load_examples(feldspar.game(title))
]
every_title = pytest.mark.parametrize("title", TITLES)
every_example = pytest.mark.parametrize(
    ("title", "example"),
    [(title, one) for title, _, one in EXAMPLES],
    ids=[name for _, name, _ in EXAMPLES],
)


def told(value: object) -> Iterator[Said]:
    """All that is said in every language, however deep."""
    if isinstance(value, Said):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from told(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from told(one)


def examples_of(game: Game, rule: str) -> list[str]:
    """The example lines of a rule, in English."""
    page = (GAMES / game.package.rsplit(".", 1)[1] / "rules" / "en.md").read_text("utf-8")
    below = page.split(f"\n- {rule} ", 1)[1].splitlines()[1:]
    lines = []
    for line in below:
        if not line.startswith("  "):
            break
        if line.startswith("  Example"):
            lines.append(line)
        elif lines:
            lines[-1] += line
    return lines


@every_title
def test_all_is_said_in_both_languages_set_as_french(title: str) -> None:
    game = feldspar.game(title)
    parts = (guide.load_summary(game), guide.load_glossary(game), guide.load_examples(game))
    texts = list(told(parts))
    assert texts
    for text in texts:
        assert bool(text.en) == bool(text.fr), text
        assert not BAD_FRENCH.search(text.fr), text.fr
        assert "'" not in text.en, text.en
        assert text.en.count("**") == text.fr.count("**"), text
        assert text.en.count("**") % 2 == 0, text


# --------------------------------------------------------------------------------- two pages


@every_title
def test_a_summary_has_two_pages_all_of_whose_pictures_can_be_drawn(title: str) -> None:
    game = feldspar.game(title)
    found = guides.draw_summary(game)
    assert found is not None
    assert len(found.pages) == 2
    symbols, shown = symbols_of([game.art()]), set()
    for item in (item for page in found.pages for part in page.sections for item in part.items):
        for part in item.picture:
            name = part.split(" ")[0]
            known = part == ARROW or part in found.pictures or name in symbols
            assert known or re.fullmatch(r"\+?\d+", part), part
            shown.add(part)
    assert found.pictures.keys() <= shown, "a picture that nobody sees"
    assert all(cut.area.items for cut in found.pictures.values())


@every_title
def test_what_a_summary_says_is_short(title: str) -> None:
    found = guide.load_summary(feldspar.game(title))
    assert found is not None
    for section in (section for page in found.pages for section in page.sections):
        for item in section.items:
            longest = LONGEST.get(section.look, 160)
            assert max(map(len, item.say)) <= longest, item.say
            assert bool(item.cells) <= (section.look == "table"), item


# ---------------------------------------------------------------------------------- glossary


@every_title
def test_every_thing_has_its_picture_its_rule_and_both_languages(title: str) -> None:
    game = feldspar.game(title)
    found = guides.draw_glossary(game)
    assert found is not None
    words = [game.words(language) for language in ("en", "fr")]
    symbols, rules = symbols_of([game.art()]), game.rulebook()
    for kind in found.kinds:
        assert kind.entries, kind.id
        for thing in kind.entries:
            assert thing.rule in rules, thing
            assert thing.piece is None or thing.piece.art in symbols, thing.piece
            for text in (thing.name, thing.does):
                if isinstance(text, Text):
                    assert all(text.key in known and known.say(text) for known in words), text


@every_title
def test_every_thing_says_what_it_is_good_for(title: str) -> None:
    found = guides.draw_glossary(feldspar.game(title))
    assert found is not None
    for kind in found.kinds:
        for thing in kind.entries:
            assert thing.good or kind.id == WORDS, f"{kind.id} {thing.id}"
            for language, said in (thing.good or Said("", ""))._asdict().items():
                assert len(said) <= LONGEST_ADVICE, said
                assert heard(language, said) == [], said


@every_title
def test_no_advice_is_left_over(title: str) -> None:
    game = feldspar.game(title)
    written, found = guide.load_glossary(game), guides.draw_glossary(game)
    assert written is not None
    assert found is not None
    given = {thing.good for kind in found.kinds for thing in kind.entries}
    assert [one.of for one in written.good if one.say not in given] == []


@every_title
def test_no_thing_is_in_a_glossary_twice(title: str) -> None:
    found = guides.draw_glossary(feldspar.game(title))
    assert found is not None
    places = [f"{kind.id}.{thing.id}" for kind in found.kinds for thing in kind.entries]
    assert len(places) == len(set(places))
    assert all(re.fullmatch(r"[a-z][\w-]*\.[\w-]+", place) for place in places)


# ---------------------------------------------------------------------------------- examples


@every_title
def test_every_example_of_the_rules_has_its_board(title: str) -> None:
    game = feldspar.game(title)
    told_of = {(rule, n) for rule in game.rulebook() for n in range(len(examples_of(game, rule)))}
    shown = {(one.rule, one.nth) for one in guide.load_examples(game)}
    unseen = {(rule, n) for rule, n in told_of if rule in guide.rules_without_board(game)}
    assert {rule for rule, _ in unseen} == {*guide.rules_without_board(game)}, (
        "an example nobody is told"
    )
    assert not unseen & shown, "it can be seen"
    assert not told_of - shown - unseen


@every_example
def test_an_example_happens_as_it_is_shown(title: str, example: Example) -> None:
    game = feldspar.game(title)
    assert game.rulebook()[example.rule]
    state = guide.load_position(game, example.position)
    for step in example.steps:
        counted = example.seat if step.seat is None else step.seat
        before = state.scores()[counted]
        for said in step.do:
            seat, _, written = said.partition(" ")
            state.play(int(seat), written)
        assert state.scores()[counted] - before == step.points, step.say.en


@every_example
def test_an_example_shows_the_numbers_its_rule_gives(title: str, example: Example) -> None:
    lines = examples_of(feldspar.game(title), example.rule)
    assert example.nth < len(lines)
    rule = feldspar.rule(example.rule)
    given = {*re.findall(r"\d+", lines[example.nth]), *re.findall(r"\d+", rule.en)}
    for text in (example.say, *[step.say for step in example.steps]):
        strong = " ".join(text.en.split("**")[1::2])
        assert set(re.findall(r"\d+", strong)) <= given, strong


@every_title
def test_the_boards_of_examples_can_be_drawn(title: str) -> None:
    game = feldspar.game(title)
    shown = guides.draw_examples(game)
    assert len({(one.rule, one.nth) for one in shown}) == len(shown)
    for one in shown:
        for frame in one.frames:
            pieces = {item.id for item in frame.picture.area.items if isinstance(item, Piece)}
            assert {*frame.picture.marks, *frame.picture.figures} <= pieces, one.rule


@every_title
def test_no_position_of_a_guide_is_left_over(title: str) -> None:
    game = feldspar.game(title)
    used = {shot.position for shot in guide.load_shots(game).values()}
    used |= {example.position for example in guide.load_examples(game)}
    folder = GAMES / game.package.rsplit(".", 1)[1] / guide.FOLDER
    assert {path.stem for path in folder.glob("*.position")} == used


# ------------------------------------------------------------------------------ what is wrong


def test_a_picture_of_something_that_is_not_there_is_told() -> None:
    game = feldspar.game(EXAMPLES[0][0])
    shot = next(iter(guide.load_shots(game).values()))
    with pytest.raises(ValueError, match="no position 'nowhere'"):
        guides.cut_picture(game, shot._replace(position="nowhere"))
    with pytest.raises(ValueError, match="no 'nothing'; there are"):
        guides.cut_picture(game, shot._replace(area="nothing"))
    with pytest.raises(ValueError, match="nothing is called 'no/thing'"):
        guides.cut_picture(game, shot._replace(mark=("no/thing",)))
