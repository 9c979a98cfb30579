"""What the recorded games must show, by their names."""

from collections.abc import Callable
from itertools import pairwise

from feldspar import Record
from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import (
    CASTLE,
    EXCEPTION_SLOT,
    HEXES,
    KNOWLEDGE,
    MINE,
    NUMBERED,
    SHIP,
    TYPES,
)
from feldspar.games.burgundy.rules.decisions import COLLECTED, DICE, FREE
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.pending.keep import Keep
from feldspar.games.burgundy.rules.player_board import FROM_REGION
from feldspar.games.burgundy.rules.position import TURNS
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.kernel.units import Seat
from tests import watching

Moment = watching.Moment[BurgundyState]
Played = watching.Played[BurgundyState, Moment]


def played(record: Record) -> Played:
    """Play a game again, and watch."""
    return watching.watched(record, GAME, BurgundyState, Moment)


# ------------------------------------------------------------------------------------- how it ends


def leaders(game: Played) -> list[int]:
    """The seats that share the highest score."""
    scores = game.end.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def covered(game: Played) -> list[int]:
    """How many spaces are covered in the estates of those with the highest score."""
    return [game.end.estates[seat].covered.bit_count() for seat in leaders(game)]


def winner(game: Played) -> int:
    return game.end.ranking().index(1)


def tie_by_spaces(game: Played) -> bool:
    """As many points, and a single one has the fewest empty spaces, or the most."""
    spaces = covered(game)
    best = min(spaces) if game.end.most_empty else max(spaces)
    mine = game.end.estates[winner(game)].covered.bit_count()
    return len(spaces) > 1 and spaces.count(best) == 1 and mine == best


def tie_by_order(game: Played) -> bool:
    """As many points and empty spaces; so the last in turn order has won, not the first."""
    places = [game.end.ranked.index(Seat(seat)) for seat in leaders(game)]
    won = game.end.ranked.index(Seat(winner(game)))
    return len(places) > 1 and len(set(covered(game))) == 1 and won == max(places)


def full_types(game: Played) -> list[int]:
    """How many have completed each type."""
    empty = [
        [of_type & ~estate.covered for of_type in estate.duchy.of_type]
        for estate in game.end.estates
    ]
    return [sum(not spaces[type_] for spaces in empty) for type_ in range(len(TYPES))]


# ------------------------------------------------------------------------------ what happens in it


def longest_chain(game: Played) -> bool:
    """All three stored tiles placed with one die: by castles and city halls, both of them."""
    pairs = zip(game.moments, game.moments[1:], game.moments[2:], strict=False)
    for first, second, third in pairs:
        if first.kind == second.kind == third.kind == "place":
            free = [DICE[moment.args[0]] == FREE for moment in (first, second, third)]
            asked = {isinstance(m.state.asked, Benefit) for m in (second, third)}
            if free == [False, True, True] and len(asked) == 2:
                return True
    return False


def left_behind(game: Played) -> bool:
    """Goods stayed at a depot because there was no room for their type."""
    return any(
        not isinstance(after.state.asked, Keep) and any(after.state.wares)
        for before, after in pairwise(game.moments)
        if isinstance(before.state.asked, Keep)
    )


def two_depots(game: Played) -> bool:
    """Goods were collected from two depots, both of which had some."""
    return any(
        all(m.state.wares[d] for d in range(6) if COLLECTED[m.args[0]] >> d & 1)
        for m in game.of_kind("collect")
        if m.args[0] >= 6
    )


def discarded(bought: bool) -> Callable[[Played], bool]:
    """A stored tile made room for one bought, or taken with a die."""
    return lambda game: any(
        after.kind == "discard" and (before.kind == "buy") == bought
        for before, after in pairwise(game.moments)
    )


def mine_in_depot_6(game: Played) -> bool:
    """With three players the slot held a mine in phases B and D only; and somebody took one."""
    shown = {
        (m.state.phase, TYPE[m.state.slots[EXCEPTION_SLOT]])
        for m in game.moments
        if m.state.stage == TURNS and m.state.slots[EXCEPTION_SLOT] != NO_TILE
    }
    taken = {m.state.phase for m in game.of_kind("take") if m.args[1] == EXCEPTION_SLOT}
    expected = {(phase, MINE if phase in (1, 3) else CASTLE) for phase in range(5)}
    return game.end.seats == 3 and shown == expected and bool(taken & {1, 3})


def second_of_a_kind(game: Played) -> bool:
    """Tile 1 let a building be placed in a city that had one of its kind."""
    for moment in game.of_kind("place"):
        estate = moment.state.estates[moment.seat]
        tile, hex_ = estate.storage[moment.args[1]], moment.args[2]
        if TYPE[tile] == 0 and not estate.allowed[KIND[tile]] >> hex_ & 1:
            return True
    return False


def power_at_once(game: Played) -> bool:
    """A knowledge tile placed with one die helped with the other: taking workers, by 13 or 14."""
    for before, after in pairwise(game.moments):
        if before.kind == "place" and after.kind == "workers" and before.seat == after.seat:
            tile = before.state.estates[before.seat].storage[before.args[1]]
            same = before.state.used == 0 and after.state.used in (1, 2)
            if TYPE[tile] == KNOWLEDGE and KIND[tile] in (13, 14) and same:
                return after.state.asked is None
    return False


def estate(number: int) -> Callable[[Played], bool]:
    """Somebody has built on an estate, and finished a region of it."""
    return lambda game: any(
        one.duchy.number == number and one.points[FROM_REGION] > 0 for one in game.end.estates
    )


SHOWS: dict[str, Callable[[Played], bool]] = {
    **{f"estate-{number}": estate(number) for number in range(1, 10)},
    "tie-by-fewest-empty-spaces": lambda game: not game.end.most_empty and tie_by_spaces(game),
    "tie-by-most-empty-spaces": lambda game: game.end.most_empty and tie_by_spaces(game),
    "tie-by-turn-order": tie_by_order,
    "nobody-places": lambda game: {m.kind for m in game.moments} == {"workers"},
    "all-spaces-but-one": lambda game: any(
        e.covered.bit_count() == HEXES - 1 for e in game.end.estates
    ),
    "all-tiles-used": lambda game: game.end.seats == 4 and not any(game.end.supply),
    "longest-chain": longest_chain,
    "goods-left-behind": left_behind,
    "two-depots-at-once": two_depots,
    "bought-from-a-numbered-depot": lambda game: any(
        m.args[0] < NUMBERED for m in game.of_kind("buy")
    ),
    "discarded-for-a-tile-taken": discarded(bought=False),
    "discarded-for-a-tile-bought": discarded(bought=True),
    "mine-in-depot-6": mine_in_depot_6,
    "second-building-of-a-kind": second_of_a_kind,
    "a-power-in-the-same-turn": power_at_once,
    "a-benefit-forgone-and-one-lost": lambda game: (
        bool(game.told("log-skip")) and bool(game.told("log-lost"))
    ),
    "large-and-small-bonus": lambda game: max(full_types(game)) == 2 == game.end.seats,
    "no-bonus-left": lambda game: max(full_types(game)) > 2,
    "end-of-the-track": lambda game: 6 in game.end.spaces and full_types(game)[SHIP] > 0,
    "the-same-estate-twice": lambda game: (
        game.end.options["setup"] == "secret"
        and len({e.duchy.number for e in game.end.estates}) < game.end.seats
    ),
}
"""What a record shows, by its name."""


def shows(name: str, record: Record) -> bool:
    return SHOWS[name](played(record))
