"""Section 13: what is told, the worlds somebody may imagine, and choices of several opponents."""

from collections.abc import Iterator
from random import Random

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR, DECKS
from feldspar.games.bruges.rules.player_board import characters, face, is_unseen
from feldspar.kernel.events import WATCHER
from tests.games.bruges.given import act, card_of, choices, given, hold, names, told, workers
from tests.games.bruges.phases import begin_round, heard, of_colours
from tests.randomness import fair

BLUE = of_colours(*["blue"] * 6)


def states(seats: int) -> Iterator[BrugesState]:
    """The one state of a random game, at its start and after each decision, with what it told."""
    state, choose = GAME.new(seats, b"who sees what"), Random(seats)
    yield state
    while state.actors():
        seat = state.decider()
        state.log = []
        state.step(seat, choose.choice(state.legal(seat)))
        yield state


def public(state: BrugesState) -> set[str]:
    """The cards everybody sees: discarded, or in a display."""
    cards = {*names(state.discard)}
    for holding in state.holdings:
        cards |= {*names(characters(holding))}
    return cards


# ------------------------------------------------------------------------------------ what is told


@pytest.mark.rule("BRG-13.1", "BRG-13.3", "BRG-13.4", "BRG-13.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_cards_that_everybody_can_see_are_named(seats: int) -> None:
    before: set[str] = set()
    named: set[str] = set()
    for state in states(seats):
        events = state.log or []
        assert all(event.visible_to(WATCHER) for event in events)
        assert heard(events, WATCHER) <= before | public(state)
        named |= heard(events, WATCHER)
        before = public(state)
    assert len(named) > 40


@pytest.mark.rule("BRG-13.2", "BRG-13.6")
def test_of_new_cards_the_number_and_the_backs_are_told() -> None:
    state = given(hand=["baker", "judge"], piles=([*BLUE[:2], "prince"], []))
    begin_round(state)
    assert told(act(state, "draw(1)", "draw(1)")) == []
    (event,) = act(state, "draw(1)")
    assert (event.seat, event.text.key, event.text.args["n"]) == (0, "log-draw", 3)
    assert "cards-blue" in str(event.text)
    assert "cards-yellow" in str(event.text)
    assert "cards-red" not in str(event.text)
    assert heard([event], WATCHER) == set()


@pytest.mark.rule("BRG-13.4")
def test_of_a_new_house_only_the_colour_is_told() -> None:
    state = given(hand=[BLUE[0]], workers={"blue": 1})
    events = act(state, f"house({BLUE[0]},blue)")
    assert "log-house" in told(events)
    assert heard(events, 0) == heard(events, 1) == set()


# ----------------------------------------------------------------------------------- other worlds


def worlds(state: BrugesState, viewer: int, count: int) -> list[BrugesState]:
    return [state.determinize(viewer, b"%d" % seed) for seed in range(count)]


@pytest.mark.rule("BRG-13.3", "BRG-13.4", "BRG-13.5")
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_any_hidden_card_may_be_any_other_of_its_colour(viewer: int) -> None:
    state = given(hand=[BLUE[0]], houses=["blue"], piles=([BLUE[1]], []))
    hold(state, 1, hand=[BLUE[2]], houses=["blue"])
    blue = {card for card in range(165) if COLOUR[card] == COLOUR[card_of(BLUE[0])]}
    if viewer >= 0:
        mine = state.holdings[viewer]
        blue -= {mine.hand[0], face(mine.houses[0])}
    imagined = worlds(state, viewer, 400)
    assert {world.piles[0][-1] for world in imagined} == blue
    for seat in (0, 1):
        hands = {world.holdings[seat].hand[0] for world in imagined}
        houses = {face(world.holdings[seat].houses[0]) for world in imagined}
        if seat == viewer:
            assert (hands, houses) == ({mine.hand[0]}, {face(mine.houses[0])})
        else:
            assert (hands, houses) == (blue, blue)


@pytest.mark.rule("BRG-13.5")
def test_any_hidden_card_may_lie_below_the_tops_or_in_the_extra_pile() -> None:
    state = given(hand=[BLUE[0]])
    hidden = {*state.extra, *state.piles[0], *state.piles[1]}
    imagined = worlds(state, 0, 400)
    for pile in (0, 1):
        assert len({world.piles[pile][-2] for world in imagined}) > 130
    assert {card for world in imagined for card in world.extra} == hidden


@pytest.mark.rule("BRG-13.3", "BRG-13.4", "BRG-13.5")
def test_every_card_somebody_may_imagine_somewhere_is_as_likely_there() -> None:
    state = given(hand=[BLUE[0]], houses=["blue"], piles=([BLUE[1]], []))
    hold(state, 1, hand=[BLUE[2], BLUE[3]], houses=["blue", "blue"])
    imagined = worlds(state, 0, 3000)
    blue = 33 - 2  # but for the card in hand, and the house
    others = [world.holdings[1] for world in imagined]
    assert fair([card for other in others for card in other.hand], blue)
    for place in (0, 1):
        assert fair([face(other.houses[place]) for other in others], blue)
    assert fair([world.piles[0][-1] for world in imagined], blue)
    for pile in (0, 1):
        assert fair([world.piles[pile][-2] for world in imagined], 165 - 2)
        assert fair([world.piles[pile][0] for world in imagined], 165 - 2)
    assert fair([world.extra[-1] for world in imagined], 165 - 2)


@pytest.mark.rule("BRG-13.4", "BRG-13.6")
def test_not_even_ones_own_new_cards_and_unseen_houses_are_known() -> None:
    state = given(residents=["architect"], workers={"blue": 1}, piles=(BLUE[:2], []))
    act(state, "activate(architect,blue)", "draw(1)")
    begin_round(state)
    act(state, "draw(1)")
    imagined = worlds(state, 0, 100)
    assert len({world.holdings[0].fresh[0] for world in imagined}) > 25  # of 33 blue cards
    assert is_unseen(state.holdings[0].houses[-1])
    assert len({face(world.holdings[0].houses[-1]) for world in imagined}) > 25


@pytest.mark.rule("BRG-13.1", "BRG-13.2", "BRG-13.3", "BRG-13.4", "BRG-13.5", "BRG-13.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_can_tell_an_imagined_world_from_this_one(seats: int) -> None:
    for number, state in enumerate(states(seats)):
        for viewer in (WATCHER, *range(seats)):
            world = state.determinize(viewer, b"%d" % number)
            assert world.info_key(viewer) == state.info_key(viewer)
            if viewer != WATCHER:
                assert world.legal(viewer) == state.legal(viewer)
            assert all_cards(world) == sorted(DECKS[GAME.rules])
            assert world.key != state.key


def all_cards(state: BrugesState) -> list[int]:
    """Every card there is, wherever it lies."""
    cards = [*state.piles[0], *state.piles[1], *state.extra, *state.discard]
    for holding in state.holdings:
        cards += holding.hand + holding.fresh + characters(holding)
        cards += [face(one) for one in holding.houses]
    return sorted(cards)


# ------------------------------------------------------------------------------ several opponents


@pytest.mark.rule("BRG-13.7")
@pytest.mark.parametrize("answer", [("blue", "blue"), ("blue", "red"), ("red", "red")])
def test_what_one_opponent_gives_does_not_matter_to_the_next(answer: tuple[str, str]) -> None:
    state = given(3, hand=["beggar"], houses=["red"])
    for seat in (1, 2):
        hold(state, seat, workers={"blue": 3, "red": 3})
    act(state, "place(beggar,red)")
    assert state.decider() == 1
    before = workers(state.holdings[2])
    act(state, *[f"pay({colour})" for colour in answer])
    assert (state.decider(), workers(state.holdings[2])) == (2, before)
    assert choices(state) == {"pay(blue)", "pay(red)"}


@pytest.mark.rule("BRG-13.7")
@pytest.mark.parametrize("answer", ["left", "right"])
def test_nor_which_canal_tile_one_opponent_gives_up(answer: str) -> None:
    state = given(3, hand=["troublemaker"], houses=["red"])
    for seat in (1, 2):
        hold(state, seat, tiles=(2, 1))
    act(state, "place(troublemaker,red)", f"breach({answer})")
    assert (state.decider(), state.holdings[2].tiles) == (2, [2, 1])
    assert choices(state) == {"breach(left)", "breach(right)"}
    act(state, "breach(left)")
    assert state.holdings[2].tiles == [1, 1]
    assert state.holdings[1].tiles == ([1, 1] if answer == "left" else [2, 0])
