"""Daily check: replays a record and reports the result it proves.

The dice must be those of the day, every decision of a bot the one it takes there, and everything
else by the rules. So a result that counts is one that a player's decisions could have led to, taken
before the day's secret was published: afterwards anybody can know every die.
"""

from collections.abc import Sequence
from typing import NamedTuple

from feldspar.kernel.game import Game, State
from feldspar.kernel.notation.record import Record
from feldspar.table.content.daily import is_published, load_daily, table_secret
from feldspar.table.contract.content import Daily
from feldspar.table.core.fairness import verify
from feldspar.table.services import tables


class DailyVerdict(NamedTuple):
    """The result of verifying the record of a daily table."""

    points: int | None
    """The player's score; null if it does not count."""
    wrong: str = ""
    """The message key of why not."""


class _BotMismatch(Exception):
    """A bot would have decided otherwise."""


def verify_daily(
    record: Record, game: Game, day: str, secret: bytes, decided: Sequence[int]
) -> DailyVerdict:
    """Return the score of a record, if it is of a title's table of a day with this secret.

    `decided` says when each of the player's decisions was taken, in milliseconds since 1970, as in
    the journal. When a bot decided does not matter, as its decision follows from the game.
    """
    setup = load_daily(game)
    wrong = (
        "daily-other-table" if setup is None else _find_mismatch(record, game, setup, day, secret)
    )
    if wrong or setup is None:
        return DailyVerdict(None, wrong)
    if record.resigned:
        return DailyVerdict(None, "daily-resigned")
    if record.takebacks or record.standins:
        return DailyVerdict(None, "daily-helped")
    if any(is_published(day, at) for at in decided):
        return DailyVerdict(None, "daily-late")
    own = sum([seat == setup.mine for seat, _ in record.decisions])
    if len(decided) < own or verify(record, game).wrong:
        return DailyVerdict(None, "daily-broken")
    try:
        end = record.play(game, watch=_BotVerifier(setup, record.secret or b"").watch)
    except _BotMismatch:
        return DailyVerdict(None, "daily-other-bot")
    return DailyVerdict(end.scores()[setup.mine])


def _find_mismatch(record: Record, game: Game, setup: Daily, day: str, secret: bytes) -> str:
    """Return what distinguishes a record from one of the daily table."""
    options = game.choose(len(setup.seats), setup.options_on(day))
    table = record.game, record.seats, record.bots, record.options
    if table != (game.id, len(setup.seats), setup.bots, options):
        return "daily-other-table"
    own = record.seals or record.entropy or record.dice != 1  # any leads to another key
    if record.secret != table_secret(secret, game.id) or own:
        return "daily-other-dice"
    return ""


class _BotVerifier:
    """Repeats each bot's decision, with the same seeds as at the table."""

    def __init__(self, setup: Daily, secret: bytes) -> None:
        self.setup = setup
        self.secret = secret
        self.taken = [0] * len(setup.seats)

    def watch(self, state: State, seat: int, action: int) -> None:
        """Compare a decision with the bot's own."""
        if seat in self.setup.bots:
            seed = tables.bot_seed(self.secret, seat, self.taken[seat])
            thought = tables.start_bot(state.clone(), seat, self.setup.bots[seat], seed)
            if thought.finish() != action:
                raise _BotMismatch
        self.taken[seat] += 1
