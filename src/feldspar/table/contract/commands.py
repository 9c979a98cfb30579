"""Commands: one data type for everything a player may ask of a table.

`seat` is the seat the command is for. `key` is random and chosen by the client: a command that is
sent again with the same key, because no answer came, is carried out once.
"""

from typing import Annotated, Literal, NamedTuple

from feldspar.bots.levels import DEFAULT_LEVEL
from feldspar.kernel.notation.record_parser import MOST_SEATS
from feldspar.kernel.serialize.decode import Limit
from feldspar.kernel.serialize.encode import register_union

Name = Annotated[str, Limit(most=80)]
SeatNumber = Annotated[int, Limit(least=0, most=MOST_SEATS - 1)]
Key = Annotated[str, Limit(most=64)]
Hex = Annotated[str, Limit(most=128, pattern="([0-9a-f]{2})*")]
"""Bytes in hexadecimal."""
Written = Annotated[str, Limit(most=210, pattern="[0-9]+ .+|dice [1-9][0-9]{0,3}")]
"""A decision as in a record, the seat and its decision; or "dice" and a number, for different
chance from there on."""
Protocol = Annotated[int, Limit(least=1, most=99)]
"""A dice protocol."""
PuzzleNumber = Annotated[int, Limit(least=1, most=9_999)]
"""Which puzzle of a title, counted from 1."""
DAY_SECONDS = 86_400
MAX_TOUCHED = 32
"""How many things may be selected together."""


class ClockSpec(NamedTuple):
    """The time control: none, a budget for the whole game, or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Limit(least=1, most=DAY_SECONDS)] = 600
    """Live clock: the budget for the game."""
    increment: Annotated[int, Limit(least=0, most=3_600)] = 15
    """Live clock: seconds added for each finished turn."""
    days: Annotated[int, Limit(least=1, most=30)] = 2
    """Clock by days: days for each turn."""
    overtime: Literal["bot", "resign"] = "bot"
    """What happens when time runs out: a bot takes that one decision, or the seat resigns."""
    patience: Annotated[int, Limit(least=1, most=60)] = 7
    """Without a clock: after how many days the others may let a bot decide for a player they wait
    for."""


class SeatSpec(NamedTuple):
    """The player of a seat of a new table: several of kind "me" share one screen."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Name = ""
    """The level of the bot, if a bot plays the seat: "level-1" to "level-5"."""
    adds: bool = False
    """Whether this player will add bytes to the dice (`seal`): the game waits for them."""


class TableSpec(NamedTuple):
    """A table to create."""

    game: Name
    seats: Annotated[tuple[SeatSpec, ...], Limit(least=1, most=MOST_SEATS)]
    options: Annotated[dict[str, Name], Limit(most=32)] = {}  # noqa: RUF012 - read only
    clock: ClockSpec = ClockSpec()
    title: Name = ""
    hints: bool = False
    """Whether players may ask what the best bot would do."""
    stand_in: Name = DEFAULT_LEVEL
    """The level of the bot that plays for people who are away."""
    companion: bool = False
    """Whether players are shown what the best bot would do without asking; this is public."""


class DailySpec(NamedTuple):
    """The player of a daily table."""

    name: Name = ""


class MomentSpec(NamedTuple):
    """A position of a recorded game."""

    record: Annotated[str, Limit(most=200_000)]
    """A whole .record file."""
    at: Annotated[int, Limit(least=0)]
    """The number of decisions before it."""
    seat: Annotated[int, Limit(least=-1, most=MOST_SEATS - 1)] = -1
    """The seat it is viewed from; -1: as a watcher."""


class CopySpec(NamedTuple):
    """A position that continues a moment of a recorded game, or a named position: a branch to play
    on."""

    record: Annotated[str, Limit(most=200_000)] = ""
    """A whole .record file, of a finished game."""
    at: Annotated[int, Limit(least=0)] = 0
    """The number of decisions after which it leaves the recorded game."""
    line: Annotated[tuple[Written, ...], Limit(most=2_000)] = ()
    """The decisions since, as in a record: "0 take(3)". Chance goes on as in the record, and is the
    same after the same decisions; after "dice 7" it is different, but always the same for the same
    number."""
    seat: Annotated[int, Limit(least=-1, most=MOST_SEATS - 1)] | None = None
    """The seat it is viewed from; -1: as a watcher; null: the first that must decide, at the end
    the last that did."""
    position: Annotated[str, Limit(most=100)] = ""
    """Instead of a record: "puzzle/GAME/7" or "example/GAME/RULE/0"."""


class AnswerSpec(NamedTuple):
    """A request that a bot decide for a seat of a branch."""

    copy: CopySpec
    who: SeatNumber
    """The seat it decides for."""
    bot: Name


class WhySpec(NamedTuple):
    """Things selected together by the viewing seat of a branch."""

    copy: CopySpec
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class LessonSpec(NamedTuple):
    """A place in a lesson, as in `Taught`, and the decision taken there, if any."""

    game: Name
    lesson: Name
    step: Annotated[int, Limit(least=0, most=99)] = 0
    line: Annotated[tuple[Written, ...], Limit(most=99)] = ()
    decision: Annotated[str, Limit(most=210)] = ""
    """The `decision` of a move."""


class LessonWhy(NamedTuple):
    """Things selected together in a lesson."""

    lesson: LessonSpec
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class PuzzleSpec(NamedTuple):
    """A puzzle of a title."""

    game: Name
    number: PuzzleNumber


class TrySpec(NamedTuple):
    """An attempt to solve a puzzle."""

    game: Name
    number: PuzzleNumber
    decision: Annotated[str, Limit(most=200)] | None
    """The `decision` of a move; null: show the solution."""


class TouchSpec(NamedTuple):
    """Things selected together in a puzzle."""

    game: Name
    number: PuzzleNumber
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class ReviewSpec(NamedTuple):
    """Decisions of a recorded game to evaluate."""

    record: Annotated[str, Limit(most=200_000)]
    """A whole .record file, of a finished game."""
    at: Annotated[int, Limit(least=0)]
    """The first, as the number of decisions before it."""
    most: Annotated[int, Limit(least=1, most=16)] = 4
    """How many of them."""


class SeatQuery(NamedTuple):
    """A query about a seat of a table."""

    seat: int
    """The seat it is about."""


class TouchQuery(NamedTuple):
    """Things selected together at a table."""

    seat: int
    """The seat that selects them."""
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]
    """Ids of the selected things."""


class Shown(NamedTuple):
    """A transfer token that was given to another device."""

    token: Annotated[str, Limit(most=64)]


class EndSession(NamedTuple):
    """A device that should no longer be signed in as this player."""

    id: Annotated[str, Limit(most=64)] = ""
    """The session to end; if empty, all but the one that asks."""


class Wish(NamedTuple):
    """What a client may send over a socket: the seat of theirs to view from."""

    seat: int | None = None
    """Null: the first that must decide."""


# ------------------------------------------------------------------------------ before the start


class Join(NamedTuple):
    """Take an open seat. Anybody with the link may, unless it is reserved for a player."""

    seat: SeatNumber
    name: Name = ""
    seal: Annotated[str, Limit(pattern="([0-9a-f]{64})?")] = ""
    """SHA-256 of "feldspar seal 2", the bytes of the table's commitment, the number of the seat as
    one byte, and 16 random bytes of the player's own, which are revealed (`unseal`) once all have
    sealed."""
    dice: Protocol = 1
    """The protocol of the seal: that of the table, as in its view."""
    key: Key = ""


class Leave(NamedTuple):
    """Leave a seat before the game has begun and before anybody has revealed their bytes."""

    seat: SeatNumber
    key: Key = ""


class Seal(NamedTuple):
    """Publish the SHA-256 of the bytes this player will add to the dice."""

    seat: SeatNumber
    seal: Annotated[str, Limit(pattern="[0-9a-f]{64}")]
    dice: Protocol = 1
    """The protocol of the seal: that of the table, as in its view."""
    key: Key = ""


class Unseal(NamedTuple):
    """Reveal the sealed bytes, once all have sealed theirs."""

    seat: SeatNumber
    entropy: Hex
    key: Key = ""


class Begin(NamedTuple):
    """Begin without the players whose seal is missing; if none is, without those who do not reveal
    their sealed bytes, and who thereby resign. Only after the time allowed for it."""

    seat: SeatNumber
    key: Key = ""


class Cancel(NamedTuple):
    """Cancel a table that has not begun, and where nobody has revealed their bytes. Only the player
    who opened it may."""

    key: Key = ""


class Free(NamedTuple):
    """Remove a player from a seat before the game has begun. Only the player who opened the table
    may."""

    seat: SeatNumber
    key: Key = ""


class Fill(NamedTuple):
    """Give an open seat to a bot. Only the player who opened the table may."""

    seat: SeatNumber
    bot: Name
    name: Name = ""
    key: Key = ""


class Fewer(NamedTuple):
    """Begin with the players who are there: the open seats are removed, and the others move
    together. Only the player who opened the table may, and only if the game allows that number of
    players."""

    key: Key = ""


# ------------------------------------------------------------------------------------- the game


class Submit(NamedTuple):
    """Take a decision."""

    seat: SeatNumber
    action: Annotated[str, Limit(most=200)]
    """The `decision` of a move."""
    turn: int | None = None
    """The `turn` of the view it is based on: refused if that is out of date."""
    key: Key = ""


class Hint(NamedTuple):
    """Ask what the best bot would do, where the table allows it; the request is public."""

    seat: SeatNumber
    key: Key = ""


class Undo(NamedTuple):
    """Undo the player's last decision, or ask the others for their consent."""

    seat: SeatNumber
    key: Key = ""


class Consent(NamedTuple):
    """Answer a request to undo a decision."""

    seat: SeatNumber
    agree: bool
    key: Key = ""


class Resign(NamedTuple):
    """Resign: the seat will be last. Once all bytes for the dice are sealed, this is the only way
    to leave."""

    seat: SeatNumber
    key: Key = ""


class Hold(NamedTuple):
    """Let a bot play the player's seat until they take it back."""

    seat: SeatNumber
    key: Key = ""


class GiveBack(NamedTuple):
    """Take the player's seat back from a bot, or report that the player is back."""

    seat: SeatNumber
    key: Key = ""


class Replace(NamedTuple):
    """Let a bot play for another player, who has kept the table waiting longer than its waiting
    time."""

    seat: SeatNumber
    key: Key = ""


Command = (
    Join
    | Leave
    | Seal
    | Unseal
    | Begin
    | Cancel
    | Free
    | Fill
    | Fewer
    | Submit
    | Hint
    | Undo
    | Consent
    | Resign
    | Hold
    | GiveBack
    | Replace
)
register_union("do", Join, Leave, Seal, Unseal, Begin, Cancel, Free, Fill, Fewer)
register_union("do", Submit, Hint, Undo, Consent, Resign, Hold, GiveBack, Replace)
