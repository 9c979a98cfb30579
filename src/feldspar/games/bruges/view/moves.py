"""Moves: every legal decision as the pieces to touch, its cost and what it would bring."""

from collections.abc import Sequence
from itertools import permutations

from feldspar.games.bruges.rules.components import ACTIONS, PLAYS
from feldspar.games.bruges.rules.player_board import characters
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.answers import ANSWERS, label, look
from feldspar.kernel.scene import Move, Path


def moves(position: Position, viewer: int) -> list[Move]:
    """Return every legal decision of a seat; one of them may be taken in several places."""
    found: list[Move] = []
    seat = Seat(viewer)
    legal = position.legal(seat)
    forced = len(legal) == 1 or _all_one(position, seat, legal)
    unseen = look(position).blind
    for action in legal:
        kind, args = ACTIONS.decode(action)
        said, price = label(position, seat, kind, args), ANSWERS[kind].price(position, seat, args)
        blind = unseen and kind in position.stack[-1].kinds
        for path in paths(position, seat, action):
            found.append(Move(action, path, said, price=price, forced=forced, blind=blind))
    return found


def _all_one(position: Position, seat: Seat, legal: Sequence[int]) -> bool:
    """Tell whether the disasters that are due end alike, in whatever order they strike."""
    if not legal or not look(position).any_order:
        return False
    ends = set()
    for order in permutations(legal):
        after = position.clone()
        for action in order[:-1]:  # the last one strikes by itself
            if action not in after.legal(seat):
                return False
            after.step(seat, action)
        if after.reveal_count != position.reveal_count:
            return False
        ends.add(after.state_key())
    return len(ends) == 1


def paths(position: Position, viewer: int, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    kind, args = ACTIONS.decode(action)
    path = ANSWERS[kind].path
    if kind not in PLAYS:
        return path(position, Seat(viewer), args) if path else [(f"choice/{kind}",)]
    start = (f"card/{args[0]}", f"choice/{kind}")
    return [start + rest for rest in path(position, Seat(viewer), args)] if path else [start]


def thinkable(position: Position, viewer: int) -> list[int]:
    """Return decisions with what there is, legal or not; those with an unlikely worker last."""
    holding = position.holdings[viewer]

    def is_unlikely(action: int) -> bool:
        kind, args = ACTIONS.decode(action)
        return ANSWERS[kind].is_unlikely(position, holding, args)

    everybody = [card for one in position.holdings for card in characters(one)]
    found: list[int] = []
    for kind in ACTIONS.kinds:
        cards = holding.hand if ANSWERS[kind].of_hand else everybody
        found += ACTIONS.every(kind, card=sorted(cards))
    return sorted(found, key=is_unlikely)
