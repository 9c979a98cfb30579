"""What a decision entails, and what those who wait may want to know."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import TURNS_EACH
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import OVER, TURNS, Position
from feldspar.games.bruges.view.answers import look
from feldspar.games.bruges.view.answers.characters import count_ready
from feldspar.games.bruges.view.phrases import NOTHING, danger
from feldspar.kernel.end_messages import leaders, placed
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what follows from the decision ahead, or when one's own comes."""
    if position.phase == OVER:
        return placed(position, viewer, _tie(position))
    if viewer < 0:
        return None
    if not ahead:
        return _until(position, viewer)
    if position.stack:
        found = look(position)
        told = found.follows(position, position.stack[-1])
        return Text("hint-" + found.hint, told) if found.hint and told is not None else None
    return _turn(position, position.holdings[viewer], ahead)


def _turn(position: Position, holding: Holding, ahead: Sequence[Move]) -> Text:
    """Say what may be done in a turn beside playing a card, and what threatens."""
    last = NOTHING
    if position.turn + 1 == TURNS_EACH:
        over = {position.round: 1, position.round + 1: 2}.get(position.last, 0)
        keeps = Text("hint-keeps") if len(holding.hand) > 1 - position.played else NOTHING
        last = Text("hint-last-turn", {"over": over, "keeps": keeps})
    if position.played or not holding.hand:
        return Text("hint-after", {"n": count_ready(ahead), "last": last})
    return Text("hint-play", {"n": count_ready(ahead), "danger": danger(holding), "last": last})


# ---------------------------------------------------------------------------------- for the others


def _until(position: Position, viewer: int) -> Text | None:
    """Say when one's own decision comes."""
    turns = position.phase == TURNS
    if turns and viewer == position.active:
        return Text("hint-goes-on")
    now = position.active if turns else position.decider()
    ahead = (viewer - position.first) % position.seats - (now - position.first) % position.seats
    if ahead > 0:
        return Text("hint-plays", {"n": ahead})
    if not turns:
        return None
    return Text("hint-next-turn" if position.turn + 1 < TURNS_EACH else "hint-next-round")


def _tie(position: Position) -> Text | None:
    """Say how a tie was broken."""
    best = leaders(position)
    if len(best) == 1:
        return None
    florins = {position.holdings[seat].florins for seat in best}
    return Text("hint-tie" if len(florins) > 1 else "hint-tied")
