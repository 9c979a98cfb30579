"""What is sent and answered, for the reader of the API and the first check of what comes in.

The tables check the rest: these only keep out what has the wrong shape.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=80)]
Entropy = Annotated[
    str,
    Field(
        max_length=128,
        pattern="^([0-9a-fA-F]{2})*$",
        description="Random bytes of the player's own, in hexadecimal: nobody can choose the dice.",
    ),
]


class Sent(BaseModel):
    """Something a page sends."""

    model_config = ConfigDict(extra="forbid")


class Seat(Sent):
    """Who is to have a seat: several of kind "me" are a hot seat."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Name = ""
    entropy: Entropy = ""


class NoClock(Sent):
    """Take your time."""

    kind: Literal["none"] = "none"


class LiveClock(Sent):
    """Seconds to think for the whole game, and more with each decision."""

    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=0, le=86_400)] = 600
    increment: Annotated[int, Field(ge=0, le=3_600)] = 15


class DaysClock(Sent):
    """Days for each decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)] = 2


class TableSpec(Sent):
    """A table to be set."""

    game: Name
    seats: Annotated[list[Seat], Field(min_length=1, max_length=16)]
    options: Annotated[dict[Name, Name], Field(max_length=32)] = {}
    clock: Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")] = NoClock()
    title: Name = ""


class Asked(Sent):
    """Something asked of a table."""

    seat: Annotated[int, Field(ge=0, le=15, description="For which seat.")]
    key: Annotated[
        str,
        Field(max_length=64, description="Random: the same key again does nothing a second time."),
    ] = ""


class Join(Asked):
    """Take an open seat. Whoever has the link may."""

    do: Literal["join"]
    name: Name = ""
    entropy: Entropy = ""


class Submit(Asked):
    """Decide."""

    do: Literal["submit"]
    action: Annotated[str, Field(max_length=200, description="The `decision` of a move.")]
    turn: Annotated[
        int | None, Field(description="The `turn` of the view: refused if that is out of date.")
    ] = None


class Consent(Asked):
    """Answer somebody who asks to take a decision back."""

    do: Literal["consent"]
    agree: bool


class Plainly(Asked):
    """What needs nothing more."""

    do: Literal["leave", "undo", "resign", "hold", "give_back"]


Command = Annotated[Join | Submit | Consent | Plainly, Field(discriminator="do")]


class Moment(Sent):
    """A position of a recorded game."""

    record: Annotated[str, Field(max_length=200_000, description="A whole .record file.")]
    at: Annotated[int, Field(ge=0, description="After how many decisions.")]
    seat: Annotated[int, Field(ge=-1, le=15, description="Seen from here; -1: a watcher.")] = -1


class Opened(BaseModel):
    """A table has been set; its id is all that is needed to find it."""

    table: str


class Done(BaseModel):
    """It has been written."""


class Refusal(BaseModel):
    """Why not: a message of the words, and the rule that forbids it, if one does."""

    key: str
    rule: str


class GameInfo(BaseModel):
    """What one must know of a game to set a table for it."""

    id: str
    rules: int
    seats: Annotated[list[int], Field(description="Fewest and most.")]
    minutes: int
    weight: int
    options: Annotated[dict[str, list[str]], Field(description="The usual value first.")]
    bots: list[str]


class Player(BaseModel):
    """Who has a seat."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    resigned: bool


class TableSummary(BaseModel):
    """One of my tables."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    players: list[Player]
    yours: Annotated[bool, Field(description="Whether a seat of mine must decide.")]
    at: Annotated[int, Field(description="When something last happened, ms since 1970.")]


class Price(BaseModel):
    """What a move costs: so many of what the symbol shows."""

    art: str
    amount: int


class Move(BaseModel):
    """Something the viewer may do now."""

    decision: Annotated[str, Field(description="The written form to submit.")]
    path: Annotated[list[str], Field(description="The things to touch for it.")]
    label: dict[str, Any]
    written: str
    price: Annotated[Price | None, Field(description="What is spent besides what is touched.")]
    forced: Annotated[bool, Field(description="Nothing is decided by it: a page makes it itself.")]


class LogLine(BaseModel):
    """Something that has happened."""

    seat: int
    text: dict[str, Any]
    rule: str
    points: int
    at: Annotated[int | None, Field(description="After how many decisions; told at the end.")]


class View(BaseModel):
    """A table as one viewer may see it. Texts are message keys with arguments."""

    game: str
    title: str
    options: dict[str, str]
    status: Literal["open", "playing", "over"]
    viewer: Annotated[int, Field(description="The seat looked from; -1: a watcher.")]
    mine: list[int]
    turn: int
    players: list[Player]
    actors: Annotated[list[int], Field(description="The seats that must decide now.")]
    scene: Annotated[dict[str, Any] | None, Field(description="The picture as data.")]
    moves: list[Move]
    log: list[LogLine]
    decisions: int | None
    undo: Literal["", "free", "consent"]
    asked: Annotated[list[int] | None, Field(description="[seat, decision] to be taken back.")]
    clock: dict[str, Any]
    fair: Annotated[dict[str, Any], Field(description="Commitment, entropy and secret.")]
    scores: list[int]
    places: list[int]


class ViewAt(View):
    """A view, and the entry of the journal it shows."""

    seq: int
