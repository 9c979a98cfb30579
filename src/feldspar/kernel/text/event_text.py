"""Log events as sentences for one reader."""

from collections.abc import Mapping, Sequence

from feldspar.kernel.events import Event, Text, TextArg
from feldspar.kernel.text.fluent import Words


def series(parts: Sequence[Text]) -> Text:
    """Put some things into one sentence: "one, two and three"."""
    text = parts[-1]
    for number, part in enumerate(reversed(parts[:-1])):
        both: dict[str, TextArg] = {"first": part, "rest": text}
        text = Text("list-comma" if number else "list-and", both)
    return text


def name_list(seats: Sequence[int]) -> Text:
    """Name some seats in a sentence: "Ann, Bob and Cid"."""
    return series([Text("seat-name", {"n": seat + 1}) for seat in seats])


def event_text(event: Event, words: Words, names: Sequence[str], reader: int) -> str:
    """Say what happened; `names` are those of the seats, and `reader` is spoken to as "you"."""
    who = names[event.seat] if event.seat >= 0 else ""
    you = "yes" if event.seat == reader else "no"
    said = words.say(
        put_names(Text(event.text.key, {**event.text.args, "who": who, "you": you}), names)
    )
    if not event.points:
        return said
    change = Text("gain" if event.points > 0 else "loss", {"n": abs(event.points)})
    return f"{said} {words.say(change)}"


def names_of(words: Words, seats: int, given: Mapping[int, str]) -> list[str]:
    """Return a name for every seat: the one given, or its number."""
    return [
        given.get(seat) or words.say(Text("seat-name", {"n": seat + 1})) for seat in range(seats)
    ]


def letters(names: Sequence[str]) -> list[str]:
    """Return what stands for each player where there is no room for a name, and colours alone
    would have to tell: a letter, two where one is not enough, else the number of the seat."""
    short = [[name[:size].title() for name in names] for size in (1, 2)]
    return [
        next((those[seat] for those in short if those.count(those[seat]) == 1), str(seat + 1))
        for seat in range(len(names))
    ]


def put_names(text: Text | str, names: Sequence[str]) -> Text | str:
    """Put the names of the players in place of their seats."""
    if isinstance(text, str):
        return text
    seat = text.args.get("n")
    if isinstance(seat, int) and seat <= len(names):
        if text.key == "seat-name":
            return names[seat - 1]
        if text.key == "seat-letter":
            return letters(names)[seat - 1]
    args: dict[str, TextArg] = {
        key: put_names(arg, names) if isinstance(arg, Text) else arg
        for key, arg in text.args.items()
    }
    return Text(text.key, args)
