"""Data types of views: everything a table sends to its viewers.

Descriptions of the API and the types of the page are generated from these classes
(`scripts/write_contract.py`); texts are message keys with arguments, said by the page.
"""

from typing import Literal, NamedTuple

from feldspar.bots.levels import Level
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.game import Lot
from feldspar.kernel.scene import Price, Scene
from feldspar.kernel.serialize.encode import Plain
from feldspar.table.contract.content import Daily, LessonInfo, Said

Status = Literal["open", "sealing", "playing", "over", "cancelled"]
"""Open until all seats are taken; sealing until all bytes for the dice are said."""


class GameInfo(NamedTuple):
    """What one must know of a game to set a table for it."""

    id: str
    rules: int
    """The version of its rules."""
    seats: tuple[int, int]
    """Fewest and most."""
    minutes: int
    """About how long a game takes people, for each of them."""
    weight: int
    """How hard it is to learn, from 1 to 4."""
    options: dict[str, tuple[str, ...]]
    """The usual value first."""
    levels: tuple[Level, ...]
    """Whom one may play against, the weakest first."""
    lessons: tuple[LessonInfo, ...]
    """Those it teaches itself with, the first one first."""
    daily: Daily | None
    """What it plays every day, if it does."""


class Player(NamedTuple):
    """Who has a seat."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    """The bot that plays it: always, or while its player is away."""
    resigned: bool
    late: bool = False
    """Whether time ran out for its player, who has not been heard of since."""
    kept: bool = False
    """Whether an open seat is kept for somebody."""
    score: int | None = None
    """The points at the end, in the list of one's tables; a view says them for all seats."""
    place: int | None = None
    """Likewise the place."""
    hints: int = 0
    """How often its player has asked what the best bot would do."""


class TableSummary(NamedTuple):
    """One of my tables."""

    id: str
    game: str
    title: str
    status: Status
    players: tuple[Player, ...]
    yours: bool
    """Whether something is asked of me: a decision, bytes for the dice, or to take a seat that is
    kept for me."""
    at: int
    """When something last happened that everybody could notice, in milliseconds since 1970."""
    due: int | None
    """When my time to decide runs out, if I alone am awaited and there is a clock."""


class TableList(NamedTuple):
    """Some of my tables: those that are not over first, of either the latest first."""

    tables: tuple[TableSummary, ...]
    next: int | None
    """After how many to ask for more; null if these were the last."""


class Alone(NamedTuple):
    """What the rules measure a score by where somebody plays alone."""

    rival: Text | None
    """The opponent who has no seat, if there is one: who is in place 1 has held it off."""
    points: int
    """Those of the rival."""
    rank: Text | None
    """What the score is called, where the rules have a ladder and its first step was reached."""


class Played(NamedTuple):
    """A game of mine that is over."""

    id: str
    """Of its table."""
    game: str
    title: str
    at: int
    """When it ended, in milliseconds since 1970."""
    players: tuple[Player, ...]
    """With their points and places."""
    mine: tuple[int, ...]
    """My seats."""
    options: dict[str, str]
    ended: Literal["played", "resigned"]
    """Whether it was played to its end."""
    takebacks: int
    """How often something revealed was taken back with nobody to ask."""
    alone: Alone | None


class History(NamedTuple):
    """Some of my games that are over, the latest first."""

    games: tuple[Played, ...]
    next: int | None
    """After how many to ask for more; null if these were the last."""


class Move(NamedTuple):
    """Something the viewer may do now, as the things to touch for it."""

    decision: str
    """The written form to submit."""
    path: tuple[str, ...]
    label: Text
    """What it does and costs, before it is done."""
    written: str
    """What it would write on the last thing touched."""
    price: Price | None
    """What is spent for it besides what is touched."""
    forced: bool
    """Nothing is decided by it: it happens by itself, once there was time to look."""
    same: str
    """The decision that stands for all that bring the same; often the move's own."""
    extra: tuple[str, ...]
    """What of the path is given up for it, where one may well do without."""
    idle: bool
    """It is allowed, but changes nothing worth mentioning."""
    final: bool
    """It cannot be taken back freely, since it shows something or ends the game; nor has the like
    just been agreed to, as with one of several draws."""


class LogLine(NamedTuple):
    """Something that has happened."""

    seat: int
    """Whom it happened to; -1: everybody; -2: the opponent who has no seat."""
    text: Text
    rule: str
    points: int
    at: int | None
    """After how many decisions; told when the game is over, and in a replay."""
    chapter: bool = False
    """Whether a new part of the story begins with it: a round, or the end."""
    means: bool = False
    """Whether it tells what was given up for the deed that follows, and not the deed."""


class ClockView(NamedTuple):
    """How much time there is."""

    kind: Literal["none", "live", "days"]
    overtime: Literal["bot", "resign"]
    """What happens when it runs out."""
    left: tuple[int, ...]
    """Milliseconds left to each seat whose clock stands; empty without a live clock."""
    due: tuple[int | None, ...]
    """When each seat runs out, in milliseconds since 1970; null while its clock stands."""
    patience: int
    """Without a clock: how many days one is awaited before that."""
    awaited: tuple[int | None, ...]
    """Without a clock: from when on the others may let a bot decide for a seat."""


class Fair(NamedTuple):
    """Why nobody chose the dice."""

    commitment: str
    """SHA-256 of the table's secret: there before anybody adds bytes of their own."""
    seals: tuple[str, ...]
    """SHA-256 of the bytes each seat will add, or has added."""
    entropy: tuple[str, ...]
    """The bytes each seat has added, in hexadecimal; told once all are in and the game begins."""
    secret: str | None
    """Told when the game is over; at a table of the day only if it was played to its end."""
    awaited: tuple[int, ...]
    """The seats whose bytes, or seal, are still to come."""
    may_begin: int | None
    """From when on one may go on without those, in milliseconds since 1970."""
    promise: Literal["sealed", "alone", "withheld", "partial", "none", "sealed-1", "open-1"]
    """All people's sealed bytes are in; the same, of one person; somebody did not tell theirs and
    so resigned; somebody sealed none; nobody added any. With -1: by the first protocol."""
    lots: tuple[Lot, ...]
    """What was drawn by lot in this game, the foremost first."""
    dice: int
    """The protocol by which seals and the key of chance are derived: see docs/fair-dice.md."""


class Asked(NamedTuple):
    """Somebody asks to take a decision back."""

    seat: int
    shown: bool
    """Whether something was revealed since."""
    agreed: tuple[int, ...]
    """The seats whose players have agreed so far."""


class View(NamedTuple):
    """A table as one viewer may see it."""

    game: str
    title: str
    options: dict[str, str]
    status: Status
    viewer: int
    """The seat looked from; -1 for a watcher."""
    mine: tuple[int, ...]
    """My seats."""
    secret: bool
    """Whether this seat shows, or is about to decide, what my other seats may not know."""
    opener: bool
    """Whether I set this table, and may change it before the game begins."""
    invited: tuple[int, ...]
    """The open seats that are kept for me."""
    turn: int
    """Grows when what this viewer may decide has changed: send it with a decision."""
    news: int
    """Grows with everything this viewer could notice."""
    players: tuple[Player, ...]
    actors: tuple[int, ...]
    """The seats that must decide now."""
    waits: bool
    """Whether nobody who plays is here, so that bots and clocks wait as well."""
    stand_in: str
    """The bot that plays for people who are away."""
    scene: Scene | None
    moves: tuple[Move, ...]
    log: tuple[LogLine, ...]
    decisions: int | None
    """How many were taken; told when the game is over, and in a replay."""
    undo: Literal["", "free", "marked", "consent"]
    """"marked": nobody need be asked, but the result will say that dice were taken back."""
    asked: Asked | None
    clock: ClockView
    fair: Fair
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """At the end; whoever resigned is behind everybody who did not."""
    ended: Literal["", "played", "resigned"]
    """How the game came to its end."""
    takebacks: int
    """How often something revealed was taken back with nobody to ask."""
    hints: bool
    """Whether people may ask here what the best bot would do."""
    companion: bool
    """Whether people are told so here without asking."""
    again: str
    """The table that was set for the same people once more, if any."""
    again_by: int = -1
    """The seat of whoever set it; -1 if that is not known."""
    daily: str = ""
    """The day whose table it is, as "2026-11-15", if it is one that everybody meets."""


class Why(NamedTuple):
    """Why things touched together make no move now; empty if they do, or could mean nothing."""

    rule: str
    """The id of a rule."""
    key: str
    """The message that says it in a line."""
    args: dict[str, TextArg] = {}  # noqa: RUF012 - read only, as those of a Text
    """What the message is about."""


class Answered(NamedTuple):
    """What a bot has decided in a copy, and what is seen then."""

    decision: str
    """As a record says it: "0 take(3)"."""
    view: View


class Teaching(NamedTuple):
    """What a step of a lesson says, in every language there is; **words** may stand out."""

    title: Said
    say: Said
    """A sentence or two."""
    why: Said | None
    """What somebody may want to know besides."""
    light: tuple[str, ...]
    """The things it speaks of, and as `area/ID` whole areas; what it asks for is lit anyway."""
    then: tuple[str, ...] | None
    """If nothing is to be decided: the line of the next step. Else null."""


class Taught(NamedTuple):
    """Where somebody stands in a lesson: kept by whoever asks, who says it again to go on."""

    step: int
    """From 0; at the end, as many as there are."""
    line: tuple[str, ...]
    """What was decided since the table was last laid out, as a record says it."""
    plan: tuple[Said, ...]
    """The titles of all steps."""
    teaches: Teaching | None
    """Null at the end."""
    views: tuple[View, ...]
    """How the table looks, the last one now; before it, what happened on the way. Its moves are
    those that go on."""


class Answer(NamedTuple):
    """What is said to something touched that does not go on: the lesson's own answer, or else the
    rule that forbids it; neither if it is allowed, but not now."""

    said: Said | None
    why: Why


class Posed(NamedTuple):
    """A puzzle: one decision of the seat that looks is much the best. Which?"""

    number: int
    """Among those of its title, from 1: the easy ones first."""
    total: int
    """How many there are."""
    weight: int
    """1: the best decision looks best at first sight, to who knows the game; 2: it does not; 3: far
    from it."""
    view: View


class TableOpened(NamedTuple):
    """A table has been set."""

    table: str
    """Its id: all that is needed to find it."""
    commitment: str
    """SHA-256 of its secret. Keep it: at the end it can be compared."""


class Published(NamedTuple):
    """The secret of a day that is over. Hashed once for each day between, it is that of any day
    before: SHA-256 of "feldspar day" and the secret of the day after."""

    day: str
    secret: str
    """In hexadecimal."""


class MyDay(NamedTuple):
    """My table of a day."""

    day: str
    game: str
    table: str
    state: Literal["playing", "over", "counts", "refused"]
    """Over: nobody has played it again yet. It counts if that proves it."""
    points: int | None
    """Told if it counts."""
    wrong: str
    """The message that says why it was refused, or can no longer count."""
    name: str
    """Under which I played it, once that is known."""


class DayTitle(NamedTuple):
    """A title's table of today."""

    game: str
    players: int
    """How many results count so far."""
    best: int | None
    """The most points of them."""


class Today(NamedTuple):
    """The tables of today."""

    day: str
    """As "2026-11-15", by the clock of Greenwich."""
    ends: int
    """When the next day begins, in milliseconds since 1970."""
    published: Published | None
    """The newest secret that is told; null where there is no server, and the dice follow from the
    date alone."""
    titles: tuple[DayTitle, ...]
    mine: tuple[MyDay, ...]
    """My tables of the last seven days, the latest first."""
    streak: int
    """On how many days in a row I have played one to the end."""


class Scored(NamedTuple):
    """How often so many points were made."""

    points: int
    players: int


class BestOfDay(NamedTuple):
    """One of the best of a day."""

    name: str
    points: int
    mine: bool


class Board(NamedTuple):
    """What came of a title's table of a day. All that is in it was proved by playing it again."""

    day: str
    game: str
    scores: tuple[Scored, ...]
    """The most points first."""
    first: tuple[BestOfDay, ...]
    mine: MyDay | None
    streak: int
    """On how many days in a row I have played a table to the end."""


class Found(NamedTuple):
    """The table that has a code."""

    table: str
    """Its id."""


class Reach(NamedTuple):
    """How others on the same network come to this server."""

    roots: tuple[str, ...]
    """Addresses that lead to it, such as "http://192.168.1.7:8000"; none if that is not known."""
    shut: bool
    """Whether it was started for its own machine alone."""


class Pass(NamedTuple):
    """The right to be the same player on another device, once."""

    token: str
    until: int
    """In milliseconds since 1970."""


class SessionInfo(NamedTuple):
    """A device on which one is the same player."""

    id: str
    device: str
    """Its browser and system, as far as they are known."""
    since: int
    """When it became this player, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class Done(NamedTuple):
    """It has been written."""


class Checked(NamedTuple):
    """What playing a recorded game again has shown."""

    wrong: tuple[Text, ...]
    """What is not as the record says; empty if all is."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    log: tuple[LogLine, ...]
    """What everybody was told in that game."""


# --------------------------------------------------------------------- what has changed in a view


class New(NamedTuple):
    """A part as it is now."""

    new: Plain


class Part(NamedTuple):
    """What has changed in some fields of a part."""

    part: dict[str, "Patch"]


class Longer(NamedTuple):
    """A list by its new length, and what has changed in it, by place."""

    length: int
    patch: dict[str, "Patch"]


Patch = New | Part | Longer
Changes = dict[str, Patch]
"""What must be laid over a view to make it the next one."""


class WholeFrame(NamedTuple):
    """The first frame of a socket, and whenever another seat is looked from or the table has gone
    back."""

    view: View
    """A player's: as it was after their own last decision, if something has happened since."""
    steps: tuple[Changes, ...]
    """What has happened since, decision by decision."""
    back: int = 0
    """If the table has lost the last of what was told before: when what is still there last
    changed, in milliseconds since 1970; else 0."""


class ChangeFrame(NamedTuple):
    """What has changed since the frame before."""

    steps: tuple[Changes, ...]
    """Each is laid over the view before it. One for each decision this viewer could notice; of very
    many only the newest."""


Frame = WholeFrame | ChangeFrame


class Presence(NamedTuple):
    """Whether somebody else who plays has the table open."""

    here: bool
    since: int | None = None
    """When they were last here, in milliseconds since 1970, if they are not and that is known."""


class PresenceFrame(NamedTuple):
    """Who of the others is here, told a socket when that has changed."""

    presence: tuple[Presence | None, ...]
    """For each seat; null for bots, empty seats, whoever has given up, and oneself."""


class HeartbeatFrame(NamedTuple):
    """Sent to every socket at regular intervals, so that silence means that the line is dead."""

    heartbeat: float
    """Seconds until the next one."""
