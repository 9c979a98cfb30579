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
    "advice_a_minute",
    "commands_a_minute",
    "codes_a_minute",
    "commands_each_a_minute",
    "joins_a_minute",
    "moments_a_minute",
    "passes_a_minute",
    "tables_a_day",
    "tables_a_minute",
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
