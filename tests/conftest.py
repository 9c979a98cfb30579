"""Shared by all tests: Hypothesis without deadlines, and the rules that passed tests prove."""

import json
from pathlib import Path

import pytest
from hypothesis import settings

from tests import needs

settings.register_profile("house", deadline=None)
settings.load_profile("house")


LAWS = ("rule", "promise")
"""What a test may prove: a rule of a game, or a promise of the table."""


class ProvenRules:
    """Collects the ids of what passed tests prove and writes them when the run ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ids: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.ids.update(str(value) for name, value in report.user_properties if name in LAWS)

    def pytest_sessionfinish(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(sorted(self.ids)), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proven-rules", type=Path, help="write the rules proven by passed tests")


def pytest_configure(config: pytest.Config) -> None:
    path: Path | None = config.getoption("--proven-rules")
    if path and not hasattr(config, "workerinput"):  # xdist workers report to the controller
        config.pluginmanager.register(ProvenRules(path))


def pytest_collection() -> None:
    needs.PACKAGES.reading = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for law in LAWS:
            for mark in item.iter_markers(law):
                item.user_properties.extend((law, name) for name in mark.args)
