"""A position as text: what is refused, and how it is said; that it is the same is a law."""

import pytest

import feldspar
from feldspar import State
from feldspar.kernel.position_codec import (
    PositionCodec,
    PositionError,
    Reader,
    Writer,
    complete,
    restore,
)

KINDS = ["cow", "pig", "hen"]


@pytest.fixture
def state() -> State:
    return feldspar.new("burgundy_cards", seats=3, seed="text")


def lines(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.split("\n\n")[1].splitlines())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("feldspar position 1", "feldspar position 9", "a position begins with"),
        ("game: burgundy_cards", "game: cards", "no game is called 'cards'; there are: "),
        ("rules: 1", "rules: 99", "burgundy_cards is not played by rules 99 here"),
        ("rules: 1", "rules: one", "expected 'rules: ...', a number"),
        ("seats: 3", "seats: 9", "burgundy_cards is for 1 to 4 seats, not 9"),
        ("seats: 3\n", "", "expected 'seats: ...', a number"),
        ("key: ", "key: xy", "key: expected bytes in hex"),
        ("key: ", "seen by: 0\nkey: ", "one of the two"),
        ("key: ", "colour: red\nkey: ", "'colour' does not belong above the empty line"),
        ("\n\n", "\n\nrain: 3\n", "no line is called 'rain'; there may be: round, turn"),
        ("\n\n", "\n\nrow 1: 1\nrow 1: 2\n", "expected 'name: value', each name once"),
        ("\n\n", "\n\nrow 1 castle\n", "expected 'name: value', each name once"),
        ("start player: ", "start player: x", "start player: expected a number from 0 to 2"),
        ("row 1: ", "row 1: dragon-1-1 ", "row 1: there is no 'dragon-1-1'"),
        ("row 1: ", "row 1: castle-1-1 castle-1-1 ", "castle-1-1 lies in two places"),
        ("active: ", "turn: 0\nactive: ", "expected 'active: "),
    ],
)
def test_what_is_wrong_is_told(state: State, old: str, new: str, said: str) -> None:
    text = state.position()
    assert old in text
    with pytest.raises(PositionError, match=said):
        feldspar.position(text.replace(old, new, 1))


@pytest.mark.promise("PRO-18")
@pytest.mark.parametrize(
    ("title", "line", "said"),
    [
        ("bruges", "first player: 50", "first player: expected a number from 0 to 2, not '50'"),
        ("bruges", "last round: 9", "last round: expected this one or the next"),
        ("bruges", "asked: rolled(0)", "asked: rolled waits for nobody"),
        ("bruges", "asked: struck(0,5)", "asked: struck: expected a number from 0 to 4, not '5'"),
        ("bruges", "asked: draw_up", "asked: 'draw_up' cannot be asked"),
        ("bruges", "phase: over", "asked: nothing when it is over"),
        ("burgundy", "white die: 7", "white die: expected a number from 0 to 6, not '7'"),
        ("burgundy", "turn: 3", "turn: expected a number from 0 to 2, not '3'"),
        ("burgundy", "order: 0 0 1", "order: expected every seat once"),
        ("burgundy", "asked: fetch(0)", "asked: 'fetch\\(0\\)' cannot be asked"),
        ("burgundy", "asked: keep(0,63)", "asked: keep cannot be asked now"),
        ("burgundy", "goods face down: 0-5", "goods face down: expected 20 or more"),
        ("burgundy_cards", "shuffles: 9999", "shuffles: expected a number from 0 to 50"),
        ("burgundy_cards", "asked: check", "asked: check waits for nobody"),
        ("burgundy_cards", "asked: act(0)", "asked: act cannot be asked now"),
        ("burgundy_cards", "asked: about(3)", "asked: there is no 'about'"),
        ("burgundy_dice", "waiting: 0", "waiting: whoever has no start castle chooses"),
        ("burgundy_dice", "pair 0: 9", "pair 0: expected a pair of the dice"),
        ("burgundy_dice", "entries 0: start@0=9999", "entries 0: expected a line as in city@2=10"),
    ],
)
def test_what_could_not_be_played_to_its_end_is_refused(title: str, line: str, said: str) -> None:
    text = feldspar.new(title, seats=3, seed="text").position()
    name = line.split(": ", maxsplit=1)[0]
    lines = [old for old in text.split("\n") if not old.startswith(f"{name}: ")]
    lines.insert(lines.index("") + 1, line)
    with pytest.raises(PositionError, match=said):
        feldspar.position("\n".join(lines))


def test_a_text_without_end_is_not_even_read() -> None:
    with pytest.raises(PositionError, match="at most 100,000 characters"):
        feldspar.position("feldspar position 1\n" * 6_000)


def test_what_has_no_place_is_missed(state: State) -> None:
    shown = lines(state.position())["row 1"]
    with pytest.raises(PositionError, match="0 things are hidden, and these lie nowhere: "):
        feldspar.position(state.position().replace(f"row 1: {shown}\n", ""))


def test_a_tile_lies_in_one_place() -> None:
    text = feldspar.new("burgundy", seats=2, seed="text").position()
    with pytest.raises(PositionError, match="lies in two places"):
        feldspar.position(text.replace("castle face down: ", "castle face down: 0 ", 1))


@pytest.mark.parametrize("line", ["active: 9", "holder: x", "turn: 10000"])
def test_what_no_game_comes_to_is_refused(state: State, line: str) -> None:
    name = line.split(": ", maxsplit=1)[0]
    rest = [old for old in state.position().splitlines() if not old.startswith(f"{name}: ")]
    rest.insert(rest.index("") + 1, line)
    with pytest.raises(PositionError):
        feldspar.position("\n".join(rest) + "\n")


def test_a_seed_decides_what_is_hidden(state: State) -> None:
    text = state.position(1)
    worlds = [feldspar.position(text, seed=seed) for seed in ("one", "one", "other")]
    assert worlds[0].state_key() == worlds[1].state_key() != worlds[2].state_key()
    assert feldspar.position(text).state_key() != feldspar.position(text).state_key()
    with pytest.raises(PositionError, match="seen by: expected one of watcher, 0, 1, 2"):
        feldspar.position(text.replace("seen by: 1", "seen by: 3"))


def test_a_position_plays_on_as_the_game_would(state: State) -> None:
    again = feldspar.position(state.position())
    while actors := state.actors():
        action = state.legal(actors[0])[-1]
        state.apply(actors[0], action)
        again.apply(actors[0], action)
    assert again.state_key() == state.state_key()
    assert again.actors() == []


def test_old_rules_write_as_they_are(state: State) -> None:
    old = feldspar.game("bruges").versions[0].new(2, b"old")
    assert "rules: 1\n" in old.position()
    assert feldspar.position(old.position()).game.rules == 1


# -------------------------------------------------------------------------------- single lines


def both(say: object, *args: object) -> tuple[list[str], object]:
    """What is written, and what is read from it."""
    writer = Writer(-2)
    getattr(writer, str(say))("x", *args)
    reader = Reader(dict(line.split(": ", 1) for line in writer.lines), -2)
    found = getattr(reader, str(say))("x", *args)
    reader.end()
    return writer.lines, found


@pytest.mark.parametrize(
    ("say", "args", "line"),
    [
        ("number", (7, 9), "x: 7"),
        ("number", (3, 9, 3), None),
        ("flag", (True,), "x: yes"),
        ("flag", (False,), None),
        ("word", (2, KINDS), "x: hen"),
        ("numbers", ([1, 0], 9, [0, 0]), "x: 1 0"),
        ("runs", ([0, 1, 2, 9, 4, 5], 9, 6), "x: 0-2 9 4-5"),
        ("names", ([2, 0, 0], KINDS, 3), "x: hen cow cow"),
        ("choice", (0b101, KINDS), "x: cow hen"),
        ("choice", (0, KINDS, 0b111), "x: -"),
        ("choice", (0b111, KINDS, 0b111), None),
        ("counts", (2 | 3 << 16, KINDS, 3), "x: cow*2 hen*3"),
        ("counts", (0, KINDS, 9, 1), "x: -"),
    ],
)
def test_a_line_is_read_as_it_was_written(
    say: str, args: tuple[object, ...], line: str | None
) -> None:
    written, found = both(say, *args)
    assert written == ([line] if line else [])
    assert found == args[0]


@pytest.mark.parametrize(
    ("say", "args", "text"),
    [
        ("number", (0, 9), "-1"),
        ("number", (0, 9), "10"),
        ("number", (0, 99_999), "10000"),
        ("number", (0, 9), "٣"),
        ("number", (0, 9), "9" * 4_000),
        ("words", ([], 2), "a b c"),
        ("flag", (False,), "perhaps"),
        ("numbers", ([0, 0], 9, [0, 0]), "1 2 3"),
        ("numbers", ([], 9), "1"),
        ("numbers", ([0, 0], 9, [0, 0]), "1 10"),
        ("runs", ([], 9, 9), "5-2"),
        ("runs", ([], 9, 9), "0-99999"),
        ("runs", ([], 9, 9), "0-9"),
        ("names", ([], KINDS, 1), "?red"),
        ("names", ([], KINDS, 1), "cow pig"),
        ("choice", (0, KINDS), "cow cow"),
        ("counts", (0, KINDS, 9), "cow*0"),
        ("counts", (0, KINDS, 9), "cow*10"),
        ("counts", (0, KINDS, 9), "cow*1 cow*1"),
    ],
)
def test_a_line_that_cannot_be_is_refused(say: str, args: tuple[object, ...], text: str) -> None:
    with pytest.raises(PositionError):
        getattr(Reader({"x": text}, -2), say)("x", *args)


def test_hidden_things_are_filled_in_by_their_backs() -> None:
    back = [0, 1, 1]
    assert complete([[-3, 0], [-1]], [0, 1, 2], KINDS, back) == [[1, 0], [2]]
    with pytest.raises(PositionError, match="more things of a back are hidden than there are"):
        complete([[-2], [0], [-1]], [0, 1, 2], KINDS, back)
    with pytest.raises(PositionError, match="pig lies in two places"):
        complete([[1], [1], [-1]], [0, 1, 2], KINDS, back)


def test_what_is_left_of_a_kind_is_filled_in() -> None:
    assert restore([[-1, 0], [-1]], 1 << 8, KINDS[:2], 2) == [[1, 0], [0]]
    with pytest.raises(PositionError, match="there are 2 of each: cow, pig"):
        restore([[0, 0, 0], [-1]], 0, KINDS[:2], 2)


def test_a_notation_of_its_own_says_how_it_takes_a_line() -> None:
    with pytest.raises(NotImplementedError):
        PositionCodec().line("x", "1")
