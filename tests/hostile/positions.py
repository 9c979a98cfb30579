"""Mutated positions: texts that are nearly positions, and what must hold of those accepted.

Whatever is read is refused with a `PositionError`, or can be looked at from every seat and played
to its end by any legal decisions. Every mutant follows from a title, a seed and a number.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import feldspar
from feldspar import Game, PositionError, Record, State
from feldspar.kernel.events import WATCHER
from feldspar.kernel.notation import position
from feldspar.kernel.position_codec import TRUTH
from feldspar.table.content.puzzles import load_puzzles

ROOT: Final = Path(__file__).parent.parent
ENDLESS: Final = 3_000
"""More decisions than any game takes."""
SAMPLES: Final = 48
ODD: Final = (
    *("0", "1", "-1", "-2", "7", "50", "255", "256", "999", "9999", "99999", "9" * 4000),
    *("-9999", "00", "+1", "1_0", "1e9", "0x10", "1.5", "٣", "²", "３", "0-9999", "9-1", "1-1"),
    *("?", "??", "?red", "-", "", "*", "a*9999", "=", "x(1,2,3)", "x(" * 200, "yes", "no"),
)
BOUNDS: Final = (9999, 999, 199, 100, 99, 50, 30)
"""Numbers that a line may say at most."""
ODD_CHARACTERS: Final = "\x00\r\x1b\u202e\u200b\u2028\x85\u00e9\U0001f3b2 ,=:?-"


class Mutants:
    """Nearly positions of a title, made from real ones: always the same for a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.texts = [*_samples(game, Random(f"{game.id} {seed}"))]
        every = {line for text in self.texts for line in text.splitlines() if ": " in line}
        self.lines = sorted(every)
        self.names = sorted({line.partition(": ")[0] for line in every})
        self.words: dict[str, list[str]] = {}
        """Whatever stands in a line of each kind: those of the seats are of one kind."""
        for line in self.lines:
            name, _, value = line.partition(": ")
            self.words.setdefault(_kind(name), []).extend(value.split())

    def mutant(self, number: int) -> str:
        """Return a text with some changes."""
        choose = Random(f"{self.game.id} {self.seed} {number}")
        lines = choose.choice(self.texts).split("\n")
        for _ in range(choose.choice((1, 1, 1, 2, 2, 3, 6))):
            choose.choice(_CHANGES)(self, lines, choose)
        return "\n".join(lines)

    # Changes

    def replace_word(self, lines: list[str], choose: Random) -> None:
        """Put a word that stands in such lines, or an odd one, in the place of another."""
        at, name, words = _line(lines, choose)
        known = self.words.get(_kind(name)) or ODD
        new = choose.choice(ODD if choose.random() < 0.2 else known)
        words[choose.randrange(len(words))] = new
        lines[at] = f"{name}: {' '.join(words)}"

    def replace_number(self, lines: list[str], choose: Random) -> None:
        """Change one number, wherever in a line it stands."""
        at, name, words = _line(lines, choose)
        value = " ".join(words)
        found = [*re.finditer(r"\d+", value)]
        if not found:
            return
        one = choose.choice(found)
        near = int(one[0][:9]) + choose.choice((-1, 1, 1, 2, -2, 10, 250))
        new = str(near if choose.random() < 0.7 else choose.choice((0, 3, 12, 254, 255, 999, 9998)))
        lines[at] = f"{name}: {value[: one.start()]}{new}{value[one.end() :]}"

    def double(self, lines: list[str], choose: Random) -> None:
        """Say words more often than once."""
        at, name, words = _line(lines, choose)
        which = choose.randrange(len(words))
        words[which:which] = [words[which]] * choose.choice((1, 1, 3, 50))
        lines[at] = f"{name}: {' '.join(words)}"

    def drop_word(self, lines: list[str], choose: Random) -> None:
        """Leave a word out."""
        at, name, words = _line(lines, choose)
        del words[choose.randrange(len(words))]
        lines[at : at + 1] = [f"{name}: {' '.join(words)}"] if words else []

    def move_word(self, lines: list[str], choose: Random) -> None:
        """Take a word from one line to another."""
        at, name, words = _line(lines, choose)
        to, other, others = _line(lines, choose)
        if at == to:
            return
        others.insert(choose.randrange(len(others) + 1), words.pop(choose.randrange(len(words))))
        lines[to] = f"{other}: {' '.join(others)}"
        lines[at : at + 1] = [f"{name}: {' '.join(words)}"] if words else []

    def swap(self, lines: list[str], choose: Random) -> None:
        """Exchange what two lines say, or two words of one."""
        at, name, words = _line(lines, choose)
        to, other, others = _line(lines, choose)
        if at == to:
            choose.shuffle(words)
            lines[at] = f"{name}: {' '.join(words)}"
        else:
            lines[at], lines[to] = f"{name}: {' '.join(others)}", f"{other}: {' '.join(words)}"

    def drop_line(self, lines: list[str], choose: Random) -> None:
        """Leave a line out."""
        del lines[choose.randrange(len(lines))]
        lines[:] = lines or [""]

    def take_line(self, lines: list[str], choose: Random) -> None:
        """Say a line as another position does: instead of its own, or where it stands there."""
        line = choose.choice(self.lines)
        name = line.partition(": ")[0]
        for at, old in enumerate(lines):
            if old.startswith(f"{name}: "):
                lines[at] = line
                return
        lines.insert(choose.randrange(len(lines) + 1), line)

    def add_line(self, lines: list[str], choose: Random) -> None:
        """Say something odd in a line that is usually left out."""
        name = choose.choice(self.names)
        known = self.words.get(_kind(name)) or ODD
        value = choose.choice(ODD if choose.random() < 0.5 else known)
        lines.insert(choose.randrange(len(lines) + 1), f"{name}: {value}")

    def change_character(self, lines: list[str], choose: Random) -> None:
        """Put an odd character somewhere."""
        at = choose.randrange(len(lines))
        where = choose.randrange(len(lines[at]) + 1)
        odd = choose.choice(ODD_CHARACTERS)
        lines[at] = lines[at][:where] + odd + lines[at][where + choose.randrange(2) :]


_CHANGES: Final = (
    *(Mutants.replace_word, Mutants.replace_word, Mutants.replace_number, Mutants.replace_number),
    *(Mutants.double, Mutants.drop_word, Mutants.move_word, Mutants.move_word, Mutants.swap),
    *(Mutants.drop_line, Mutants.take_line, Mutants.take_line, Mutants.add_line),
    Mutants.change_character,
)


def at_bounds(text: str) -> Iterator[str]:
    """Say each number of a position as large as it is read."""
    for one in re.finditer(r"(?<=[: ])\d+(?=[ \n])", text.partition("\n\n")[2]):
        at = text.index("\n\n") + 2
        for most in BOUNDS:
            pushed = f"{text[: at + one.start()]}{most}{text[at + one.end() :]}"
            with suppress(PositionError):
                feldspar.position(pushed)
                yield pushed
                break


def survives(text: str, seed: int) -> bool:
    """Play a text to its end if it is read, and read it again on the way; return whether it was.

    Raise whatever else than a `PositionError` happens.
    """
    try:
        state = feldspar.position(text, seed=str(seed))
    except PositionError as refused:
        said = str(refused)
        assert said.isprintable(), f"unfit to be shown: {said!r}"
        assert len(said) < 1_000, f"too long to be shown: {said}"
        return False
    choose = Random(seed)
    again = feldspar.position(state.position())
    assert again.state_key() == state.state_key(), "what was read is not what would be written"
    looks = {0, *choose.sample(range(60), 3)}
    log = state.log = state.opening()
    for number in range(ENDLESS):
        actors = state.actors()
        if number in looks or not actors:
            _look(state, choose)
        if not actors:
            assert min(state.ranking()) >= 1
            return True
        seat = choose.choice(actors)
        legal = state.legal(seat)
        assert legal, f"seat {seat} must decide and cannot"
        state.apply(seat, choose.choice(legal))
        log.clear()
    raise AssertionError(f"not over after {ENDLESS:,} decisions")


def _look(state: State, choose: Random) -> None:
    """Look at a position from everywhere, as a table, its page and its bots do."""
    game = state.game
    for viewer in (TRUTH, WATCHER, *range(state.seats)):
        written = state.position(viewer)
        again = position.read(written, feldspar.game, b"", ours=True)
        assert again.position(viewer) == written
    for viewer in (WATCHER, *range(state.seats)):
        game.scene(state, viewer)
        state.info_key(viewer)
    imagined = state.determinize(choose.randrange(state.seats), choose.randbytes(8))
    imagined.state_key()
    for seat in range(state.seats):
        state.evaluate(seat)
        assert max(state.features(seat)) < game.feature_count
    for seat in state.actors():
        legal = state.legal(seat)
        assert {move.action for move in game.moves(state, seat)} == set(legal)
        for action in choose.sample(legal, min(5, len(legal))):
            assert state.why_not(seat, action) is None
        for action in [choose.randrange(game.actions.size) for _ in range(20)]:
            assert (state.why_not(seat, action) is None) == (action in legal)
    state.scores()
    state.ranking()


def _samples(game: Game, choose: Random) -> Iterator[str]:
    """Return positions from random games, records, puzzles and the pages of a title."""
    for number in range(SAMPLES):
        state = _table(game, choose)
        for _ in range(choose.choice((0, choose.randrange(40), choose.randrange(250)))):
            if actors := state.actors():
                seat = choose.choice(actors)
                state.step(seat, choose.choice(state.legal(seat)))
        seat = choose.randrange(WATCHER, state.seats)
        yield state.position(seat if number % 3 == 0 else TRUTH)
    records = sorted((ROOT / "records" / game.id).glob("*.record"))
    for path in choose.sample(records, min(6, len(records))):
        record = Record.parse(path.read_text(encoding="utf-8"))
        at = choose.randrange(len(record.decisions) + 1)
        yield record.play(game, at).position()
    every = load_puzzles(game)
    for puzzle in choose.sample(every, min(10, len(every))):
        yield puzzle.position
    for path in sorted(Path(str(feldspar.__file__)).parent.glob(f"games/{game.id}/*/*.position")):
        if choose.random() < 0.5:
            yield path.read_text(encoding="utf-8")


def _table(game: Game, choose: Random) -> State:
    """Set up some table of a title."""
    while True:
        options = {name: choose.choice(one.values) for name, one in game.options.items()}
        try:
            return game.new(choose.choice(game.seats), choose.randbytes(8), **options)
        except ValueError:  # not every variant is for every number of seats
            continue


def _line(lines: list[str], choose: Random) -> tuple[int, str, list[str]]:
    """Return one of the lines that say something: its place, its name and its words."""
    told = [n for n, line in enumerate(lines) if ": " in line] or [0]
    below = [n for n in told if n > 8]
    at = choose.choice(below if below and choose.random() < 0.9 else told)
    name, _, value = lines[at].partition(": ")
    return at, name, value.split() or [""]


def _kind(name: str) -> str:
    """Return the name of a line without the seat, or the number of the pile."""
    return re.sub(r" \d+$", "", name)
