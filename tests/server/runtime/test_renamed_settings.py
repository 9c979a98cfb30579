"""Names that operators know from the version before still work, and say what is new."""

import logging
from argparse import Namespace

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from feldspar.cli.serve import parse_limits, start_monitoring
from feldspar.server.runtime import metrics
from feldspar.server.settings import LIMITS, RENAMED_LIMITS

BY = ("bot", "fallback", "stand-in")


@pytest.mark.parametrize(("old", "new"), RENAMED_LIMITS.items())
def test_an_old_limit_sets_the_new_one_and_warns(
    old: str, new: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert old not in LIMITS
    assert new in LIMITS
    given = Namespace(limit=[f"{old}=7", f"{old}=8"], log="text", metrics="")
    assert parse_limits(given) == {new: 8}
    with start_monitoring(given):
        pass
    warnings = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert [one.getMessage() for one in warnings] == [
        f"limit {old} is now called {new}; the old name will not work in the next release"
    ]


def test_new_limits_do_not_warn(caplog: pytest.LogCaptureFixture) -> None:
    given = Namespace(limit=[f"{name}=7" for name in LIMITS], log="text", metrics="")
    assert parse_limits(given) == dict.fromkeys(LIMITS, 7)
    with start_monitoring(given):
        pass
    assert not caplog.records


@pytest.mark.parametrize("old", ["thinkers", "lines"])
def test_an_old_name_has_the_range_of_the_new(old: str) -> None:
    given = Namespace(limit=[f"{old}=0"])
    if old == "thinkers":
        assert parse_limits(given) == {"bot_processes": 0}
        return
    with pytest.raises(ValueError, match="NUMBER must be a whole number of at least 1"):
        parse_limits(given)


def figure(name: str, **labels: str) -> float | None:
    return metrics.REGISTRY.get_sample_value(name, labels)


def test_renamed_metrics_are_exported_by_both_names() -> None:
    metrics.websockets.inc()
    metrics.cached_tables.set(3)
    metrics.connections_rejected.inc()
    for new, old in (
        ("feldspar_websockets", "feldspar_sockets"),
        ("feldspar_cached_tables", "feldspar_tables"),
        ("feldspar_connections_rejected_total", "feldspar_lines_turned_away_total"),
    ):
        assert figure(new)
        assert figure(old) == figure(new), old
    metrics.websockets.dec()


def test_a_decision_of_the_fallback_bot_has_both_labels() -> None:
    before = {by: figure("feldspar_decisions_total", by=by) or 0 for by in BY}
    metrics.count_decision("fallback")
    after = {by: figure("feldspar_decisions_total", by=by) or 0 for by in BY}
    assert after == {by: before[by] + (by != "bot") for by in BY}


def test_the_page_of_metrics_is_well_formed() -> None:
    text = generate_latest(metrics.REGISTRY).decode()
    types = [line for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(types) == len(set(types))
    names = [family.name for family in text_string_to_metric_families(text)]
    assert {"feldspar_websockets", "feldspar_sockets", "feldspar_lines_turned_away"} <= {*names}
