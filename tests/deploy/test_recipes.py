"""The recipes in deploy/ are well formed, and say what the commands of this house understand."""

import argparse
import importlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from feldspar.cli import COMMANDS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
MANIFESTS = sorted((DEPLOY / "kubernetes").iterdir())
TOOLS = Path(sys.executable).parent
INSTALLED = "/opt/feldspar/bin/feldspar"
MOST_EXPOSED = 20
"""Tenths of ten: what systemd calls OK begins below 40."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def understood(words: list[str]) -> argparse.Namespace | None:
    """Read a command line as `feldspar` does; None for a command that is not there yet."""
    name, *rest = words
    if name not in COMMANDS:
        assert name == "work"
        return None
    parser = argparse.ArgumentParser(exit_on_error=False)
    importlib.import_module(f"feldspar.cli.{name}").arguments(parser)
    return parser.parse_args(rest)


def compose() -> dict[str, Any]:
    made: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return made


def manifests() -> Iterator[dict[str, Any]]:
    for path in MANIFESTS:
        yield from yaml.safe_load_all(path.read_text())


def test_the_recipe_of_the_image_is_good() -> None:
    done = run(TOOLS / "hadolint", DEPLOY / "Containerfile")
    assert (done.returncode, done.stdout) == (0, "")
    recipe = (DEPLOY / "Containerfile").read_text()
    final = recipe.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001", final, re.M)
    assert "HEALTHCHECK" in final
    (said,) = re.findall(r"^CMD (\[.*\])$", final, re.M)
    assert understood(yaml.safe_load(said))


def test_the_house_of_containers_hangs_together() -> None:
    made = compose()
    services = made["services"]
    assert {"app1", "app2", "work", "postgres", "redis", "caddy"} == set(services)
    for name, one in services.items():
        assert "image" in one, name
        assert set(one["networks"]) <= set(made["networks"]), name
        assert one["restart"] == "unless-stopped", name
        assert "privileged" not in one, name
        for other, how in one.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            target = services[other]
            checked = "healthcheck" in target or target["image"] == "feldspar"
            assert checked, f"{name} waits for {other}, which is never said to be well"
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            there = (DEPLOY / source).exists() if "/" in source else source in made["volumes"]
            assert there, volume
    outside = [name for name, one in services.items() if "ports" in one]
    assert outside == ["caddy"]
    assert made["networks"]["inside"]["internal"] is True
    servers = services["caddy"]["environment"]["FELDSPAR_SERVERS"].split()
    for server in servers:
        asked = understood(services[server.partition(":")[0]]["command"])
        assert asked is not None
        assert f":{asked.port}" == server[-5:]
        assert asked.proxy == made["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    understood(services["work"]["command"])
    assert "FELDSPAR_DB_PASSWORD:?" in services["app1"]["environment"]["FELDSPAR_DATABASE"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_is_good_and_shut_in(unit: Path, tmp_path: Path) -> None:
    text = unit.read_text()
    (line,) = re.findall(rf"^ExecStart={INSTALLED} (.*)$", text, re.M)
    understood(shlex.split(line.replace("%i", "8001")))
    copy = tmp_path / unit.name  # where nothing is installed, what is checked is this Python's
    copy.write_text(text.replace(INSTALLED, sys.executable))
    checked = run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", copy)
    assert (checked.returncode, checked.stderr) == (0, "")
    shut = run(
        *("systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}"), unit
    )
    assert shut.returncode == 0, shut.stdout[-400:]


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.name)
def test_a_manifest_is_what_kubernetes_takes(path: Path) -> None:
    done = run(TOOLS / "kubernetes-validate", "--strict", "--quiet", path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_manifests_hang_together() -> None:
    found = {(one["kind"], one["metadata"]["name"]): one for one in manifests()}
    assert {one["metadata"].get("namespace", "feldspar") for one in found.values()} == {"feldspar"}
    labels = [
        one["spec"]["template"]["metadata"]["labels"]["app.kubernetes.io/component"]
        for (kind, _), one in found.items()
        if kind in ("Deployment", "StatefulSet")
    ]
    for (kind, name), one in found.items():
        if kind == "Service":
            assert one["spec"]["selector"]["app.kubernetes.io/component"] in labels, name
        if kind in ("Deployment", "StatefulSet"):
            pod = one["spec"]["template"]["spec"]
            assert pod["securityContext"]["runAsNonRoot"] is True
            assert pod["automountServiceAccountToken"] is False
            for container in pod["containers"]:
                assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
                for source in container.get("envFrom", []):
                    assert ("Secret", source["secretRef"]["name"]) in found
                if container["image"].startswith("feldspar"):
                    understood(container["args"])
    app = found["Deployment", "app"]["spec"]["template"]["spec"]
    (container,) = app["containers"]
    asked = understood(container["args"])
    assert asked is not None
    drained = int(dict(said.split("=") for said in asked.limit)["drain_seconds"])
    assert drained < app["terminationGracePeriodSeconds"] - 20, "requests must be answered, too"
    assert drained > 2 * container["readinessProbe"]["periodSeconds"]
    paths = {probe: container[probe]["httpGet"]["path"] for probe in container if "Probe" in probe}
    assert paths["readinessProbe"] == "/readyz"
    assert paths["livenessProbe"] == "/healthz", "a store that fails is no reason to be killed"
