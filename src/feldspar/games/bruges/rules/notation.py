"""A position of Bruges as text: piles and dice, what is asked, and what everybody has."""

from typing import Final

from feldspar.games.bruges.rules import pending
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.cards.perks import perks_of
from feldspar.games.bruges.rules.components import (
    CARDS,
    COLOURS,
    GATES,
    MAJORITIES,
    NAMES,
    SECTIONS,
    SPACES,
    STATUES,
    TOP,
    TURNS_EACH,
)
from feldspar.games.bruges.rules.consistency import check
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    SOURCES,
    USED,
    Holding,
    characters,
    face,
    house,
    is_unseen,
    resident,
    starting_holding,
)
from feldspar.games.bruges.rules.position import MOST_PIECES, Position, Question
from feldspar.games.bruges.rules.units import Card, House, Resident
from feldspar.kernel.position_codec import TRUTH, PositionCodec, PositionError, complete, write_text

PHASES: Final = ["", "draw", "dice", "turns", "majorities", "over"]
ROTATED: Final = "'"
"""After a character that has been activated in this round."""
MOST: Final = 999
"""Of florins, and of points from one source, lost or won."""
MOST_THREATS: Final = 9
MOST_ROUNDS: Final = 99
MOST_ASKED: Final = 60
LIMITS: Final = {
    seats: {
        name: [seats - 1, *[most for _, most in one.about]] for name, one in pending.every().items()
    }
    for seats in range(2, 5)
}
"""The largest number of each thing a question is about, the seat first."""
QUESTIONS: Final = "feldspar.games.bruges.rules.pending"


def visit_notation(position: Position, notation: PositionCodec) -> None:
    """Say all that is true of a position; hidden cards by the colour of their backs."""
    deck = _all(position)
    _course(position, notation)
    truth = notation.viewer == TRUTH
    for n, pile in enumerate(position.piles):
        shown = [truth] * (len(pile) - 1)
        under = notation.names(f"pile {n + 1}", pile[:-1], NAMES, CARDS, shown)
        top = _cards(notation, f"top {n + 1}", pile[-1:], truth)
        position.piles = [*position.piles[:n], under + top, *position.piles[n + 1 :]]
    extra = position.extra
    position.extra = notation.names("extra pile", extra, NAMES, CARDS, [truth] * len(extra))
    position.discard = _cards(notation, "discard", position.discard)
    position.statues = notation.numbers(
        "statues", position.statues, max(STATUES), many=len(STATUES)
    )
    faces: list[list[Card]] = []
    for seat, holding in enumerate(position.holdings):
        position.holdings[seat] = _holding(notation, seat, holding, faces)
    if notation.reads:
        _fill(position, deck, faces)
        check(position)


def _course(position: Position, notation: PositionCodec) -> None:
    """Say where the game stands, and what is asked."""
    rounds = notation.up_to(MOST_ROUNDS)
    position.round = notation.number("round", position.round, rounds)
    position.last = notation.number("last round", position.last, rounds + 1)
    position.phase = notation.word("phase", position.phase, PHASES)
    position.first = notation.number("first player", position.first, position.seats - 1)
    position.active = notation.number("active", position.active, position.seats - 1)
    position.turn = notation.number("turn", position.turn, TURNS_EACH)
    position.played = notation.flag("played", position.played)
    limits = LIMITS[position.seats]
    position.stack = notation.questions(
        "asked", position.stack, _write_question, QUESTIONS, limits, notation.up_to(MOST_ASKED)
    )
    position.dice = notation.numbers("dice", position.dice, 6, [0] * len(COLOURS))


def _write_question(question: Question) -> str:
    return write_text(question.name(), [question.seat, *question.fields()])


def _cards(notation: PositionCodec, name: str, cards: list[Card], known: bool = True) -> list[Card]:
    """Say some cards, or the colours of their backs."""
    return notation.names(name, cards, NAMES, CARDS, [known] * len(cards), COLOUR, COLOURS)


def _holding(notation: PositionCodec, seat: int, old: Holding, faces: list[list[Card]]) -> Holding:
    """Say what a player has, and return it; the cards of the houses are kept apart."""
    none = [0] * len(COLOURS)
    new = starting_holding(notation.number(f"gate {seat}", old.gate, len(GATES) - 1))
    most = notation.up_to(MOST)
    new.florins = notation.number(f"florins {seat}", old.florins, most)
    workers, threats = notation.up_to(MOST_PIECES), notation.up_to(MOST_THREATS)
    new.workers = notation.numbers(f"workers {seat}", old.workers, workers, none)
    new.threats = notation.numbers(f"threats {seat}", old.threats, threats, none)
    new.level = notation.number(f"level {seat}", old.level, TOP)
    new.majorities = notation.choice(f"majorities {seat}", old.majorities, MAJORITIES)
    new.tiles = notation.numbers(f"canals {seat}", old.tiles, SPACES, [0, 0])
    new.crowned = notation.choice(f"crowned {seat}", old.crowned, SECTIONS)
    new.statues = notation.numbers(f"statues {seat}", old.statues, max(STATUES), many=len(STATUES))
    known = notation.knows(seat)
    hand = old.hand if known else sorted(old.hand, key=lambda card: COLOUR[card])
    new.hand = _cards(notation, f"hand {seat}", hand, known)
    new.fresh = _cards(notation, f"drawn {seat}", old.fresh, notation.viewer == TRUTH)
    faces.append(_faces(notation, seat, old.houses))
    built = [House(0)] * len(faces[-1]) if notation.reads else old.houses
    new.houses = _houses(notation, seat, built)
    used = [NAMES[one & 255] + ROTATED * (one >= USED) for one in old.residents]
    said = notation.words(f"characters {seat}", used, CARDS)
    new.residents = [Resident(_parse_card(one) + USED * one.endswith(ROTATED)) for one in said]
    new.perks = perks_of(characters(new))
    nothing = [0] * len(SOURCES)
    points = notation.numbers(f"points {seat}", old.points, most, nothing, least=-most)
    for source, scored in enumerate(points):
        new.score_points(scored, source)
    return new


def _houses(notation: PositionCodec, seat: int, houses: list[House]) -> list[House]:
    """Say who lives where, and which houses nobody has seen the card of; return them so."""
    places = [str(place + 1) for place in range(len(houses))]
    blind = [places[n] for n, one in enumerate(houses) if is_unseen(one)]
    living = [
        f"{places[n]}={NAMES[resident(one)]}"
        for n, one in enumerate(houses)
        if resident(one) != EMPTY
    ]
    nobody = notation.words(f"unseen {seat}", blind, len(houses))
    residents: dict[str, str] = {}
    for said in notation.words(f"residents {seat}", living, len(houses)):
        place, _, residents[place] = said.partition("=")
    if not {*nobody, *residents} <= {*places}:
        raise PositionError(f"houses {seat}: there are {len(houses)}")
    return [
        House(
            house(face(one), place in nobody) & ~(255 << 8)
            | (_parse_card(residents[place]) if place in residents else EMPTY) << 8
        )
        for place, one in zip(places, houses, strict=True)
    ]


def _faces(notation: PositionCodec, seat: int, houses: list[House]) -> list[Card]:
    """Say the cards of houses as far as they may be known."""
    truth = notation.viewer == TRUTH
    shown = [truth or (notation.knows(seat) and not is_unseen(one)) for one in houses]
    cards = [face(one) for one in houses]
    return notation.names(f"houses {seat}", cards, NAMES, CARDS, shown, COLOUR, COLOURS)


def _parse_card(said: str) -> Card:
    """Return the card of a name, which a mark may follow."""
    name = said.removesuffix(ROTATED)
    if name not in NAMES:
        raise PositionError(f"there is no character {name!r}")
    return Card(NAMES.index(name))


def _all(position: Position) -> list[Card]:
    """Return all cards of this game, wherever they lie."""
    cards = position.extra + position.discard
    for pile in position.piles:
        cards = cards + pile
    for holding in position.holdings:
        cards = cards + holding.hand + holding.fresh + characters(holding)
        cards += [face(one) for one in holding.houses]
    return sorted(cards)


def _fill(position: Position, deck: list[Card], faces: list[list[Card]]) -> None:
    """Put what lies nowhere where something hidden does; see that nothing is there twice."""
    places = [position.discard, position.extra, *position.piles]
    for holding, built in zip(position.holdings, faces, strict=True):
        places += [characters(holding), holding.hand, holding.fresh, built]
    found = complete(places, deck, NAMES, COLOUR)
    position.extra, position.piles = found[1], found[2:4]
    for seat, holding in enumerate(position.holdings):
        _, hand, holding.fresh, built = found[4 + 4 * seat : 8 + 4 * seat]
        holding.hand = sorted(hand)
        holding.houses = [
            House(one & ~255 | card) for one, card in zip(holding.houses, built, strict=True)
        ]
