"""The toy game with a scene, so that a table of it can be shown."""

from collections.abc import Sequence

from feldspar.kernel.events import Text
from feldspar.kernel.game import State
from feldspar.kernel.scene import Area, Box, Move, Panel, Piece, Price, Scene
from tests import toy


class Auction(toy.Toy):
    """Everybody sees their own cards and bid, and all the coins."""

    def scene(self, state: State, viewer: int) -> Scene:
        assert isinstance(state, toy.ToyState)
        hand, bid = (state.hands[viewer], state.bids[viewer]) if viewer >= 0 else (0, -1)
        cards = [
            Piece(f"card/{n}", "card", 40.5 * n, 20, 30, state="struck" if n == bid else "")
            for n in range(9)
            if hand >> n & 1
        ]
        panels = [
            Panel(seat, coins, (), Text("coins", {"n": coins}), seat in state.actors())
            for seat, coins in enumerate(state.coins)
        ]
        paid = Text("paid", {"n": sum(state.pending)})
        hall = Area("hand", "hand", 400, 60, Text("hand"), tuple(cards), viewer)
        return Scene(
            viewer, Text("toy"), paid, None, (hall,), (), tuple(panels), Box(True, ("hand",))
        )

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        text = self.actions.text
        return [
            Move(action, (text(action),), Text("decide"), price=Price("card", 1))
            for action in state.legal(seat)
        ]

    def actions_for_touch(self, state: State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        return [self.actions.parse(thing) for thing in touched]


AUCTION = Auction()
AUCTION.id, AUCTION.package, AUCTION.seats, AUCTION.rules = "toy", "tests", range(2, 4), 1
AUCTION.options, AUCTION.actions = toy.GAME.options, toy.ACTIONS
