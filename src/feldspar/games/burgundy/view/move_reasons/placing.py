"""Why a tile is placed: read from what then happens."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BUILDING,
    CASTLE,
    KNOWLEDGE,
    MINE,
    MINE_SILVER,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.scoring import knowledge_points
from feldspar.games.burgundy.rules.tiles import KIND, TYPE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.games.burgundy.view.gains import kin
from feldspar.games.burgundy.view.move_reasons.deed import Deed, Reason
from feldspar.games.burgundy.view.move_reasons.sailing import cargo, order
from feldspar.games.burgundy.view.tile import HELP, NOTHING
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.units import Hex

_BUILT: Final = ("warehouse", "carpenter", "church", "market", "city_hall")


def _tile(deed: Deed) -> Tile:
    return deed.had().storage[deed.args[1]]


def _hex(deed: Deed) -> Hex:
    return Hex(deed.args[2])


def _region(deed: Deed) -> dict[str, TextArg]:
    duchy, hex_ = deed.had().duchy, _hex(deed)
    return {"region": Text("region-" + TYPES[duchy.type[hex_]]), "size": duchy.size[hex_]}


def _completes(deed: Deed) -> Text | None:
    """A region is full, in this phase, perhaps with the last tile of its type."""
    points = scored(deed.told, "log-region")
    if not points:
        return None
    prize = scored(deed.told, "log-bonus")
    bonus = Text("space-bonus", {"points": prize}) if prize else NOTHING
    told: dict[str, TextArg] = {**_region(deed), "points": points, "bonus": bonus}
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
    if asked is not None and asked.name in _BUILT:
        return Text("because-" + asked.name)
    if points := scored(deed.told, "log-watchtower"):
        return Text("because-watchtower", {"points": points})
    if workers := deed.gained("log-boarding", "count"):
        return Text("because-boarding", {"workers": workers})
    if silver := deed.gained("log-bank", "count"):
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
    return Text("because-nearly", {**_region(deed), "points": points})


PLACING: Final[tuple[Reason, ...]] = (
    _completes,
    _castle,
    _herd,
    _building,
    cargo,
    order,
    _mine,
    _knowledge,
    _nearly,
)
