"""A finished game is checked from end to end: what was altered is noticed, what was not is not."""

import pytest

import feldspar
from feldspar import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.notation.record_parser import MOST_DECISIONS
from feldspar.table.core.fairness import Promise, Verdict, verify
from tests.table.altered import ALTERATIONS, altered
from tests.table.fair_games import given_up, played, resign, without_the_winner

DECISIONS = 217
"""How many a game of Burgundy with a bot at seat 2 has."""
every_title = pytest.mark.parametrize("title", feldspar.titles())


def verdict(record: Record | str) -> Verdict:
    if isinstance(record, str):
        record = Record.parse(record)
    return verify(record, feldspar.game(record.game))


def findings(record: Record | str) -> list[str]:
    return [finding.key for finding in verdict(record).wrong]


# --------------------------------------------------------------------------------- nothing wrong


@pytest.mark.promise("PRO-17")
@every_title
def test_a_whole_game_stands(title: str) -> None:
    for seats in feldspar.game(title).seats:
        promise: Promise = "sealed" if seats > 1 else "alone"
        assert verdict(played(title, seats)) == Verdict((), promise)


@every_title
def test_a_game_somebody_resigned_from_stands(title: str) -> None:
    text = without_the_winner(title)
    assert verdict(text) == Verdict((), "sealed")
    assert Record.parse(text).standins


@every_title
@pytest.mark.parametrize(("seats", "resigning"), [(2, [0]), (2, [1]), (3, [2, 0])])
def test_a_game_that_was_given_up_stands(title: str, seats: int, resigning: list[int]) -> None:
    text = given_up(title, seats, *resigning)
    record = Record.parse(text)
    assert record.play(feldspar.game(title)).actors()
    assert findings(record) == []


@every_title
def test_somebody_alone_may_give_up(title: str) -> None:
    if 1 in feldspar.game(title).seats:
        assert findings(given_up(title, 1, 0)) == []
        assert Record.parse(given_up(title, 1, 0)).end["places"] == "2"


def test_a_game_is_over_when_the_last_person_has_resigned_among_bots() -> None:
    record = Record.parse(given_up("burgundy", 3, 1))
    assert findings(record) == ["verify-not-over"]
    assert findings(given_up("burgundy", 3, 1, bots=(0, 2))) == []


def test_where_a_stand_in_played_on_after_one_of_two_resigned_all_stands() -> None:
    """So it was in version 0.1.0."""
    record = Record.parse(played("burgundy", 2))
    resign(record, 1, 12)
    assert findings(record) == []


# ------------------------------------------------------------------------------- something wrong


@pytest.mark.promise("PRO-17")
@every_title
@pytest.mark.parametrize("how", ALTERATIONS)
def test_whatever_is_altered_is_noticed(title: str, how: str) -> None:
    text = altered(title, how)
    assert text != without_the_winner(title)
    try:
        wrong = findings(text)
    except RecordError:
        return
    assert wrong


@pytest.mark.parametrize(
    ("how", "wrong"),
    [
        ("dice from a key of one's own", ["verify-other-seed"]),
        (
            "another secret and commitment",
            ["verify-other-seal", "verify-other-seal", "verify-other-seed"],
        ),
        ("another commitment", ["verify-other-secret"]),
        ("no commitment", ["verify-other-secret"]),
        (
            "another secret",
            ["verify-other-secret", "verify-other-seal", "verify-other-seal", "verify-other-seed"],
        ),
        ("no secret", ["verify-no-secret"]),
        ("other bytes", ["verify-other-seal", "verify-other-seed"]),
        ("other bytes, sealed", ["verify-other-seed"]),
        ("too many bytes", ["verify-length", "verify-other-seed"]),
        ("bytes of a bot", ["verify-unowed", "verify-other-seed"]),
        ("no bytes, but their seal", ["verify-withheld", "verify-other-seed"]),
        ("another protocol", ["verify-other-protocol"]),
        ("another seal", ["verify-other-seal", "verify-other-seed"]),
        ("other rules", ["verify-other-rules"]),
        ("an option less", ["verify-options"]),
        ("another score", ["verify-other-scores"]),
        ("other places", ["verify-other-places"]),
        ("another digest", ["verify-other-digest"]),
        ("no end", ["verify-no-end"]),
        ("a resignation deleted", ["verify-other-places"]),
        ("a resignation before it happened", ["verify-played-on"]),
        ("a resignation after the end", ["verify-resigned"]),
        ("a stand-in deleted", ["verify-played-on"]),
        ("a stand-in for a bot", ["verify-standin"]),
        ("a decision that is none", ["verify-unplayable"]),
        ("a decision after the end", ["verify-illegal"]),
    ],
)
def test_what_is_wrong_is_named(how: str, wrong: list[str]) -> None:
    assert findings(altered("burgundy_dice", how)) == wrong


def test_a_game_that_stops_some_time_after_a_resignation_is_not_over() -> None:
    record = Record.parse(played("burgundy", 2))
    del record.decisions[40:]
    resign(record, 1, 12)
    assert findings(record) == ["verify-not-over"]


@pytest.mark.parametrize(
    "resigning",
    [
        [(0, DECISIONS)],  # when all was over
        [(2, 40)],  # a bot
        [(0, 40), (0, 60)],
        [(0, 60), (1, 40)],
        [(0, 40), (1, DECISIONS + 1)],
    ],
)
def test_a_resignation_that_cannot_be_is_noticed_though_all_else_fits(
    resigning: list[tuple[int, int]],
) -> None:
    record = Record.parse(played("burgundy", 3, bots=(2,)))
    assert len(record.decisions) == DECISIONS
    for seat, after in resigning:
        resign(record, seat, after)
    record.standins = {n: by for n, by in record.standins.items() if record.decisions[n][0] != 2}
    assert findings(record) == ["verify-resigned"]


def test_decisions_after_a_resignation_that_ended_the_game_are_noticed() -> None:
    record = Record.parse(played("burgundy", 2))
    loser = 1 if record.end["places"].startswith("1") else 0
    last = max(n for n, (seat, _) in enumerate(record.decisions) if seat == loser)
    assert last + 1 < len(record.decisions)
    record.resigned = [(loser, last + 1)]
    assert findings(record) == ["verify-after-end"]


def test_seats_nobody_can_have_are_noticed() -> None:
    record = Record.parse(played("burgundy", 2))
    record.players[5] = "Nobody"
    assert findings(record) == ["verify-no-seat"]


@pytest.mark.promise("PRO-18")
def test_a_record_of_nonsense_is_refused_at_once() -> None:
    text = played("burgundy")
    record = Record.parse(text)
    header, _, rest = text.partition("\n\n")
    with pytest.raises(RecordError, match="at most 4,000,000 characters"):
        Record.parse(f"{header}\n\n" + "0 nonsense\n" * 7_000_000 + f"\n{rest}")
    record.decisions = [(0, "nonsense")] * 7_000_000
    assert findings(record) == ["verify-too-many"]
    record.decisions = [(0, "nonsense")] * MOST_DECISIONS
    assert findings(record) == ["verify-unplayable"]


# ----------------------------------------------------------------------------- weaker promises


def test_bytes_that_came_unsealed_are_an_error() -> None:
    record = Record.parse(played("burgundy"))
    del record.seals[1]
    assert findings(record) == ["verify-no-seal", "verify-other-seed"]


def test_by_the_first_protocol_less_is_promised() -> None:
    """Whoever set such a table could look at the dice, and clear it."""
    record = Record.parse(played("burgundy", protocol=1))
    assert verdict(record) == Verdict((), "sealed-1")
    del record.seals[1]
    assert verdict(record) == Verdict((), "open-1")


def test_where_nobody_added_bytes_least_is_promised() -> None:
    assert verdict(played("burgundy", bare=True)) == Verdict((), "none")
