"""Ladders: who meets whom, and what follows from the games."""

import sys
from xml.etree import ElementTree

import pytest

from feldspar.lab.matches.ladder import Ladder, LadderMatch, ratings
from feldspar.lab.matches.match import GameResult, Match
from feldspar.lab.reports import plots, tables
from feldspar.lab.reports.plots import Point, curve, ticks

THREE = ("low", "middle", "high(width=2, depth=3)")


def rung(upper: str, lower: str, wins: int, blocks: int) -> LadderMatch:
    """A match of which the upper bot wins so many of every 20 blocks, here and there."""
    played = []
    for block in range(blocks):
        for rotation, seats in enumerate([(0, 1), (1, 0)]):
            first = (rotation == 0) == (block * 7 % 20 < wins)
            places = (1, 2) if first else (2, 1)
            scores = (50, 40) if first else (40, 50)
            played.append(GameResult(block, rotation, seats, scores, places, (9, 9), (0.9, 0.9)))
    return LadderMatch(Match("any", (upper, lower), blocks), played)


RUNGS = [rung(THREE[1], THREE[0], 19, 20), rung(THREE[2], THREE[1], 16, 20)]


def lineups(ladder: Ladder) -> list[tuple[str, ...]]:
    return [match.lineup for match in ladder.matches()]


def test_neighbours_meet_or_everyone_does() -> None:
    bots = ("a", "b", "c")
    assert lineups(Ladder("any", bots, 2, 5)) == [("b", "a"), ("c", "b")]
    everyone = Ladder("any", bots, 2, 5, everyone=True)
    assert lineups(everyone) == [("b", "a"), ("c", "a"), ("c", "b")]


def test_at_larger_tables_one_upper_bot_meets_several_lower_ones() -> None:
    assert lineups(Ladder("any", ("a", "b"), 4, 5)) == [("b", "a", "a", "a")]
    stop = Ladder("any", ("a", "b"), 4, 5).sequential_test()
    assert (stop.p0, stop.p1) == (0.25, 0.35)


def test_alone_everybody_meets_the_game() -> None:
    ladder = Ladder("any", ("a", "b"), 1, 5)
    assert lineups(ladder) == [("a",), ("b",)]
    with pytest.raises(ValueError, match="alone there is none"):
        ladder.sequential_test()


@pytest.mark.parametrize(
    ("bots", "wrong"),
    [(("a",), "at least two bots"), (("a", "b", "a"), "every bot of a ladder once")],
)
def test_a_ladder_that_is_none_is_refused(bots: tuple[str, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Ladder("any", bots, 2, 5).matches()


def test_ratings_order_the_bots_and_are_the_same_every_time() -> None:
    rated = ratings(RUNGS)
    assert [rating.bot for rating in rated] == list(reversed(THREE))
    assert rated == ratings(RUNGS)
    assert all(rating.sigma < 25 / 3 for rating in rated)


def test_a_bot_with_several_seats_has_one_rating() -> None:
    played = GameResult(0, 0, (0, 1, 2), (9, 5, 1), (1, 2, 3), (1, 1, 1), (0.0, 0.0, 0.0))
    best, worst = ratings([LadderMatch(Match("any", ("a", "b", "b"), 1), [played])])
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.mu > 25 > worst.mu


def test_games_alone_give_no_rating() -> None:
    played = GameResult(0, 0, (0,), (9,), (1,), (1,), (0.0,))
    assert ratings([LadderMatch(Match("any", ("a",), 1), [played])]) == []


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.delitem(sys.modules, "openskill.models", raising=False)
    with pytest.raises(ValueError, match=r"pip install 'feldspar\[lab\]'"):
        ratings(RUNGS)


def test_the_table_begins_with_the_strongest() -> None:
    lines = tables.as_text(RUNGS, ratings(RUNGS)).splitlines()
    assert [line.split("  ")[0] for line in lines if "(" in line or "low" in line][:4] == [
        THREE[2],
        THREE[1],
        THREE[1],
        THREE[0],
    ]
    assert "80.0%" in lines[1]
    assert "+6.00" in lines[1]


def test_the_picture_shows_every_match_with_its_interval() -> None:
    drawn = ElementTree.fromstring(plots.ladder("A <ladder>", RUNGS))
    texts = [text.text for text in drawn.findall(".//{*}text")]
    assert "A <ladder>" in texts
    assert {"80.0%", "95.0%", "middle", "against low"} <= set(texts)
    reaches = [line for line in drawn.findall(".//{*}line") if line.get("class") == "reach"]
    dots = drawn.findall(".//{*}circle")
    assert len(reaches) == len(dots) == 2
    for reach, dot in zip(reaches, dots, strict=True):
        assert float(reach.attrib["x1"]) < float(dot.attrib["cx"]) < float(reach.attrib["x2"])


def test_a_picture_is_light_and_dark() -> None:
    assert "@media(prefers-color-scheme:dark)" in plots.ladder("Any", RUNGS)


def test_a_curve_stays_in_its_picture() -> None:
    points = [Point(x * 1e5, x / 9, x / 9 - 0.1, x / 9 + 0.1) for x in range(9)]
    drawn = ElementTree.fromstring(curve("Learning", points, "games", "wins"))
    line = drawn.findall(".//{*}polyline")[0]
    places = [tuple(map(float, place.split(","))) for place in line.attrib["points"].split()]
    assert len(places) == 9
    assert places == sorted(places, key=lambda place: (place[0], -place[1]))
    assert all(0 < x < plots.WIDE and 0 < y < plots.HIGH for x, y in places)
    with pytest.raises(ValueError, match="two points"):
        curve("Learning", points[:1])


@pytest.mark.parametrize(
    ("low", "high", "known"),
    [
        (0, 250_000, [0, 50_000, 100_000, 150_000, 200_000, 250_000]),
        (0.41, 0.88, [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]),
        (-3, 4, [-4, -2, 0, 2, 4]),
        (7, 7, [0, 10]),
        (0, 0, [0, 1]),
    ],
)
def test_ticks_are_round_numbers_around_what_is_shown(
    low: float, high: float, known: list[float]
) -> None:
    assert ticks(low, high) == pytest.approx(known)
