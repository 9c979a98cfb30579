"""Prepared positions: `given` hands, projects, columns and rows, a test says the rest.

Cards are named as in records, `castle-3-1` or `bank-5`: what they show, their die, and which copy.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.cards import DIE, TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import (
    ACTIONS,
    ALL_CARDS,
    ANIMALS,
    ANIMALS_EACH,
    CARD_NAMES,
    COST,
    GAINS,
    GOODS,
    GOODS_EACH,
    HAND,
    OPTIONS,
    PILES,
    ROUNDS,
    TURNS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import SOURCES, Holding, empty
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.turn_flow import NOBODY
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods
from feldspar.kernel.events import Event
from feldspar.kernel.units import Seat
from tests.label_law import the_label_of_a_decision_says_what_then_happens


def card_of(name: str) -> Card:
    """The number of a card."""
    return Card(CARD_NAMES.index(name))


def given(
    seats: int = 2,
    *,
    hand: Sequence[str] = ("ship-1-1", "ship-2-1"),
    projects: Sequence[str] = (),
    columns: Sequence[Sequence[str]] = (),
    rows: Mapping[int, Sequence[str]] | None = None,
    goods: Mapping[str, int] | None = None,
    animals: Mapping[str, int] | None = None,
    workers: int = 0,
    silver: int = 0,
    round: str = "A",
    turn: int = 1,
    piles: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: bool = True,
    aaron: Mapping[str, Sequence[str]] | None = None,
    seed: bytes = b"given",
) -> CardsState:
    """Seat 0 is the start player and has its play in a turn; the display is empty.

    Projects, columns and storage are seat 0's, and have scored nothing; `hold` gives something to
    the others, who have nothing but their cards. `rows` hold just the cards named, by number;
    `deck` lies on top of the draw pile, the first to be drawn first, `discard` on the discard
    pile, the top last. Without a `rest` these are all there is to draw. `piles` (`goods1`, …) are
    as given, the top first, or hold what is in nobody's storage. Aaron, too, has the cards named.
    """
    state = GAME.new(seats, seed)
    state.holdings = [empty() for _ in range(seats)]
    state.deck = ALL_CARDS[:]
    state.discard = []
    state.rows = [[] for _ in range(6)]
    state.goods, state.animals = [[], []], [[], []]
    state.start = state.active = Seat(0)
    state.holder = Seat(0) if seats > 1 else NOBODY
    state.round = ROUNDS.index(round)
    state.turn = turn - 1
    state.aaron_piles = [
        [pull(state, name) for name in reversed((aaron or {}).get(letter, ()))] for letter in ROUNDS
    ]
    hold(state, 0, hand=hand, projects=projects, columns=columns)
    hold(state, 0, goods=goods, animals=animals, workers=workers, silver=silver)
    for row, names in (rows or {}).items():
        show(state, row, *names)
    state.discard = [pull(state, name) for name in discard]
    top = [pull(state, name) for name in reversed(deck)]
    for seat, holding in enumerate(state.holdings):
        state.deck, holding.pile = _split(state.deck, max(0, TURNS - HAND - state.turn))
        if seat:
            state.deck, holding.hand = _split(state.deck, min(HAND, TURNS - state.turn))
    state.deck = state.deck + top if rest else top
    stock(state, piles or {})
    state.log = []
    return state


def _split(cards: list[Card], count: int) -> tuple[list[Card], list[Card]]:
    return cards[: len(cards) - count], cards[len(cards) - count :]


def pull(state: Position, name: str) -> Card:
    """Take a card out of the draw pile, or out of a hand or a pile, which gets another for it."""
    card = card_of(name)
    if card in state.deck:
        state.deck = [other for other in state.deck if other != card]
        return card
    for holding in state.holdings:
        for where in (holding.hand, holding.pile):
            if card in where:
                where[where.index(card)], state.deck = state.deck[0], state.deck[1:]
                holding.hand = sorted(holding.hand)
                return card
    raise AssertionError(f"{name} lies elsewhere")


def hold(
    state: Position,
    seat: int,
    *,
    hand: Sequence[str] = (),
    projects: Sequence[str] = (),
    columns: Sequence[Sequence[str]] = (),
    goods: Mapping[str, int] | None = None,
    animals: Mapping[str, int] | None = None,
    workers: int = 0,
    silver: int = 0,
) -> None:
    """Give a seat a hand instead of the one it has, and anything else beside what it has.

    Nothing is scored. Goods and animals do not come out of the piles: `stock` follows for that.
    """
    mine = state.holdings[seat]
    if hand:
        state.deck, mine.hand = mine.hand + state.deck, []
        mine.hand = sorted(pull(state, name) for name in hand)
    mine.projects = mine.projects + [pull(state, name) for name in projects]
    mine.columns = mine.columns + [built(state, *names) for names in columns]
    mine.goods += packed(GOODS, goods or {})
    mine.animals += packed(ANIMALS, animals or {})
    mine.workers += workers
    mine.silver += silver


def built(state: Position, *names: str) -> Column:
    """A column of cards placed one after the other."""
    first, *others = [pull(state, name) for name in names]
    one = Column(TYPE[first], [first])
    for card in others:
        one = one.with_card(card)
    return one


def show(state: Position, row: int, *names: str) -> None:
    """Put cards into a row of the display."""
    state.rows = state.rows[:]
    state.rows[row - 1] = state.rows[row - 1] + [pull(state, name) for name in names]


def packed(kinds: Sequence[str], counts: Mapping[str, int]) -> int:
    """Goods or animals as a storage holds them."""
    return sum(count << 8 * kinds.index(name) for name, count in counts.items())


def stock(state: Position, piles: Mapping[str, Sequence[str]]) -> None:
    """Make piles of goods and animals, as given or of what is in nobody's storage."""
    held = [holding.goods + holding.sold for holding in state.holdings]
    found = _piles(GOODS, GOODS_EACH, held, [piles.get(name) for name in PILES[:2]])
    state.goods = [[Goods(one) for one in pile] for pile in found]
    held = [holding.animals for holding in state.holdings]
    found = _piles(ANIMALS, ANIMALS_EACH, held, [piles.get(name) for name in PILES[2:]])
    state.animals = [[Animal(one) for one in pile] for pile in found]


def _piles(
    kinds: Sequence[str], each: int, held: list[int], asked: list[Sequence[str] | None]
) -> list[list[int]]:
    left = [
        kind
        for kind in range(len(kinds))
        for _ in range(each - sum(one >> 8 * kind & 255 for one in held))
    ]
    halves = [left[::2], left[1::2]]
    return [
        halves[n] if names is None else [kinds.index(name) for name in reversed(names)]
        for n, names in enumerate(asked)
    ]


# ---------------------------------------------------------------------------------- what happens


def act(state: CardsState, *written: str, seat: int = 0) -> None:
    """Apply decisions as a record writes them, act(state, "place(3,bank-3)", "done"): each does
    what its label says."""
    for one in written:
        the_label_of_a_decision_says_what_then_happens(state, seat, ACTIONS.parse(one))
        state.play(seat, one)


def legal(state: CardsState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal decisions, written; those of a kind, or all."""
    found = {ACTIONS.text(action) for action in state.legal(seat)}
    return {text for text in found if not kind or text.split("(")[0] == kind}


def refusal(state: CardsState, written: str, seat: int = 0) -> str | None:
    """The rule that forbids a decision, or None: generator and judge must agree on it."""
    rule = state.why_not(seat, ACTIONS.parse(written))
    assert (written in legal(state, seat=seat)) == (rule is None)
    return rule


def choices(state: CardsState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal decisions, of a kind or all, on which generator and judge agree."""
    judged = {
        ACTIONS.text(action)
        for name, base, size, _ in ACTIONS.kinds.values()
        for action in range(base, base + size)
        if kind in ("", name) and state.why_not(seat, action) is None
    }
    assert legal(state, kind, seat) == judged
    return judged


def pass_play(state: CardsState) -> None:
    """Let whoever's play it is take silver and buy nothing; Aaron's cards are turned up before."""
    seat = state.active
    now = (state.round, state.turn, seat)
    while state.actors() and (state.round, state.turn, state.active) == now:
        if state.aaron_waits():
            act(state, "aaron", seat=seat)
        elif state.played:
            act(state, "done", seat=seat)
        else:
            act(state, f"silver({DIE[state.holdings[seat].hand[0]]})", seat=seat)


def pass_turn(state: CardsState) -> None:
    """Let everybody pass until a new turn has begun, or the game is over."""
    now = (state.round, state.turn)
    while state.actors() and (state.round, state.turn) == now:
        pass_play(state)


def pass_round(state: CardsState) -> None:
    """Let everybody pass until a new round has begun, or the game is over."""
    now = state.round
    while state.actors() and state.round == now:
        pass_play(state)


def told(state: CardsState, key: str = "", seat: int | None = None) -> list[Event]:
    """What was logged: all of it, or by the key of its message and the seat it is about."""
    return [
        event
        for event in state.log or []
        if (not key or event.text.key == key) and (seat is None or event.seat == seat)
    ]


# ------------------------------------------------------------------------------------ what is there


def names(cards: Sequence[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[card] for card in cards]


def estate(holding: Holding) -> list[tuple[str, list[str]]]:
    """The columns: type and cards of each."""
    return [(TYPES[one.type], names(one.cards)) for one in holding.columns]


def row(state: Position, number: int) -> list[str]:
    """The cards of a row of the display."""
    return names(state.rows[number - 1])


def unpacked(kinds: Sequence[str], counts: int) -> dict[str, int]:
    """Goods or animals by name; kinds of which there are none are left out."""
    return {name: n for i, name in enumerate(kinds) if (n := counts >> 8 * i & 255)}


def goods(holding: Holding) -> dict[str, int]:
    """The unsold goods in storage, by name."""
    return unpacked(GOODS, holding.goods)


def sold(holding: Holding) -> dict[str, int]:
    """The goods sold, by name."""
    return unpacked(GOODS, holding.sold)


def animals(holding: Holding) -> dict[str, int]:
    """The animals in storage, by name."""
    return unpacked(ANIMALS, holding.animals)


def pile(state: Position, name: str) -> list[str]:
    """What lies in a pile of goods or animals, the top first."""
    place = PILES.index(name)
    kinds, piles = (GOODS, state.goods) if place < 2 else (ANIMALS, state.animals)
    return [kinds[one] for one in reversed(piles[place % 2])]


def points(holding: Holding) -> dict[str, int]:
    """Where the points came from; sources of none are left out."""
    return {source: n for source, n in zip(SOURCES, holding.points, strict=True) if n}


# ------------------------------------------------------------------------------- sections 10 to 17


def of_type(type_: str) -> list[str]:
    """All the cards of a type, those with the lowest dice first."""
    found = [card for card in ALL_CARDS if TYPES[TYPE[card]] == type_]
    return names(sorted(found, key=lambda card: DIE[card]))


def laid(*columns: Sequence[str]) -> list[list[str]]:
    """Columns of types, the first card placed first, as columns of cards with high dice."""
    left = {type_: of_type(type_) for type_ in TYPES}
    return [[left[type_].pop() for type_ in types] for types in columns]


def place(state: CardsState, name: str, column: str = "", seat: int = 0) -> None:
    """Let a seat have a play now, and place a card with it; in a certain column, if it is asked."""
    mine = state.holdings[seat]
    state.active, state.stack, state.played, state.bought = Seat(seat), [], False, False
    hold(state, seat, projects=[name])
    if not mine.hand:
        mine.hand, state.deck = state.deck[:1], state.deck[1:]
    die = DIE[mine.hand[0]]
    mine.workers += COST[die][DIE[card_of(name)]]
    act(state, f"place({die},{name})", seat=seat)
    if column and legal(state, "column", seat):
        act(state, f"column({column})", seat=seat)


def placing(name: str, *columns: Sequence[str], seats: int = 2, **position: Any) -> CardsState:
    """Seat 0 has just placed a card beside columns of some types; one may have to be chosen."""
    state = given(seats, columns=laid(*columns), **position)
    place(state, name)
    return state


def bonus(state: Position, option: str) -> str:
    """The decision for an option of the current round card: bonus(state, "3 silver")."""
    written = [
        " ".join(f"{n} {gain}" for gain, n in zip(GAINS, one, strict=True) if n)
        for one in OPTIONS[state.round]
    ]
    return f"bonus({written.index(option) + 1})"
