"""A tile that is placed, and a benefit of it forgone: how that is said, and why it is good."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BOARD,
    BUILDING,
    CASTLE,
    HEXES,
    KNOWLEDGE,
    MINE,
    MINE_SILVER,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    SOLD_TYPES,
)
from feldspar.games.burgundy.rules.decisions import DICE
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.scoring import knowledge_points
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Tile
from feldspar.games.burgundy.view.answer import AnswerView, Deed, cost, dice, use, workers_price
from feldspar.games.burgundy.view.answers.shipment import cargo, order
from feldspar.games.burgundy.view.gains import gain, kin, placing_points, region
from feldspar.games.burgundy.view.tile import ALIKE, HELP, NOTHING, a_tile, twin
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Hex, Seat


def _paths(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    tile, name = position.estates[seat].storage[args[1]], BOARD.names[args[2]]
    return [(*die, f"tile/{tile}", f"hex/{name}") for die in dice(position, seat, args[0])]


def _misplacement(estate: Estate, args: tuple[int, ...]) -> int:
    """Return 1 if a tile would go where such tiles do not, 2 if there is none; mostly 0."""
    tile = estate.storage[args[1]]
    return 2 if tile == NO_TILE else int(TYPE[tile] != estate.duchy.type[args[2]])


def _move(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    (order, place, hex_), storage = args, position.estates[seat].storage
    workers = cost(position, seat, "place", args)
    points = placing_points(position, seat, storage[place], Hex(hex_))
    label = _label(ALIKE[storage[place]], hex_, DICE[order], workers, points)
    # Of what is decided, the space is counted last.
    same = action - HEXES * (place - twin(storage, place))
    return Move(action, path, label, price=workers_price(workers), same=same)


@memoize
def _label(tile: Tile, hex_: int, die: Die, workers: int, points: int) -> Text:
    told: dict[str, TextArg] = {"tile": a_tile(tile), "hex": BOARD.names[hex_]}
    return Text("move-place", {**told, "use": use(die, workers), "gain": gain(tile, points)})


# -------------------------------------------------------------------------------- why it is good


def _tile(deed: Deed) -> Tile:
    return deed.had().storage[deed.args[1]]


def _hex(deed: Deed) -> Hex:
    return Hex(deed.args[2])


def _completes(deed: Deed) -> Text | None:
    """A region is full, in this phase, perhaps with the last tile of its type."""
    points = scored(deed.told, "log-region")
    if not points:
        return None
    prize = scored(deed.told, "log-bonus")
    bonus = Text("space-bonus", {"points": prize}) if prize else NOTHING
    where = region(deed.had().duchy, _hex(deed))
    told: dict[str, TextArg] = {**where, "points": points, "bonus": bonus}
    early, phase = scored(deed.told, "log-phase"), PHASES[deed.before.phase]
    return Text("because-region", {**told, "early": early, "phase": phase})


def _castle(deed: Deed) -> Text | None:
    return Text("because-castle") if TYPE[_tile(deed)] == CASTLE else None


def _herd(deed: Deed) -> Text | None:
    """Animals join others of their kind, or wait for them."""
    points = scored(deed.told, "log-animals")
    if not points:
        return None
    kind = next(e.text.args["kind"] for e in deed.told if e.text.key == "log-animals")
    told: dict[str, TextArg] = {"kind": kind, "points": points}
    if kin(deed.had(), _hex(deed), _tile(deed)):
        return Text("because-herd", told)
    room = deed.had().duchy.region[_hex(deed)] & ~deed.has().covered
    return Text("because-first-animals", told) if room else None


def _building(deed: Deed) -> Text | None:
    """A building does something at once, if it can."""
    if TYPE[_tile(deed)] != BUILDING:
        return None
    asked = deed.after.asked
    if isinstance(asked, Benefit):
        return Text("because-" + asked.name)
    if points := scored(deed.told, "log-watchtower"):
        return Text("because-watchtower", {"points": points})
    if workers := deed.event_number("log-boarding", "count"):
        return Text("because-boarding", {"workers": workers})
    if silver := deed.event_number("log-bank", "count"):
        enough = deed.goes_on() and not deed.before.may_buy(deed.had())
        enough = enough and deed.after.may_buy(deed.has()) > 0
        return Text("because-bank", {"silver": silver, "enough": "yes" if enough else "no"})
    return None


def _mine(deed: Deed) -> Text | None:
    if TYPE[_tile(deed)] != MINE:
        return None
    return Text("because-mine", {"silver": MINE_SILVER * (len(PHASES) - deed.before.phase)})


def _knowledge(deed: Deed) -> Text | None:
    """What it counts at the end as things are, or what it changes until then."""
    tile = _tile(deed)
    if TYPE[tile] != KNOWLEDGE:
        return None
    if KIND[tile] < SOLD_TYPES:
        return Text("because-power", {"does": HELP[tile]})
    points = knowledge_points(deed.has(), KIND[tile])
    return Text("because-counts", {"points": points}) if points else None


def _nearly(deed: Deed) -> Text | None:
    """A region lacks only one more tile."""
    duchy, hex_ = deed.had().duchy, _hex(deed)
    if (duchy.region[hex_] & ~deed.has().covered).bit_count() != 1:
        return None
    points = REGION_POINTS[duchy.size[hex_]] + PHASE_POINTS[deed.before.phase]
    return Text("because-nearly", {**region(deed.had().duchy, _hex(deed)), "points": points})


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    assert position.asked is not None
    return Choice(step, f"tile-building-{position.asked.name}", Text("choice-skip"))


_REASONS = (_completes, _castle, _herd, _building, cargo, order, _mine, _knowledge, _nearly)
VIEWS: Final = {
    "place": AnswerView(_paths, _move, _REASONS, misplacement=_misplacement),
    "skip": AnswerView(
        lambda *_: [("choice/skip",)],
        choice=_choice,
        asks=lambda position, asked: (f"benefit-{asked.name}", {}),
        hint="skip",
    ),
}
