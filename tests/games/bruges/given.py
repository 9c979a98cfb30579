"""Prepared positions: `given` hands, houses, residents and markers, a test says the rest.

Characters are named by their ids, `well-builder`; colours, groups and piles by their names.
"""

from collections.abc import Mapping, Sequence

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import ACTIONS, COLOURS, MAJORITIES, NAMES
from feldspar.games.bruges.rules.player_board import (
    SOURCES,
    START,
    Holding,
    face,
    house,
    starting_holding,
)
from feldspar.games.bruges.rules.position import TURNS
from feldspar.games.bruges.rules.units import Card, Colour
from feldspar.kernel.events import Event
from feldspar.kernel.units import Seat
from tests.label_law import the_label_of_a_decision_says_what_then_happens

CALM = {"blue": 3, "brown": 3, "yellow": 4, "red": 4, "violet": 3}
"""Dice that neither threaten nor let anybody advance."""
CARDS = {
    "blue": "servant",
    "brown": "page",
    "yellow": "peddler",
    "red": "jester",
    "violet": "huntsman",
}
"""A card of each colour."""


def card_of(name: str) -> Card:
    """The number of a card."""
    return Card(NAMES.index(name))


def colour_of(name: str) -> Colour:
    """The number of a colour."""
    return Colour(COLOURS.index(name))


def names(cards: Sequence[int]) -> list[str]:
    """The names of cards, of characters or of the faces of houses."""
    return [NAMES[card & 255] for card in cards]


def given(
    seats: int = 2,
    *,
    hand: Sequence[str] = ("baker",),
    residents: Sequence[str] = (),
    houses: Sequence[str] = (),
    florins: int = 5,
    workers: Mapping[str, int] | None = None,
    threats: Mapping[str, int] | None = None,
    dice: Mapping[str, int] | None = None,
    piles: Sequence[Sequence[str]] = ((), ()),
    rest: bool = True,
    round: int = 1,
    turn: int = 1,
    seed: bytes = b"given",
) -> BrugesState:
    """Seat 0 is the first player, and has its turn in phase 3; gates are dealt by seat.

    What is named belongs to seat 0; `hold` gives something to the others, who have five florins, no
    workers and no cards. `houses` are empty ones, by colour; every resident lives in a house of
    its own, built before. `piles` are the tops of the two draw piles, the next card first; without
    a `rest` they are all there is to draw. Nobody has workers or markers but those named.
    """
    state = GAME.new(seats, seed)
    state.holdings = [starting_holding(seat) for seat in range(seats)]
    for holding in state.holdings:
        holding.workers = [0] * len(COLOURS)
        holding.score_points(5, START)
    state.extra = [Card(number) for number in range(165)]
    state.piles = [[], []]
    state.discard = []
    state.stack = []
    state.first = state.active = Seat(0)
    state.phase, state.round, state.turn = TURNS, round, turn - 1
    roll(state, **{**CALM, **(dice or {})})
    hold(state, 0, hand=hand, residents=residents, houses=houses, florins=florins)
    hold(state, 0, workers=workers, threats=threats)
    tops = [[pull(state, name) for name in reversed(pile)] for pile in piles]
    state.piles = tops
    if rest:
        cards, state.extra = state.extra[:66], state.extra[66:]
        state.piles = [cards[:33] + tops[0], cards[33:] + tops[1]]
    state.log = []
    return state


def pull(state: BrugesState, name: str) -> Card:
    """Take a card from where cards lie that nobody has."""
    card = card_of(name)
    if card >= 165:  # a later one lies nowhere
        return card
    if card in state.extra:
        state.extra = [other for other in state.extra if other != card]
        return card
    for number, pile in enumerate(state.piles):
        if card in pile:
            piles = state.piles[:]
            piles[number] = [other for other in pile if other != card]
            state.piles = piles
            return card
    raise AssertionError(f"{name} lies elsewhere")


def hold(
    state: BrugesState,
    seat: int,
    *,
    hand: Sequence[str] = (),
    residents: Sequence[str] = (),
    houses: Sequence[str] = (),
    florins: int | None = None,
    workers: Mapping[str, int] | None = None,
    threats: Mapping[str, int] | None = None,
    tiles: tuple[int, int] | None = None,
    level: int | None = None,
    score: int | None = None,
    majorities: Sequence[str] = (),
) -> Holding:
    """Give something to a seat, beside what it has."""
    holding = state.holdings[seat]
    for name in hand:
        holding.take_card(pull(state, name))
    for name in residents:
        card = pull(state, name)
        colour = COLOUR[card]
        _build(state, holding, colour)
        holding.settle_in(card, colour)
    for colour_name in houses:
        _build(state, holding, colour_of(colour_name))
    for colour_name, number in (workers or {}).items():
        holding.gain_workers(colour_of(colour_name), number)
    for colour_name, number in (threats or {}).items():
        holding.gain_threats(colour_of(colour_name), number)
    for name in majorities:
        holding.majorities |= 1 << MAJORITIES.index(name)
    if florins is not None:
        holding.florins = florins
    if tiles is not None:
        holding.tiles = list(tiles)
    if level is not None:
        holding.level = level
    if score is not None:
        holding.score_points(score - holding.score, START)
    return holding


def _build(state: BrugesState, holding: Holding, colour: Colour) -> None:
    """Build a house with a card nobody is likely to name: the last of its colour."""
    card = max(card for card in state.extra if COLOUR[card] == colour)
    state.extra = [other for other in state.extra if other != card]
    holding.houses = [*holding.houses, house(card, False)]


def roll(state: BrugesState, **dice: int) -> None:
    """Let the dice show this."""
    rolled = state.dice[:]
    for colour, value in dice.items():
        rolled[COLOURS.index(colour)] = value
    state.dice = rolled


# ------------------------------------------------------------------------------- what may be said


def act(state: BrugesState, *written: str) -> list[Event]:
    """Let whoever must decide take decisions, each as its label says; return what was told."""
    state.log = []
    for one in written:
        seat, action = state.decider(), ACTIONS.parse(one)
        the_label_of_a_decision_says_what_then_happens(state, seat, action)
        state.apply(seat, action)
    return state.log


def choices(state: BrugesState, kind: str = "") -> set[str]:
    """All decisions that may be taken now, or those of a kind, as they are written."""
    seat = state.decider()
    written = {ACTIONS.text(action) for action in state.legal(seat)} if seat >= 0 else set()
    return {one for one in written if one == kind or one.startswith(kind + "(") or not kind}


def refusal(state: BrugesState, written: str, seat: int | None = None) -> str | None:
    """The rule that forbids a decision, to whoever must decide or to a seat."""
    return state.why_not(state.decider() if seat is None else seat, ACTIONS.parse(written))


def told(events: Sequence[Event]) -> list[str]:
    """The keys of what was told."""
    return [event.text.key for event in events]


def workers(holding: Holding) -> dict[str, int]:
    """The workers of a player, by colour, but those there are none of."""
    return {COLOURS[colour]: n for colour, n in enumerate(holding.workers) if n}


def threats(holding: Holding) -> dict[str, int]:
    """The threat markers of a player, by colour."""
    return {COLOURS[colour]: n for colour, n in enumerate(holding.threats) if n}


def points(holding: Holding) -> dict[str, int]:
    """Points by source, but those that are none."""
    return {name: n for name, n in zip(SOURCES, holding.points, strict=True) if n}


def house_colours(holding: Holding) -> list[str]:
    """The colours of a player's houses, in the order they were built."""
    return [COLOURS[COLOUR[face(one)]] for one in holding.houses]
