"""Parser of game records, with an error that names the line.

Nothing is taken on trust: how long a text, a line or a list may be, and how large a number, is
settled before anything is made of it, so a file from anywhere costs no more than the largest game.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from feldspar.kernel.notation.record_format import END, FORMATS, RecordError

if TYPE_CHECKING:
    from feldspar.kernel.notation.record import Record

NewRecord = Callable[[str, int, int], "Record"]
"""Makes a record of a title, its rules version, and a number of seats."""

MOST_TEXT: Final = 4_000_000
"""The most characters of a record."""
MOST_LINE: Final = 1_000
"""The most characters of a line."""
MOST_FIELDS: Final = 100
"""The most lines of a header, or of an end."""
MOST_DECISIONS: Final = 20_000
MOST_SEATS: Final = 16
MOST_DIGITS: Final = 9
OF_A_SEAT: Final = {1: ("player", "entropy"), 2: ("player", "bot", "seal", "entropy")}
"""What a header says of a seat, by the format."""


class Field(NamedTuple):
    """A value, and the line it stands in."""

    line: int
    value: str


def read(text: str, new_record: NewRecord) -> "Record":
    """Return the record a text says; it may still be one that would be written otherwise."""
    if len(text) > MOST_TEXT:
        wrong = f"a record has at most {MOST_TEXT:,} characters, and this {len(text):,}"
        raise RecordError(wrong, "refused-record-long")
    lines = _Lines(text)
    number = FORMATS.get(lines.next() or "")
    if number is None:
        known = " or ".join(map(repr, FORMATS))
        raise error(1, f"a record begins with {known}", "refused-record-start")
    record = _header(lines, number, new_record)
    _decisions(lines, record)
    _end(lines, record)
    return record


class _Lines:
    """The lines of a text, taken one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.start = 0
        self.number = 0
        """Of the line taken last, from 1."""

    def next(self) -> str | None:
        """Return the next line, without its end; None if there is no more."""
        if self.start > len(self.text):
            return None
        self.number += 1
        end = self.text.find("\n", self.start)
        end = len(self.text) if end < 0 else end
        if end - self.start > MOST_LINE:
            raise error(
                self.number, f"a line has at most {MOST_LINE:,} characters", "refused-record-long"
            )
        line = self.text[self.start : end]
        self.start = end + 1
        return line

    def block(self, most: int, what: str) -> list[Field]:
        """Take the lines up to the next empty one, and that."""
        found: list[Field] = []
        while line := self.next():
            if len(found) == most:
                raise error(
                    self.number, f"a record has at most {most:,} {what}", "refused-record-long"
                )
            found.append(Field(self.number, line))
        return found

    def fields(self, what: str) -> dict[str, Field]:
        """Take a block of `name: value` lines."""
        found: dict[str, Field] = {}
        for line, text in self.block(MOST_FIELDS, what):
            name, colon, value = text.partition(": ")
            if not colon or name in found:
                raise error(line, "expected 'name: value', each name once", "refused-record-field")
            found[name] = Field(line, value)
        return found


def _header(lines: _Lines, number: int, new_record: NewRecord) -> "Record":
    header = lines.fields("lines before the first decision")
    for name in ("game", "rules", "seats"):
        if name not in header:
            raise error(lines.number, f"the header lacks '{name}: ...'", "refused-record-lacks")
    record = new_record(
        header.pop("game").value,
        _number(header.pop("rules"), "rules"),
        _number(header["seats"], "seats"),
    )
    record.format = number
    if not 1 <= record.seats <= MOST_SEATS:
        raise error(
            header["seats"].line, f"a table has 1 to {MOST_SEATS} seats", "refused-record-seat"
        )
    del header["seats"]
    for name, field in header.items():
        what, _, which = name.partition(" ")
        if which and what == "option":
            record.options[which] = field.value
        elif which and what in OF_A_SEAT[number]:
            seat = _seat(Field(field.line, which), what, record.seats)
            _of_a_seat(record, what, seat, field)
        else:
            _of_the_table(record, name, field)
    return record


def _of_a_seat(record: "Record", what: str, seat: int, field: Field) -> None:
    if what == "player":
        record.players[seat] = field.value
    elif what == "bot":
        record.bots[seat] = _bot(field)
    elif what == "seal":
        record.seals[seat] = _bytes(field, what).hex()
    else:
        record.entropy[seat] = _bytes(field, what)


def _of_the_table(record: "Record", name: str, field: Field) -> None:
    if name == "title":
        record.title = field.value
    elif name == "dice" and record.format > 1:
        record.dice = _number(field, name)
    elif name == "commitment":
        record.commitment = field.value
    elif name == "seed":
        record.seed = _bytes(field, name)
    elif name == "secret":
        record.secret = _bytes(field, name)
    else:
        raise error(field.line, f"no record has a field {name!r}", "refused-record-field")


def _decisions(lines: _Lines, record: "Record") -> None:
    for line, text in lines.block(MOST_DECISIONS, "decisions"):
        seat, _, written = text.partition(" ")
        if record.format > 1:
            action, by, bot = written.rpartition(" by ")
            if by and ")" not in bot:  # within an action, it would be the name of something
                written = action
                record.standins[len(record.decisions)] = _bot(Field(line, bot))
        if not written:
            raise error(
                line,
                "a decision is a seat, a space and an action: '0 take'",
                "refused-record-decision",
            )
        record.decisions.append((_seat(Field(line, seat), "seat", record.seats), written))


def _end(lines: _Lines, record: "Record") -> None:
    first = lines.number + 1
    end = lines.fields("lines after the last decision")
    for name in [name for name in end if name not in END and record.format > 1]:
        field = end.pop(name)
        what, _, which = name.partition(" ")
        if which and what == "resigned":
            seat = _seat(Field(field.line, which), what, record.seats)
            record.resigned.append((seat, _number(field, what)))
        elif name == "take-backs":
            record.takebacks = _number(field, name)
        else:
            raise error(field.line, f"no record has a field {name!r}", "refused-record-field")
    if tuple(end) != END and (end or record.resigned or record.takebacks):
        raise error(first, f"a finished record ends with {', '.join(END)}", "refused-record-end")
    record.end = {name: field.value for name, field in end.items()}


def _seat(field: Field, name: str, seats: int) -> int:
    seat = _number(field, name)
    if seat >= seats:
        wrong = f"there is no seat {seat}: seats run from 0 to {seats - 1}"
        raise error(field.line, wrong, "refused-record-seat")
    return seat


def _bot(field: Field) -> str:
    if not field.value or set(field.value) & set(" ()"):
        raise error(
            field.line, f"a bot has a name of one word, not {field.value!r}", "refused-record-bot"
        )
    return field.value


def _number(field: Field, name: str) -> int:
    text = field.value
    if not (text.isascii() and text.isdigit()):
        raise error(field.line, f"{name} must be a number, not {text!r}", "refused-record-number")
    if len(text) > MOST_DIGITS:
        wrong = f"{name} must be a number of at most {MOST_DIGITS} digits"
        raise error(field.line, wrong, "refused-record-number")
    return int(text)


def _bytes(field: Field, name: str) -> bytes:
    try:
        return bytes.fromhex(field.value)
    except ValueError:
        wrong = f"the {name} is written in hexadecimal, not {field.value!r}"
        raise error(field.line, wrong, "refused-record-hex") from None


def error(line: int, what: str, key: str) -> RecordError:
    """Return what is wrong with a line."""
    return RecordError(f"line {line}: {what}", key)
