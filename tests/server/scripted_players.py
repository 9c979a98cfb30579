"""Clients that play by themselves, and reconnect when they lose their server."""

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from feldspar.table.views.catch_up import apply_frame
from tests.server.client import PATIENCE, View, chosen, crumbs

PAUSE = 0.05
LOST = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


def visitor(address: str) -> httpx.AsyncClient:
    """Return somebody with a cookie of their own; nothing here is encrypted."""
    return httpx.AsyncClient(
        base_url=address,
        timeout=PATIENCE,
        trust_env=False,
        verify=False,
        headers={"accept-encoding": "identity"},
    )


class Player:
    """One person at one seat, who decides whenever they must."""

    def __init__(self, address: str, http: httpx.AsyncClient, table: str, seat: int) -> None:
        self.address = address
        self.http = http
        self.table = table
        self.seat = seat
        self.acknowledged: list[str] = []
        """The decisions the server has said it holds."""
        self.sent: dict[str, Any] | None = None
        """What was sent, and is not acknowledged yet."""
        self.decided: Any = None
        """The turn decided last: frames under way meanwhile still show it."""
        self.on_acknowledged: Callable[[], None] = lambda: None
        self.losses = 0
        self.record = ""
        self.compression: str | None = None
        """How frames may be compressed; by default not."""

    async def play(self) -> None:
        """Play to the end, whatever happens to the connection."""
        while not self.record:
            try:
                if self.sent is not None:
                    await self._send()
                await self._follow()
            except LOST:
                self.losses += 1
                await asyncio.sleep(PAUSE)

    async def _follow(self) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/live?seat={self.seat}"
        cookie = crumbs(self.http.cookies)
        how: dict[str, Any] = {"additional_headers": cookie, "compression": self.compression}
        async with connect(url, max_size=None, proxy=None, **how) as live:
            view: View = {}
            async for text in live:
                frame = json.loads(text)
                if "steps" not in frame:
                    continue  # it tells who is here
                view = apply_frame(view, frame)
                if view["status"] == "over":
                    path = f"/api/tables/{self.table}/record"
                    self.record = (await self.http.get(path)).text
                    return
                if view["moves"] and view["turn"] != self.decided:
                    action = chosen(view, len(self.acknowledged))
                    self.sent = {"action": action, "turn": view["turn"], "key": str(uuid.uuid4())}
                    await self._send()

    async def _send(self) -> None:
        assert self.sent is not None
        said = {"do": "submit", "seat": self.seat, **self.sent}
        answer = await self.http.post(f"/api/tables/{self.table}/commands", json=said)
        assert answer.status_code == 200, answer.text
        self.decided = self.sent["turn"]
        self.acknowledged.append(str(self.sent["action"]))
        self.sent = None
        self.on_acknowledged()
