"""What every test shares: Hypothesis without a stopwatch, and the rules that passed tests prove."""

import json
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")


class ProvenRules:
    """Collects the rule ids of passed tests and writes them when the run ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ids: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.ids.update(str(value) for name, value in report.user_properties if name == "rule")

    def pytest_sessionfinish(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(sorted(self.ids)), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proven-rules", type=Path, help="write the rules proven by passed tests")


def pytest_configure(config: pytest.Config) -> None:
    path: Path | None = config.getoption("--proven-rules")
    if path and not hasattr(config, "workerinput"):  # xdist workers report to the controller
        config.pluginmanager.register(ProvenRules(path))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties.extend(("rule", name) for name in mark.args)
