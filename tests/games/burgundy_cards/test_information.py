"""Section 16: who sees what, and who decides when."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import pytest

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import ANIMALS, GOODS
from feldspar.games.burgundy_cards.rules.player_board import FROM_ROUND
from feldspar.games.burgundy_cards.rules.units import Card, Type
from feldspar.kernel.events import WATCHER
from tests.games.burgundy_cards.given import (
    act,
    card_of,
    choices,
    given,
    names,
    pass_play,
    pass_round,
    told,
)
from tests.randomness import fair

VIEWERS = [WATCHER, 0, 1, 2]
Kind = TypeVar("Kind")
Change = Callable[[CardsState], object]


def of_seat(name: str, value: object) -> Change:
    """Set something that seat 1 has, and nothing else."""
    return lambda state: setattr(state.holdings[1], name, value)


def of_game(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def top(what: str, pile: int) -> Change:
    """Exchange the top of a pile with another kind that lies below it."""

    def change(state: CardsState) -> None:
        cards = getattr(state, what)[pile]
        other = next(n for n, kind in enumerate(cards) if kind != cards[-1])
        cards[other], cards[-1] = cards[-1], cards[other]

    return change


PUBLIC: dict[str, Change] = {
    "the display": of_game("rows", [[3], [], [], [], [], []]),
    "the row of a card": lambda state: state.rows.reverse(),
    "projects": of_seat("projects", [3]),
    "the estate": of_seat("columns", [Column(Type(0), [Card(3)])]),
    "the column of a card": lambda state: state.holdings[0].columns.reverse(),
    "unsold goods": of_seat("goods", 1 << 8),
    "animals": of_seat("animals", 1 << 8),
    "workers": of_seat("workers", 1),
    "silver": of_seat("silver", 1),
    "goods sold": of_seat("sold", 1 << 8),
    "point cards": lambda state: state.holdings[1].score_points(1, FROM_ROUND),
    "first-triple cards won": of_seat("firsts", 4),
    "first-triple cards left": of_game("firsts", 126),
    "an all-seven card won": of_seat("seven", 2),
    "all-seven cards left": of_game("sevens", [1, 2]),
    "the top of goods 1": top("goods", 0),
    "the top of goods 2": top("goods", 1),
    "the top of animals 1": top("animals", 0),
    "the top of animals 2": top("animals", 1),
    "how many goods a pile holds": lambda state: state.goods[0].pop(0),
    "how many animals a pile holds": lambda state: state.animals[1].pop(0),
    "the round card": of_game("round", 2),
    "the holder of the start player card": of_game("holder", 1),
    "the side of the start player card": of_game("face_down", True),
    "how many cards the draw pile holds": lambda state: state.deck.pop(),
    "how many cards a hand holds": lambda state: state.holdings[1].hand.pop(),
    "how many cards a personal pile holds": lambda state: state.holdings[1].pile.pop(),
    "Aaron's estate": of_game("aaron", [3]),
    "how many cards Aaron has left": of_game("aaron_piles", [[1], [], [], [], []]),
    "a discarded card": of_game("discard", [3, 4]),
    "the order of the discard pile": lambda state: state.discard.reverse(),
    "cards bought": of_game("revealed", [1, 2, 3]),
}


def rule(what: str) -> str:
    """The rule by which something is public."""
    return "BCG-16.4" if "discard" in what else "BCG-16.5" if "bought" in what else "BCG-16.1"


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=pytest.mark.rule(rule(what))) for what in PUBLIC]
)
def test_everybody_sees(what: str) -> None:
    position: dict[str, Any] = {"rows": {1: ["mine-1-1"]}, "discard": ["ship-5-1", "ship-6-1"]}
    position["columns"] = [["mine-2-1"], ["ship-3-1"]]
    before, after = given(3, **position), given(3, **position)
    PUBLIC[what](after)
    for viewer in VIEWERS:
        assert after.info_key(viewer) != before.info_key(viewer)


def swap(state: CardsState, one: list[Kind], other: list[Kind]) -> None:
    """Exchange the first cards of two places; hands stay in order."""
    one[0], other[0] = other[0], one[0]
    for each in state.holdings:
        each.hand.sort()


HIDDEN: dict[str, Change] = {
    "the order of the draw pile": lambda state: state.deck.reverse(),
    "one's own personal pile": lambda state: swap(state, state.deck, state.holdings[0].pile),
    "another's personal pile": lambda state: swap(state, state.deck, state.holdings[1].pile),
    "the order of a personal pile": lambda state: state.holdings[0].pile.reverse(),
    "goods under the tops": lambda state: swap(state, *state.goods),
    "animals under the tops": lambda state: swap(state, *state.animals),
}


@pytest.mark.rule("BCG-16.2")
@pytest.mark.parametrize("what", HIDDEN)
def test_nobody_sees(what: str) -> None:
    piles = {"goods1": ["dark", "light"], "goods2": ["dark", "medium"]}
    piles |= {"animals1": ["pig", "cattle"], "animals2": ["pig", "sheep"]}
    before, after = given(3, piles=piles), given(3, piles=piles)
    HIDDEN[what](after)
    assert after.state_key() != before.state_key()
    for viewer in VIEWERS:
        assert after.info_key(viewer) == before.info_key(viewer)


@pytest.mark.rule("BCG-16.3")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_hand_is_known_to_its_owner_only(owner: int) -> None:
    before, after = given(3), given(3)
    swap(after, after.deck, after.holdings[owner].hand)
    for viewer in VIEWERS:
        assert (after.info_key(viewer) == before.info_key(viewer)) == (viewer != owner)


def worlds(state: CardsState, viewer: int, count: int) -> list[CardsState]:
    return [state.determinize(viewer, b"%d" % seed) for seed in range(count)]


@pytest.mark.rule("BCG-16.2", "BCG-16.3")
def test_any_card_not_seen_may_lie_anywhere_it_could() -> None:
    state = given(2, projects=["bank-5"], rows={2: ["mine-1-1"]}, discard=["mine-2-1"])
    for viewer in (0, 1):
        mine, other = state.holdings[viewer], state.holdings[1 - viewer]
        hidden = {*state.deck, *other.hand, *mine.pile, *other.pile}
        imagined = worlds(state, viewer, 600)
        assert {card for world in imagined for card in world.deck[-3:]} == hidden
        assert {card for w in imagined for card in w.holdings[1 - viewer].hand} == hidden
        for seat in (0, 1):
            assert {card for w in imagined for card in w.holdings[seat].pile} == hidden
        assert all(world.holdings[viewer].hand == mine.hand for world in imagined)


@pytest.mark.rule("BCG-16.2", "BCG-16.3")
def test_every_card_not_seen_is_as_likely_in_every_place() -> None:
    state = given(2)
    other, hidden = state.holdings[1], len(state.deck) + len(state.holdings[0].pile)
    hidden += len(other.hand) + len(other.pile)
    imagined = worlds(state, 0, 3000)
    assert fair([card for world in imagined for card in world.holdings[1].hand], hidden)
    for seat in (0, 1):
        assert fair([world.holdings[seat].pile[-1] for world in imagined], hidden)
    assert fair([world.deck[-1] for world in imagined], hidden)
    assert fair([world.deck[0] for world in imagined], hidden)


@pytest.mark.rule("BCG-16.2")
def test_any_good_and_animal_under_the_tops_may_come_next() -> None:
    state = given(2)
    for what, kinds in (("goods", GOODS), ("animals", ANIMALS)):
        imagined = [getattr(world, what) for world in worlds(state, 1, 60)]
        for pile in (0, 1):
            assert {piles[pile][-1] for piles in imagined} == {getattr(state, what)[pile][-1]}
            assert {piles[pile][-2] for piles in imagined} == set(range(len(kinds)))


@pytest.mark.rule("BCG-16.2", "BCG-16.4")
def test_cards_shuffled_again_are_known_to_be_in_the_draw_pile_or_dealt_from_it() -> None:
    """Whoever has counted knows: a personal pile dealt before the shuffle has none of them."""
    discard = [f"ship-{die}-{copy}" for die in range(2, 7) for copy in (2, 3)]
    state = given(2, silver=3, discard=discard, rest=False)
    act(state, "buy")
    left = {card_of(name) for name in discard} - set(state.revealed)
    for viewer in (WATCHER, 0, 1):
        for world in worlds(state, viewer, 40):
            assert set(world.deck) == left
            old = [card for one in world.holdings for card in one.hand + one.pile]
            assert not left & set(old)


@pytest.mark.rule("BCG-16.4", "BCG-16.5")
def test_everybody_is_told_of_cards_played_bought_and_discarded() -> None:
    state = given(3, silver=3, projects=["bank-1", "bank-3", "bank-5"], deck=["mine-1-1"])
    act(state, "buy", "choose(mine-1-1,project)", "drop(bank-3)", "silver(2)")
    assert [event.text.key for event in told(state)] == [
        "log-buy",
        "log-choose-project",
        "log-drop",
        "log-play",
        "log-silver",
    ]
    assert [event.text.key for event in told(state) if event.means] == ["log-play"]
    for viewer in VIEWERS:
        assert all(event.visible_to(viewer) for event in told(state))
        for world in worlds(state, viewer, 3):
            assert names(world.discard)[-2:] == ["bank-3", "ship-2-1"]


def states(seats: int) -> Iterator[CardsState]:
    """The one state of a random game, at its start and after each decision."""
    state, choose = GAME.new(seats, b"who sees what"), Random(seats)
    yield state
    while state.actors():
        seat = choose.choice(state.actors())
        state.step(seat, choose.choice(state.legal(seat)))
        yield state


@pytest.mark.rule("BCG-16.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_decides_in_anothers_play(seats: int) -> None:
    for state in states(seats):
        if not state.actors():
            break
        (actor,) = state.actors()
        others = set(range(seats)) - {actor}
        assert actor == state.active
        assert not any(state.legal(seat) for seat in others)
        action = state.legal(actor)[0]
        assert {state.why_not(seat, action) for seat in others} == {"BCG-16.6"}


@pytest.mark.rule("BCG-16.6")
def test_cards_are_drawn_into_hand_without_being_asked() -> None:
    state = given(2)
    pass_play(state)
    pass_play(state)
    assert (state.turn, [len(one.hand) for one in state.holdings]) == (1, [2, 2])
    assert choices(state, "silver")
    pass_round(state)
    assert [len(one.hand) for one in state.holdings] == [2, 2]
