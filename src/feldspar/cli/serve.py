"""A server for the browser: its own tables on this machine's disk, no other service needed."""

import argparse
import socket
import threading
import webbrowser
from pathlib import Path

NEEDED = ("uvicorn", "httptools", "msgspec", "websockets", "starlette")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others on your network in (%(default)s)"
    )
    parser.add_argument("--port", type=int, help="default: 8000, or the next that is free")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept")
    parser.add_argument(
        "--proxy",
        default="",
        metavar="ADDRESS,...",
        help="addresses or networks of reverse proxies that say where a request comes from",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="change a limit; docs/server.md lists them",
    )
    parser.add_argument(
        "--alone",
        type=Path,
        metavar="DIR",
        help="hand out the site that needs no server, too, under /alone/ (see docs/no-server.md)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        from feldspar.server import reach
        from feldspar.server import run as house
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        raise ValueError("the server is an extra: pip install 'feldspar[server]'") from None
    limits = dict([_limit(said) for said in arguments.limit])
    proxies = tuple(filter(None, arguments.proxy.split(",")))
    alone: Path | None = arguments.alone
    if alone is not None and not (alone / "index.html").exists():
        raise ValueError(f"{alone} holds no built site: scripts/build-web makes one in web/dist")
    listening = house.bound(arguments.host, arguments.port)
    data: Path = arguments.data or house.data_folder()
    port: int = listening.getsockname()[1]
    here = f"http://{'127.0.0.1' if arguments.host in reach.EVERYWHERE else arguments.host}:{port}/"

    def ready() -> None:
        print(f"Feldspar is at {here}", flush=True)
        if arguments.host in reach.EVERYWHERE:
            here_too = next(iter(reach.addresses()), socket.gethostname())
            print(f"on your network: http://{here_too}:{port}/", flush=True)
        elif arguments.host == "127.0.0.1":
            print("for others on your network, start it with --host 0.0.0.0", flush=True)
        print(f"tables are kept in {data}; Ctrl-C stops", flush=True)
        if arguments.open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    with listening:
        server = house.server(
            data, ready, **limits, host=arguments.host, proxies=proxies, alone=alone
        )
        server.run(sockets=[listening])
    return 0


def _limit(said: str) -> tuple[str, float]:
    from feldspar.server.settings import LIMITS

    name, _, number = said.partition("=")
    if name not in LIMITS or not number.isdecimal() or not int(number):
        raise ValueError(
            f"no limit is {said!r}: it is NAME=NUMBER, and names are {', '.join(LIMITS)}"
        )
    return name, int(number)
