"""Final places by a title's ranking, and what becomes of those who resigned.

Whoever resigned is never ahead of somebody who stayed, however well the seat stood.
"""

from collections.abc import Collection, Sequence


def places(standing: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of every seat, given what counts for it, the weightiest first."""
    return [1 + sum([other > mine for other in standing]) for mine in standing]


def final_places(ranking: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """Return the place of every seat, given the places by the rules and who resigned, in order.

    Those who stayed keep their order and their ties, counted from 1; behind them, whoever resigned
    first is last. Somebody alone who resigned is second to the game itself.
    """
    if not resigned:
        return list(ranking)
    if len(ranking) == 1:
        return [2]
    places = [0] * len(ranking)
    stayed = [seat for seat in range(len(ranking)) if seat not in resigned]
    for seat in stayed:
        places[seat] = 1 + sum(ranking[other] < ranking[seat] for other in stayed)
    for number, seat in enumerate(resigned):
        places[seat] = len(ranking) - number
    return places


def ended_by_resignation(seats: int, resigned: Collection[int], bots: Collection[int]) -> bool:
    """Tell whether resignations have ended a game: one seat is left, or no person is."""
    left = [seat for seat in range(seats) if seat not in resigned]
    return bool(resigned) and (len(left) == 1 < seats or all(seat in bots for seat in left))
