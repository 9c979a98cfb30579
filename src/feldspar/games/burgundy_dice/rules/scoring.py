"""The end of the game: places, and the rating of a solo game."""

from feldspar.games.burgundy_dice.rules.components import EVERY_BONUS, RATINGS
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.kernel.standings import places


def ranking(position: Position) -> list[int]:
    """Return everybody's place: points, then bonuses left over, then shared (BDG-9.3 to 9.5)."""
    standing = [
        (estate.score, sum([estate.count_bonus(bonus) for bonus in EVERY_BONUS]))
        for estate in position.estates
    ]
    return places(standing)


def rating(score: int) -> str:
    """Return what a solo score is called (BDG-11.5); empty below the first rating."""
    reached = [name for name, needed in RATINGS.items() if score >= needed]
    return reached[-1] if reached else ""
