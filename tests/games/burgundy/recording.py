"""How the recorded games are made, by players of their own: no bot of the library is asked.

Nine games have every number of seats with every set-up. The others are the first, over counted
seeds, to show what `records` asks of their name.
"""

from collections.abc import Mapping
from functools import partial

from feldspar import Record
from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import NUMBERED
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, TYPE
from tests import recording
from tests.games.burgundy.records import shows
from tests.recording import chance, key, random

Player = recording.Player[BurgundyState]

TITLES = {
    "tie-by-fewest-empty-spaces": "As many points, and fewer empty spaces: BUR-20.1",
    "tie-by-most-empty-spaces": "As many points, and by the other reading more empty spaces: R3",
    "tie-by-turn-order": "As many points and empty spaces; the last in turn order wins: BUR-20.2",
    "nobody-places": "Everybody takes workers with every die: BUR-5.4",
    "all-spaces-but-one": "36 of 37 spaces, the most there can be, by one who knew all chance",
    "all-tiles-used": "Four players, and nothing is left to be drawn: BUR-24.12",
    "longest-chain": "Three tiles with one die, by a castle and a city hall: BUR-24.3",
    "goods-left-behind": "Goods that cannot be stored stay at the depot: BUR-9.7",
    "two-depots-at-once": "Goods of two neighbouring depots, with tile 5: BUR-21.5",
    "bought-from-a-numbered-depot": "A tile bought from a numbered depot, with tile 6: BUR-21.7",
    "discarded-for-a-tile-taken": "A stored tile leaves the game for one taken: BUR-7.4",
    "discarded-for-a-tile-bought": "A stored tile leaves the game for one bought: BUR-17.5",
    "mine-in-depot-6": "Three players, and mines where a castle would lie: BUR-3.5",
    "second-building-of-a-kind": "Two buildings of a kind in one city, with tile 1: BUR-21.1",
    "a-power-in-the-same-turn": "A knowledge tile helps in the turn that placed it: BUR-21.22",
    "a-benefit-forgone-and-one-lost": "Buildings whose benefit was not used: BUR-13.12, BUR-13.13",
    "large-and-small-bonus": "Two complete the same type: BUR-14.4, BUR-14.5",
    "no-bonus-left": "A third completes a type, for nothing: BUR-14.6",
    "end-of-the-track": "Six ships, and the last space of the turn-order track: BUR-24.13",
    "the-same-estate-twice": "Two choose the same estate in secret: BUR-22.2",
}

# Found by a beam search that saw all chance to come, while the others only took workers. An estate
# cannot be filled: 36 tiles would have to be taken and placed, and 50 dice, 3 castles, 12 buildings
# and the 13 silver that mines and the start can bring in time (2 for a tile) make 71 of these 72.
FORESEEN = """
    take(5,5a) place(3,1,e3) take(1,1a) place(2,1,c3) buy(black7) place(6,1,b3) take(free,6c)
    place(4,1,a3) take(free,4b) place(1,1,e4) take(free,4d) place(1,1,f2) take(6,6a)
    place(1,1,e5) sell(free,brown) buy(black8) place(6,1,f1) take(free,5b) place(2,1,f3)
    buy(black3) take(6,6c) place(5,2,a2) place(free,1,e1) take(free,6d) take(4,4d) take(4,4b)
    place(6,3,f5) place(free,2,g1) place(6,1,d1) collect(5) take(1,1c) place(5,1,b4) buy(black7)
    place(5,1,e2) take(free,2d) place(1,1,g4) take(free,5c) place(2,1,c5) take(free,2a)
    place(1,1,g3) take(1,1a) place(4,1,b5) take(free,6a) place(5,1,f4) take(free,6d) take(2,2c)
    place(4,2,c6) buy(black2) place(2,2,c4) place(2,1,d3) collect(1) buy(2a) take(3,3c)
    place(5,2,d5) collect(1) place(3,1,g2) buy(black5) place(4,1,c2) take(4,4a) place(3,1,d6)
    collect(1) take(4,4c) place(5,1,c1) take(3,3a) place(2,1,b2) buy(black3) take(3,3c)
    place(5,2,d7) collect(1) place(3,1,a4) take(5,6b) place(1,1,b1) take(5,4c) place(6,1,a1)
    take(5,6d) place(2,1,d2) collect(2)"""
FORESEEN_FOR = "filled-estate 0"
FORESEEN_SEAT = 3

# ----------------------------------------------------------------------------------------- players


def tasteful(name: str, tastes: Mapping[str, int]) -> Player:
    """A player who takes points at once, then tiles that fit, and has a taste for some of them."""

    def player(state: BurgundyState, seat: int, taken: int) -> int:
        worths = {action: worth(state, seat, action, tastes) for action in state.legal(seat)}
        most = max(worths.values())
        return chance(state, seat, taken, [a for a in worths if worths[a] == most])

    player.__name__ = name
    return player


def worth(state: BurgundyState, seat: int, action: int, tastes: Mapping[str, int]) -> int:
    """How much a decision promises, in tenths of a point."""
    kind, args = ACTIONS.decode(action)
    before = state.estates[seat]
    if kind == "start":
        return tastes.get(f"estate-{args[0] + 1}", 0)
    after = state.clone()
    after.step(seat, action)
    then = after.estates[seat]
    gained = 10 * (then.score - before.score)
    gained += 4 * (then.workers - before.workers) + 8 * (then.silver - before.silver)
    if kind == "place":
        gained += 30 + taste(before.storage[args[1]], tastes)
    elif kind in ("take", "buy"):
        tile = state.slots[args[-1]]
        empty = (before.duchy.of_type[TYPE[tile]] & ~before.covered).bit_count()
        like = [t for t in before.storage if t != NO_TILE and TYPE[t] == TYPE[tile]]
        gained += (18 if len(like) < empty else -40) + taste(tile, tastes)
        gained += tastes.get("buy", 0) if kind == "buy" else 0
        gained += tastes.get("numbered", 0) if kind == "buy" and args[0] < NUMBERED else 0
        gained -= tastes.get("keep", 30) if then.storage == before.storage else 0
    elif kind == "discard":
        gained -= taste(before.storage[args[0]], tastes)
    elif kind in ("collect", "keep"):
        gained += 20 * ((then.goods ^ before.goods) > 0) + (args[0] >= 6) * tastes.get("pair", 0)
    return gained


def taste(tile: int, tastes: Mapping[str, int]) -> int:
    """A taste for a tile: for what it shows, or for its type."""
    face = FACES[tile]
    return tastes.get(face, tastes.get(face.split("-")[0], 0))


def idle(state: BurgundyState, seat: int, taken: int) -> int:
    """Takes workers with every die, and nothing else."""
    return next(a for a in state.legal(seat) if ACTIONS.decode(a).kind in ("workers", "done"))


def chainer(state: BurgundyState, seat: int, taken: int) -> int:
    """Hoards castles and city halls until three are stored, then places them all."""
    links = ("castle", "building-city_hall")
    stored = [FACES[tile] for tile in state.estates[seat].storage if tile != NO_TILE]
    ready = state.asked or (len(stored) == 3 and set(stored) == set(links))
    hoards = dict.fromkeys(links, 200 if ready else 25)
    legal = state.legal(seat)
    if not ready:
        kept = [a for a in legal if not _places(state, seat, a, links)]
        legal = kept or legal
    worths = {action: worth(state, seat, action, hoards) for action in legal}
    return chance(state, seat, taken, [a for a in legal if worths[a] == max(worths.values())])


def _places(state: BurgundyState, seat: int, action: int, faces: tuple[str, ...]) -> bool:
    kind, args = ACTIONS.decode(action)
    return kind == "place" and FACES[state.estates[seat].storage[args[1]]] in faces


def foreseeing(state: BurgundyState, seat: int, taken: int) -> int:
    return ACTIONS.parse(FORESEEN.split()[taken])


builder = tasteful("builder", {})
sailor = tasteful("sailor", {"ship": 60})
miner = tasteful("miner", {"mine": 80})
hoarder = tasteful("hoarder", {"keep": -40, "buy": 30, "building-bank": 30, "mine": 20})

# ------------------------------------------------------------------------------------------- games

TABLES: dict[str, tuple[list[Player], dict[str, str]]] = {
    "tie-by-fewest-empty-spaces": ([builder] * 3, {}),
    "tie-by-most-empty-spaces": ([builder] * 3, {"ties": "most"}),
    "tie-by-turn-order": ([random] * 4, {}),
    "nobody-places": ([idle] * 3, {}),
    "all-tiles-used": ([builder, random, builder, sailor], {}),
    "longest-chain": ([chainer, builder], {}),
    "goods-left-behind": ([sailor, builder], {}),
    "two-depots-at-once": (
        [tasteful("scholar", {"knowledge-5": 90, "ship": 30, "pair": 9}), builder],
        {},
    ),
    "bought-from-a-numbered-depot": (
        [tasteful("merchant", {"knowledge-6": 90, "building-bank": 30, "numbered": 40}), builder],
        {},
    ),
    "discarded-for-a-tile-taken": ([hoarder, builder], {}),
    "discarded-for-a-tile-bought": ([hoarder, builder], {}),
    "mine-in-depot-6": ([miner, builder, builder], {}),
    "second-building-of-a-kind": (
        [tasteful("architect", {"knowledge-1": 90, "building": 10}), builder],
        {},
    ),
    "a-power-in-the-same-turn": (
        [tasteful("foreman", {"knowledge-13": 60, "knowledge-14": 60}), random],
        {},
    ),
    "large-and-small-bonus": ([builder, builder], {}),
    "no-bonus-left": ([miner] * 4, {}),
    "end-of-the-track": ([sailor, builder, builder], {}),
    "the-same-estate-twice": ([builder] * 4, {"setup": "secret"}),
}
"""Who plays, and with which options, where it is not two random players by the defaults."""
VARIANTS = {
    f"{seats}-{setup}": (seats, setup)
    for seats in GAME.seats
    for setup in GAME.options["setup"].values
}
ESTATES = {f"estate-{number}": number for number in range(1, 10)}
NAMES = [*VARIANTS, *ESTATES, *TITLES]


def variant(name: str) -> Record:
    """Play a set-up at a number of seats; the two readings of ties take turns."""
    seats, setup = VARIANTS[name]
    ties = GAME.options["ties"].values[list(VARIANTS).index(name) % 2]
    trio: list[Player] = [builder, random, sailor]
    players = [trio[(seat + seats) % 3] for seat in range(seats)]
    record = recording.play(GAME, players, key(name), setup=setup, ties=ties)
    record.title = f"Seats {seats}, set-up {setup}, ties by {ties} empty spaces"
    return record


def on_estate(name: str) -> Record:
    """Play a game in which somebody has a certain estate, chosen openly or in secret in turn."""
    number = ESTATES[name]
    settler = tasteful("settler", {f"estate-{number}": 1})
    options = {"setup": ("open", "secret")[number % 2]} if number > 1 else {}
    record = recording.first(
        lambda key: recording.play(GAME, [settler] * (2 + number % 3), key, **options),
        name,
        partial(shows, name),
    )
    record.title = f"Estate {number}, with a region finished"
    return record


def wanted(name: str, record: Record) -> bool:
    """Tell whether a game shows what it must; where ties are sought, most need no second look."""
    scores = sorted(map(int, record.end["scores"].split()))
    return (not name.startswith("tie-") or scores[-1] == scores[-2]) and shows(name, record)


def make(name: str) -> Record:
    """Play the game of a name."""
    if name in VARIANTS:
        return variant(name)
    if name in ESTATES:
        return on_estate(name)
    if name == "all-spaces-but-one":
        players: list[Player] = [idle] * 4
        players[FORESEEN_SEAT] = foreseeing
        record = recording.play(GAME, players, key(FORESEEN_FOR))
    else:
        players, options = TABLES.get(name, ([random, random], {}))
        record = recording.first(
            lambda key: recording.play(GAME, players, key, **options), name, partial(wanted, name)
        )
    record.title = TITLES[name]
    return record
