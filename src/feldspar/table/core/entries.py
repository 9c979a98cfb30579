"""Journal entries: one data type for each kind of thing that happens at a table.

Here entries are read and written, and nowhere else. An entry says which format it has; those of
format 1, which do not, are read as what they mean today. Format 3 is only for what format 2 could
not say, so that a server of the version before reads all else.
"""

from typing import Final, NamedTuple

from feldspar.kernel.serialize.decode import ValidationError, decoder_for
from feldspar.kernel.serialize.encode import TAGS, Plain, register_union, to_plain
from feldspar.kernel.text.safe_text import escape_unprintable
from feldspar.table.contract.commands import ClockSpec

FORMAT: Final = 3
NOBODY: Final = -1
"""As a seat: none; the table as a whole."""


class CorruptJournal(ValueError):
    """An entry that cannot be read; says which and why."""

    def __init__(self, text: str) -> None:
        super().__init__(escape_unprintable(text))


class UnsupportedVersion(CorruptJournal):
    """An entry, or rules, that only another version of Feldspar knows."""


class Opened(NamedTuple):
    """A table was set."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    secret: str
    """In hexadecimal, as all bytes here: the journal keeps it, nobody is told before the end."""
    clock: ClockSpec
    title: str
    opener: str = ""
    """Who did it, and may change it until the game begins."""
    invited: tuple[str, ...] = ()
    """For each seat the player it is kept for, if any: the others of the game before."""
    hints: bool = False
    """Whether people may ask what the best bot would do."""
    stand_in: str = "greedy"
    """The bot that plays for people who are away; that of tables which do not say."""
    companion: bool = False
    """Whether people are told what the best bot would do without asking."""
    daily: str = ""
    """The day whose table it is, if it is one that everybody meets."""
    dice: int = 1
    """The protocol of its dice; that of tables which do not say."""


class Joined(NamedTuple):
    """Somebody, or a bot, has a seat."""

    seat: int
    name: str
    player: str = ""
    """Who may act for it: an opaque name given by the shell; empty for a bot."""
    bot: str = ""
    adds: bool = False
    """Whether bytes for the dice are to come."""
    seal: str = ""
    entropy: str = ""
    """Bytes told in the open, which the first protocol of dice allowed."""


class Left(NamedTuple):
    """A seat is open again."""

    seat: int


class Cancelled(NamedTuple):
    """The table was cleared before the game began."""


class Fewer(NamedTuple):
    """The open seats were taken away; the others moved together, in their order."""


class Sealed(NamedTuple):
    """Somebody has said the hash of the bytes they will add to the dice."""

    seat: int
    seal: str


class Unsealed(NamedTuple):
    """Somebody has said their bytes."""

    seat: int
    entropy: str


class Begun(NamedTuple):
    """Those whose seal is missing are not waited for; if none is, those whose bytes are, and they
    have resigned. By the first protocol of dice it was both, and nobody resigned."""


class Moved(NamedTuple):
    """A seat has decided."""

    seat: int
    action: str
    by: str = ""
    """The bot that did, if the seat's player did not."""


class Hinted(NamedTuple):
    """Somebody has asked what the best bot would do."""

    seat: int


class UndoAsked(NamedTuple):
    """Somebody would take a decision back, and needs the consent of the others."""

    seat: int
    decision: int


class UndoAnswered(NamedTuple):
    """One of the others agrees, or does not."""

    seat: int
    agree: bool


class Undone(NamedTuple):
    """A decision was taken back: it alone (`rest`: the others stand), or all since it."""

    seat: int
    decision: int
    rest: bool


class Held(NamedTuple):
    """A bot plays a seat for a while."""

    seat: int
    bot: str
    by: int = NOBODY
    """The seat of whoever asked for it, if it was not the player."""
    timed: bool = False
    """Whether its clock runs on until the bot has decided; it stands where that is not said."""


class GivenBack(NamedTuple):
    """Somebody who was away is back."""

    seat: int


class Resigned(NamedTuple):
    """Somebody has given up."""

    seat: int
    bot: str
    """Plays on in their place, if the game goes on."""
    overdue: bool = False
    """Whether it was the clock that did it."""


class Again(NamedTuple):
    """The same table was set once more."""

    table: str
    """Its name."""
    by: int = -1
    """The seat of whoever set it; -1: it was not written down."""


EntryKind = (
    Opened
    | Joined
    | Left
    | Cancelled
    | Fewer
    | Sealed
    | Unsealed
    | Begun
    | Moved
    | Hinted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Held
    | GivenBack
    | Resigned
    | Again
)
_KINDS: Final = (Opened, Joined, Left, Cancelled, Fewer, Sealed, Unsealed, Begun, Moved)
_MORE: Final = (Hinted, UndoAsked, UndoAnswered, Undone, Held, GivenBack, Resigned, Again)
register_union("kind", *_KINDS, *_MORE)
_NEW_IN_FORMAT_3: Final[dict[type, str]] = {Opened: "dice", Held: "timed"}
"""What format 2 has no word for. It is left out of an entry that would say nothing by it."""


class Entry(NamedTuple):
    """One line of a journal. Replaying all of them from the first rebuilds the table."""

    seq: int
    """Its number, from 1, without gaps."""
    at: int
    """When it happened, in milliseconds since 1970."""
    what: EntryKind
    key: str = ""
    """That of the command it carries out."""


class StoredEntry(NamedTuple):
    """An entry as it is kept: in a line of a table, or a file."""

    seq: int
    at: int
    kind: str
    seat: int
    """Whom it concerns; -1 for the table as a whole."""
    data: dict[str, Plain]


def encode_entry(entry: Entry) -> StoredEntry:
    """Return an entry as it is kept."""
    data = to_plain(entry.what)
    assert isinstance(data, dict)
    kind, seat = data.pop("kind"), data.pop("seat", NOBODY)
    assert isinstance(seat, int)
    if entry.key:
        data["key"] = entry.key
    form, new = 2, _NEW_IN_FORMAT_3.get(type(entry.what))
    if new is not None:
        if data[new] == entry.what._field_defaults[new]:
            del data[new]
        else:
            form = FORMAT
    return StoredEntry(entry.seq, entry.at, str(kind), seat, {"format": form, **data})


def decode_entry(row: StoredEntry) -> Entry:
    """Return what was kept as an entry."""
    if not isinstance(row.data, dict):
        raise CorruptJournal(f"entry {row.seq} is no object")
    data = dict(row.data)
    form, key = data.pop("format", 1), data.pop("key", "")
    if not isinstance(form, int) or form > FORMAT:
        raise UnsupportedVersion(
            f"entry {row.seq} has the format {form!r}; this Feldspar knows {FORMAT}"
        )
    kind = row.kind
    if form == 1 and kind == "held" and data.pop("resigned", False):
        kind = "resigned"
    seat = {} if row.seat == NOBODY else {"seat": row.seat}
    known = {TAGS[one][1]: one for one in (*_KINDS, *_MORE)}
    if kind not in known:
        raise CorruptJournal(f"entry {row.seq} is of no known kind: {kind!r}")
    try:
        what: EntryKind = decoder_for(known[kind])({**seat, **data}, "")
    except ValidationError as error:
        raise CorruptJournal(f"entry {row.seq} ({kind}) cannot be read: {error}") from None
    return Entry(row.seq, row.at, what, str(key))
