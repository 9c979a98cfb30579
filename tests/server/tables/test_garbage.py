"""Whatever ends leaves nothing behind that would have to be looked for."""

import gc
import time
from pathlib import Path

from feldspar.server.http.protocol.http_protocol import HttpConnection
from feldspar.server.http.protocol.websocket_protocol import WebSocketConnection
from feldspar.server.live.broadcast import Subscriber
from feldspar.server.tables.cached_table import CachedTable
from tests.server.client import OPEN, PATIENCE, Guest, house, me

ENDING = (HttpConnection, WebSocketConnection, Subscriber, CachedTable)


def living() -> list[object]:
    return [one for one in gc.get_objects() if issubclass(type(one), ENDING)]


def test_sockets_lines_and_tables_that_end_leave_no_rings(tmp_path: Path) -> None:
    gc.collect()
    before = living()  # what other tests left; held, so that nothing new has the same id
    known = {id(one) for one in before}

    def left() -> list[str]:
        return sorted(
            kind.__name__
            for one in living()
            for kind in ENDING
            if id(one) not in known and isinstance(one, kind)
        )

    gc.disable()
    try:
        with house(tmp_path, cached_tables=1, presence_grace_seconds=0) as address:
            for _ in range(3):
                with Guest(address) as one, Guest(address) as other:
                    table = one.set_table([me(), OPEN])
                    other.look(table)
                    for guest in (one, other):
                        guest.follow(table)
                    other.do(table, "join", 1, name="Odile")
                    one.hear_until(lambda view: view["status"] == "playing")
                    one.do(table, "submit", 0, action=one.view["moves"][0]["decision"])
                    assert {*left()} == {kind.__name__ for kind in ENDING}, "they are here"
            end = time.monotonic() + PATIENCE
            while left() != ["CachedTable"] and time.monotonic() < end:
                time.sleep(0.05)
            assert left() == ["CachedTable"], "but for the table used last"
    finally:
        gc.enable()
