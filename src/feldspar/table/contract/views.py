"""Data types of views: everything a table sends to its viewers.

Descriptions of the API and the types of the page are generated from these classes
(`scripts/write_contract.py`); texts are message keys with arguments, formatted by the page.
"""

from typing import Literal, NamedTuple

from feldspar.bots.levels import Level
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.game import Lot
from feldspar.kernel.scene import Price, Scene
from feldspar.kernel.serialize.encode import Plain
from feldspar.table.contract.content import Daily, LessonInfo, Said

Status = Literal["open", "sealing", "playing", "over", "cancelled"]
"""Open until all seats are taken; sealing until all bytes for the dice are revealed."""


class GameInfo(NamedTuple):
    """What is needed to create a table of a game."""

    id: str
    rules: int
    """The version of its rules."""
    seats: tuple[int, int]
    """Minimum and maximum."""
    minutes: int
    """Estimated duration with people, per player."""
    weight: int
    """How hard it is to learn, from 1 to 4."""
    options: dict[str, tuple[str, ...]]
    """The default value first."""
    levels: tuple[Level, ...]
    """The bots to play against, the weakest first."""
    lessons: tuple[LessonInfo, ...]
    """Its lessons, in order."""
    daily: Daily | None
    """Its daily table, if it has one."""


class Player(NamedTuple):
    """The player of a seat."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    """The bot that plays it: always, or while its player is away."""
    resigned: bool
    late: bool = False
    """Whether its player ran out of time and has not acted since."""
    kept: bool = False
    """Whether an open seat is reserved for a player."""
    score: int | None = None
    """The final score, in the list of one's tables; a view has the scores of all seats."""
    place: int | None = None
    """Likewise the place."""
    hints: int = 0
    """How often its player has asked for a hint."""


class TableSummary(NamedTuple):
    """An entry in the list of my tables."""

    id: str
    game: str
    title: str
    status: Status
    players: tuple[Player, ...]
    yours: bool
    """Whether I must act: decide, add bytes for the dice, or take a seat that is reserved for
    me."""
    at: int
    """When something public last happened, in milliseconds since 1970."""
    due: int | None
    """When my time to decide runs out, if I am the only one to act and there is a clock."""


class TableList(NamedTuple):
    """A page of my tables: unfinished ones first, each group the latest first."""

    tables: tuple[TableSummary, ...]
    next: int | None
    """The offset of the next page; null if this was the last."""


class Alone(NamedTuple):
    """What the rules compare a solo score with."""

    rival: Text | None
    """The opponent without a seat, if there is one; place 1 means that the player has won."""
    points: int
    """The rival's score."""
    rank: Text | None
    """The title the rules give to the score, where they have such titles and the first one was
    reached."""


class Played(NamedTuple):
    """A finished game of mine."""

    id: str
    """The id of its table."""
    game: str
    title: str
    at: int
    """When it ended, in milliseconds since 1970."""
    players: tuple[Player, ...]
    """With their scores and places."""
    mine: tuple[int, ...]
    """My seats."""
    options: dict[str, str]
    ended: Literal["played", "resigned"]
    """Whether it was played to its end."""
    takebacks: int
    """How often something revealed was undone with nobody to ask."""
    alone: Alone | None


class History(NamedTuple):
    """A page of my finished games, the latest first."""

    games: tuple[Played, ...]
    next: int | None
    """The offset of the next page; null if this was the last."""


class Move(NamedTuple):
    """A decision available to the viewer, as the things to select for it."""

    decision: str
    """The written form to submit."""
    path: tuple[str, ...]
    label: Text
    """What it does and costs, shown before it is taken."""
    written: str
    """What is written on the last thing selected."""
    price: Price | None
    """What it costs besides the things selected."""
    forced: bool
    """There is no alternative: it is taken automatically after a moment to look."""
    same: str
    """The canonical decision among those with the same effect; often the move's own."""
    extra: tuple[str, ...]
    """The part of the path that is given up for it though the player may do without."""
    idle: bool
    """It is allowed, but has no effect worth mentioning."""
    final: bool
    """It cannot be undone freely, since it reveals something or ends the game, and no similar
    decision was just taken, as with one of several draws."""


class LogLine(NamedTuple):
    """A line of the table's log."""

    seat: int
    """The seat it happened to; -1: everybody; -2: the opponent without a seat."""
    text: Text
    rule: str
    points: int
    at: int | None
    """The number of decisions before it; public when the game is over, and in a replay."""
    chapter: bool = False
    """Whether it begins a new part of the log: a round, or the end."""
    means: bool = False
    """Whether it names what was given up for the action that follows, not the action itself."""


class ClockView(NamedTuple):
    """The state of the clocks."""

    kind: Literal["none", "live", "days"]
    overtime: Literal["bot", "resign"]
    """What happens when time runs out."""
    left: tuple[int, ...]
    """Milliseconds left to each seat whose clock is stopped; empty without a live clock."""
    due: tuple[int | None, ...]
    """When each seat runs out of time, in milliseconds since 1970; null while its clock is
    stopped."""
    patience: int
    """Without a clock: how many days the others wait before they may let a bot decide."""
    awaited: tuple[int | None, ...]
    """Without a clock: from when the others may let a bot decide for a seat."""


class Fair(NamedTuple):
    """The proof that nobody chose the dice."""

    commitment: str
    """SHA-256 of the table's secret, published before anybody adds bytes."""
    seals: tuple[str, ...]
    """SHA-256 of the bytes each seat will add, or has added."""
    entropy: tuple[str, ...]
    """The bytes each seat has added, in hexadecimal; public once all are in and the game begins."""
    secret: str | None
    """Public when the game is over; at a daily table only if it was played to its end."""
    awaited: tuple[int, ...]
    """The seats whose bytes, or seal, are still to come."""
    may_begin: int | None
    """From when the game may begin without those, in milliseconds since 1970."""
    promise: Literal["sealed", "alone", "withheld", "partial", "none", "sealed-1", "open-1"]
    """All people's sealed bytes are in; the same, with one person; somebody did not reveal theirs
    and so resigned; somebody sealed none; nobody added any. With -1: in protocol 1."""
    lots: tuple[Lot, ...]
    """What chance decides in this game, the most important first."""
    dice: int
    """The protocol of the seals and of the key of chance: see docs/fair-dice.md."""


class Asked(NamedTuple):
    """A pending request to undo a decision."""

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
    """The seat it is viewed from; -1 for a watcher."""
    mine: tuple[int, ...]
    """My seats."""
    secret: bool
    """Whether this seat shows, or is about to decide, what my other seats may not know."""
    opener: bool
    """Whether I opened this table, and may change it before the game begins."""
    invited: tuple[int, ...]
    """The open seats that are reserved for me."""
    turn: int
    """Grows when the viewer's possible decisions have changed: send it with a decision."""
    news: int
    """Grows with everything this viewer could notice."""
    players: tuple[Player, ...]
    actors: tuple[int, ...]
    """The seats that must decide now."""
    waits: bool
    """Whether no player is present, so that bots and clocks wait as well."""
    stand_in: str
    """The bot that plays for people who are away."""
    scene: Scene | None
    moves: tuple[Move, ...]
    log: tuple[LogLine, ...]
    decisions: int | None
    """How many were taken; public when the game is over, and in a replay."""
    undo: Literal["", "free", "marked", "consent"]
    """"marked": no consent is needed, but the result will say that dice were undone."""
    asked: Asked | None
    clock: ClockView
    fair: Fair
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """At the end; seats that resigned are behind all that did not."""
    ended: Literal["", "played", "resigned"]
    """How the game ended."""
    takebacks: int
    """How often something revealed was undone with nobody to ask."""
    hints: bool
    """Whether players may ask here what the best bot would do."""
    companion: bool
    """Whether they are shown it here without asking."""
    again: str
    """The table of the rematch, if there is one."""
    again_by: int = -1
    """The seat that created it; -1 if unknown."""
    daily: str = ""
    """The day of a daily table, as "2026-11-15"; empty for any other."""


class Why(NamedTuple):
    """Why things selected together make no move now; empty if they do, or if the selection can be
    continued to a move."""

    rule: str
    """The id of a rule."""
    key: str
    """The message key of a one-line explanation."""
    args: dict[str, TextArg] = {}  # noqa: RUF012 - read only, as those of a Text
    """The arguments of the message."""


class Answered(NamedTuple):
    """A bot's decision in a branch, and the view afterwards."""

    decision: str
    """As in a record: "0 take(3)"."""
    view: View


class Teaching(NamedTuple):
    """The text of a lesson's step in every available language; **words** may be emphasized."""

    title: Said
    say: Said
    """A sentence or two."""
    why: Said | None
    """Optional background."""
    light: tuple[str, ...]
    """The things to highlight, and as `area/ID` whole areas; the things to select are always
    highlighted."""
    then: tuple[str, ...] | None
    """If no decision is needed: the line of the next step. Else null."""


class Taught(NamedTuple):
    """A place in a lesson: kept by the client, which sends it back to continue."""

    step: int
    """From 0; at the end, the number of steps."""
    line: tuple[str, ...]
    """The decisions since the table was last set up, as in a record."""
    plan: tuple[Said, ...]
    """The titles of all steps."""
    teaches: Teaching | None
    """Null at the end."""
    views: tuple[View, ...]
    """The views of the table, the current one last, after those that led to it. Its moves are the
    ones that continue the lesson."""


class Answer(NamedTuple):
    """The answer to a selection that does not continue: the lesson's own, or else the rule that
    forbids it; neither if it is allowed, but not now."""

    said: Said | None
    why: Why


class Posed(NamedTuple):
    """A puzzle: one decision of the viewing seat is clearly the best."""

    number: int
    """Its number within the title, from 1: the easy ones first."""
    total: int
    """How many there are."""
    weight: int
    """1: the best decision looks best at first sight to somebody who knows the game; 2: it does
    not; 3: far from it."""
    view: View


class TableOpened(NamedTuple):
    """A table was created."""

    table: str
    """Its id: all that is needed to find it."""
    commitment: str
    """SHA-256 of its secret. Keep it to compare at the end."""


class Published(NamedTuple):
    """The published secret of a past day. Hashed once for each day between, it gives that of any
    earlier day: SHA-256 of "feldspar day" and the secret of the day after."""

    day: str
    secret: str
    """In hexadecimal."""


class MyDay(NamedTuple):
    """My daily table of a day."""

    day: str
    game: str
    table: str
    state: Literal["playing", "over", "counts", "refused"]
    """Over: not yet verified. It counts if the verification confirms it."""
    points: int | None
    """Public if it counts."""
    wrong: str
    """The message key of why it was refused, or can no longer count."""
    name: str
    """The name I played under, once that is known."""


class DayTitle(NamedTuple):
    """A title's daily table of today."""

    game: str
    players: int
    """How many results count so far."""
    best: int | None
    """The best score of them."""


class Today(NamedTuple):
    """The daily tables of today."""

    day: str
    """As "2026-11-15", in UTC."""
    ends: int
    """When the next day begins, in milliseconds since 1970."""
    published: Published | None
    """The newest published secret; null where there is no server, and the dice follow from the date
    alone."""
    titles: tuple[DayTitle, ...]
    mine: tuple[MyDay, ...]
    """My tables of the last seven days, the latest first."""
    streak: int
    """On how many days in a row I have finished one."""


class Scored(NamedTuple):
    """How many players have a score."""

    points: int
    players: int


class BestOfDay(NamedTuple):
    """One of the best results of a day."""

    name: str
    points: int
    mine: bool


class Board(NamedTuple):
    """The results of a title's daily table. All were verified by replaying them."""

    day: str
    game: str
    scores: tuple[Scored, ...]
    """The highest score first."""
    first: tuple[BestOfDay, ...]
    mine: MyDay | None
    streak: int
    """On how many days in a row I have finished a table."""


class Found(NamedTuple):
    """The table that has a code."""

    table: str
    """Its id."""


class Reach(NamedTuple):
    """How others on the same network reach this server."""

    roots: tuple[str, ...]
    """Its addresses, such as "http://192.168.1.7:8000"; none if unknown."""
    shut: bool
    """Whether it listens on its own machine only."""


class Pass(NamedTuple):
    """A transfer token: lets another device be the same player, once."""

    token: str
    until: int
    """In milliseconds since 1970."""


class SessionInfo(NamedTuple):
    """A device signed in as this player."""

    id: str
    device: str
    """Its browser and system, as far as known."""
    since: int
    """When it was signed in, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the device that asks."""


class Done(NamedTuple):
    """The command was carried out and stored."""


class Checked(NamedTuple):
    """The result of replaying a recorded game."""

    wrong: tuple[Text, ...]
    """Every difference from the record; empty if there is none."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    log: tuple[LogLine, ...]
    """The public log of that game."""


# --------------------------------------------------------------------- what has changed in a view


class New(NamedTuple):
    """A part as it is now."""

    new: Plain


class Part(NamedTuple):
    """The changed fields of a part."""

    part: dict[str, "Patch"]


class Longer(NamedTuple):
    """A list by its new length, and its changed items by index."""

    length: int
    patch: dict[str, "Patch"]


Patch = New | Part | Longer
Changes = dict[str, Patch]
"""What to apply to a view to get the next one."""


class WholeFrame(NamedTuple):
    """The first frame of a socket, also sent when the viewer changes seats or the table has lost
    entries."""

    view: View
    """The view to begin with; for a player who missed something, the one after their own last
    decision."""
    steps: tuple[Changes, ...]
    """What has happened since, decision by decision."""
    back: int = 0
    """If the table has lost the last of what was sent before: when the rest last changed, in
    milliseconds since 1970; else 0."""


class ChangeFrame(NamedTuple):
    """What has changed since the previous frame."""

    steps: tuple[Changes, ...]
    """Each applies to the view before it. One for each decision this viewer could notice; of very
    many only the newest."""


Frame = WholeFrame | ChangeFrame


class Presence(NamedTuple):
    """Whether another player has the table open."""

    here: bool
    since: int | None = None
    """When they last had it open, in milliseconds since 1970, if they do not and that is known."""


class PresenceFrame(NamedTuple):
    """Which of the others are present, sent to a socket when that has changed."""

    presence: tuple[Presence | None, ...]
    """For each seat; null for bots, open seats, players who have resigned, and the viewer."""


class HeartbeatFrame(NamedTuple):
    """Sent to every socket at regular intervals, so that silence means a dead connection."""

    heartbeat: float
    """Seconds until the next one."""
