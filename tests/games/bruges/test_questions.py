"""What waits on the stack: each in a file of its own, written down and read again."""

from pathlib import Path

import pytest

import feldspar.games.bruges
from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules.components import A_DONE
from feldspar.games.bruges.rules.pending import every
from feldspar.games.bruges.rules.pending.spend import Spend
from feldspar.games.bruges.rules.pending.trade import Trade
from feldspar.games.bruges.rules.position import Question
from feldspar.games.bruges.rules.units import Card, Seat

FOLDER = Path(feldspar.games.bruges.__file__).parent
SOURCES = {path.relative_to(FOLDER): path.read_text("utf-8") for path in FOLDER.rglob("*.py")}


def test_all_are_found_by_their_files() -> None:
    assert len(every()) == 27
    assert sorted([kind.code for kind in every().values()]) == list(range(27))
    for name, kind in every().items():
        assert kind.__name__.lower() == name.replace("_", "")


def test_what_is_in_a_key_is_what_it_always_was() -> None:
    trade = Trade(Seat(2), Card(5), 0, 3, 1)
    assert trade.number() == 21 | 2 << 5 | 5 << 7 | 0 << 15 | (3 | 1 << 4) << 23
    spend = Spend(Seat(1), 0b1101, 2, 1)
    assert spend.number() == 25 | 1 << 5 | 0b1101 << 7 | 2 << 15 | 1 << 23


def same(one: Question, other: Question) -> bool:
    return type(one) is type(other) and one.number() == other.number()


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_waits_can_be_written_down_and_read_again(seats: int) -> None:
    state = GAME.new(seats, b"questions")
    seen = 0
    while actors := state.actors():
        for one in state.stack:
            assert same(one, every()[one.name()](one.seat, *one.fields()))
            seen += 1
        legal = state.legal(actors[0])
        state.step(actors[0], legal[seen % len(legal)])
    assert seen


def test_whoever_declines_says_that_they_are_done() -> None:
    kind, _ = GAME.actions.decode(A_DONE)
    declinable = {name for name, one in every().items() if kind in one.kinds}
    assert declinable == {"advance", "again", "discard", "draw_up", "exchange", "place", "trade"}


@pytest.mark.parametrize("name", ["judge", "vain", "prices"])
def test_the_judge_does_not_ask_what_the_other_half_is_made_of(name: str) -> None:
    source = SOURCES[Path("rules", f"{name}.py")]
    for word in ("useful", "legal import", "place_price", "tile_price", "answers"):
        assert word not in source
