"""What silver buys at the end of a turn, or that it buys nothing."""

from typing import Final

from feldspar.games.burgundy.rules.components import NO_PLACE, NUMBERED_SLOTS, PHASES, PRICE
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.view.answer import AnswerView, Asked, Deed
from feldspar.games.burgundy.view.answers.storage import REASONS
from feldspar.games.burgundy.view.tile import a_tile
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Path, Price
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.units import Seat


def purchase(position: Position) -> Asked:
    """Say which depots sell now: the black one, the numbered ones, or any."""
    sells = position.may_buy(position.estates[position.actor()])
    where = "any" if sells & ~NUMBERED_SLOTS else "numbered"
    return "buy", {"silver": PRICE, "where": where if sells & NUMBERED_SLOTS else "black"}


def _paths(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    first = ("choice/buy",) if NUMBERED_SLOTS >> args[0] & 1 else ()
    return [(*first, f"tile/{position.slots[args[0]]}")]


def _move(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    label = Text("move-buy", {"tile": a_tile(position.slots[args[0]]), "silver": PRICE})
    return Move(action, path, label, price=Price("silver", PRICE))


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    return Choice(step, "silver", Text("choice-buy", {"silver": PRICE}))


def _spends(deed: Deed) -> Text | None:
    """In the last phase silver is of little use but for this."""
    return Text("because-spends") if deed.before.phase == len(PHASES) - 1 else None


def _unfit(deed: Deed) -> Text | None:
    """Nothing that could be bought fits now, or there is no place to keep it."""
    estate = deed.had()
    sold = [deed.before.slots[slot] for slot in members(deed.before.may_buy(estate))]
    if not any(estate.fits(tile) for tile in sold):
        return Text("because-unfit")
    return Text("because-full") if estate.room() == NO_PLACE else None


VIEWS: Final = {
    "buy": AnswerView(_paths, _move, (*REASONS, _spends), _choice),
    "done": AnswerView(lambda *_: [("choice/done",)], reasons=(_unfit,)),
}
