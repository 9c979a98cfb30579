"""The course of the game: set-up, phases, rounds, turns, and what ends each of them."""

from typing import Final

from feldspar.games.burgundy.duchy import CENTRE, DUCHIES, SHEETS
from feldspar.games.burgundy.estate import blank
from feldspar.games.burgundy.figures import (
    BLACK,
    BLACK_TILES,
    BOARD,
    CASTLE,
    DEPOTS,
    EXCEPTION_PHASES,
    EXCEPTION_SEATS,
    EXCEPTION_SLOT,
    EXCEPTION_TYPE,
    GOODS,
    GOODS_EACH,
    HEXES,
    MINE,
    MINE_SILVER,
    MINE_WORKERS,
    NUMBERED,
    PHASES,
    PILE,
    POWERS,
    ROUNDS,
    SHIP,
    SLOT_SEATS,
    SLOT_TYPE,
    SLOTS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from feldspar.games.burgundy.position import (
    BASIC,
    NOT_CHOSEN,
    OPEN,
    OVER,
    TURNS,
    Position,
)
from feldspar.games.burgundy.scoring import final_scoring
from feldspar.games.burgundy.tiles import NO_TILE, SUPPLY, TILES
from feldspar.kernel.chance import below, dealt
from feldspar.kernel.events import EVERYONE, Event, Text, chapter
from feldspar.kernel.prose import listed

# Chance events; each supply of tiles has its own, by number.
DRAW_GOODS: Final = 7
DRAW_START: Final = 8
DRAW_ORDER: Final = 9
DRAW_SHEETS: Final = 10
ROLL: Final = 11

_WORKERS_PER_MINE: Final = POWERS["mine_workers"]


def set_up(position: Position) -> None:
    """Section 2, as far as it needs no decision; then the first phase, or the choice of estates."""
    seats = position.seats
    key = position.key
    position.supply = [
        [tile for tile in range(TILES) if SUPPLY[tile] == back] for back in range(BLACK + 1)
    ]
    position.crates = [goods for goods in range(len(GOODS)) for _ in range(GOODS_EACH)]
    position.slots = [NO_TILE] * SLOTS
    position.wares = [0] * DEPOTS
    position.pile = []
    position.spaces = [0] * seats
    position.dice = [0] * (2 * seats)
    position.choices = [NOT_CHOSEN] * seats
    first = below(seats, key, DRAW_ORDER)
    position.ranked = [(first + place) % seats for place in range(seats)]
    position.order = position.ranked[:]
    position.estates = [blank(DUCHIES[0]) for _ in range(seats)]
    for place, seat in enumerate(position.order):
        estate = position.estates[seat]
        estate.silver = START_SILVER
        estate.workers = START_WORKERS[place]
    # BUR-2.7: whether piles or start goods are drawn first makes no difference to chance.
    goods = dealt(position.crates, START_GOODS * seats, key, DRAW_START)
    for place, one in enumerate(goods):
        position.estates[place // START_GOODS].store_goods(one, 1)
    position.reveals += 1
    if position.setup == BASIC:
        position.sheets = []
        for seat in range(seats):
            put_start_castle(position, seat, 0, CENTRE)
        begin_phase(position)
    else:
        sheets = list(range(len(SHEETS)))
        position.sheets = dealt(sheets, seats, key, DRAW_SHEETS)
        position.waiting = 1 << position.order[0] if position.setup == OPEN else (1 << seats) - 1


def put_start_castle(position: Position, seat: int, duchy: int, hex_: int) -> None:
    """BUR-2.5, 2.6: it lies there, and gives nothing."""
    estate = position.estates[seat]
    estate.duchy = DUCHIES[duchy]
    castles = position.supply[CASTLE][:]
    estate.cover(hex_, castles.pop())
    estate.fresh = 0
    supply = position.supply[:]
    supply[CASTLE] = castles
    position.supply = supply


def begin_phase(position: Position) -> None:
    """Section 3: empty and refill the depots, turn up the goods; then the first round."""
    position.stage = TURNS
    position.removed += position.filled.bit_count()
    slots = [NO_TILE] * SLOTS
    position.slots = slots
    wanted = [0] * (BLACK + 1)
    kinds = [BLACK] * SLOTS
    for slot in range(NUMBERED):
        if SLOT_SEATS[slot] <= position.seats:
            kinds[slot] = slot_type(position, slot)
            wanted[kinds[slot]] += 1
    wanted[BLACK] = BLACK_TILES[position.seats]
    supply: list[list[int]] = []
    drawn: list[list[int]] = []
    for back in range(BLACK + 1):
        tiles = position.supply[back][:]
        supply.append(tiles)
        if back in (CASTLE, MINE, SHIP):
            drawn.append([tiles.pop() for _ in range(wanted[back])])  # all alike: no need of chance
        else:
            drawn.append(dealt(tiles, wanted[back], position.key, back, position.phase))
    position.supply = supply
    position.filled = 0
    for slot in range(SLOTS):
        if slot < NUMBERED:
            used = SLOT_SEATS[slot] <= position.seats
        else:
            used = slot - NUMBERED < wanted[BLACK]
        if used:
            slots[slot] = drawn[kinds[slot]].pop()
            position.filled |= 1 << slot
    crates = position.crates[:]
    position.pile = dealt(crates, PILE, position.key, DRAW_GOODS, position.phase)
    position.crates = crates
    position.round = 0
    begin_round(position)


def slot_type(position: Position, slot: int) -> int:
    """Return the type of tile a numbered slot receives in this phase (BUR-3.4, 3.5)."""
    if (
        slot == EXCEPTION_SLOT
        and position.seats == EXCEPTION_SEATS
        and EXCEPTION_PHASES >> position.phase & 1
    ):
        return EXCEPTION_TYPE
    return SLOT_TYPE[slot]


def begin_round(position: Position) -> None:
    """Section 4: all roll, the goods of the round go to a depot; then the first turn."""
    position.order = position.ranked[:]
    rounds = position.phase * ROUNDS + position.round
    drawn = below(6 ** (2 * position.seats + 1), position.key, ROLL, rounds)
    dice: list[int] = []
    for _ in range(2 * position.seats):
        dice.append(drawn % 6 + 1)
        drawn //= 6
    position.dice = dice
    position.white = drawn + 1
    wares = position.wares[:]
    wares[position.white - 1] += 1 << 8 * position.pile[position.round]
    position.wares = wares
    position.reveals += 1
    if position.log is not None:
        position.log.append(_round_event(position))
    position.turn = 0
    _begin_turn(position)


def _begin_turn(position: Position) -> None:
    seat = position.actor()
    position.used = 0
    position.bought = False
    position.waiting = 1 << seat
    position.estates[seat].fresh = 0


def end_turn(position: Position) -> None:
    """Go on with the next player, round, phase, or to the end of the game."""
    position.turn += 1
    if position.turn < position.seats:
        _begin_turn(position)
        return
    position.round += 1
    if position.round < ROUNDS:
        begin_round(position)
        return
    _end_phase(position)
    if position.phase + 1 < len(PHASES):
        position.phase += 1
        begin_phase(position)
        return
    position.stage = OVER
    position.round = ROUNDS - 1
    position.turn = position.seats - 1
    position.waiting = 0
    position.used = 3
    final_scoring(position)


def _end_phase(position: Position) -> None:
    """Section 18: mines pay, in the last phase too."""
    for seat, estate in enumerate(position.estates):
        mines = (estate.covered & estate.duchy.of_type[MINE]).bit_count()
        if not mines:
            continue
        silver = mines * MINE_SILVER
        workers = mines * _WORKERS_PER_MINE * estate.has(MINE_WORKERS)
        estate.silver += silver
        estate.workers += workers
        if position.log is not None:
            text = Text("log-income", {"silver": silver, "workers": workers})
            position.report(seat, text, "BUR-18.1")


def advance(position: Position, seat: int) -> None:
    """BUR-9.8 to 9.10: one space forward, on top of whoever is there."""
    space = position.spaces[seat] + 1
    spaces = position.spaces[:]
    spaces[seat] = space
    position.spaces = spaces
    ranked: list[int] = []
    placed = False
    for other in position.ranked:
        if other == seat:
            continue
        if not placed and spaces[other] <= space:
            ranked.append(seat)
            placed = True
        ranked.append(other)
    if not placed:
        ranked.append(seat)
    position.ranked = ranked
    if position.log is not None:
        position.report(seat, Text("log-advance", {"space": space}), "BUR-9.8")


def choose_start(position: Position, seat: int, choice: int) -> None:
    """Section 22: an estate and the space of the start castle, openly or in secret."""
    choices = position.choices[:]
    choices[seat] = choice
    position.choices = choices
    position.waiting &= ~(1 << seat)
    if position.setup == OPEN:
        _settle(position, seat)
        place = position.order.index(seat) + 1
        if place < position.seats:
            position.waiting = 1 << position.order[place]
    elif not position.waiting:
        position.reveals += 1
        for other in position.order:
            _settle(position, other)
    if not position.waiting:
        begin_phase(position)


def _settle(position: Position, seat: int) -> None:
    duchy, hex_ = divmod(position.choices[seat], HEXES)
    put_start_castle(position, seat, duchy, hex_)
    if position.log is not None:
        text = Text("log-estate", {"estate": duchy + 1, "hex": BOARD.names[hex_]})
        position.report(seat, text, "BUR-22.1")


def opening(position: Position) -> list[Event]:
    """Return what the set-up has shown to everybody."""
    order = Text("log-order", {"names": listed(position.order)})
    told = [Event(EVERYONE, order, "BUR-2.10")]
    if position.stage == TURNS:
        told.append(_round_event(position))
    return told


def _round_event(position: Position) -> Event:
    text = Text(
        "log-round",
        {
            "phase": PHASES[position.phase],
            "round": position.round + 1,
            "goods": Text("goods-" + GOODS[position.pile[position.round]]),
            "depot": position.white,
        },
    )
    return chapter(text, "BUR-4.4")
