"""Table summary: how it stands, without opening its journal."""

from typing import Final, NamedTuple

from feldspar.table.contract.views import Player, Status, TableSummary
from feldspar.table.core.table import Table

DUE_NOW: Final = 0
"""Due at once: a bot must decide."""


class StoredSummary(NamedTuple):
    """A summary that follows from the entries of a table, and is stored beside them."""

    game: str
    title: str
    status: Status
    players: tuple[Player, ...]
    sitting: tuple[str, ...]
    """Whose table it is: all its players and invited players, and the one who opened it."""
    waiting: tuple[str, ...]
    """The players who must act: decide, add bytes, or take their seat."""
    at: int
    """When something public last happened."""
    due: int | None
    """When the scheduler must act: for a clock, or DUE_NOW for a bot."""

    def for_player(self, name: str, player: str) -> TableSummary:
        """Return the summary for one of its players."""
        return TableSummary(
            id=name,
            game=self.game,
            title=self.title,
            status=self.status,
            players=self.players,
            yours=player in self.waiting,
            at=self.at,
            due=self.due or None if self.waiting == (player,) else None,
        )


def build_summary(table: Table) -> StoredSummary:
    """Build the summary of a table."""
    seats, late = table.seats, table.seats_owing_entropy() if table.status == "sealing" else []
    waiting = {seats[seat].player for seat in [*table.actors(), *late] if not seats[seat].bot}
    if table.status == "open":
        waiting = {seat.invited for seat in seats if seat.kind == "open"} - {""}
    people = {seat.player for seat in seats} | {seat.invited for seat in seats} | {table.opener}
    return StoredSummary(
        game=table.game.id,
        title=table.title,
        status=table.status,
        players=_players(table),
        sitting=() if table.cancelled else tuple(sorted(people - {""})),
        waiting=tuple(sorted(waiting)),
        at=table.last_event_at,
        due=DUE_NOW if table.bots_to_move() else table.due(),
    )


def _players(table: Table) -> tuple[Player, ...]:
    """Return the players and, at the end, their results."""
    players = tuple([seat.player_view for seat in table.seats])
    if table.status != "over" or table.play is None:
        return players
    ends = zip(players, table.play.state.scores(), table.places(), strict=True)
    return tuple([player._replace(score=score, place=place) for player, score, place in ends])
