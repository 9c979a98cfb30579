"""Names that operators know from the version before still work, and say what is new."""

import logging
from argparse import Namespace

import pytest

from feldspar.cli.serve import parse_limits, start_monitoring
from feldspar.server.settings import LIMITS, RENAMED_LIMITS


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
