"""Position files: the header every position has, and the lines of its title below it.

A position is canonical: what has been read would be written the same. Nothing in a text is taken on
trust: every line has its bounds, a title refuses what contradicts itself, and whatever is read can
be played to its end. That a game could really have come to a position is not proved by reading it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.position_codec import TRUTH, PositionError, Reader, Writer

if TYPE_CHECKING:
    from feldspar.kernel.game import Game, State

HEAD: Final = "feldspar position 1"
LONGEST: Final = 100_000
"""The most characters of a position."""
LONGEST_KEY: Final = 256
"""The most bytes of the key of chance."""
OF_THE_HEAD: Final = ("game", "rules", "seats", "option", "key", "seen by")
_WATCHER: Final = "watcher"


def write(state: "State", viewer: int) -> str:
    """Return a position as a seat or a `WATCHER` may know it, or the whole `TRUTH`."""
    lines = Writer(viewer)
    state.clone().visit_notation(lines)
    head = [
        HEAD,
        f"game: {state.game.id}",
        f"rules: {state.game.rules}",
        f"seats: {state.seats}",
        *[f"option {name}: {value}" for name, value in state.options.items()],
        f"key: {state.key.hex()}" if viewer == TRUTH else f"seen by: {_name(viewer)}",
    ]
    return "\n".join([*head, "", *lines.lines]) + "\n"


def read(text: str, load: Callable[[str], "Game"], seed: bytes, ours: bool = False) -> "State":
    """Return the state a text says; what it hides is drawn by a seed.

    `ours` is one that was written here: the state may have been played on from a text of somebody
    else, to more than such a text may say.
    """
    head, body = _blocks(text)
    game = _game(head, load)
    viewer = _viewer(head)
    key = _hex(head) if viewer == TRUTH else seed
    options = {n.removeprefix("option "): v for n, v in head.items() if n.startswith("option ")}
    try:
        state = game.new(_count(head, "seats"), key, **options)
    except ValueError as error:
        raise PositionError(f"this table cannot be set up: {error}") from error
    lines = Reader(body, viewer, ours)
    try:
        state.visit_notation(lines)
        lines.end()
        again = state.position(viewer)
        stuck = [seat for seat in state.actors() if not state.legal(seat)]
        if viewer != TRUTH:
            state = state.determinize(viewer, subkey(key, b"position"))
    except PositionError:
        raise
    except Exception as error:  # whatever its rules stumble over is no position of theirs
        raise PositionError(f"no game comes to this position: {error!r}") from error
    if again != text:
        raise PositionError(_difference(text, again))
    if stuck:
        raise PositionError(f"no game comes to this position: seat {stuck[0]} has no way to go on")
    return state


def revived(game: "Game", text: str, reveal_count: int) -> "State":
    """Return a pickled state: it reports to nobody."""
    state = read(text, lambda _: game, b"", ours=True)
    state.reveal_count = reveal_count
    return state


def _blocks(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return the lines of the head and of the body, by their names."""
    if len(text) > LONGEST:
        raise PositionError(f"a position has at most {LONGEST:,} characters")
    lines = text.split("\n")
    if lines[0] != HEAD:
        raise PositionError(f"a position begins with {HEAD!r}")
    blocks: tuple[dict[str, str], dict[str, str]] = ({}, {})
    below = 0
    for number, line in enumerate(lines[1:-1], start=2):
        name, colon, value = line.partition(": ")
        if not line and not below:
            below = 1
        elif not colon or name in blocks[below]:
            raise PositionError(f"line {number}: expected 'name: value', each name once")
        else:
            blocks[below][name] = value
    return blocks


def _game(head: dict[str, str], load: Callable[[str], "Game"]) -> "Game":
    for name in head:
        if name not in OF_THE_HEAD and not name.startswith("option "):
            raise PositionError(f"{name!r} does not belong above the empty line")
    rules = _count(head, "rules")
    title = head.get("game", "")
    try:
        game = load(title).by(title, rules)
    except ValueError as error:
        raise PositionError(str(error)) from error
    if game is None:
        raise PositionError(f"{title} is not played by rules {rules} here")
    return game


def _viewer(head: dict[str, str]) -> int:
    if ("seen by" in head) == ("key" in head):
        raise PositionError("a position has a key, or says by whom it is seen: one of the two")
    if "key" in head:
        return TRUTH
    names = [_WATCHER, *map(str, range(_count(head, "seats")))]
    if head["seen by"] not in names:
        raise PositionError(f"seen by: expected one of {', '.join(names)}")
    return names.index(head["seen by"]) - 1


def _count(head: dict[str, str], name: str) -> int:
    said = head.get(name, "")
    if not (said.isascii() and said.isdigit() and len(said) < 5):
        raise PositionError(f"expected '{name}: ...', a number")
    return int(said)


def _hex(head: dict[str, str]) -> bytes:
    try:
        key = bytes.fromhex(head["key"])
    except ValueError:
        raise PositionError("key: expected bytes in hex") from None
    if len(key) > LONGEST_KEY:
        raise PositionError(f"key: expected at most {LONGEST_KEY} bytes")
    return key


def _name(viewer: int) -> str:
    return _WATCHER if viewer == WATCHER else str(viewer)


def _difference(given: str, canonical: str) -> str:
    """Say where a text is not as it would be written."""
    ours, theirs = canonical.split("\n"), given.split("\n")
    for number, line in enumerate(theirs, start=1):
        expected = ours[number - 1] if number <= len(ours) else None
        if line != expected:
            return f"line {number}: expected {expected!r}, not {line!r}"
    return f"line {len(theirs) + 1}: expected {ours[len(theirs)]!r}"
