"""What waits on the stack: each with what it does in one file, written down and read again."""

import ast
from pathlib import Path

import pytest

import feldspar.games.bruges
from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules.pending import every
from feldspar.games.bruges.rules.pending.opponents import Spend
from feldspar.games.bruges.rules.pending.trade import Trade
from feldspar.games.bruges.rules.position import Question
from feldspar.games.bruges.rules.units import Card, Seat

FOLDER = Path(feldspar.games.bruges.__file__).parent
SOURCES = {path.relative_to(FOLDER): path.read_text("utf-8") for path in FOLDER.rglob("*.py")}


def test_all_are_found_by_their_names() -> None:
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
    declinable = {name for name, one in every().items() if one.is_optional}
    assert declinable == {"advance", "again", "discard", "draw_up", "exchange", "place", "trade"}


PLAIN = ("why_not", "rule_against", "allows", "can_be_declined", "is_pointless")
FAST = ("legal", "plays", "activations", "choices", "can_stop", "is_worthwhile")
"""Where the two halves of legality begin; each effect adds a function to both."""
FACTS = {"characters", "count", "decider", "face", "house_colours", "_different"}
"""What both may ask: only what there is."""


def half(names: tuple[str, ...], place: int) -> set[str]:
    """The functions of one half, and all those of the rules that they call."""
    nodes = [
        node
        for path, source in SOURCES.items()
        if path.parts[0] == "rules"
        for node in ast.walk(ast.parse(source))
    ]
    functions: dict[str, list[ast.AST]] = {}
    for node in nodes:
        if isinstance(node, ast.FunctionDef):
            functions.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Primitive":
            functions.setdefault(f"effect {len(functions)}", []).append(node.args[place])
    found = {*names, *[name for name in functions if name.startswith("effect ")]}
    ahead = [*found]
    while ahead:
        for node in functions[ahead.pop()]:
            called = {ast.unparse(one.func) for one in ast.walk(node) if isinstance(one, ast.Call)}
            called |= {node.id} if isinstance(node, ast.Name) else set()
            new = {one.rpartition(".")[2] for one in called} & functions.keys() - found
            ahead += new
            found |= new
    return {name for name in found if not name.startswith("effect ")}


def test_the_two_halves_of_legality_share_no_function() -> None:
    fast, plain = half(FAST, 1), half(PLAIN, 2)
    assert {"empty_colours", "tile_price", "_is_tradable", "has_amount"} <= fast
    assert {"character_costs", "tile_costs", "_has_bargain", "has_one_lot"} <= plain
    assert fast & plain == FACTS
