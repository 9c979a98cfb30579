"""Commands: one data type for everything a player may ask of a table.

`seat` is the seat it is asked for. `key` is the asker's own and random: a command that is sent
again with the same key, because no answer came, is carried out once.
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
"""A decision as a record says it, the seat and what it decides; or that other chance is to come."""
Protocol = Annotated[int, Limit(least=1, most=99)]
"""A protocol of dice."""
PuzzleNumber = Annotated[int, Limit(least=1, most=9_999)]
"""Which puzzle of a title, counted from 1."""
DAY_SECONDS = 86_400
MAX_TOUCHED = 32
"""How many things may be touched together."""


class ClockSpec(NamedTuple):
    """How much time there is: none is kept, a budget for the whole game, or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Limit(least=1, most=DAY_SECONDS)] = 600
    """A live clock: how long one may think in all."""
    increment: Annotated[int, Limit(least=0, most=3_600)] = 15
    """A live clock: seconds added with each turn that is done."""
    days: Annotated[int, Limit(least=1, most=30)] = 2
    """A clock by days: how many for each turn."""
    overtime: Literal["bot", "resign"] = "bot"
    """What happens when time runs out: a bot takes that one decision, or the seat resigns."""
    patience: Annotated[int, Limit(least=1, most=60)] = 7
    """Without a clock: after how many days the others may let a bot decide for who is awaited."""


class SeatSpec(NamedTuple):
    """Who is to have a seat of a new table: several of kind "me" share one screen."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Name = ""
    """The level of the bot, if one is to have it: "level-1" to "level-5"."""
    adds: bool = False
    """Whether this player will add bytes to the dice (`seal`): the game waits for them."""


class TableSpec(NamedTuple):
    """A table to be set."""

    game: Name
    seats: Annotated[tuple[SeatSpec, ...], Limit(least=1, most=MOST_SEATS)]
    options: Annotated[dict[str, Name], Limit(most=32)] = {}  # noqa: RUF012 - read only
    clock: ClockSpec = ClockSpec()
    title: Name = ""
    hints: bool = False
    """Whether people may ask what the best bot would do."""
    stand_in: Name = DEFAULT_LEVEL
    """The level of the bot that plays for people who are away."""
    companion: bool = False
    """Whether people are told what the best bot would do without asking: all hear that they are."""


class DailySpec(NamedTuple):
    """Who sits down at a table of the day."""

    name: Name = ""


class MomentSpec(NamedTuple):
    """A position of a recorded game."""

    record: Annotated[str, Limit(most=200_000)]
    """A whole .record file."""
    at: Annotated[int, Limit(least=0)]
    """After how many decisions."""
    seat: Annotated[int, Limit(least=-1, most=MOST_SEATS - 1)] = -1
    """Seen from here; -1: as a watcher."""


class CopySpec(NamedTuple):
    """A position beyond a moment of a recorded game, or beyond one that is known by its name: one
    plays on in a copy."""

    record: Annotated[str, Limit(most=200_000)] = ""
    """A whole .record file, of a game that is over."""
    at: Annotated[int, Limit(least=0)] = 0
    """After how many decisions it leaves the game that was played."""
    line: Annotated[tuple[Written, ...], Limit(most=2_000)] = ()
    """What was decided since, as a record says it: "0 take(3)". Chance goes on as in the record,
    and is the same where the same is decided; after "dice 7" it is another, always the same."""
    seat: Annotated[int, Limit(least=-1, most=MOST_SEATS - 1)] | None = None
    """Seen from here; -1: as a watcher; null: by the first who must decide, at the end by the last
    who has."""
    position: Annotated[str, Limit(most=100)] = ""
    """In the place of a record: "puzzle/GAME/7" or "example/GAME/RULE/0"."""


class AnswerSpec(NamedTuple):
    """A bot is to decide for a seat of a copy."""

    copy: CopySpec
    who: SeatNumber
    """The seat it decides for."""
    bot: Name


class WhySpec(NamedTuple):
    """Things touched together by the seat that looks at a copy."""

    copy: CopySpec
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class LessonSpec(NamedTuple):
    """A place in a lesson, as `Taught` says it, and what is decided there if anything is."""

    game: Name
    lesson: Name
    step: Annotated[int, Limit(least=0, most=99)] = 0
    line: Annotated[tuple[Written, ...], Limit(most=99)] = ()
    decision: Annotated[str, Limit(most=210)] = ""
    """The `decision` of a move."""


class LessonWhy(NamedTuple):
    """Things touched together in a lesson."""

    lesson: LessonSpec
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class PuzzleSpec(NamedTuple):
    """A position of a title in which one decision is much the best."""

    game: Name
    number: PuzzleNumber


class TrySpec(NamedTuple):
    """What somebody would decide in a puzzle."""

    game: Name
    number: PuzzleNumber
    decision: Annotated[str, Limit(most=200)] | None
    """The `decision` of a move; null: nothing, one wants to be shown."""


class TouchSpec(NamedTuple):
    """Things touched together in a puzzle."""

    game: Name
    number: PuzzleNumber
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]


class ReviewSpec(NamedTuple):
    """Decisions of a recorded game that are to be judged."""

    record: Annotated[str, Limit(most=200_000)]
    """A whole .record file, of a game that is over."""
    at: Annotated[int, Limit(least=0)]
    """The first, by how many were taken before it."""
    most: Annotated[int, Limit(least=1, most=16)] = 4
    """How many of them."""


class SeatQuery(NamedTuple):
    """A question about a seat of a table."""

    seat: int
    """Of which seat."""


class TouchQuery(NamedTuple):
    """Things touched together at a table."""

    seat: int
    """For which seat."""
    touched: Annotated[tuple[Name, ...], Limit(most=MAX_TOUCHED)]
    """Ids of things."""


class Shown(NamedTuple):
    """A pass that another device was given."""

    token: Annotated[str, Limit(most=64)]


class EndSession(NamedTuple):
    """A device that is not to be this player any more."""

    id: Annotated[str, Limit(most=64)] = ""
    """Which one; if none is named, all but the one that asks."""


class Wish(NamedTuple):
    """What a socket may say: from which of one's seats to look."""

    seat: int | None = None
    """None: the first that must decide."""


# ------------------------------------------------------------------------------ before the start


class Join(NamedTuple):
    """Take an open seat. Whoever has the link may, unless it is kept for somebody."""

    seat: SeatNumber
    name: Name = ""
    seal: Annotated[str, Limit(pattern="([0-9a-f]{64})?")] = ""
    """SHA-256 of "feldspar seal 2", the bytes of the table's commitment, the number of the seat as
    one byte, and 16 random bytes of one's own, which are told (`unseal`) once all have sealed."""
    dice: Protocol = 1
    """The protocol the seal was made by: that of the table, as its view says."""
    key: Key = ""


class Leave(NamedTuple):
    """Leave a seat again before the game has begun, or anybody has told their bytes."""

    seat: SeatNumber
    key: Key = ""


class Seal(NamedTuple):
    """Say the SHA-256 of the bytes one will add to the dice."""

    seat: SeatNumber
    seal: Annotated[str, Limit(pattern="[0-9a-f]{64}")]
    dice: Protocol = 1
    """The protocol it was made by: that of the table, as its view says."""
    key: Key = ""


class Unseal(NamedTuple):
    """Say the bytes one has sealed, now that all have."""

    seat: SeatNumber
    entropy: Hex
    key: Key = ""


class Begin(NamedTuple):
    """Go on without those whose seal is missing; if none is, without those who do not tell what
    they sealed, and who thereby resign. Only once the table's time for that has passed."""

    seat: SeatNumber
    key: Key = ""


class Cancel(NamedTuple):
    """Clear a table that has not begun, and where nobody has told their bytes. Only who opened it
    may."""

    key: Key = ""


class Free(NamedTuple):
    """Ask somebody to leave a seat before the game has begun. Only who opened the table may."""

    seat: SeatNumber
    key: Key = ""


class Fill(NamedTuple):
    """Give an open seat to a bot. Only who opened the table may."""

    seat: SeatNumber
    bot: Name
    name: Name = ""
    key: Key = ""


class Fewer(NamedTuple):
    """Begin with those who sit: the open seats are taken away, and the rest move together. Only who
    opened the table may, and only if the game is for so many."""

    key: Key = ""


# ------------------------------------------------------------------------------------- the game


class Submit(NamedTuple):
    """Decide."""

    seat: SeatNumber
    action: Annotated[str, Limit(most=200)]
    """The `decision` of a move."""
    turn: int | None = None
    """The `turn` of the view one decides from: refused if that is out of date."""
    key: Key = ""


class Hint(NamedTuple):
    """Ask what the best bot would do, where the table allows it; everybody is told that one did."""

    seat: SeatNumber
    key: Key = ""


class Undo(NamedTuple):
    """Take one's last decision back, or ask whether one may."""

    seat: SeatNumber
    key: Key = ""


class Consent(NamedTuple):
    """Answer somebody who asks to take a decision back."""

    seat: SeatNumber
    agree: bool
    key: Key = ""


class Resign(NamedTuple):
    """Give a seat up for good: it will be last. Once all bytes for the dice are sealed, this is the
    only way to leave."""

    seat: SeatNumber
    key: Key = ""


class Hold(NamedTuple):
    """Let a bot play one's seat until one takes it back."""

    seat: SeatNumber
    key: Key = ""


class GiveBack(NamedTuple):
    """Take one's seat back from a bot, or say that one is here again."""

    seat: SeatNumber
    key: Key = ""


class Replace(NamedTuple):
    """Let a bot play for somebody else, who has been awaited longer than the table's patience."""

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
