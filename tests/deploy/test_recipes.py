"""The recipes in deploy/ are well formed, and say what the commands of this house understand."""

import argparse
import importlib
import os
import re
import shlex
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import redis
import yaml  # type: ignore[import-untyped]

import feldspar
from feldspar.cli import COMMANDS
from feldspar.server.access.client_address import TrustedProxies
from tests import needs
from tests.own_services import PATIENCE, answers, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
MANIFESTS = sorted((DEPLOY / "kubernetes").iterdir())
TOOLS = Path(sys.executable).parent
INSTALLED = "/opt/feldspar/bin/feldspar"
MOST_EXPOSED = 20
"""Tenths of ten: what systemd calls OK begins below 40."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    needs.programs("deploy", str(command[0]))
    return subprocess.run(command, capture_output=True, text=True, check=False)


def understood(words: list[str]) -> argparse.Namespace:
    """Read a command line as `feldspar` does."""
    name, *rest = words
    assert name in COMMANDS
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
    understood(yaml.safe_load(said))


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
        assert f":{asked.port}" == server[-5:]
        inside = made["networks"]["inside"]["ipam"]["config"][0]
        address = services["caddy"]["networks"]["inside"]["ipv4_address"]
        assert asked.proxy == address, "nobody else is believed"
        assert ip_address(address) in ip_network(inside["subnet"])
        assert ip_address(address) not in ip_network(inside["ip_range"]), "given to nobody else"
    understood(services["work"]["command"])
    assert "FELDSPAR_DB_PASSWORD:?" in services["app1"]["environment"]["FELDSPAR_DATABASE"]
    assert "FELDSPAR_REDIS_PASSWORD:?" in services["app1"]["environment"]["FELDSPAR_REDIS"]


def test_the_passwords_of_the_containers_are_drawn_once(tmp_path: Path) -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    said = "\n".join(re.findall("^#   (.*)", text, re.M))
    draw, up, _ = said.partition("podman-compose up")
    assert up
    kept = tmp_path / ".env"
    for again in (False, True):
        done = subprocess.run(["bash", "-c", draw], cwd=tmp_path, capture_output=True, check=False)
        assert (done.returncode != 0) is again
        assert kept.stat().st_mode & 0o777 == 0o600
        if not again:
            first = kept.read_text()
    assert kept.read_text() == first, "or the database would know another"
    drawn = dict(line.split("=") for line in first.splitlines())
    wanted = set(re.findall(r"\$\{(FELDSPAR_\w+):", text))
    assert set(drawn) == wanted
    passwords = [drawn[name] for name in wanted if name.endswith("PASSWORD")]
    assert len({*passwords}) == 2
    assert all(re.fullmatch(r"\w{48}", password) for password in passwords)


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_is_good_and_shut_in(unit: Path, tmp_path: Path) -> None:
    text = unit.read_text()
    (line,) = re.findall(rf"^ExecStart={INSTALLED} (.*)$", text, re.M)
    understood(shlex.split(line.replace("%i", "8001")))
    on_and_on = {"StartLimitIntervalSec=0", "Restart=always"}
    assert on_and_on <= set(text.splitlines()), "however long its store is away, it comes back"
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
                    ((kind, named),) = source.items()
                    kinds = {"secretRef": "Secret", "configMapRef": "ConfigMap"}
                    assert (kinds[kind], named["name"]) in found
                if container["image"].startswith("feldspar"):
                    understood(container["args"])
    app = found["Deployment", "app"]["spec"]["template"]["spec"]
    (container,) = app["containers"]
    asked = understood(container["args"])
    drained = int(dict(said.split("=") for said in asked.limit)["drain_seconds"])
    assert drained < app["terminationGracePeriodSeconds"] - 20, "requests must be answered, too"
    assert drained > 2 * container["readinessProbe"]["periodSeconds"]
    paths = {probe: container[probe]["httpGet"]["path"] for probe in container if "Probe" in probe}
    assert paths["readinessProbe"] == "/readyz"
    assert paths["livenessProbe"] == "/healthz", "a store that fails is no reason to be killed"


def images() -> dict[str, str]:
    """Return every image that a recipe takes from elsewhere, by where it stands."""
    found = {f"compose {name}": one["image"] for name, one in compose()["services"].items()}
    for one in manifests():
        pods = one.get("spec", {}).get("template", {"spec": {"containers": []}})["spec"]
        for container in pods["containers"]:
            found[f"kubernetes {container['name']}"] = container["image"]
    recipe = (DEPLOY / "Containerfile").read_text()
    (found["Containerfile"],) = re.findall(r"^ARG DEBIAN=(.*)$", recipe, re.M)
    assert set(re.findall(r"^FROM (\S+)", recipe, re.M)) == {"${DEBIAN}"}
    return {where: image for where, image in found.items() if not image.startswith("feldspar")}


def test_images_are_named_by_digest_and_alike() -> None:
    found = images()
    assert len(found) == 6
    assert all(re.fullmatch(r"[a-z]+:\w[\w.-]*@sha256:[0-9a-f]{64}", one) for one in found.values())
    named = dict(image.split("@") for image in found.values())
    assert set(named) == {"debian:12-slim", "postgres:16", "redis:7", "caddy:2"}
    assert len(set(found.values())) == len(named), "the same wherever it is used"


def pinned(name: str) -> dict[str, str]:
    """Return the versions in a lock file, each of which must have a hash."""
    text = (ROOT / "requirements" / name).read_text().replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", "\n".join(lines), re.M))


def test_a_site_installs_what_was_tested_and_nothing_without_a_hash() -> None:
    site, tested = pinned("site.txt"), pinned("dev.txt")
    assert {name: tested.get(name) for name in site} == site
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    for wanted in [*extras["server"], *extras["site"], *extras["traces"]]:
        name = re.split(r"[\[>=;]", wanted)[0]
        assert name in site or name == "feldspar"
    for path in (DEPLOY / "Containerfile", ROOT / "docs" / "self-hosting.md"):
        installs = re.findall(r"pip install (.*)", path.read_text())
        hashed = [one for one in installs if "--require-hashes -r" in one and "site.txt" in one]
        assert len(hashed) == 1, path
        assert all("--no-deps" in one for one in installs if one not in hashed), path
    page = (ROOT / "docs" / "self-hosting.md").read_text()
    assert f"feldspar=={feldspar.__version__}" in page


def commands_of_redis() -> dict[str, tuple[list[str], list[str]]]:
    """Return how Redis is started and asked whether it is well, with a password said."""
    service = compose()["services"]["redis"]
    said = {"compose": (service["command"], service["healthcheck"]["test"][1:])}
    (container,) = next(
        one["spec"]["template"]["spec"]["containers"]
        for one in manifests()
        if (one["kind"], one["metadata"]["name"]) == ("Deployment", "redis")
    )
    probe = container["readinessProbe"]["exec"]["command"]
    said["kubernetes"] = (container["args"], probe)
    return said


@pytest.mark.parametrize("where", ["compose", "kubernetes"])
def test_redis_wants_a_password(where: str, tmp_path: Path) -> None:
    needs.programs("server", "redis-server", "redis-cli")
    start, probe = commands_of_redis()[where]
    start = [re.sub(r"^\$[{(].*[})]$", "s3cr3t", word) for word in start]
    assert "s3cr3t" in start
    port = free_port()
    here = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(tmp_path)]
    running = subprocess.Popen([*start, *here], stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not answers(port):
            assert time.monotonic() < end
            time.sleep(0.02)
        asked = [probe[0], "-p", str(port), *probe[1:]]
        well = subprocess.run(asked, env={**os.environ, "REDISCLI_AUTH": "s3cr3t"}, check=False)
        assert well.returncode == 0
        assert subprocess.run(asked, check=False).returncode != 0, "who has no password hears no"
        with pytest.raises(redis.AuthenticationError):
            redis.Redis(port=port).ping()
        assert redis.Redis.from_url(f"redis://:s3cr3t@127.0.0.1:{port}/0").ping()
    finally:
        running.terminate()
        running.wait(PATIENCE)


def test_no_network_is_believed_in_kubernetes_that_others_are_in() -> None:
    found = {(one["kind"], one["metadata"]["name"]): one for one in manifests()}
    (container,) = found["Deployment", "app"]["spec"]["template"]["spec"]["containers"]
    assert not any(word.startswith("--proxy") for word in container["args"]), "it is yours to say"
    said = found["ConfigMap", "site"]["data"]
    assert said["FELDSPAR_PROXY"] == "<proxy>"
    with pytest.raises(ValueError, match="no proxy can be told by that"):
        TrustedProxies([said["FELDSPAR_PROXY"]])
    (host,) = [rule["host"] for rule in found["Ingress", "app"]["spec"]["rules"]]
    assert said["FELDSPAR_NAME"] == host
