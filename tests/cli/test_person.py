"""What somebody at the keyboard is told of things: what they cost, and what they are good for."""

import pytest

import feldspar
from feldspar.cli.terminal_player import TerminalPlayer
from feldspar.kernel.events import Text
from feldspar.kernel.move_selection import prices
from feldspar.kernel.scene import Area, Box, Choice, Move, Piece, Price, Scene
from feldspar.kernel.text.fluent import Words
from tests import laws

WORDS = Words(
    "en",
    {
        "toy.ftl": """
tile = A tile
hex = A hex
take = Take it for 1 worker
help-tile = Brings a cow.
price-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
play-unknown = Nothing here is called { $answer }.
"""
    },
)
TILE = Piece("tile/a", "tile", 0, 0, 9, Text("tile"), help=Text("help-tile"))
HEX = Piece("hex/b", "hex", 0, 0, 9, Text("hex"))
TAKE = Choice("choice/take", "worker", Text("take"))
AREA = Area("table", "common", 9, 9, Text("table"), (TILE, HEX))
SCENE = Scene(0, Text("toy"), Text("toy"), None, (AREA,), (TAKE,), (), Box(True, ("table",)))
LABELS = {"tile/a": Text("tile"), "hex/b": Text("hex"), "choice/take": Text("take")}


@pytest.fixture
def person() -> TerminalPlayer:
    return TerminalPlayer(WORDS, ["Odile"], colour=False)


def test_what_costs_something_says_so_once(
    person: TerminalPlayer, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = [
        Move(1, ("tile/a", "hex/b"), Text("move"), price=Price("worker", 2)),
        Move(2, ("hex/b",), Text("move")),
        Move(3, ("choice/take",), Text("move"), price=Price("worker", 1)),
    ]
    person.offer([*LABELS], LABELS, prices(moves, []))
    shown = capsys.readouterr().out.splitlines()
    assert shown == ["   1  A tile (2 workers)", "   2  A hex", "   3  Take it for 1 worker"]


def test_whoever_asks_is_told_what_something_is_good_for(
    person: TerminalPlayer, capsys: pytest.CaptureFixture[str]
) -> None:
    for asked in ("a", "1", "take", "z"):
        person.explain(SCENE, ["hex/b"], asked)
    assert capsys.readouterr().out.splitlines() == [
        "A tile",
        "Brings a cow.",
        "A hex",
        "Take it for 1 worker",
        "Nothing here is called z.",
    ]


@pytest.mark.parametrize("title", feldspar.titles())
def test_every_game_has_words_and_a_symbol_for_what_it_asks(title: str) -> None:
    game = feldspar.game(title)
    table = laws.Table(game, game.seats[-1], b"seed", {}, 0)
    state = table.new()
    asked: set[Price] = set()
    for _ in laws.play(state, table.choose()):
        for seat in state.actors()[:1]:
            asked |= {move.price for move in game.moves(state, seat) if move.price}
    for price in asked:
        assert f'<symbol id="{price.art}"' in game.art()
        for language in ("en", "fr"):
            assert price.text.key in game.words(language)
