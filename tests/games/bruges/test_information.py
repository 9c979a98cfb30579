"""Section 13: who sees what."""

from collections.abc import Callable

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.player_board import EMPTY, GAINED, Holding, face, resident
from feldspar.games.bruges.rules.units import House
from feldspar.kernel.events import WATCHER
from tests.games.bruges.given import act, card_of, given, hold, names, pull
from tests.games.bruges.phases import begin_round, heard, notices, of_colours, throw_dice

VIEWERS = [WATCHER, 0, 1, 2]
Change = Callable[[BrugesState], object]
BLUE = of_colours(*["blue"] * 6)
RED = of_colours(*["red"] * 3)


def prepared() -> BrugesState:
    """A table of three with cards everywhere: seat 1 has a hand, a house and a resident."""
    state = given(3, hand=[BLUE[0]], piles=([BLUE[1], BLUE[2]], [RED[0], RED[1]]))
    hold(state, 1, hand=[BLUE[3], "judge"], residents=["accountant"], houses=["blue", "red"])
    hold(state, 1, tiles=(1, 0))
    state.discard = [pull(state, "mayor"), pull(state, "prince")]
    return state


# ------------------------------------------------------------------------------------------ public


def of_seat(name: str, value: object) -> Change:
    """Set something that seat 1 has, and nothing else."""
    return lambda state: setattr(state.holdings[1], name, value)


def of_game(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def of_hand(*cards: str) -> Change:
    return of_seat("hand", sorted(card_of(card) for card in cards))


def move(holding: Holding) -> None:
    """Let the only resident live in the next house."""
    first, second, third = holding.houses
    assert resident(first) != EMPTY == resident(second)
    both = EMPTY << 8
    holding.houses = [House(first | both), House(second & ~both | resident(first) << 8), third]


def repaint(holding: Holding) -> None:
    """Let the last house be a blue one."""
    *others, last = holding.houses
    holding.houses = [*others, House(last & ~255 | card_of(BLUE[4]))]


PUBLIC: dict[str, Change] = {
    "florins": of_seat("florins", 6),
    "workers": of_seat("workers", [0, 0, 0, 1, 0]),
    "threat markers": of_seat("threats", [0, 0, 0, 1, 0]),
    "a score": lambda state: state.holdings[1].score_points(1, GAINED),
    "a level": of_seat("level", 1),
    "the canal tiles of a section": of_seat("tiles", [0, 1]),
    "statues": of_seat("statues", [7]),
    "the statues that are left": of_game("statues", [2, 3]),
    "majority markers": of_seat("majorities", 1),
    "a gate": of_seat("gate", 3),
    "the dice": of_game("dice", [3, 3, 3, 3, 3]),
    "who lives in a display": of_seat("residents", [card_of("duke")]),
    "who is rotated": lambda state: state.holdings[1].turn(card_of("accountant")),
    "in which house somebody lives": lambda state: move(state.holdings[1]),
    "the colour of a house": lambda state: repaint(state.holdings[1]),
    "a discarded card": of_game("discard", [card_of("mayor"), card_of("duke")]),
    "a card below the top of the discard pile": lambda state: state.discard.pop(0),
    "the size of pile 1": lambda state: state.piles[0].pop(0),
    "the size of pile 2": lambda state: state.piles[1].pop(0),
    "the size of the extra pile": lambda state: state.extra.pop(),
    "who is the first player": of_game("first", 1),
    "the round": of_game("round", 2),
    "which round is the last": of_game("last", 3),
    "how many cards are in a hand": of_hand("judge"),
    "the colours in a hand": of_hand("judge", "mayor"),
}


def rule(what: str) -> str:
    """The rule by which something is public."""
    return "BRG-13.2" if "hand" in what else "BRG-13.1"


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=pytest.mark.rule(rule(what))) for what in PUBLIC]
)
def test_everybody_sees(what: str) -> None:
    before, after = prepared(), prepared()
    PUBLIC[what](after)
    for viewer in VIEWERS:
        assert after.info_key(viewer) != before.info_key(viewer)


@pytest.mark.rule("BRG-13.2")
@pytest.mark.parametrize("pile", [0, 1])
def test_of_a_pile_everybody_knows_the_colour_on_top(pile: int) -> None:
    state = prepared()
    top, other = (BLUE[1], RED[2]) if pile == 0 else (RED[0], BLUE[5])
    for viewer in VIEWERS:
        assert notices(state, viewer, top, other)


# ------------------------------------------------------------------------------------------ hidden


@pytest.mark.rule("BRG-13.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_faces_in_a_hand_are_known_to_its_owner_only(owner: int) -> None:
    state = prepared()
    for viewer in VIEWERS:
        assert notices(state, viewer, BLUE[3 * owner], BLUE[5]) == (viewer == owner)


@pytest.mark.rule("BRG-13.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_knows_what_lies_in_the_piles(viewer: int) -> None:
    state = prepared()
    extra = names(state.extra)
    another_blue = next(name for name in extra if COLOUR[card_of(name)] == COLOUR[card_of(BLUE[1])])
    assert not notices(state, viewer, BLUE[1], another_blue)  # the face on top
    assert not notices(state, viewer, BLUE[2], RED[1])  # even backs, below the tops
    assert not notices(state, viewer, BLUE[2], extra[0])
    assert not notices(state, viewer, extra[0], extra[-1])  # and in the extra pile


@pytest.mark.rule("BRG-13.6")
def test_new_cards_of_phase_1_are_seen_by_nobody_before_the_last() -> None:
    state = given(3, hand=BLUE[:3], piles=(BLUE[3:5], []))
    begin_round(state)
    act(state, "draw(1)")
    for viewer in VIEWERS:
        assert not notices(state, viewer, BLUE[3], BLUE[5])
        assert notices(state, viewer, BLUE[3], RED[0])  # of which the back is known
        assert BLUE[3] in names(state.holdings[0].fresh)
    act(state, "draw(1)")
    for viewer in VIEWERS:
        for card in BLUE[3:5]:
            assert notices(state, viewer, card, BLUE[5]) == (viewer == 0)


@pytest.mark.rule("BRG-13.4")
def test_the_face_of_a_house_is_known_to_its_builder_only() -> None:
    state = given(3, hand=[BLUE[0]], workers={"blue": 1})
    act(state, f"house({BLUE[0]},blue)")
    for viewer in VIEWERS:
        assert notices(state, viewer, BLUE[0], BLUE[5]) == (viewer == 0)


@pytest.mark.rule("BRG-13.4")
def test_the_face_of_a_house_from_the_pile_is_known_to_nobody() -> None:
    state = given(3, residents=["architect"], workers={"blue": 1}, piles=([BLUE[1]], []))
    act(state, "activate(architect,blue)", "draw(1)")
    assert names([face(one) for one in state.holdings[0].houses])[-1] == BLUE[1]
    for viewer in VIEWERS:
        assert not notices(state, viewer, BLUE[1], BLUE[5])


@pytest.mark.rule("BRG-13.4")
def test_everybody_sees_the_face_of_a_house_that_is_discarded() -> None:
    state = given(3, hand=[BLUE[0]], workers={"blue": 1}, threats={"red": 2})
    act(state, f"house({BLUE[0]},blue)")
    state.stack, state.holdings[0].hand = [], []
    events = throw_dice(state, red=6)
    assert names(state.discard) == [BLUE[0]]
    for viewer in VIEWERS:
        assert notices(state, viewer, BLUE[0], BLUE[5])
        assert BLUE[0] in heard(events, viewer)


@pytest.mark.rule("BRG-13.3")
def test_a_resident_back_in_hand_is_only_remembered() -> None:
    state = given(3, residents=[BLUE[0]], threats={"red": 2})
    events = throw_dice(state, red=5)
    assert sorted(names(state.holdings[0].hand)) == ["baker", BLUE[0]]
    for viewer in VIEWERS:
        assert BLUE[0] in heard(events, viewer)  # all could see it go
        assert notices(state, viewer, BLUE[0], BLUE[5]) == (viewer == 0)
