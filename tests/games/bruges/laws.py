"""What is true of every position, whatever was decided: nothing is lost, and counting again agrees.

`watching` is what `tests.endurance` asks every title for.
"""

from collections.abc import Callable, Iterator

from feldspar import State
from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import DECKS
from feldspar.games.bruges.rules.cards.perks import perks_of
from feldspar.games.bruges.rules.components import NAMES
from feldspar.games.bruges.rules.pending.disasters import Fire, Plague, Strikes
from feldspar.games.bruges.rules.pending.draw import Draw, DrawUp
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    USED,
    Holding,
    characters,
    face,
    resident,
)
from feldspar.games.bruges.rules.position import Question
from feldspar.games.bruges.rules.units import Card
from feldspar.kernel.events import WATCHER, Text
from tests.games.bruges.ledger import Ledger

FACES = {f"the-{name}": Card(card) for card, name in enumerate(NAMES)}


def watching(state: State) -> Callable[[], None]:
    """Return a check that may be called at any time from the opening of a game on, with its log."""
    assert isinstance(state, BrugesState)
    ledger, secrets = Ledger(state), Secrets()

    def check() -> None:
        all_cards_are_there(state)
        pieces_suffice(state)
        piles_are_lawful(state)
        for seat, holding in enumerate(state.holdings):
            houses_are_lawful(holding)
            canals_are_lawful(state, holding)
            markers_are_lawful(state, seat)
            assert holding.score == sum(holding.points) >= 0
            assert holding.perks == perks_of(characters(holding))
        secrets.are_kept(state)
        ledger.listen(state.log or [])
        ledger.agrees(state)

    return check


def all_cards_are_there(state: BrugesState) -> None:
    """Each of the 165 cards in one place; of the Engravers, the one that was chosen."""
    cards = state.extra + state.discard
    for pile in state.piles:
        cards = cards + pile
    for holding in state.holdings:
        cards = cards + holding.hand + holding.fresh + characters(holding)
        cards += [face(one) for one in holding.houses]
    other = "engraver" if state.options["engraver"] == "later" else "engraver-later"
    deck = {*DECKS[state.game.rules], NAMES.index("engraver-later")}
    assert sorted(cards) == sorted(deck - {NAMES.index(other)})


def pieces_suffice(state: BrugesState) -> None:
    """45 threat markers, 40 canal tiles, 6 statues: what is not here is with the players."""
    for colour in range(5):
        assert sum([holding.threats[colour] for holding in state.holdings]) <= 9
    assert sum([sum(holding.tiles) for holding in state.holdings]) <= 40
    statues = state.statues[:]
    for holding in state.holdings:
        statues += holding.statues
    assert sorted(statues) == [2, 3, 4, 5, 6, 7]
    assert state.statues == sorted(statues)[: len(state.statues)]


def piles_are_lawful(state: BrugesState) -> None:
    """BRG-4.6, 4.7, 4.10: the extra pile is there until one is empty; then two, or one card."""
    assert len(state.extra) == (0 if state.last else 165 - 33 * state.seats)
    if not all(state.piles):
        assert state.last
        assert sum(map(len, state.piles)) <= 1
    for seat, holding in enumerate(state.holdings):
        assert holding.hand == sorted(holding.hand)
        assert not holding.fresh or waits(state, seat, DrawUp, Draw)


def houses_are_lawful(holding: Holding) -> None:
    """A house has at most one resident, and a resident one house."""
    living = [resident(one) for one in holding.houses if resident(one) != EMPTY]
    assert sorted(living) == sorted(characters(holding))
    assert all(one & ~USED < len(NAMES) for one in holding.residents)


def canals_are_lawful(state: BrugesState, holding: Holding) -> None:
    """BRG-7.8, 7.9: a statue for each section that was complete, while there are statues."""
    assert all(0 <= built <= 5 for built in holding.tiles)
    assert all(holding.crowned >> n & 1 for n in range(2) if holding.tiles[n] == 5)
    assert len(holding.statues) <= holding.crowned.bit_count() <= 2
    assert len(holding.statues) == holding.crowned.bit_count() or not state.statues


def markers_are_lawful(state: BrugesState, seat: int) -> None:
    """BRG-9.1: three markers of a colour only while a disaster waits for a choice."""
    most = 3 if waits(state, seat, Strikes, Plague, Fire) else 2
    assert max(state.holdings[seat].threats) <= most


def waits(state: BrugesState, seat: int, *asked: type[Question]) -> bool:
    """Whether something of a kind lies on the stack for a seat."""
    return any(isinstance(one, asked) and one.seat == seat for one in state.stack)


# ------------------------------------------------------------------------------------- who hears


class Secrets:
    """Who listens hears of no card that nobody has shown."""

    def __init__(self) -> None:
        self.heard = 0

    def are_kept(self, state: BrugesState) -> None:
        log = state.log or []
        shown = {*state.discard}
        for holding in state.holdings:
            shown.update(characters(holding))
        for event in log[self.heard :]:
            if event.text.key == "log-burn-under":  # seen on its way to the hand (BRG-13.3)
                shown.update(cards_in(event.text.args["card"]))
        for event in log[self.heard :]:
            assert event.visible_to(WATCHER)
            assert shown >= {*cards_in(event.text)}
        self.heard = len(log)


def cards_in(told: object) -> Iterator[Card]:
    """The cards a sentence names."""
    if isinstance(told, Text):
        if told.key in FACES:
            yield FACES[told.key]
        for part in told.args.values():
            yield from cards_in(part)
