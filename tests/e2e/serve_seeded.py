"""`feldspar serve`, but for the secret of its tables, which is told: the same games every time.

Run by the Python of an environment that has the wheel: serve_seeded.py FOLDER SECRET (in hex).
"""

import sys
from pathlib import Path

from feldspar.server import serve

HOST = "127.0.0.1"
NEIGHBOUR = "feldspar.test"
"""The name by which others on the network come to it."""
HASTY = (
    "advice_per_minute",
    "commands_per_minute",
    "codes_per_minute",
    "commands_per_client_per_minute",
    "joins_per_minute",
    "replays_per_minute",
    "passes_per_minute",
    "tables_a_day",
    "tables_per_minute",
    "unfinished_tables",
)
"""What many tests at one address ask for more often than people do."""


def main(data: str, secret: str) -> None:
    listening = serve.bind_port(HOST, 0)
    port = listening.getsockname()[1]
    known = bytes.fromhex(secret)
    server = serve.local_server(
        Path(data),
        lambda: print(f"Feldspar is at http://{HOST}:{port}/", flush=True),
        secret=lambda: known,
        host=HOST,
        names=(NEIGHBOUR,),
        **dict.fromkeys(HASTY, 1_000_000),
    )
    server.run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
