"""A position of the card game as text: the display, the piles, and what everybody has."""

from typing import Final

from feldspar.games.burgundy_cards.rules import pending
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import (
    ALL_SEVEN,
    ANIMALS,
    ANIMALS_EACH,
    CARD_NAMES,
    CARDS,
    GOODS,
    GOODS_EACH,
    ROUNDS,
    TRIPLE,
    TURNS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.consistency import check
from feldspar.games.burgundy_cards.rules.pending import questions
from feldspar.games.burgundy_cards.rules.player_board import SOURCES, Holding, empty
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import Card, Source, Type
from feldspar.kernel.position_codec import (
    TRUTH,
    N,
    PositionCodec,
    PositionError,
    complete,
    restore,
    write_text,
)

NOBODY: Final = -1
EVERY_CARD: Final = [Card(card) for card in range(CARDS)]
LIMITS: Final = {name: one.limits for name, one in questions().items()}
MOST_ASKED: Final = 30
MOST_SHUFFLES: Final = 50
MOST: Final = 999
"""Of workers, silver, and points from one source."""


def visit_notation(position: Position, notation: PositionCodec) -> None:
    """Say all that is true of a position; hidden cards by the shuffle they come from."""
    _course(position, notation)
    shuffles = notation.up_to(MOST_SHUFFLES)
    position.shuffles = notation.number("shuffles", position.shuffles, shuffles)
    _shuffles(position, notation)
    _display(position, notation)
    for seat, holding in enumerate(position.holdings):
        position.holdings[seat] = _holding(position, notation, seat, holding)
    if position.seats == 1:
        _aaron(position, notation)
    if notation.reads:
        _fill(position)
        check(position)


def _course(position: Position, notation: PositionCodec) -> None:
    """Say where the game stands, and what is asked."""
    position.round = notation.word("round", position.round, ROUNDS)
    last = position.seats - 1
    position.turn = notation.number("turn", position.turn, TURNS)
    position.active = notation.number("active", position.active, last, NOBODY, least=NOBODY)
    position.start = notation.number("start player", position.start, last)
    position.holder = notation.number("start card", position.holder, last, NOBODY, least=NOBODY)
    position.face_down = notation.flag("face down", position.face_down)
    position.played = notation.flag("played", position.played)
    position.bought = notation.flag("bought", position.bought)
    position.stack = notation.questions(
        "asked",
        position.stack,
        _write_question,
        pending.__name__,
        LIMITS,
        notation.up_to(MOST_ASKED),
    )


def _write_question(question: Question) -> str:
    return write_text(question.name, question.fields())


def _shuffles(position: Position, notation: PositionCodec) -> None:
    """Say with which shuffle each card came into the draw pile, but for the first."""
    batch = [0] * CARDS
    for shuffle in range(1, position.shuffles):
        cards = [Card(card) for card in range(CARDS) if position.batch[card] == shuffle]
        for card in notation.names(f"shuffle {shuffle}", cards, CARD_NAMES, CARDS):
            batch[card] = shuffle
    position.batch = batch


def _cards(
    position: Position, notation: PositionCodec, name: str, cards: list[Card], known: bool = True
) -> list[Card]:
    """Say some cards; if they are not known, from which shuffle each is."""
    shuffles = [str(shuffle) for shuffle in range(position.shuffles)]
    shown = [known] * len(cards)
    return notation.names(name, cards, CARD_NAMES, CARDS, shown, position.batch, shuffles)


def _display(position: Position, notation: PositionCodec) -> None:
    """Say what lies in the middle of the table."""
    everything = notation.viewer == TRUTH
    position.rows = [
        _cards(position, notation, f"row {n + 1}", row) for n, row in enumerate(position.rows)
    ]
    position.revealed = _cards(position, notation, "revealed", position.revealed)
    position.deck = _cards(position, notation, "deck", position.deck, everything)
    position.discard = _cards(position, notation, "discard", position.discard)
    position.goods = _piles(notation, "goods", position.goods, GOODS, everything)
    position.animals = _piles(notation, "animals", position.animals, ANIMALS, everything)
    position.firsts = notation.choice(
        "first triples", position.firsts, TYPES, (1 << len(TYPES)) - 1
    )
    every = ALL_SEVEN[position.seats]
    position.sevens = notation.numbers("all seven", position.sevens, max(every), many=len(every))


def _piles(
    notation: PositionCodec, name: str, piles: list[list[N]], words: list[str], known: bool
) -> list[list[N]]:
    """Say two piles, of which only the tops are seen."""
    found: list[list[N]] = []
    for n, pile in enumerate(piles):
        shown = [known or place == len(pile) - 1 for place in range(len(pile))]
        found.append(notation.names(f"{name} {n + 1}", pile, words, CARDS, shown))
    return found


def _holding(position: Position, notation: PositionCodec, seat: int, old: Holding) -> Holding:
    """Say what a player has, and return it."""
    new = empty()
    known = notation.knows(seat)
    hand = old.hand if known else sorted(old.hand, key=lambda card: position.batch[card])
    new.hand = _cards(position, notation, f"hand {seat}", hand, known)
    everything = notation.viewer == TRUTH
    new.pile = _cards(position, notation, f"pile {seat}", old.pile, everything)
    new.projects = _cards(position, notation, f"projects {seat}", old.projects)
    said = notation.words(f"columns {seat}", [_write_column(one) for one in old.columns], CARDS)
    new.columns = [_column(seat, one) for one in said]
    new.goods = notation.counts(f"goods of {seat}", old.goods, GOODS, GOODS_EACH)
    new.sold = notation.counts(f"sold {seat}", old.sold, GOODS, GOODS_EACH)
    new.animals = notation.counts(f"animals of {seat}", old.animals, ANIMALS, ANIMALS_EACH)
    count = notation.up_to(MOST)
    new.workers = notation.number(f"workers {seat}", old.workers, count)
    new.silver = notation.number(f"silver {seat}", old.silver, count)
    new.firsts = notation.choice(f"first triples {seat}", old.firsts, TYPES)
    most = max(ALL_SEVEN[position.seats])
    new.seven = notation.number(f"all seven {seat}", old.seven, most)
    points = notation.numbers(f"points {seat}", old.points, count, [0] * len(SOURCES))
    for source, scored in enumerate(points):
        new.score_points(scored, Source(source))
    return new


def _write_column(column: Column) -> str:
    return TYPES[column.type] + ":" + "+".join([CARD_NAMES[card] for card in column.cards])


def _column(seat: int, said: str) -> Column:
    """Return the column a word says."""
    type_, _, cards = said.partition(":")
    names = cards.split("+")
    if type_ not in TYPES or len(names) > TRIPLE or not {*names} <= {*CARD_NAMES}:
        raise PositionError(f"columns {seat}: expected a type and its cards, not {said!r}")
    return Column(
        Type(TYPES.index(type_)),
        [Card(CARD_NAMES.index(name)) for name in names],
    )


def _aaron(position: Position, notation: PositionCodec) -> None:
    """Say what the opponent of the solo game has."""
    everything = notation.viewer == TRUTH
    position.aaron_piles = [
        _cards(position, notation, f"aaron {ROUNDS[n]}", pile, everything)
        for n, pile in enumerate(position.aaron_piles)
    ]
    position.aaron = _cards(position, notation, "aaron", position.aaron)
    points = notation.up_to(MOST)
    position.aaron_points = notation.number("aaron points", position.aaron_points, points)
    most = max(ALL_SEVEN[position.seats])
    position.aaron_seven = notation.number("aaron all seven", position.aaron_seven, most)
    position.aaron_firsts = notation.choice("aaron first triples", position.aaron_firsts, TYPES)
    position.beaten = notation.flag("beaten", position.beaten)


def _fill(position: Position) -> None:
    """Put what lies nowhere where something hidden does; see that nothing is there twice."""
    holdings = position.holdings
    shown = [*position.rows, position.revealed, position.discard, position.aaron]
    for holding in holdings:
        shown += [holding.projects, *[column.cards for column in holding.columns]]
    places = [position.deck, *position.aaron_piles]
    for holding in holdings:
        places += [holding.hand, holding.pile]
    found = complete(shown + places, EVERY_CARD, CARD_NAMES, position.batch)[len(shown) :]
    rounds = len(position.aaron_piles)
    position.deck, position.aaron_piles = found[0], found[1 : rounds + 1]
    for seat, holding in enumerate(holdings):
        hand, pile = found[rounds + 1 + 2 * seat : rounds + 3 + 2 * seat]
        holding.hand, holding.pile = sorted(hand), pile
    held = sum([holding.goods + holding.sold for holding in holdings])
    position.goods = restore(position.goods, held, GOODS, GOODS_EACH)
    held = sum([holding.animals for holding in holdings])
    position.animals = restore(position.animals, held, ANIMALS, ANIMALS_EACH)
