"""Journal entries: one data type for each kind of thing that happens at a table.

The only module that encodes and decodes entries. An entry names its format; those without one are
format 1 and are read as what they mean today. Format 3 is used only for what format 2 cannot
express, so that a server of the previous version can read everything else.
"""

from typing import Final, NamedTuple

from feldspar.kernel.serialize.decode import ValidationError, decoder_for
from feldspar.kernel.serialize.encode import TAGS, Plain, register_union, to_plain
from feldspar.kernel.text.safe_text import escape_unprintable
from feldspar.table.contract.commands import ClockSpec

FORMAT: Final = 3
NOBODY: Final = -1
"""In place of a seat: the table as a whole."""


class CorruptJournal(ValueError):
    """An entry that cannot be read; the message says which and why."""

    def __init__(self, text: str) -> None:
        super().__init__(escape_unprintable(text))


class UnsupportedVersion(CorruptJournal):
    """An entry, or rules, that only another version of Feldspar knows."""


class Opened(NamedTuple):
    """A table was created."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    secret: str
    """In hexadecimal, as all bytes here: stored in the journal, published only at the end."""
    clock: ClockSpec
    title: str
    opener: str = ""
    """Who created it, and may change it until the game begins."""
    invited: tuple[str, ...] = ()
    """For each seat the player it is reserved for, if any: in a rematch, the others of the game
    before."""
    hints: bool = False
    """Whether players may ask what the best bot would do."""
    stand_in: str = "greedy"
    """The bot that plays for people who are away; the default applies to tables that do not name
    it."""
    companion: bool = False
    """Whether players are shown what the best bot would do without asking."""
    daily: str = ""
    """The day of a daily table; empty for any other."""
    dice: int = 1
    """The dice protocol; the default applies to tables that do not name it."""


class Joined(NamedTuple):
    """A person or a bot has taken a seat."""

    seat: int
    name: str
    player: str = ""
    """Who may act for it: an opaque name given by the server or page; empty for a bot."""
    bot: str = ""
    adds: bool = False
    """Whether bytes for the dice are still to come."""
    seal: str = ""
    entropy: str = ""
    """Bytes added without a seal, which dice protocol 1 allowed."""


class Left(NamedTuple):
    """A seat was left and is open again."""

    seat: int


class Cancelled(NamedTuple):
    """The table was cancelled before the game began."""


class Fewer(NamedTuple):
    """The open seats were removed; the others moved together, in order."""


class Sealed(NamedTuple):
    """A player has published the hash of the bytes they will add to the dice."""

    seat: int
    seal: str


class Unsealed(NamedTuple):
    """A player has revealed their bytes."""

    seat: int
    entropy: str


class Begun(NamedTuple):
    """The players whose seal is missing are not waited for; if none is, those whose bytes are
    missing, who have resigned. In dice protocol 1 it covered both, and nobody resigned."""


class Moved(NamedTuple):
    """A seat has decided."""

    seat: int
    action: str
    by: str = ""
    """The bot that decided, if the seat's player did not."""


class Hinted(NamedTuple):
    """A player has asked what the best bot would do."""

    seat: int


class UndoAsked(NamedTuple):
    """A player asks to undo a decision, which needs the consent of the others."""

    seat: int
    decision: int


class UndoAnswered(NamedTuple):
    """Another player has agreed or declined."""

    seat: int
    agree: bool


class Undone(NamedTuple):
    """A decision was undone: it alone (`rest`: later ones remain), or with all that followed."""

    seat: int
    decision: int
    rest: bool


class Held(NamedTuple):
    """A bot plays a seat for a while."""

    seat: int
    bot: str
    by: int = NOBODY
    """The seat that asked for it, if it was not the player's own."""
    timed: bool = False
    """Whether its clock runs until the bot has decided; stopped in entries that do not say."""


class GivenBack(NamedTuple):
    """A player who was away is back."""

    seat: int


class Resigned(NamedTuple):
    """A player has resigned."""

    seat: int
    bot: str
    """The bot that plays on in their place, if the game continues."""
    overdue: bool = False
    """Whether they resigned by running out of time."""


class Again(NamedTuple):
    """A rematch was created."""

    table: str
    """The id of the new table."""
    by: int = -1
    """The seat that created it; -1: not recorded."""


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
"""Fields that format 2 lacks; left out of an entry where they have their default value."""


class Entry(NamedTuple):
    """One line of a journal. Replaying all of them in order rebuilds the table."""

    seq: int
    """Its number, from 1, without gaps."""
    at: int
    """When it happened, in milliseconds since 1970."""
    what: EntryKind
    key: str = ""
    """The key of the command it carries out."""


class StoredEntry(NamedTuple):
    """An entry as it is stored: a row of a table, or a line of a file."""

    seq: int
    at: int
    kind: str
    seat: int
    """The seat it concerns; -1 for the table as a whole."""
    data: dict[str, Plain]


def encode_entry(entry: Entry) -> StoredEntry:
    """Encode an entry for storage."""
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
    """Decode a stored entry."""
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
