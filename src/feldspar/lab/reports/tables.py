"""Ladder results as data and as a text table."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from feldspar.lab.matches.ladder import Ladder, LadderMatch, Rating
from feldspar.lab.matches.statistics import BotSummary, Estimate

HEAD: Final[tuple[str, ...]] = ("bot", "games", "wins", "", "score", "", "margin", "s/decision")


def as_data(
    ladder: Ladder, rungs: Sequence[LadderMatch], rated: Sequence[Rating]
) -> dict[str, Any]:
    """Return the results as data for JSON; an estimate is its value and the ends of its
    interval."""
    return {
        "title": ladder.title,
        "seats": ladder.seats,
        "seed": ladder.seed,
        "options": ladder.options,
        "matches": [
            {
                "lineup": list(rung.match.lineup),
                "blocks": len(rung.played) // len(rung.match.lineup),
                "verdict": rung.verdict,
                "bots": [_bot(summary) for summary in rung.summaries],
            }
            for rung in rungs
        ],
        "ratings": [rating._asdict() for rating in rated],
    }


def _bot(summary: BotSummary) -> dict[str, Any]:
    told = summary._asdict()
    for name in ("wins", "score"):
        told[name] = [value if math.isfinite(value) else None for value in told[name]]
    return told


def as_text(rungs: Sequence[LadderMatch], rated: Sequence[Rating]) -> str:
    """Return the matches, the strongest bots first, and the ratings."""
    rows = [HEAD]
    ends: dict[int, str] = {}
    for rung in reversed(rungs):
        rows += [_cells(summary) for summary in rung.summaries]
        ends[len(rows) - 1] = rung.verdict and f"  {rung.match.lineup[0]} is {rung.verdict}\n"
    widths = [max([len(row[column]) for row in rows]) for column in range(len(HEAD))]
    lines: list[str] = []
    for number, row in enumerate(rows):
        name, *figures = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join([name.strip().ljust(widths[0]), *figures]))
        if number in ends:
            lines.append(ends[number])
    return "\n".join([*lines, *_ratings(rated)]).rstrip()


def _cells(summary: BotSummary) -> tuple[str, ...]:
    wins, score = summary.wins, summary.score
    return (
        summary.bot,
        f"{summary.games:,}",
        f"{wins.value:.1%}",
        f"({100 * wins.low:.1f} to {100 * wins.high:.1f})",
        f"{score.value:.2f}",
        _interval(score),
        "" if summary.margin is None else f"{summary.margin:+.2f}",
        f"{summary.seconds:.4f}",
    )


def _interval(score: Estimate) -> str:
    return f"({score.low:.2f} to {score.high:.2f})" if math.isfinite(score.low) else ""


def _ratings(rated: Sequence[Rating]) -> Iterator[str]:
    wide = max([len(rating.bot) for rating in rated], default=0)
    for rating in rated:
        yield f"{rating.bot:<{wide}}  rating {rating.mu:5.2f} ± {rating.sigma:.2f}"
