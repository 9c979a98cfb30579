"""A position as text: what is refused, and how it is said; that it is the same is a law."""

import pytest

import feldspar
from feldspar import State
from feldspar.kernel.notation import Notation, PositionError, Reader, Writer, complete, restored

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
        ("start player: ", "start player: x", "start player: expected a number from 0 on"),
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
        ("number", (7,), "x: 7"),
        ("number", (3, 3), None),
        ("flag", (True,), "x: yes"),
        ("flag", (False,), None),
        ("word", (2, KINDS), "x: hen"),
        ("numbers", ([1, 0], [0, 0]), "x: 1 0"),
        ("runs", ([0, 1, 2, 9, 4, 5],), "x: 0-2 9 4-5"),
        ("names", ([2, 0, 0], KINDS), "x: hen cow cow"),
        ("chosen", (0b101, KINDS), "x: cow hen"),
        ("chosen", (0, KINDS, 0b111), "x: -"),
        ("chosen", (0b111, KINDS, 0b111), None),
        ("counts", (2 | 3 << 16, KINDS), "x: cow*2 hen*3"),
        ("counts", (0, KINDS, 1), "x: -"),
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
        ("number", (0,), "-1"),
        ("number", (0,), "10000"),
        ("flag", (False,), "perhaps"),
        ("numbers", ([0, 0], [0, 0]), "1 2 3"),
        ("runs", ([],), "5-2"),
        ("runs", ([],), "0-99999"),
        ("names", ([], KINDS), "?red"),
        ("chosen", (0, KINDS), "cow cow"),
        ("counts", (0, KINDS), "cow*0"),
        ("counts", (0, KINDS), "cow*256"),
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
    assert restored([[-1, 0], [-1]], 1 << 8, KINDS[:2], 2) == [[1, 0], [0]]
    with pytest.raises(PositionError, match="there are 2 of each: cow, pig"):
        restored([[0, 0, 0], [-1]], 0, KINDS[:2], 2)


def test_a_notation_of_its_own_says_how_it_takes_a_line() -> None:
    with pytest.raises(NotImplementedError):
        Notation().line("x", "1")
