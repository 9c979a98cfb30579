"""Checks that no picture or text changed: moments.py FILE, and later moments.py FILE again.

Eight recorded games, two of each title, are played again. At every moment the picture of everybody
and of a watcher, what each may touch, in which words and at which price, and what has happened, are
written down in both languages, as digests. Where FILE is there already, what differs from it is
told, and the script fails.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import feldspar
from feldspar import Game, Record, State
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.render.svg.document import draw
from feldspar.kernel.text.event_text import event_text, names_of

RECORDS = Path(__file__).parents[1] / "tests" / "records"
LANGUAGES = ("en", "fr")
NOTHING = Text("")


def chosen() -> list[Path]:
    """Return the longest and the shortest record of each title: they differ most."""
    found: list[Path] = []
    for title in feldspar.titles():
        records = sorted((RECORDS / title).glob("*.record"), key=lambda one: one.stat().st_size)
        found += [records[-1], records[0]]
    return found


def moments(path: Path) -> Iterator[str]:
    """Yield a line for every moment of a record and everybody who looks at it."""
    record = Record.parse(path.read_text("utf-8"))
    game = feldspar.game(record.game).by(record.game, record.rules)
    assert game is not None
    state = record.play(game, 0)
    state.log = state.opening()
    for number in range(len(record.decisions) + 1):
        for viewer in range(WATCHER, state.seats):
            yield f"{path.parent.name}/{path.stem} {number} {viewer} {digest(game, state, viewer)}"
        if number < len(record.decisions):
            state.log.clear()
            state.play(*record.decisions[number])


def digest(game: Game, state: State, viewer: int) -> str:
    """Return a picture, the moves and the story in a few letters each."""
    art, scene = [game.art()], game.scene(state, viewer)
    seen, offered, told = [], [], []
    for language in LANGUAGES:
        words = game.words(language)
        names = names_of(words, state.seats, {})
        seen.append(draw(scene, words, art))
        for move in game.moves(state, viewer) if viewer >= 0 else ():
            offered.append(f"{words.say(move.label)} {move._replace(label=NOTHING)}")
        for event in state.log or ():
            if event.visible_to(viewer):
                told.append(
                    f"{event_text(event, words, names, viewer)} {event._replace(text=NOTHING)}"
                )
    return " ".join(short("\n".join(one)) for one in (seen, offered, told))


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main(file: str) -> int:
    then = Path(file).read_text("utf-8").splitlines() if Path(file).exists() else None
    now: list[str] = []
    for path in chosen():
        now += moments(path)
        print(f"{path.parent.name}/{path.stem}: {len(now)} views so far", file=sys.stderr)
    if then is None:
        Path(file).write_text("\n".join(now) + "\n", "utf-8")
        return 0
    known = set(then)
    different = [line for line in now if line not in known]
    for line in different[:20]:
        print(f"no longer as it was: {line}")
    print(f"{len(now)} views where there were {len(then)}, {len(different)} of them differ")
    return int(now != then)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
