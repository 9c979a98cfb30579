"""What a decision entails, and what those who wait may want to know."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.figures import A_ACTIVATE, A_THROW, COLOURS, DISASTER, DISASTERS
from feldspar.games.bruges.figures import TURNS as TURNS_EACH
from feldspar.games.bruges.holding import Holding
from feldspar.games.bruges.labels import NOTHING, asked
from feldspar.games.bruges.perks import IMMUNE
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    DIG,
    DISCARD,
    DRAW,
    DRAW_UP,
    DRAWING,
    EXCHANGE,
    FIRE,
    OVER,
    PLACE,
    PLAGUE,
    PLAY,
    SPEND,
    STRAIGHTEN,
    STRIKES,
    TAKE,
    TRADE,
    TURNS,
    Position,
)
from feldspar.games.bruges.scoring import ranking
from feldspar.kernel.events import Text
from feldspar.kernel.prose import series
from feldspar.kernel.scene import Move

_HINTS: Final = {
    STRIKES: "strikes",
    PLAGUE: "plague",
    FIRE: "fire",
    AGAIN: "again",
    DIG: "dig",
    BUILD: "build",
    PLACE: "place",
    STRAIGHTEN: "straighten",
    BREACH: "breach",
    SPEND: "spend",
}


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what follows from the decision ahead, or when one's own comes."""
    if position.phase == OVER:
        return _placed(position, viewer)
    if viewer < 0:
        return None
    if not ahead:
        return _until(position, viewer)
    holding = position.holdings[viewer]
    what, first = asked(position)
    if what < 0:
        return _turn(position, holding, ahead)
    if what in (DRAW_UP, DRAW, BUILD_UNSEEN):
        key = "hint-build-unseen" if what == BUILD_UNSEEN else "hint-draw"
        return Text(key, {"last": _last_card(position)})
    if what == ADVANCE:
        return Text("hint-advance", {"n": holding.florins})
    if what == DISCARD:
        return Text("hint-discard", {"danger": _danger(holding)})
    if what == TAKE:
        return Text("hint-take") if first > 1 else None
    if what == PLAY:
        last = len(holding.hand) == 1
        return None if last else Text("hint-play-more", {"played": int(position.played)})
    if what == EXCHANGE:
        return Text("hint-exchange", {"n": position.stack[-1] >> 15 & 255})
    if what == TRADE:
        return Text("hint-trade", {"n": position.stack[-1] >> 23 & 15})
    return Text("hint-" + _HINTS[what], {"tiles": sum(holding.tiles)}) if what in _HINTS else None


def _turn(position: Position, holding: Holding, ahead: Sequence[Move]) -> Text:
    """Say what may be done in a turn beside playing a card, and what threatens."""
    ready = {move.path[0] for move in ahead if A_ACTIVATE <= move.action < A_THROW}
    last = NOTHING
    if position.turn + 1 == TURNS_EACH:
        over = {position.round: 1, position.round + 1: 2}.get(position.last, 0)
        keeps = Text("hint-keeps") if len(holding.hand) > 1 - position.played else NOTHING
        last = Text("hint-last-turn", {"over": over, "keeps": keeps})
    if position.played or not holding.hand:
        return Text("hint-after", {"n": len(ready), "last": last})
    return Text("hint-play", {"n": len(ready), "danger": _danger(holding), "last": last})


def _danger(holding: Holding) -> Text:
    """Name the disasters that one marker more would bring."""
    near = [
        Text("the-" + DISASTERS[colour])
        for colour in range(len(COLOURS))
        if holding.threats[colour] == DISASTER - 1 and not holding.perks[IMMUNE] >> colour & 1
    ]
    return Text("hint-danger", {"disasters": series(near)}) if near else NOTHING


def _last_card(position: Position) -> Text:
    """Warn of a draw that brings the last round (BRG-4.8, 4.9)."""
    if position.last or 1 not in [len(pile) for pile in position.piles]:
        return NOTHING
    return Text("hint-last-card", {"now": int(position.phase == DRAWING)})


# ---------------------------------------------------------------------------------- for the others


def _until(position: Position, viewer: int) -> Text | None:
    """Say when one's own decision comes."""
    turns = position.phase == TURNS
    if turns and viewer == position.active:
        return Text("hint-goes-on")
    now = position.active if turns else position.decider()
    order = position.order(position.first)
    ahead = order.index(viewer) - order.index(now)
    if ahead > 0:
        return Text("hint-plays", {"n": ahead})
    if not turns:
        return None
    return Text("hint-next-turn" if position.turn + 1 < TURNS_EACH else "hint-next-round")


def _placed(position: Position, viewer: int) -> Text | None:
    """Say how a tie was broken, and which place the viewer has."""
    places = ranking(position)
    scores = [holding.score for holding in position.holdings]
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    tie = NOTHING
    if len(best) > 1:
        florins = {position.holdings[seat].florins for seat in best}
        tie = Text("hint-tie" if len(florins) > 1 else "hint-tied")
    if viewer < 0 or places[viewer] == 1:
        return tie if len(best) > 1 else None
    return Text("hint-placed", {"place": places[viewer], "tie": tie})
