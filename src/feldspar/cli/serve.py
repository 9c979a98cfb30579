"""A server for the browser: its own tables on this machine's disk, no other service needed."""

import argparse
import socket
import threading
import webbrowser
from pathlib import Path

NEEDED = ("fastapi", "uvicorn", "msgspec", "websockets", "pydantic", "starlette")
EVERYWHERE = ("0.0.0.0", "::")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others on your network in (%(default)s)"
    )
    parser.add_argument("--port", type=int, help="default: 8000, or the next that is free")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept")
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        from feldspar.server import run as house
    except ModuleNotFoundError as missing:
        if missing.name not in NEEDED:
            raise
        raise ValueError("the server is an extra: pip install 'feldspar[server]'") from None
    listening = house.bound(arguments.host, arguments.port)
    data: Path = arguments.data or house.data_folder()
    port: int = listening.getsockname()[1]
    here = f"http://{'127.0.0.1' if arguments.host in EVERYWHERE else arguments.host}:{port}/"

    def ready() -> None:
        print(f"Feldspar is at {here}", flush=True)
        if arguments.host in EVERYWHERE:
            print(f"on your network: http://{_address()}:{port}/", flush=True)
        elif arguments.host == "127.0.0.1":
            print("for others on your network, start it with --host 0.0.0.0", flush=True)
        print(f"tables are kept in {data}; Ctrl-C stops", flush=True)
        if arguments.open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    server = house.server(data, ready)
    server.run(sockets=[listening])
    return 0


def _address() -> str:
    """Return this machine's address on its network, or its name."""
    name = socket.gethostname()
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(name, None, socket.AF_INET)]
    except OSError:
        found = []
    return next((address for address in found if not address.startswith("127.")), name)
