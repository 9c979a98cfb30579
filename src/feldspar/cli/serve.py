"""`feldspar serve`: a server for the browser, with its tables on this machine's disk.

One of any number of servers, where a database is named.
"""

import argparse
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from feldspar.cli.renamed_options import add_renamed

SERVER_PACKAGES = (
    "uvicorn",
    "httptools",
    "msgspec",
    "prometheus_client",
    "websockets",
    "starlette",
)
CLUSTER_PACKAGES = ("asyncpg", "redis")
log = logging.getLogger(__name__)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others on your network in (%(default)s)"
    )
    parser.add_argument("--port", type=int, help="default: 8000, or the next that is free")
    add_storage(parser)
    add_cluster(parser)
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name others reach it by, as play.example; may be repeated (or FELDSPAR_NAME)",
    )
    parser.add_argument(
        "--proxy",
        default=os.environ.get("FELDSPAR_PROXY", ""),
        metavar="ADDRESS,...",
        help="addresses or networks of reverse proxies that say where a request comes from, and "
        "under which name (or FELDSPAR_PROXY)",
    )
    add_renamed(
        parser,
        "--static-site",
        "--alone",
        type=Path,
        metavar="DIR",
        help="hand out the site that needs no server, too, under /alone/ (see docs/no-server.md)",
    )
    add_monitoring(parser)
    parser.add_argument("--open", action="store_true", help="open the browser")


def add_monitoring(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for monitoring."""
    parser.add_argument(
        "--log",
        default=os.environ.get("FELDSPAR_LOG", "text"),
        metavar="FORM",
        help="text, or json: an object a line (%(default)s; or FELDSPAR_LOG)",
    )
    parser.add_argument(
        "--metrics",
        default=os.environ.get("FELDSPAR_METRICS", ""),
        metavar="[ADDRESS:]PORT",
        help="tell Prometheus there how it goes; see docs/operations.md (or FELDSPAR_METRICS)",
    )


@contextmanager
def start_monitoring(arguments: argparse.Namespace) -> Iterator[ExitStack]:
    """Start the monitoring requested, until the stack is closed."""
    from feldspar.server.runtime import log_format, metrics, tracing

    log_format.configure_logging(arguments.log)
    _warn_of_renamed_limits(arguments)
    with ExitStack() as stack:
        if arguments.metrics:
            stack.callback(metrics.start_exporter(arguments.metrics))
        if tracing.is_configured():
            stack.callback(tracing.start_tracing())
        yield stack


def add_storage(parser: argparse.ArgumentParser, folder: bool = True) -> None:
    """Add the arguments for where tables are stored."""
    if folder:
        parser.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept")
    parser.add_argument(
        "--database",
        default=os.environ.get("FELDSPAR_DATABASE", ""),
        metavar="URL",
        help="keep the tables in PostgreSQL (postgresql://...), for any number of processes; "
        "or say it in FELDSPAR_DATABASE",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that all processes of a cluster share."""
    parser.add_argument(
        "--redis",
        default=os.environ.get("FELDSPAR_REDIS", ""),
        metavar="URL",
        help="what they say to each other goes over Redis (redis://...); or FELDSPAR_REDIS",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="change a limit; docs/server.md lists them",
    )


@contextmanager
def explain_missing_extra() -> Iterator[None]:
    """Print which extra installs a missing package."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in CLUSTER_PACKAGES:
            raise ValueError("PostgreSQL is an extra: pip install 'feldspar[site]'") from None
        if package in SERVER_PACKAGES:
            raise ValueError("the server is an extra: pip install 'feldspar[server]'") from None
        raise


def run(arguments: argparse.Namespace) -> int:
    """Serve until asked to shut down."""
    with explain_missing_extra():
        from feldspar.server import serve as house
        from feldspar.server.runtime import gc_tuning, lan_addresses

        if arguments.database:
            import feldspar.server.cluster.services  # noqa: F401 - to report what is missing
    if arguments.redis and not arguments.database:
        raise ValueError("--redis is for many processes: say --database, too")
    limits = parse_limits(arguments)
    if not limits.get("bot_processes", 1) and not arguments.redis:
        raise ValueError("with bot_processes=0 workers think: say --database and --redis, too")
    proxies = tuple(filter(None, arguments.proxy.split(",")))
    names = arguments.name or os.environ.get("FELDSPAR_NAME", "").split(",")
    static_site: Path | None = arguments.static_site
    if static_site is not None and not (static_site / "index.html").exists():
        raise ValueError(
            f"{static_site} holds no built site: scripts/build-web makes one in web/dist"
        )
    listening = house.bind_port(arguments.host, arguments.port)
    data: Path = arguments.data or house.data_folder()
    port: int = listening.getsockname()[1]
    host = "127.0.0.1" if arguments.host in lan_addresses.ANY_ADDRESS else arguments.host
    here = f"http://{host}:{port}/"

    def ready() -> None:
        print(f"Feldspar is at {here}", flush=True)
        if arguments.host in lan_addresses.ANY_ADDRESS:
            here_too = next(iter(lan_addresses.own_addresses()), socket.gethostname())
            print(f"on your network: http://{here_too}:{port}/", flush=True)
        elif arguments.host == "127.0.0.1":
            print("for others on your network, start it with --host 0.0.0.0", flush=True)
        kept = "PostgreSQL" if arguments.database else data
        print(f"tables are kept in {kept}; Ctrl-C stops", flush=True)
        if arguments.open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    with listening, start_monitoring(arguments) as stack:
        said = {**limits, "host": arguments.host, "proxies": proxies, "alone": static_site}
        said["names"] = tuple(filter(None, map(str.strip, names)))
        if arguments.database:
            server = house.cluster_server(arguments.database, arguments.redis, ready, **said)
        else:
            server = house.local_server(data, ready, **said)
        server.on_exit = stack.close
        gc_tuning.enable_generational_freeze()
        server.run(sockets=[listening])
    return 0


def parse_limits(arguments: argparse.Namespace) -> dict[str, int]:
    """Return the limits set by arguments."""
    return dict([_parse_limit(said) for said in arguments.limit])


def _parse_limit(said: str) -> tuple[str, int]:
    from feldspar.server.settings import LIMITS, RENAMED_LIMITS

    given, _, number = said.partition("=")
    name = RENAMED_LIMITS.get(given, given)
    if name not in LIMITS:
        raise ValueError(
            f"unknown limit {given!r}; use NAME=NUMBER with one of: {', '.join(LIMITS)}"
        )
    if not number.isdecimal() or not (int(number) or name == "bot_processes"):
        raise ValueError(f"limit {said!r}: NUMBER must be a whole number of at least 1")
    return name, int(number)


def _warn_of_renamed_limits(arguments: argparse.Namespace) -> None:
    """Log each limit that was given by its old name, once."""
    from feldspar.server.settings import RENAMED_LIMITS

    for name in dict.fromkeys(said.partition("=")[0] for said in arguments.limit):
        if name in RENAMED_LIMITS:
            log.warning(
                "limit %s is now called %s; the old name will not work in the next release",
                name,
                RENAMED_LIMITS[name],
            )
