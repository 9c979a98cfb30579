"""What somebody means who touches things that make no move, and the rule that answers."""

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.view.moves import moves


def answer(state: CardsState, *touched: str, seat: int) -> str | None:
    """The first rule that forbids what was meant; None if it is allowed."""
    rules = [
        state.why_not(seat, action) for action in state.game.actions_for_touch(state, seat, touched)
    ]
    assert rules, "nothing could be meant"
    return None if None in rules else rules[0]


def test_every_legal_move_is_meant_by_its_own_path() -> None:
    state = GAME.new(3, b"asking")
    for step in range(400):
        if not (actors := state.actors()):
            break
        found = moves(state, actors[0])
        assert {move.action for move in found} == set(state.legal(actors[0]))
        for move in found:
            assert answer(state, *move.path, seat=actors[0]) is None
        state.step(actors[0], found[step * 7 % len(found)].action)
    assert not state.actors()


def test_what_is_out_of_reach_or_not_there() -> None:
    state = GAME.new(2, b"reach")
    seat = state.actors()[0]
    state.holdings[seat].workers = 0
    far = [c for row in state.rows for c in row if answer(state, f"card/{c}", seat=seat)]
    assert far
    assert {answer(state, f"card/{card}", seat=seat) for card in far} == {"BCG-5.1"}
    state.holdings[seat].goods = 0
    assert answer(state, "goods/dark", seat=seat) == "BCG-7.2"
    assert answer(state, "choice/buy", seat=seat) == "BCG-9.1"
    assert answer(state, "choice/done", seat=seat) == "BCG-3.5"
    assert answer(state, "column/new", seat=seat) == "BCG-6.3"
    assert answer(state, "pile/goods1", seat=seat) == "BCG-11.3"
    assert answer(state, "choice/silver", seat=1 - seat) == "BCG-16.6"


def test_a_hand_card_and_what_no_decision_goes_through() -> None:
    state = GAME.new(2, b"reach")
    seat = state.actors()[0]
    card = f"card/{state.holdings[seat].hand[0]}"
    assert answer(state, card, seat=seat) is None
    assert not GAME.actions_for_touch(state, seat, ["pile/mine"])
    assert not GAME.actions_for_touch(state, seat, [card, "deck"])
    state.played = True
    assert answer(state, card, seat=seat) == "BCG-3.4"
    state.holdings[seat].hand = []
    assert answer(state, f"card/{state.rows[0][0]}", seat=seat) == "BCG-3.4"
