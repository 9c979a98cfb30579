"""Alerts and dashboard are well formed by their own tools, and ask for figures that are told."""

import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.models.dashboard import Dashboard

from feldspar.server.runtime import metrics
from tests import needs
from tests.deploy.fresh import blocks
from tests.deploy.test_recipes import DEPLOY, INSTALLED, compose, manifests, understood

MONITORING = Path(__file__).parents[2] / "deploy" / "monitoring"
NAME = re.compile(r"\b(?:feldspar|process)_\w+|\bup\b")


def promtool(*said: str) -> str:
    needs.programs("deploy", "promtool")
    done = subprocess.run(
        ["promtool", *said], cwd=MONITORING, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def alerts() -> list[dict[str, Any]]:
    made = yaml.safe_load((MONITORING / "alerts.yaml").read_text("utf-8"))
    return [rule for group in made["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    made: dict[str, Any] = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    return made


def questions() -> Iterator[str]:
    """Return all that is asked of Prometheus."""
    yield from (rule["expr"] for rule in alerts())
    for panel in dashboard()["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def started_by_systemd() -> Iterator[list[str]]:
    """Return how the units are started that the page for hosts has started in the end."""
    page = "".join(block.text for block in blocks("self-hosting.md"))
    for name, instance in re.findall(r" (feldspar[a-z-]*)@(\w+)", page):
        unit = (DEPLOY / "systemd" / f"{name}@.service").read_text("utf-8")
        (line,) = re.findall(rf"^ExecStart={INSTALLED} (.*)$", unit, re.MULTILINE)
        yield shlex.split(line.replace("%i", instance))


def started_by_hand() -> Iterator[list[str]]:
    """Return what the page for hosts has started in the end where systemd does not run."""
    (text,) = [block.text for block in blocks("self-hosting.md") if "\nset +a\n" in block.text]
    said = 'start() { shift; echo "$@"; }\n' + text.rpartition("\nset +a\n")[2]
    done = subprocess.run(["bash", "-euc", said], capture_output=True, text=True, check=True)
    yield from (line.split() for line in done.stdout.splitlines())


def told_at(command: list[str]) -> str:
    """Return where a process that is started so tells its figures."""
    read = understood(command)
    return str(read.metrics)


def test_every_process_is_asked_where_it_tells_its_figures() -> None:
    (job,) = yaml.safe_load((MONITORING / "prometheus.yaml").read_text("utf-8"))["scrape_configs"]
    (asked,) = [one["targets"] for one in job["static_configs"]]
    assert len(asked) == 4
    assert sorted(map(told_at, started_by_systemd())) == sorted(asked)
    assert sorted(map(told_at, started_by_hand())) == sorted(asked)


def test_in_containers_every_process_tells_its_figures() -> None:
    services = compose()["services"]
    assert {told_at(services[name]["command"]) for name in ("app1", "app2", "work")} == {
        "0.0.0.0:9000"
    }
    for one in manifests():
        if one["kind"] == "Deployment" and one["metadata"]["name"] in ("app", "work"):
            pod = one["spec"]["template"]
            (container,) = pod["spec"]["containers"]
            (port,) = [it["containerPort"] for it in container["ports"] if it["name"] == "metrics"]
            assert told_at(container["args"]) == f"0.0.0.0:{port}"
            assert pod["metadata"]["annotations"]["prometheus.io/port"] == str(port)


def test_alerts_fire_when_they_should_and_not_otherwise() -> None:
    assert "valid" in promtool("check", "config", "prometheus.yaml")
    assert "SUCCESS" in promtool("test", "rules", "alerts_test.yaml")
    for rule in alerts():
        assert {"summary", "action"} == set(rule["annotations"]), rule["alert"]


def test_every_question_is_understood_and_about_a_figure_that_is_told(tmp_path: Path) -> None:
    told = {"up"}
    for family in metrics.REGISTRY.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}
        told |= {family.name + ending for ending in endings.get(family.type, [""])}
    told |= {name + "_total" for name in told if name.endswith("_cpu_seconds")}
    for asked in questions():
        assert set(NAME.findall(asked)) <= told, asked
    rules = [{"record": f"q{n}", "expr": asked} for n, asked in enumerate(questions())]
    written = tmp_path / "rules.yaml"
    written.write_text(yaml.safe_dump({"groups": [{"name": "all", "rules": rules}]}), "utf-8")
    promtool("check", "rules", str(written))


def dropped(said: Any, kept: Any, where: str = "") -> Iterator[str]:
    """Say what is not there any more, or not as it was."""
    if isinstance(said, dict) and isinstance(kept, dict):
        for name, value in said.items():
            yield from dropped(value, kept.get(name, KeyError), f"{where}.{name}")
    elif isinstance(said, list) and isinstance(kept, list) and len(said) == len(kept):
        for number, (one, other) in enumerate(zip(said, kept, strict=True)):
            yield from dropped(one, other, f"{where}[{number}]")
    elif said != kept:
        yield where


@pytest.mark.parametrize("mistake", ["", "gridPos", "targets", "fieldConfig", "templating"])
def test_grafana_knows_every_field_of_the_dashboard(mistake: str) -> None:
    """What is read as Grafana's own classes and written again has lost what these do not know."""
    made = json.dumps(dashboard())
    said = json.loads(made.replace(f'"{mistake}"', f'"{mistake}s"') if mistake else made)
    kept = json.loads(JSONEncoder().encode(Dashboard.from_json(said)))
    assert bool(list(dropped(said, kept))) == bool(mistake)
