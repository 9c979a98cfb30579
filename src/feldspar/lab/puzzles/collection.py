"""Puzzle collections: which puzzles are kept, and the file they are kept in.

Games are searched in order, so a collection follows from its seed, whatever the workers; an
interrupted run continues with the next game.
"""

import importlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from feldspar.kernel.game import Game
from feldspar.lab.execution.executor import Executor
from feldspar.lab.puzzles.search import SearchJob, find
from feldspar.table.content.puzzles import EASY, FILE, Puzzle, parse_puzzles
from feldspar.table.contract.advice import Advised

_MAX_SHARE: Final = 0.5
"""The largest share of a collection that may be easy, from one quarter of the game, or of one
kind."""
_HEAD: Final = """\
# {count} puzzles, made by
# feldspar puzzles {title} --find {wanted} --seats {seats} --seed {seed}
title = "{title}"
seats = {seats}
seed = {seed}
games = {games}  # so many were looked through
"""


class PuzzleSetBuilder(NamedTuple):
    """A collection in progress."""

    title: str
    seats: int
    seed: str
    wanted: int
    """How many puzzles it should have."""
    games: int = 0
    """How many games were searched so far."""
    puzzles: tuple[Puzzle, ...] = ()

    def has_room_for(self, one: Puzzle) -> bool:
        """Return whether one more puzzle of this sort may be kept."""
        easy = len([it for it in self.puzzles if it.weight == one.weight == EASY])
        kind = len([it for it in self.puzzles if it.kind == one.kind])
        quarter = len([it for it in self.puzzles if it.quarter == one.quarter])
        varied = max(easy, kind, quarter) < self.wanted * _MAX_SHARE
        return varied and len(self.puzzles) < self.wanted

    def add_game(self, found: list[Puzzle]) -> "PuzzleSetBuilder":
        """Return the collection after one more game."""
        made = self._replace(games=self.games + 1)
        for one in found:
            if made.has_room_for(one):
                made = made._replace(puzzles=(*made.puzzles, one))
        return made

    def __str__(self) -> str:
        fields = {**self._asdict(), "seed": _to_toml(self.seed)}
        order = sorted(self.puzzles, key=lambda one: one.weight)
        head = _HEAD.format(**fields, count=len(order))
        return head + "".join([_format_puzzle(one) for one in order])


def extend(builder: PuzzleSetBuilder, workers: Executor) -> Iterator[PuzzleSetBuilder]:
    """Search further games until there are enough puzzles; yield the collection after each."""
    jobs = (
        SearchJob(builder.title, builder.seats, builder.seed, n) for n in _count_from(builder.games)
    )
    games = workers.map(find, jobs)
    while len(builder.puzzles) < builder.wanted:
        builder = builder.add_game(next(games))
        yield builder


def resume(builder: PuzzleSetBuilder, text: str) -> PuzzleSetBuilder:
    """Return the collection stored in a file; raise ValueError if its settings differ."""
    told = tomllib.loads(text)
    asked = (builder.title, builder.seats, builder.seed)
    if (told["title"], told["seats"], told["seed"]) != asked:
        raise ValueError(f"the file is of another set: {told['title']}, seed {told['seed']!r}")
    return builder._replace(games=told["games"], puzzles=parse_puzzles(text))


def file(game: Game) -> Path:
    """Return the path of a title's puzzles file."""
    return Path(str(importlib.import_module(game.package).__file__)).parent / FILE


def _count_from(number: int) -> Iterator[int]:
    while True:
        yield number
        number += 1


def _format_puzzle(one: Puzzle) -> str:
    fields = f"weight = {one.weight}\nquarter = {one.quarter}\nseat = {one.seat}\n"
    judged = "".join([f"    {_format_advice(it)},\n" for it in one.judged])
    return f"\n[[puzzles]]\n{fields}position = '''\n{one.position}'''\njudged = [\n{judged}]\n"


def _format_advice(one: Advised) -> str:
    """Format the values of a decision; unknown ones are left out."""
    told: dict[str, object] = {"decision": one.decision}
    if one.chance is not None:
        told["chance"] = round(one.chance, 3)
    told |= {"behind": round(one.behind, 3), "doubt": round(one.doubt, 3)}
    told["points"] = round(one.points, 1)
    fields = [f"{name} = {_to_toml(value)}" for name, value in told.items()]
    if one.differs:
        differs = ", ".join([f"{key} = {value}" for key, value in one.differs.items()])
        fields.append(f"differs = {{ {differs} }}")
    return "{ " + ", ".join(fields) + " }"


def _to_toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
