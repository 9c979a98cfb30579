"""Frames are said in few bytes to whoever agrees to it, and are the same for all of them."""

import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame
from websockets.sync.client import connect

from feldspar.server.live.frames import MIN_COMPRESS_BYTES, EncodedFrame
from feldspar.table.views.catch_up import apply_frame
from tests.server.client import OPEN, PATIENCE, Guest, View, chosen, house, me

EMPTY = b"\x00\x00\xff\xff"
"""What every compressed message ends with, and nobody sends."""
LINES = {
    "no": [],
    "yes": [ClientPerMessageDeflateFactory()],
    "less room": [ClientPerMessageDeflateFactory(server_max_window_bits=9)],
}


@pytest.mark.parametrize("agreed", LINES)
def test_who_reads_compressed_frames_sees_the_same(agreed: str, tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as one, Guest(address) as other:
        table = one.set_table([me(), OPEN], game="burgundy")
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(
            url, extensions=LINES[agreed] or None, compression=None, max_size=None, proxy=None
        ) as live:
            found: list[Extension] = [*live.protocol.extensions]
            assert len(found) == len(LINES[agreed])
            assert all(isinstance(each, PerMessageDeflate) for each in found)
            other.do(table, "join", 1, name="Odile")
            for number in range(3):
                views = [guest.look(table) for guest in (one, other)]
                seat = next(seat for seat, view in enumerate(views) if view["moves"])
                action = chosen(views[seat], number)
                (one, other)[seat].do(table, "submit", seat, action=action)
            seen: View = {}
            with Guest(address) as stranger:
                now = stranger.look(table)
            while seen.get("news") != now["news"]:
                frame: dict[str, Any] = json.loads(live.recv(PATIENCE))
                seen = apply_frame(seen, frame) if "steps" in frame else seen
            assert seen == now


def test_a_long_text_is_compressed_once_for_all() -> None:
    text = json.dumps({"steps": [{"log": ["a tile is taken"] * MIN_COMPRESS_BYTES}]})
    prepared = EncodedFrame(text)
    assert prepared.compressed_bytes is prepared.compressed_bytes
    assert len(prepared.compressed_bytes) < len(prepared.plain) / 10
    assert prepared.compressed_bytes[0] == 0b1100_0001  # complete, compressed, a text
    pressed = (
        prepared.compressed_bytes[2:]
        if prepared.compressed_bytes[1] < 126
        else prepared.compressed_bytes[4:]
    )
    assert zlib.decompressobj(-15).decompress(pressed + EMPTY).decode() == text
    assert not EncodedFrame("")
    assert EncodedFrame("short").compressed_bytes == Frame(1, b"short").serialize(mask=False)  # type: ignore[arg-type]


@pytest.mark.promise("PRO-43")
def test_a_socket_hears_regularly_that_its_line_is_alive(tmp_path: Path) -> None:
    with house(tmp_path, heartbeat_seconds=0.1) as address, Guest(address) as guest:
        guest.follow(guest.set_table([me()]))
        assert guest.socket is not None
        for _ in range(3):
            said = json.loads(guest.socket.recv(PATIENCE))
            while "heartbeat" not in said:
                said = json.loads(guest.socket.recv(PATIENCE))
            assert said == {"heartbeat": 0.1}
