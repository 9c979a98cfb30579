"""Measured strength of a title's levels, and the file it is kept in.

Each level plays the one below it, in rotated deals as on a ladder; in a solo game, each plays the
game itself. The results are stored in the title's own file, for the number of seats they are of.
"""

import importlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from feldspar.bots.levels import LEVELS, opponent_of, players
from feldspar.kernel.game import Game
from feldspar.lab.matches.ladder import Ladder, LadderMatch
from feldspar.lab.matches.match import Match
from feldspar.lab.matches.statistics import BotSummary

Row = dict[str, Any]
"""The measurements of a level at a table of so many seats."""
_HEAD: Final = """\
# Who plays at each level, the weakest first, and what was measured of them. Figures are told as
# long as the bots they are of play there.
"""
_MEASURED: Final = """
# `feldspar levels {title} --seats {seats} --write`
"""


def matches(game: Game, seats: int, games: int, seed: str, only: Sequence[str]) -> list[Match]:
    """Return the matches that measure all levels, or only some of them."""
    blocks = -(-games // seats)
    every = Ladder(game.id, LEVELS, seats, blocks, seed).matches()
    return [match for match in every if not only or match.lineup[0] in only]


def rows(game: Game, rungs: Sequence[LadderMatch]) -> dict[str, Row]:
    """Return the measurements of each level."""
    found: dict[str, Row] = {}
    for rung in rungs:
        summaries = rung.summaries
        for one in summaries[:1]:
            found[one.bot] = _row(game, rung, one)
        for other in summaries[1:]:
            if other.bot == LEVELS[0]:
                found[other.bot] = _row(game, rung, other)
    return dict(sorted(found.items()))


def _row(game: Game, rung: LadderMatch, one: BotSummary) -> Row:
    seats = len(rung.match.lineup)
    row: Row = {"bot": players(game)[LEVELS.index(one.bot)]}
    if seats > 1:
        row["met"] = opponent_of(game, one.bot, seats)
    row["games"] = rung.summaries[0].games
    if seats > 1 and one.bot != LEVELS[0]:
        row["won"] = [round(share, 3) for share in one.wins]
    return {**row, "score": round(one.score.value, 1), "seconds": round(one.seconds, 4)}


def file(game: Game) -> Path:
    """Return the path of a title's levels file."""
    return Path(str(importlib.import_module(game.package).__file__)).parent / "data" / "levels.toml"


def format_file(game: Game, seats: int, found: Mapping[str, Row], place: Path) -> str:
    """Return the text of a file with new measurements in place of the old ones."""
    before = tomllib.loads(place.read_text(encoding="utf-8")) if place.exists() else {}
    tables: dict[str, dict[str, Row]] = before.get("seats", {})
    tables[str(seats)] = {**tables.get(str(seats), {}), **found}
    text = (
        _HEAD + "bots = [\n" + "".join([f"    {_to_toml(bot)},\n" for bot in players(game)]) + "]\n"
    )
    for number, table in sorted(tables.items()):
        text += _MEASURED.format(title=game.id, seats=number) + f"[seats.{number}]\n"
        for name in LEVELS:
            if name in table:
                fields = ", ".join([f"{key} = {_to_toml(it)}" for key, it in table[name].items()])
                text += f"{name} = {{ {fields} }}\n"
    return text


def _to_toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
