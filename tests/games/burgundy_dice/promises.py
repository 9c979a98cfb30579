"""What labels promise; see `tests.label_law`."""

from feldspar import State
from feldspar.games.burgundy_dice.game import DiceState
from feldspar.games.burgundy_dice.rules.components import ACTIONS, BONUSES, EVERY_BONUS

PROMISES = {
    "move-start": {"points": "points", "bonus": "*"},
    "gain-zone": {"points": "points", "bonus": "*"},
    "move-take": {"count": "bonus-worker"},
}

IDLE = (ACTIONS.encode("done"), ACTIONS.encode("take"))


def counters(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, DiceState)
    estate = state.estates[seat]
    held = {f"bonus-{BONUSES[bonus]}": estate.count_bonus(bonus) for bonus in EVERY_BONUS}
    silver = BONUSES.index("silver")  # what it takes to mark a second hex is not among the figures
    return {**held, "bonus-silver": estate.earned >> 8 * silver & 255}


def finish(state: State, seat: int, anew: bool) -> None:
    """Points are entered when all have decided: who has begun leaves it at that, others idle."""
    assert isinstance(state, DiceState)
    if seat in state.actors() and state.estates[seat].pair < 0:
        return  # has not begun, or begins again
    turn = state.reveal_count
    while state.actors() and state.reveal_count == turn:
        other = state.actors()[0]
        idle = [one for one in IDLE if one in state.legal(other)]
        state.step(other, (idle or state.legal(other))[0])


REASONS = {"because-zone": {"points": ("log-zone",)}}
"""The points that reasons promise at once; see `tests.coaching`."""
