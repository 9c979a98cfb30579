"""Hostile network input, by kind, at tables in every state they can be in."""

import asyncio
import json
import time
from collections import Counter
from random import Random
from typing import Any, Final
from urllib.parse import quote

from tests.hostile.files import damaged_record
from tests.hostile.lines import BROKEN, Line, Target, hostile_frames, hostile_head, request
from tests.hostile.values import ODD, Maker, mutated

ME: Final = {"kind": "me", "name": "Mallory"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "level-1"}
SETTINGS: Final[list[tuple[list[dict[str, Any]], dict[str, Any], str]]] = [
    ([ME, OPEN], {}, ""),
    ([{**ME, "adds": True}, OPEN], {}, "join"),
    ([ME], {"clock": {"kind": "live", "seconds": 5}}, ""),
    ([ME, BOT], {}, ""),
    ([ME, OPEN], {}, "join"),
    ([ME, OPEN, BOT], {"clock": {"kind": "days", "days": 1}}, "join"),
    ([ME], {}, "resign"),
    ([ME, OPEN], {}, "cancel"),
]
"""Seats, what else is said of a table, and what is done at it first."""
NO_NAMES: Final = ("\0", "a\0b", "a\nb", "..", "\U0001f3b2", "a" * 5000)
"""What no table, game or language is called."""
LENGTHS: Final = (200, 256, 9_000, 60_000)
SIGNED_OUT: Final = 401
SIGNING_OUT: Final = "/api/sessions/ended"
REFRESH: Final = 200
"""Commands after which tables are set anew: some have been resigned from by then."""


class Siege:
    """One address that sends everything it can think of."""

    def __init__(
        self, target: Target, described: dict[str, Any], seed: int, records: list[str]
    ) -> None:
        self.target = target
        self.random = Random(seed)
        self.maker = Maker(described, self.random)
        self.records = records
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in described["paths"].items()
            for method, operation in methods.items()
            if not path.endswith("/live")
        ]
        self.cookies: list[str] = []
        self.tables: list[str] = ["nowhere"]
        self.commanded = 0
        self.moves: dict[str, list[str]] = {}
        """What was legal at each table when it was last looked at."""
        self.answers: Counter[tuple[str, int]] = Counter()
        self.wrong: list[str] = []
        """What must not be: with what was sent."""

    # ------------------------------------------------------------------------------ the tables

    async def settle(self) -> None:
        """Set tables in every state, as far as one is let."""
        line = Line(self.target)
        await self._come_in(line)
        for seats, rest, then in SETTINGS:
            spec = {"game": self.random.choice(self.games()), "seats": seats, **rest}
            status, said = await self._post(line, "/api/tables", spec, 0)
            if status != 201:
                continue
            table = said["table"]
            self.tables = [*self.tables[-30:], table]
            if then:
                who = 1 if then == "join" else 0
                asked = {"do": then} if then == "cancel" else {"do": then, "seat": who}
                await self._post(line, f"/api/tables/{table}/commands", asked, who)
            await self._learn(line, table)
        line.close()

    async def _come_in(self, line: Line) -> None:
        """Be three guests; whoever has signed itself out is a new one."""
        for cookie in self.cookies.copy():
            sent = request("GET", "/api/tables/mine", self.target, cookie=cookie)
            if (await line.ask(sent))[0] == SIGNED_OUT:
                self.cookies.remove(cookie)
        while len(self.cookies) < 3:
            self.cookies.append(await self._new_guest(line))

    async def _new_guest(self, line: Line) -> str:
        _, head, _ = await line.ask(request("GET", "/api/tables/mine", self.target))
        told = [part for part in head.split(b"\r\n") if part.lower().startswith(b"set-cookie")]
        return told[0].decode().partition(": ")[2].partition(";")[0] if told else ""

    def games(self) -> list[str]:
        return ["burgundy_dice", "burgundy_dice", "burgundy", "burgundy_cards", "bruges"]

    async def _post(self, line: Line, path: str, said: object, who: int) -> tuple[int, Any]:
        body = json.dumps(said).encode()
        sent = request("POST", path, self.target, body, cookie=self.cookies[who])
        status, _, answer = await line.ask(sent)
        return status, json.loads(answer or b"null")

    async def _learn(self, line: Line, table: str) -> None:
        """Take the decisions that are legal at a table into what is said."""
        sent = request("GET", f"/api/tables/{table}", self.target, cookie=self.cookies[0])
        status, _, answer = await line.ask(sent)
        if status == 200:
            moves = [move["decision"] for move in json.loads(answer)["moves"]]
            self.moves[table] = moves
            self.maker.known = [*self.maker.known[-60:], *moves[:20], table]

    # ---------------------------------------------------------------------------- what is sent

    async def requests(self, line: Line) -> None:
        """Something made from the description of the API."""
        method, path, operation = self.random.choice(self.operations)
        target = path
        for parameter in operation["parameters"]:
            value = self.maker.fitting(parameter["schema"])
            if self.random.random() < 0.3:
                value = self.maker.nonsense()
            if parameter["in"] == "path":
                if self.random.random() < 0.6:
                    value = self.random.choice([*self.tables, *self.games(), "en", "fr", *NO_NAMES])
                target = target.replace(f"{{{parameter['name']}}}", said_in_path(value))
            elif parameter["required"] or self.random.random() < 0.6:
                values = value if isinstance(value, list) else [value]
                words = [f"{parameter['name']}={said_in_path(one)}" for one in values[:40]]
                target += ("&" if "?" in target else "?") + "&".join(words)
        body = None
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            body = self._body(content["schema"])
        cookie = self._cookie()
        if path == SIGNING_OUT:  # somebody else: or there would be nobody to command anything
            cookie = await self._new_guest(line)
        sent = request(method, target[:60_000], self.target, body, cookie=cookie)
        status = await self._sent("requests", line, sent)
        known = {str(status) for status in (BROKEN, 404, 405)} | set(operation["responses"])
        # What a proxy says of itself is not in the description.
        if str(status) not in known and not self.target.trusted:
            self.wrong.append(f"{method} {path} answers {status}, which is not described")

    async def commands(self, line: Line) -> None:
        """Something like a command, at a table that is there; often one that makes sense."""
        draw, table = self.random, self.random.choice(self.tables)
        asked = self.maker.fitting({"oneOf": self._commands()})
        cookie = self._cookie()
        if draw.random() < 0.5:
            cookie = self.cookies[draw.choice((0, 0, 1))]
            asked |= {"seat": draw.choice((0, 0, 1))} if "seat" in asked else {}
            if asked["do"] == "submit" and self.moves.get(table):
                asked |= {"action": draw.choice(self.moves[table]), "turn": None}
        for _ in range(draw.choice((0, 0, 1, 2))):
            asked = self.maker.twisted(asked)
        target = f"/api/tables/{table}/commands"
        sent = request("POST", target, self.target, self.maker.said(asked), cookie=cookie)
        status = await self._sent("commands", line, sent)
        if status == 200:
            await self._learn(line, table)
        self.commanded += 1
        if self.commanded % REFRESH == 0 or status == SIGNED_OUT:
            await self.settle()

    async def heads(self, line: Line) -> None:
        """A good request with a head that is not."""
        draw = self.random
        names = "cookie origin host x-forwarded-for x-forwarded-host x-forwarded-proto accept "
        names += "content-type accept-encoding range connection"
        odd = [one for one in ODD if "\n" not in one]
        places = (
            "null",
            "http://[",
            "http://h:99999",
            "//",
            "https://evil.example",
            "h:h",
            "[::1]",
        )
        forged = mutated(self._cookie().encode(), draw).decode("latin-1")
        forged = "".join(c for c in forged if c not in "\r\n")
        long = f"{draw.random()}{'a' * draw.choice(LENGTHS)}"
        forged = draw.choice((forged, f"{self._cookie().partition('=')[0]}={long}"))
        values = (
            draw.choice(odd),
            draw.choice(places),
            forged,
            long,
            f"http://{long}",
            f"{self.target.host}:{self.target.port}",
        )
        headers = {
            draw.choice(names.split()): draw.choice(values) for _ in range(draw.randint(1, 3))
        }
        table = draw.choice(self.tables)
        method = draw.choice(("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"))
        target = draw.choice((f"/api/tables/{table}", "/", "/api/tables/mine", "/api/games"))
        body = b"{}" if method in ("POST", "PUT", "PATCH") else None
        sent = request(method, target, self.target, body, **headers)
        if method == "HEAD":
            status = await line.blurt(sent)
            self._count("heads", status, sent)
        else:
            await self._sent("heads", line, sent)

    async def raw(self, line: Line) -> None:
        """Bytes that are no request, or hardly one."""
        sent = hostile_head(
            self.random, self.target, f"/api/tables/{self.random.choice(self.tables)}"
        )
        self._count("raw", await line.blurt(sent), sent)

    async def frames(self, line: Line) -> None:
        """A socket, and what no page would say on it."""
        seat = said_in_path(self.random.choice((0, 1, 99, -1, "x", 10**20)))
        table = said_in_path(self.random.choice([*self.tables, *NO_NAMES]))
        path = f"/api/tables/{table}/live?seat={seat}"
        frames = hostile_frames(self.random)
        status = await line.socket(path, self._cookie(), frames)
        self._count("frames", status, b"".join(frames))

    async def moments(self, line: Line) -> None:
        """A record that somebody has changed."""
        record = damaged_record(self.records, self.random)
        spec: Any = {"record": record, "at": self.random.choice((0, 1, 30, 10**6))}
        if self.random.random() < 0.3:
            spec = self.maker.twisted(spec)
        body = self.maker.said(spec)
        await self._sent("moments", line, request("POST", "/api/moment", self.target, body))

    # ---------------------------------------------------------------------------------- helpers

    def _body(self, schema: Any) -> bytes:
        value = self.maker.fitting(schema)
        for _ in range(self.random.choice((0, 0, 0, 1, 1, 2))):
            value = self.maker.twisted(value)
        return self.maker.said(value)

    def _commands(self) -> list[Any]:
        schemas = self.maker.schemas
        return [one for one in schemas.values() if "do" in one.get("properties", {})]

    def _cookie(self) -> str:
        return self.random.choice([*self.cookies, "", "feldspar=x"])

    async def _sent(self, kind: str, line: Line, sent: bytes) -> int:
        try:
            status, _, _ = await line.ask(sent)
        except TimeoutError:
            self.wrong.append(f"{kind}: no answer to {sent[:300]!r}")
            line.close()
            status = BROKEN
        self._count(kind, status, sent)
        return status

    def _count(self, kind: str, status: int, sent: bytes) -> None:
        self.answers[kind, status] += 1
        if self.is_broken(status):
            self.wrong.append(f"{kind}: {status} for {sent[:600]!r}")

    def is_broken(self, status: int) -> bool:
        """Tell whether an answer says that something broke; a proxy knows two more that do not."""
        meant = (501, 503, 505) if self.target.trusted else (503,)
        return status >= 500 and status not in meant

    # -------------------------------------------------------------------------------- the attack

    async def lay(self, inputs: dict[str, int], pace: float, lines: int) -> None:
        """Send so many inputs of each kind, so many a second, on so many lines."""
        order = [kind for kind, count in inputs.items() for _ in range(count)]
        self.random.shuffle(order)
        waiting = iter(order)
        begins, number = time.monotonic(), 0

        async def one_line() -> None:
            nonlocal number
            line = Line(self.target)
            for kind in waiting:
                number += 1
                await asyncio.sleep(max(0.0, begins + number / pace - time.monotonic()))
                await getattr(self, kind)(line)
            line.close()

        await self.settle()
        await asyncio.gather(*[one_line() for _ in range(lines)])
        await asyncio.sleep(
            0.1
        )  # lines that were hung up are closed in the next rounds of the loop


def said_in_path(value: object) -> str:
    """Return a value as it may stand in an address."""
    return quote(value if isinstance(value, str) else json.dumps(value), safe="")[:30_000]
