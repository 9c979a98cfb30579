"""Debian's Caddy and nginx before two servers, set up by the files in deploy/."""

import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, Protocol

from tests import needs
from tests.own_services import answers, free_port
from tests.server.client import PATIENCE, until
from tests.server.process import Process
from tests.services import database

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "localhost"
DRAIN = 3


class Server(Process):
    """One of the servers of a database, where another can go on."""

    def __init__(self, data: str, port: int = 0, *limits: str) -> None:
        limits = (f"drain_seconds={DRAIN}", *(limits or ("codes_per_minute=3", "store_timeout=20")))
        said = [word for limit in limits for word in ("--limit", limit)]
        super().__init__(data, port, "--proxy", "127.0.0.1,::1", *said)
        self.data = data


class Front:
    """A proxy at an address of its own, and the servers behind it."""

    def __init__(self, port: int, certificate: Path, servers: list[Server]) -> None:
        self.address = f"https://{HOST}:{port}"
        self.port = port
        self.certificate = certificate
        self.trusted = ssl.create_default_context(cafile=certificate)
        self.servers = servers


@contextmanager
def running(command: list[str | Path], port: int, log: Path, **environment: str) -> Iterator[None]:
    """Run a proxy while the block does, once it listens."""
    with (
        log.open("w") as said,
        subprocess.Popen(
            command, stdout=said, stderr=said, env={**os.environ, **environment}
        ) as proxy,
    ):
        try:
            _wait(lambda: answers(port), proxy, log)
            yield
        finally:
            proxy.send_signal(signal.SIGTERM)
            proxy.wait(PATIENCE)


def _wait(true: Callable[[], bool], proxy: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert proxy.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.05)


@contextmanager
def servers(limits: Sequence[str], complaints: list[str] | None) -> Iterator[list[Server]]:
    """Run two servers of one database; whoever is in the list at the end is ended.

    They must have nothing to complain of, unless there is a list for it.
    """
    with database() as tables:
        both = [Server(tables, 0, *limits) for _ in range(2)]
        try:
            yield both
        finally:
            for one in both:
                one.running.send_signal(signal.SIGTERM)  # both at once: each takes its time
            said = [one.end(signal.SIGTERM)[1] for one in both]
            if complaints is None:
                assert not any(said), said
            else:
                complaints += said


@contextmanager
def caddy(
    folder: Path, limits: Sequence[str] = (), complaints: list[str] | None = None
) -> Iterator[Front]:
    """Put Caddy before two servers, with a certificate of its own making."""
    needs.programs("deploy", "caddy")
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    here = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {free_port()}\n\tservers {{"
    assert text.count("{\n\tservers {") == 1
    config = folder / "Caddyfile"
    config.write_text(text.replace("{\n\tservers {", here))
    with servers(limits, complaints) as both:
        environment = {
            "FELDSPAR_SITE": f"{HOST}:{port}",
            "FELDSPAR_SERVERS": " ".join([f"127.0.0.1:{one.port}" for one in both]),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
        }
        command: list[str | Path] = ["caddy", "run", "--adapter", "caddyfile", "--config", config]
        root = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        with running(command, port, folder / "log", **environment):
            # It listens before it has a certificate to show.
            until(lambda: _shakes_hands(port, root))
            yield Front(port, root, both)


def _shakes_hands(port: int, root: Path) -> bool:
    """Tell whether a proxy has a certificate to show that this root signed."""
    try:
        trusted = ssl.create_default_context(cafile=root)
        with (
            socket.create_connection((HOST, port), PATIENCE) as line,
            trusted.wrap_socket(line, server_hostname=HOST),
        ):
            return True
    except OSError:
        return False


@contextmanager
def nginx(
    folder: Path, limits: Sequence[str] = (), complaints: list[str] | None = None
) -> Iterator[Front]:
    """Put nginx before two servers, with a certificate that signs itself."""
    needs.programs("deploy", "nginx", "openssl")
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
        + ["-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    with servers(limits, complaints) as both:
        text = (DEPLOY / "nginx.conf").read_text()
        for said, meant in (
            ("play.example.pem", "certificate.pem"),
            ("play.example.key", "key.pem"),
            ("/etc/ssl/", f"{folder}/"),
            ("play.example", HOST),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ", f"listen 127.0.0.1:{port} "),
            ("127.0.0.1:8001 ", f"127.0.0.1:{both[0].port} "),
            ("127.0.0.1:8002 ", f"127.0.0.1:{both[1].port} "),
        ):
            assert said in text
            text = text.replace(said, meant)
        (folder / "site.conf").write_text(text)
        places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        temporary = "".join([f"{one}_temp_path {folder}/{one};\n" for one in places])
        (folder / "nginx.conf").write_text(
            f"{'user root;' if os.getuid() == 0 else ''}\n"
            f"pid {folder}/pid;\nerror_log stderr;\ndaemon off;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
        )
        nginx = "/usr/sbin/nginx"
        command: list[str | Path] = [nginx, "-p", folder, "-c", folder / "nginx.conf"]
        with running([*command, "-e", "stderr"], port, folder / "log"):
            yield Front(port, certificate, both)


class Proxy(Protocol):
    """What puts a proxy before two servers."""

    def __call__(
        self, folder: Path, limits: Sequence[str] = (), complaints: list[str] | None = None
    ) -> AbstractContextManager[Front]:
        """Run it while the block runs."""


PROXIES: Final[Mapping[str, Proxy]] = {"caddy": caddy, "nginx": nginx}
