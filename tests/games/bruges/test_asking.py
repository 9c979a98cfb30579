"""What may be touched for a decision, and what somebody means who touches amiss."""

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.components import ACTIONS
from feldspar.games.bruges.rules.pending.disasters import Fire
from feldspar.games.bruges.view.moves import moves
from feldspar.kernel.move_selection import implied_steps, intended_move, narrow, next_steps
from feldspar.kernel.scene import Move
from feldspar.kernel.units import Seat
from tests.games.bruges.given import CARDS, act, card_of, given, hold
from tests.games.bruges.told import WORDS, games, said


def answer(state: BrugesState, *touched: str, seat: int) -> str | None:
    """The first rule that forbids what was meant; None if it is allowed."""
    rules = [
        state.why_not(seat, action) for action in state.game.actions_for_touch(state, seat, touched)
    ]
    assert rules, "nothing could be meant"
    return None if None in rules else rules[0]


# --------------------------------------------------------------------------------- what is touched


def reached(found: list[Move], move: Move) -> Move | None:
    """The move decided by touching what lights up for one, or is given, step by step."""
    touched: list[str] = []
    for step in move.path:
        left = narrow(found, touched)
        if touched and (one := intended_move(left, touched)):
            return one
        assert step in [*next_steps(left, touched), *implied_steps(left, touched)]
        touched.append(step)
    return intended_move(narrow(found, touched), touched)


def test_every_legal_decision_can_be_touched_and_is_meant_by_its_own_path() -> None:
    for number, (state, seat) in enumerate(games(2)):
        found = moves(state, seat)
        assert {move.action for move in found} == set(state.legal(seat))
        assert len({move.path for move in found}) == len(found)
        for move in found:
            one = reached(found, move)
            assert one is not None
            assert one.action == move.action
            if number % 20 == 0:
                assert move.action in state.game.actions_for_touch(state, seat, move.path)
                assert answer(state, *move.path, seat=seat) is None


def test_what_nobody_decides_is_forced() -> None:
    for state, seat in games(1):
        found = moves(state, seat)
        alone = len(state.legal(seat)) == 1
        assert all(move.forced == alone for move in found)


@pytest.mark.rule("BRG-7.11")
def test_empty_houses_of_a_colour_are_one_decision_in_several_places() -> None:
    state = given(hand=["baker"], houses=["red", "blue", "red"])
    found = [move for move in moves(state, 0) if "choice/place" in move.path]
    assert [move.path[-1] for move in found] == ["house/0-1", "house/0-0", "house/0-2"]
    assert found[1].action == found[2].action
    assert {move.price for move in found if move.price} == {found[0].price}


@pytest.mark.rule("BRG-9.6")
def test_of_empty_houses_of_a_colour_the_one_that_would_burn_is_touched() -> None:
    state = given(houses=["red", "blue", "red"])
    state.push(Fire(Seat(0)))
    assert {move.path for move in moves(state, 0)} == {("house/0-0",), ("house/0-1",)}
    first = state.holdings[0].houses[0]
    act(state, "burn(red)")
    assert first not in state.holdings[0].houses


def test_a_worker_is_touched_where_there_is_a_choice_of_workers() -> None:
    state = given(hand=["baker"], residents=["valet"], workers={"red": 1, "blue": 1})
    assert (f"card/{card_of('valet')}",) in [move.path for move in moves(state, 0)]
    hold(state, 0, residents=["glassmaker", "blacksmith"])
    valet, baker = card_of("valet"), card_of("baker")
    paths = {move.path for move in moves(state, 0)}
    assert {(f"card/{valet}", "worker/red"), (f"card/{valet}", "worker/blue")} <= paths
    assert (f"card/{baker}", "choice/house", "worker/blue") in paths
    assert (f"card/{baker}", "choice/house") not in paths


def prices(state: BrugesState, step: str) -> set[str]:
    """What the moves through a thing cost."""
    return {
        said(move.price.text) if move.price else ""
        for move in moves(state, state.decider())
        if step in move.path
    }


def test_prices_are_told() -> None:
    state = given(
        hand=["queen", "conjurer"],
        residents=["valet"],
        houses=["red"],
        florins=20,
        workers={"red": 1},
    )
    assert prices(state, "choice/place") == {"12 florins", ""}
    assert prices(state, "choice/house") == {"1 red worker"}
    assert prices(state, f"card/{card_of('valet')}") == {"1 red worker"}
    assert prices(state, "choice/canal") == {"1 florin"}


# ------------------------------------------------------------------------------ touching amiss


def test_what_is_out_of_reach_or_not_there() -> None:
    state = given(hand=["prince"], residents=["valet", "astronomer"], florins=0, dice={"yellow": 4})
    prince, valet = f"card/{card_of('prince')}", f"card/{card_of('valet')}"
    assert answer(state, prince, seat=0) is None
    assert answer(state, prince, "choice/threat", seat=0) == "BRG-7.4"
    assert answer(state, prince, "choice/house", seat=0) == "BRG-7.10"
    assert answer(state, prince, "choice/canal", seat=0) == "BRG-7.6"
    assert answer(state, prince, "choice/place", seat=0) == "BRG-7.11"
    assert answer(state, "house/0-0", seat=0) == "BRG-7.11"
    assert answer(state, valet, seat=0) == "BRG-8.3"
    assert answer(state, f"card/{card_of('astronomer')}", seat=0) == "BRG-6.3"
    assert answer(state, "choice/done", seat=0) == "BRG-6.4"
    assert answer(state, "pile/1", seat=0) == "BRG-4.1"
    assert answer(state, "die/red", seat=0) == "BRG-15.5"
    assert answer(state, "worker/red", seat=0) == "BRG-15.2"
    assert answer(state, "choice/advance", seat=0) == "BRG-5.6"
    assert answer(state, "choice/seat-2", seat=0) == "BRG-16.3"


def test_the_likeliest_reason_comes_first() -> None:
    state = given(residents=["accountant", "jester"], workers={"red": 1})
    act(state, "activate(accountant,none)")
    assert answer(state, f"card/{card_of('accountant')}", seat=0) == "BRG-8.8"
    state = given(hand=["page"], residents=["night-watchman"], workers={"blue": 1})
    assert answer(state, f"card/{card_of('night-watchman')}", seat=0) == "BRG-8.10"


def test_others_must_wait() -> None:
    state = given()
    hold(state, 1, hand=["page"])
    assert answer(state, f"card/{card_of('page')}", seat=1) == "BRG-3.2"
    for action in state.game.actions_for_touch(state, 1, [f"card/{card_of('page')}"]):
        assert ACTIONS.decode(action).args[0] == card_of("page")


def test_every_refusal_has_words() -> None:
    refused: set[str] = set()
    for number, (state, seat) in enumerate(games(1)):
        if number % 10:
            continue
        touched = [thing for move in moves(state, seat) for thing in move.path]
        for thing in [*dict.fromkeys(touched), "die/red", "worker/red", "threat/red", "pile/1"]:
            meant = state.game.actions_for_touch(state, seat, [thing])
            refused |= {str(state.why_not(seat, action)) for action in meant}
    refused -= {"None"}
    assert len(refused) > 10
    for rule in refused:
        assert all(f"why-{rule}".replace(".", "-").lower() in words for words in WORDS), rule


# ----------------------------------------------------------------------------- what a card lacks


def lacks(state: BrugesState, *touched: str) -> str:
    """What is said to whoever touches a card and an action that it cannot be used for."""
    actions = state.game.actions_for_touch(state, 0, touched)
    rule = state.why_not(0, actions[0])
    assert rule is not None
    return said(state.game.forbidden_message(state, 0, actions, rule))


@pytest.mark.rule("BRG-7.4", "BRG-7.6", "BRG-7.10", "BRG-7.11")
def test_an_action_that_is_impossible_says_what_the_card_lacks() -> None:
    card = card_of(CARDS["violet"])
    state = given(hand=[CARDS["violet"]], florins=0)
    touched = f"card/{card}"
    assert lacks(state, touched, "choice/threat") == "You have no violet threat marker."
    assert lacks(state, touched, "choice/house") == "It takes a violet worker; you have none."
    assert lacks(state, touched, "choice/place") == "You have no empty house."
    told = "Your next spaces are blue and brown; this card is violet."
    assert lacks(state, touched, "choice/canal") == told
    state = given(hand=["messenger"], houses=["violet"], florins=1)
    place = (f"card/{card_of('messenger')}", "choice/place")
    assert lacks(state, *place) == "It costs 6 florins; you have 1."


@pytest.mark.rule("BRG-7.6")
def test_of_a_space_that_was_touched_only_that_is_said() -> None:
    card = card_of(CARDS["violet"])
    state = given(hand=[CARDS["violet"]])
    told = "Your next space is blue; this card is violet."
    assert lacks(state, f"card/{card}", "choice/canal", "space/0-0-1") == told
