"""Playthroughs: every position of one short game as text, with what each seat knows of it.

Of a position only those lines are written that were not there before it. What a seat or a watcher
reads where the table itself says something else has lines of its own.
"""

from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path

import feldspar
from feldspar import Record, State
from feldspar.kernel.events import WATCHER
from feldspar.kernel.position_codec import TRUTH

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"


def path_of(title: str) -> Path:
    """Return the file a title's playthrough is kept in."""
    return FOLDER / f"{title}.txt"


def playthrough(title: str) -> str:
    """Return a recorded game of two players, neither the longest nor the shortest of its title."""
    return "\n".join(_lines(_median(title))) + "\n"


def _median(title: str) -> Record:
    texts = [
        path.read_text(encoding="utf-8") for path in sorted((RECORDS / title).glob("*.record"))
    ]
    records = [Record.parse(text) for text in texts]
    duels = sorted((one for one in records if one.seats == 2), key=lambda one: len(one.decisions))
    return duels[len(duels) // 2]


def _lines(record: Record) -> Iterator[str]:
    game = feldspar.game(record.game)
    states: list[State] = []
    record.play(game, watch=lambda state, seat, action: states.append(state.clone()))
    states.append(record.play(game))
    decisions = [f"{seat} {text}" for seat, text in record.decisions]
    before: dict[int, list[str]] = {}
    for number, state in enumerate(states):
        yield f"== {number}: {decisions[number - 1]}" if number else "== 0: set up"
        texts = {
            viewer: state.position(viewer).splitlines()
            for viewer in (TRUTH, *range(state.seats), WATCHER)
        }
        truth = set(texts[TRUTH]) | set(before.get(TRUTH, ()))
        for viewer, text in texts.items():
            who = (
                "" if viewer == TRUTH else "watcher: " if viewer == WATCHER else f"seat {viewer}: "
            )
            yield from (
                f"{line[0]} {who}{line[2:]}"
                for line in ndiff(before.get(viewer, []), text)
                if line[0] in "+-" and (viewer == TRUTH or line[2:] not in truth)
            )
        for seat in range(state.seats):
            legal = sorted(state.legal(seat))
            if legal:
                written = " ".join(game.actions.text(action) for action in legal)
                yield f"  seat {seat} may: {written}"
        yield f"  scores: {' '.join(map(str, state.scores()))}"
        before = texts
