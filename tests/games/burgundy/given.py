"""Prepared positions: `given` estates, dice and tiles, a test says the rest.

Hexes are named as in records, `a1` to `g4`; tiles by what they show, `building-bank`.
"""

from collections.abc import Mapping, Sequence

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import (
    BLACK,
    BOARD,
    DEPOTS,
    GOODS,
    KNOWLEDGE,
    NUMBER,
    PHASES,
    SLOTS,
    TYPES,
)
from feldspar.games.burgundy.rules.decisions import ACTIONS, SLOT_NAMES
from feldspar.games.burgundy.rules.player_board import SOURCES, Estate, blank
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import FACES, KIND, NO_TILE, SUPPLY, TILES, TYPE
from feldspar.games.burgundy.rules.units import Die, Goods, Tile
from feldspar.kernel.events import Event
from feldspar.kernel.units import Hex, Seat
from tests.label_law import the_label_of_a_decision_says_what_then_happens


def hex_of(name: str) -> Hex:
    """The number of a hex: d4, the centre, is 18."""
    return Hex(BOARD.names.index(name))


def slot_of(name: str) -> int:
    """The number of a slot: 1a to 6d, black1 to black8."""
    return SLOT_NAMES.index(name)


def goods_of(name: str) -> Goods:
    """The number of a type of goods."""
    return Goods(GOODS.index(name))


def rolled(*shown: int) -> list[Die]:
    """Dice that show these numbers."""
    return [Die(number) for number in shown]


def seated(*seats: int) -> list[Seat]:
    """These seats, in this order."""
    return [Seat(seat) for seat in seats]


def given(
    seats: int = 2,
    *,
    dice: tuple[int, int] = (1, 2),
    estate: int = 1,
    start: str = "d4",
    phase: str = "A",
    round: int = 1,
    workers: int = 0,
    silver: int = 0,
    goods: Mapping[str, int] | None = None,
    storage: Sequence[str] = (),
    placed: Mapping[str, str] | None = None,
    knowledge: Sequence[int] = (),
    depots: Mapping[str, str] | None = None,
    wares: Mapping[int, Mapping[str, int]] | None = None,
    seed: bytes = b"given",
    **options: str,
) -> BurgundyState:
    """Seat 0 has the first turn of a round and both dice; every seat has an estate with its start
    castle and nothing else.

    What is given beyond that is seat 0's: `placed` tiles lie without having scored anything, and
    `knowledge` powers work without a tile on the estate. `depots` hold just the tiles named, by
    slot; `wares` just the goods named, by depot number. Tiles are real ones, each from its supply.
    """
    state = GAME.new(seats, seed, **options)
    state.stage = 1
    state.order = seated(*range(seats))
    state.ranked = seated(*range(seats))
    state.turn = 0
    state.waiting = 1
    state.phase = PHASES.index(phase)
    state.round = round - 1
    state.dice = [*rolled(*dice), *state.dice[2:]]
    state.used = 0
    state.asked = None
    state.supply = [[t for t in range(TILES) if SUPPLY[t] == back] for back in range(BLACK + 1)]
    state.slots = [NO_TILE] * SLOTS
    state.filled = 0
    state.wares = [0] * DEPOTS
    for seat in range(seats):
        state.estates[seat] = blank(DUCHIES[estate - 1])
        lay(state, seat, {start: "castle"})
        state.estates[seat].fresh = 0
    mine = state.estates[0]
    mine.workers, mine.silver = workers, silver
    for kind, count in (goods or {}).items():
        mine.store_goods(goods_of(kind), count)
    store(state, 0, storage)
    lay(state, 0, placed or {})
    know(state, 0, *knowledge)
    for slot, face in (depots or {}).items():
        fill(state, slot, face)
    for depot, kinds in (wares or {}).items():
        for kind, count in kinds.items():
            state.wares[depot - 1] += count << 8 * GOODS.index(kind)
    state.log = []
    return state


def draw(state: Position, face: str) -> Tile:
    """Take a tile that shows something out of the supplies."""
    for back in range(BLACK + 1):
        for tile in state.supply[back]:
            if FACES[tile] == face:
                state.supply = [[t for t in tiles if t != tile] for tiles in state.supply]
                return Tile(tile)
    raise AssertionError(f"no tile {face} is left")


def fill(state: Position, slot: str, face: str) -> Tile:
    """Put a tile into a slot of a depot."""
    tile = draw(state, face)
    state.slots[slot_of(slot)] = tile
    state.filled |= 1 << slot_of(slot)
    return tile


def store(state: Position, seat: int, faces: Sequence[str]) -> None:
    """Put tiles into a storage."""
    for face in faces:
        state.estates[seat].storage[state.estates[seat].room()] = draw(state, face)


def lay(state: Position, seat: int, placed: Mapping[str, str]) -> None:
    """Put tiles on an estate as if in earlier turns: nothing is scored."""
    for name, face in placed.items():
        state.estates[seat].cover(hex_of(name), draw(state, face))
    state.estates[seat].fresh = 0


def know(state: Position, seat: int, *numbers: int) -> None:
    """Let the powers of knowledge tiles work, without the tiles."""
    for number in numbers:
        state.estates[seat].powers |= 1 << number


def fill_type(state: Position, seat: int, type_: str, *, but: Sequence[str] = ()) -> None:
    """Cover all spaces of a type that are still empty, but some, with tiles of that type.

    Buildings are dealt by kind as the estate allows; knowledge tiles get no powers.
    """
    estate = state.estates[seat]
    powers = estate.powers
    for hex_ in range(len(BOARD)):
        name = BOARD.names[hex_]
        empty = estate.tiles[hex_] == NO_TILE
        if estate.duchy.type[hex_] == TYPES.index(type_) and empty and name not in but:
            tile = next(
                tile
                for back in (TYPES.index(type_), BLACK)
                for tile in state.supply[back]
                if TYPE[tile] == TYPES.index(type_)
                and (type_ != "building" or estate.allowed[KIND[tile]] >> hex_ & 1)
            )
            state.supply = [[t for t in tiles if t != tile] for tiles in state.supply]
            estate.cover(Hex(hex_), Tile(tile))
    if TYPES.index(type_) == KNOWLEDGE:
        estate.powers = powers
    estate.fresh = 0


# ---------------------------------------------------------------------------------- what happens


def act(state: BurgundyState, written: str, seat: int = 0) -> None:
    """Apply a decision as a record writes it, act(state, "place(3,1,c4)"): it does what its label
    says."""
    the_label_of_a_decision_says_what_then_happens(state, seat, ACTIONS.parse(written))
    state.play(seat, written)


def legal(state: BurgundyState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal decisions, written; those of a kind, or all."""
    found = {ACTIONS.text(action) for action in state.legal(seat)}
    return {text for text in found if not kind or text.split("(")[0] == kind}


def refusal(state: BurgundyState, written: str, seat: int = 0) -> str | None:
    """The rule that forbids a decision, or None."""
    return state.why_not(seat, ACTIONS.parse(written))


def pass_turn(state: BurgundyState) -> None:
    """Let whoever's turn it is take workers with what dice are left, and buy nothing."""
    seat = state.actor()
    turn = (state.phase, state.round, state.turn)
    while state.actors() and (state.phase, state.round, state.turn) == turn:
        unused = [state.dice[2 * seat + n] for n in range(2) if not state.used >> n & 1]
        act(state, f"workers({unused[0]})" if unused else "done", seat)


def pass_round(state: BurgundyState) -> None:
    """Let everybody pass until a new round has begun, or the game is over."""
    began = (state.phase, state.round)
    while state.actors() and (state.phase, state.round) == began:
        pass_turn(state)


# ------------------------------------------------------------------------------------ what is there


def asked(state: Position) -> Question | None:
    """What must be decided before anything else happens."""
    return state.asked


def stored(estate: Estate) -> list[str]:
    """What the storage shows, empty places left out."""
    return [FACES[tile] for tile in estate.storage if tile != NO_TILE]


def on(estate: Estate, name: str) -> str:
    """What lies on a hex, or ""."""
    tile = estate.tiles[hex_of(name)]
    return FACES[tile] if tile != NO_TILE else ""


def goods(estate: Estate) -> dict[str, int]:
    """The goods stored, by name."""
    return {name: n for name in GOODS if (n := estate.count_goods(goods_of(name)))}


def sold(estate: Estate) -> dict[str, int]:
    """The goods sold, by name."""
    return {name: n for name in GOODS if (n := estate.sold_of(goods_of(name)))}


def wares(state: Position, depot: int) -> dict[str, int]:
    """The goods that lie on a depot, by name."""
    here = state.wares[depot - 1]
    return {name: n for i, name in enumerate(GOODS) if (n := here >> 8 * i & 255)}


def told(state: BurgundyState, key: str = "", seat: int | None = None) -> list[Event]:
    """What was logged: all of it, or by the key of its message and the seat it is about."""
    return [
        event
        for event in state.log or []
        if (not key or event.text.key == key) and (seat is None or event.seat == seat)
    ]


# --------------------------------------------------------------------- both halves of legality


def choices(state: BurgundyState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal decisions, of a kind or all, on which generator and judge agree."""
    judged = {
        ACTIONS.text(action)
        for name, base, size, _ in ACTIONS.kinds.values()
        for action in range(base, base + size)
        if kind in ("", name) and state.why_not(seat, action) is None
    }
    assert legal(state, kind, seat) == judged
    return judged


# ------------------------------------------------------------------------- any estate, any turn


def give_turn(state: BurgundyState, seat: int, *dice: int) -> None:
    """Let a seat have its turn now, with two dice as shown."""
    state.order = seated(seat, *[other for other in range(state.seats) if other != seat])
    state.turn = 0
    state.waiting = 1 << seat
    state.used = 0
    state.dice = [*state.dice[: 2 * seat], *rolled(*dice), *state.dice[2 * seat + 2 :]]


def fitting(state: Position, seat: int, name: str) -> str:
    """What a tile still in the supplies shows that may lie on a hex."""
    estate = state.estates[seat]
    type_ = estate.duchy.type[hex_of(name)]
    return next(
        FACES[tile]
        for tiles in state.supply
        for tile in tiles
        if TYPE[tile] == type_
        and (TYPES[type_] != "building" or estate.allowed[KIND[tile]] >> hex_of(name) & 1)
    )


def cover(state: Position, seat: int, *names: str) -> None:
    """Cover hexes with tiles that may lie there, in earlier turns; no knowledge tile works."""
    powers = state.estates[seat].powers
    for name in names:
        lay(state, seat, {name: fitting(state, seat, name)})
    state.estates[seat].powers = powers


def points(estate: Estate) -> dict[str, int]:
    """Where the points came from; sources of none are left out."""
    return {source: n for source, n in zip(SOURCES, estate.points, strict=True) if n}


# --------------------------------------------------------------------------------- sections 1 to 8

PLAIN = {
    "building": "building-bank",
    "animal": "animal-cow-3",
    "knowledge": "knowledge-26",
    "castle": "castle",
    "mine": "mine",
    "ship": "ship",
}
"""A tile of each type; none has a lasting power."""
FILLER = {**PLAIN, "building": "building-warehouse", "animal": "animal-pig-2"}
FILLER["knowledge"] = "knowledge-25"
"""Another of each type, to lie beside those."""
LAST = {
    "building": "e4",
    "animal": "b2",
    "knowledge": "c4",
    "castle": "a2",
    "mine": "e3",
    "ship": "d5",
}
"""On estate 1: a space of each type whose region has others, to be the last one covered."""


def verdict(state: BurgundyState, written: str, seat: int = 0) -> str | None:
    """The rule that forbids a decision, or None: generator and judge must agree on it."""
    rule = refusal(state, written, seat)
    assert (written in legal(state, seat=seat)) == (rule is None)
    return rule


def number(name: str) -> int:
    """The die number of a space."""
    return NUMBER[hex_of(name)]


def around(name: str) -> list[str]:
    """The spaces beside a space."""
    return [BOARD.names[there] for there in BOARD.neighbours[hex_of(name)]]


def printed(estate: int) -> dict[str, str]:
    """The type of every space of a printed estate."""
    types = [TYPES[type_] for type_ in DUCHIES[estate - 1].type]
    return dict(zip(BOARD.names, types, strict=True))


def beside(state: Position, name: str, seat: int = 0) -> None:
    """Cover a neighbour of a space, if none is covered yet, so that the space may take a tile."""
    estate = state.estates[seat]
    if not any(on(estate, there) for there in around(name)):
        there = around(name)[0]
        lay(state, seat, {there: FILLER[printed(estate.duchy.number)[there]]})


def sail(state: BurgundyState) -> None:
    """Let whoever's turn it is place a ship with a die; no goods lie anywhere to be collected."""
    seat = state.actor()
    estate = state.estates[seat]
    state.wares = [0] * DEPOTS
    estate.workers += 3
    place = estate.room() + 1
    store(state, seat, ["ship"])
    act(state, min(one for one in legal(state, "place", seat) if f",{place}," in one), seat)


def phases(seats: int, seed: bytes = b"phases") -> list[BurgundyState]:
    """A game in which all only ever take workers, as it stands when each of its phases begins."""
    state = GAME.new(seats, seed)
    found = []
    while state.actors():
        found.append(state.clone())
        while state.actors() and state.phase == found[-1].phase:
            pass_turn(state)
    return found


def tiles_left(state: Position) -> list[int]:
    """Every tile that has not left the game, in order."""
    hands = [tile for estate in state.estates for tile in estate.tiles + estate.storage]
    tiles = [*state.slots, *hands, *(tile for pile in state.supply for tile in pile)]
    return sorted(tile for tile in tiles if tile != NO_TILE)
