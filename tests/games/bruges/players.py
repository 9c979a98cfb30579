"""The players of the recorded games: they look one decision ahead, and each has a taste."""

from collections.abc import Mapping

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import GROUP
from feldspar.games.bruges.rules.components import ACTIONS, EARLIER, GROUPS, ROWS
from feldspar.games.bruges.rules.player_board import EMPTY, resident
from feldspar.games.bruges.rules.position import OVER
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.kernel.units import Seat
from tests import recording
from tests.recording import chance

Player = recording.Player[BrugesState]
Tastes = Mapping[str, int]
"""For decisions by their kinds, for characters by their names and groups, and for a few things:
`florin`, `worker`, `marker`, `card`, `empty` houses, `tile`, `section`, `level`."""

PLAIN = {"florin": 3, "worker": 3, "marker": -6, "card": 6, "empty": 14, "place": 12, "tile": 6}
"""What everybody likes, in tenths of a point."""


def tasteful(name: str, tastes: Tastes) -> Player:
    """A player with a taste of its own."""
    likes = {**PLAIN, **tastes}

    def player(state: BrugesState, seat: int, taken: int) -> int:
        worths = {action: worth(state, seat, action, likes) for action in state.legal(seat)}
        most = max(worths.values())
        return chance(state, seat, taken, [a for a in worths if worths[a] == most])

    player.__name__ = name
    return player


def worth(state: BrugesState, seat: int, action: int, likes: Tastes) -> int:
    """How much a decision promises, in tenths of a point."""
    after = state.clone()
    after.step(seat, action)
    gained = value(after, seat, likes) - value(state, seat, likes)
    return gained + likes.get(ACTIONS.decode(action).kind, 0)


def value(state: BrugesState, seat: int, likes: Tastes) -> int:
    """What somebody has: points now and in the end, and what may become points."""
    mine = state.holdings[seat]
    found = 10 * mine.score
    if state.phase != OVER:
        found += 10 * sum(final_points(state, Seat(seat)).values())
    found += likes["florin"] * min(mine.florins, 15) + likes["worker"] * sum(mine.workers)
    found += likes["marker"] * sum(n * n for n in mine.threats)
    found += likes["card"] * len(mine.hand + mine.fresh)
    empty = sum(resident(one) == EMPTY for one in mine.houses)
    found += likes["empty"] * min(empty, 2) + likes["tile"] * sum(mine.tiles)
    found += likes.get("section", 0) * mine.crowned.bit_count() + likes.get("level", 0) * mine.level
    found += sum(liked(card, likes) // 3 for card in mine.hand + mine.fresh)
    return found + sum(liked(one & 255, likes) for one in mine.residents)


def liked(card: int, likes: Tastes) -> int:
    """The taste for a character."""
    return likes.get(ROWS[card]["id"], 0) + likes.get(GROUPS[GROUP[card]], 0)


def fond_of(*names: str, **tastes: int) -> Player:
    """A player who would place some characters, or those of a group, before all others."""
    return tasteful(
        "fond_of_" + names[0].replace("-", "_"), {**dict.fromkeys(names, 100), **tastes}
    )


def patron(group: str) -> Player:
    """A player who saves for the characters of a group."""
    tastes = {group: 180, "florin": 6, "place": -10, "empty": 20, "canal": -10, "activate": 10}
    return tasteful(f"patron_of_{group}", tastes)


CHANGED = sorted({row["id"] for row in EARLIER})


def modern(state: BrugesState, seat: int, taken: int) -> int:
    """A player who saves for the characters that are not what they were."""
    tastes = {"florin": 6, "place": -10, "empty": 20, "canal": -10, "activate": 10}
    return tasteful("modern", {**dict.fromkeys(CHANGED, 180), **tastes})(state, seat, taken)


def idle(state: BrugesState, seat: int, taken: int) -> int:
    """Takes florins with every card, and nothing else."""
    kinds = ("florins", "draw", "disaster", "done")
    return next(a for a in state.legal(seat) if ACTIONS.decode(a).kind in kinds)


SCHOLARLY = dict.fromkeys(
    (
        *("teacher", "student", "librarian", "physician", "valet", "inventor"),
        *("conjurer", "huntsman", "beguine", "archivist", "astrologer", "composer"),
    ),
    100,
)
"""Characters that draw cards, or let them draw again."""

builder = tasteful("builder", {})
careless = tasteful("careless", {"marker": 12, "threat": -40, "house": 10})
digger = tasteful("digger", {"tile": 30, "section": 60, "well-builder": 60, "surveyor": 60})
climber = tasteful("climber", {"level": 60, "administrator": 50, "florin": 5, "activate": 20})
courtier = tasteful("courtier", {"royal_court": 100, "activate": 30})
scholar = tasteful("scholar", {**SCHOLARLY, "card": 20, "activate": 40, "worker": 4})
villain = tasteful("villain", {"underworld": 100, "activate": 40})


def drainer(state: BrugesState, seat: int, taken: int) -> int:
    """Draws from the higher pile, and in the last round from the lower one."""
    choose = min if state.last else max
    draws = [action for action in state.legal(seat) if ACTIONS.decode(action).kind == "draw"]
    if draws:
        return choose(draws, key=lambda action: len(state.piles[ACTIONS.decode(action).args[0]]))
    return scholar(state, seat, taken)
