"""Move selection by touch: each piece you select leaves fewer moves.

The same functions as in the page's `moveSelection.ts`, so that the page, the text table and the
terminal agree on what is highlighted and when a move is complete. Implied steps are not asked for:
a step that all remaining moves have in common is taken, and of moves with the same effect only the
simplest counts. Only a table knows what is forbidden, so `actions_through` exists only here.
"""

from collections.abc import Iterable, Mapping, Sequence

from feldspar.kernel.scene import Move, Path, Price

MAX_OFFERED_MOVES = 3
"""The most moves that get a button each."""


def narrow(moves: Iterable[Move], touched: Sequence[str]) -> list[Move]:
    """Keep the moves whose paths include everything selected so far, in any order."""
    return [move for move in moves if all(piece in move.path for piece in touched)]


def actions_through(paths: Mapping[int, Sequence[Path]], touched: Sequence[str]) -> list[int]:
    """Return the decisions with a path through everything selected; or, if there are none, through
    the last thing selected, as a new selection replaces the old one."""
    if not touched:
        return []
    for wanted in ({*touched}, {touched[-1]}):
        found = [action for action in paths for path in paths[action] if wanted.issubset(path)]
        if found:
            return [*dict.fromkeys(found)]
    return []


def result(move: Move) -> int:
    """Return the canonical decision among those with the same effect."""
    return move.same if move.same >= 0 else move.action


def outcomes(moves: Iterable[Move]) -> dict[int, int]:
    """Map every decision to the canonical one among those with the same effect."""
    return {move.action: result(move) for move in moves}


def drop_equivalent(moves: Sequence[Move], touched: Sequence[str]) -> list[Move]:
    """Keep one of the decisions with the same effect: the one that gives up what was selected, or
    nothing."""
    least: dict[int, tuple[int, int]] = {}
    for move in moves:
        spent = len([step for step in move.extra if step not in touched])
        known = least.get(result(move))
        if known is None or spent < known[0]:
            least[result(move)] = spent, move.action
    return [move for move in moves if least[result(move)][1] == move.action]


def implied_steps(moves: Sequence[Move], touched: Sequence[str]) -> list[str]:
    """Return what need not be selected, as every remaining move includes it."""
    left = drop_equivalent(moves, touched)
    return [
        step
        for step in (left[0].path if left else ())
        if step not in touched and all(step in move.path for move in left)
    ]


def next_steps(moves: Sequence[Move], touched: Sequence[str]) -> list[str]:
    """Return what may be selected next, once each, in the natural order of the paths.

    Pieces are on the table and may be selected at any time; a choice that follows others in a path
    is offered when all of these have been selected, or are given.
    """
    known = {*touched, *implied_steps(moves, touched)}
    useful = [move for move in moves if not move.idle]
    ahead: dict[str, None] = {}
    for move in useful or moves:
        for number, step in enumerate(move.path):
            asked = step.startswith("choice/") and any(p not in known for p in move.path[:number])
            if step not in known and not asked:
                ahead[step] = None
    return list(ahead)


def intended_move(moves: Sequence[Move], touched: Sequence[str]) -> Move | None:
    """Return the one move meant: all remaining ones have the same effect, or one of them is
    complete.

    Before anything is selected, only the former is possible: then there is only one thing to do.
    """
    left = drop_equivalent(moves, touched)
    found = _only(left)
    if found or not touched:
        return found
    meant = {*touched, *implied_steps(moves, touched)}
    return next((move for move in left if set(move.path) == meant), None)


def likely_move(moves: Sequence[Move], touched: Sequence[str]) -> Move | None:
    """Return the one remaining move that costs nothing: for players who must confirm it anyway."""
    if not touched:
        return None
    free = [
        move
        for move in drop_equivalent(moves, touched)
        if not move.price and all(step in touched for step in move.extra)
    ]
    return _only(free)


def offered_moves(moves: Sequence[Move], touched: Sequence[str]) -> list[Move]:
    """Return the remaining moves, each once, if they are few enough for a button each."""
    useful = [move for move in moves if not move.idle]
    left: dict[int, Move] = {}
    for move in drop_equivalent(useful or moves, touched):
        left.setdefault(move.action, move)
    return [*left.values()] if 1 < len(left) <= MAX_OFFERED_MOVES else []


def _only(moves: Sequence[Move]) -> Move | None:
    """Return the only move, if all of these are one decision."""
    one = len({move.action for move in moves}) == 1
    return moves[0] if one else None


def prices(moves: Iterable[Move], touched: Sequence[str]) -> dict[str, Price]:
    """Return the lowest price of a move through each thing, where none of them is free; the price
    is what is given up."""
    least: dict[str, Price] = {}
    free: set[str] = set(touched)
    for move in narrow(moves, touched):
        for step in move.path:
            if move.price is None or step in move.extra:
                free.add(step)
            elif step not in least or move.price.amount < least[step].amount:
                least[step] = move.price
    return {step: price for step, price in least.items() if step not in free}
