"""Result of a finished game, for a player's history.

A finished game never changes, so this is computed once and stays valid.
"""

import json
from typing import Literal, NamedTuple

from feldspar.kernel.serialize.decode import decode
from feldspar.kernel.serialize.encode import to_plain
from feldspar.table.contract.views import Alone, Played, Player
from feldspar.table.core.table import Table
from feldspar.table.views.summary import StoredSummary, build_summary

SOLO_SEAT = 0
"""The player's seat in a solo game."""


class Result(NamedTuple):
    """How a game was played and how it ended, whatever an older stored summary says."""

    players: tuple[Player, ...]
    seated: tuple[str, ...]
    """The player of each seat; empty for a bot."""
    options: dict[str, str]
    ended: Literal["played", "resigned"]
    takebacks: int
    alone: Alone | None

    def played_by(self, name: str, standing: StoredSummary, player: str) -> Played:
        """Return the result for one of its players."""
        return Played(
            id=name,
            game=standing.game,
            title=standing.title,
            at=standing.at,
            players=self.players,
            mine=tuple([seat for seat, who in enumerate(self.seated) if who == player]),
            options=self.options,
            ended=self.ended,
            takebacks=self.takebacks,
            alone=self.alone,
        )

    def __str__(self) -> str:
        return json.dumps(to_plain(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> "Result":
        """Parse the stored text."""
        return decode(cls, json.loads(text))


def build_result(table: Table) -> Result:
    """Build the result of a finished game."""
    ended = table.end_kind()
    assert ended
    return Result(
        players=build_summary(table).players,
        seated=tuple([seat.player for seat in table.seats]),
        options=table.options,
        ended=ended,
        takebacks=table.takebacks,
        alone=_solo_rating(table) if len(table.seats) == 1 else None,
    )


def _solo_rating(table: Table) -> Alone | None:
    """Return the rating the rules give a solo game, if they do."""
    assert table.play is not None
    state = table.play.state
    scene = table.game.scene(state, SOLO_SEAT)
    climbed = [step.name for step in scene.ladder if state.scores()[SOLO_SEAT] >= step.points]
    if scene.rival is None and not scene.ladder:
        return None
    return Alone(
        rival=scene.rival.name if scene.rival else None,
        points=scene.rival.points if scene.rival else 0,
        rank=climbed[-1] if climbed else None,
    )
