"""Routes for tables: create, join, act, leave."""

import asyncio
import secrets
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from feldspar.server.access.client_address import caller, pseudonym
from feldspar.server.access.rate_limiter import DAY, Rate, may
from feldspar.server.access.sessions import Sessions
from feldspar.server.http.endpoint import (
    AFTER,
    PAGE,
    Call,
    Parameter,
    answer,
    body,
    call,
    check_parts,
    number,
    player,
    skipped,
)
from feldspar.server.live.broadcast import NO_TABLE, Audiences, Viewer
from feldspar.server.live.presence import Presences
from feldspar.server.runtime.clock import now
from feldspar.server.runtime.lan_addresses import EVERYWHERE, addresses, local
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Missing
from feldspar.server.tables.published_records import record_for
from feldspar.server.tables.repository import Keeper
from feldspar.table import Refused
from feldspar.table.contract.commands import Command, Join, TableSpec
from feldspar.table.contract.views import Done, Reach, TableList, TableOpened, View
from feldspar.table.core.fairness import commitment
from feldspar.table.services import tables as desk

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is mistaken for another when an id is read aloud."""
SEAT: Final = Parameter(int, "Which of my seats to look from.")


class Tables:
    """Tables: who asks matters."""

    tag = "tables"

    def __init__(
        self, keeper: Keeper, commons: Commons, settings: Settings, sessions: Sessions
    ) -> None:
        self.keeper = keeper
        self.sessions = sessions
        self.settings = settings
        self.searches = settings.search_seconds
        self.tally = commons.tally
        self.presences = Presences(commons.bus, settings.room, settings.absence_seconds)
        self.audiences = Audiences(keeper, self.presences)
        self.openings = Rate("tables", settings.tables_a_minute)
        self.of_a_day = Rate("tables-a-day", settings.tables_a_day, DAY)
        self.joins = Rate("joins", settings.joins_a_minute)
        self.commands = Rate("commands", settings.commands_a_minute)
        self.commands_each = Rate("commands-each", settings.commands_each_a_minute)

    @call(
        Call(
            "POST",
            "/api/tables",
            "Set a table",
            TableOpened,
            takes=TableSpec,
            status=201,
            refusals=(409,),
        )
    )
    async def create(self, request: Request) -> Response:
        """Set a table."""
        await self.may_open(request)
        spec: TableSpec = await body(request, TableSpec)
        asker = player(request)
        name, secret = _name(), self.settings.secret()
        entries = desk.open_table(spec, asker, secret, now(), self.searches)
        await self.keeper.open(name, entries, self.caller(request))
        return opened(name, secret)

    @call(
        Call(
            "POST",
            "/api/tables/{table}/again",
            "Set a finished table once more; the seats of the others are kept for them",
            TableOpened,
            status=201,
            refusals=(404, 409, 410),
        )
    )
    async def again(self, request: Request) -> Response:
        """Set a table once more, or say where somebody already has."""
        name, asker = request.path_params["table"], player(request)
        async with self.keeper.newest(name) as place:
            known = place.table.rematch_table
            mine = place.table.seats_of(asker)
            if not mine:
                raise Refused("refused-not-yours")
        if not known or await self._cleared(known):
            await self.may_open(request)
            secret = self.settings.secret()
            known = await self.keeper.open_again(
                name,
                _name(),
                mine[0],
                lambda table: desk.open_rematch(table, asker, secret, now(), self.searches),
                known,
                self.caller(request),
            )
        async with self.keeper.newest(known) as place:
            return opened(known, place.table.secret)

    async def _cleared(self, name: str) -> bool:
        """Tell whether a table was cancelled, and so perhaps forgotten."""
        try:
            async with self.keeper.newest(name) as place:
                return place.table.status == "cancelled"
        except Missing:
            return True

    def caller(self, request: Request) -> str:
        """Return for whom bots think at a table that a request opens."""
        return pseudonym(self.settings.key, caller(request.scope))

    async def may_open(self, request: Request) -> None:
        """Let somebody set a table, unless they set too many."""
        await may(self.tally, self.openings.by(request), self.of_a_day.by(request))
        most = self.settings.unfinished_tables
        if await self.keeper.journal.count_unfinished(player(request), most) >= most:
            raise HTTPException(429, "refused-too-many")

    @call(
        Call(
            "GET",
            "/api/tables/mine",
            "My tables, those that are not over first",
            TableList,
            asks={"after": AFTER},
        )
    )
    async def mine(self, request: Request) -> Response:
        """Return some of the tables of whoever asks."""
        after, asker = skipped(request), player(request)
        found = await self.keeper.journal.tables_of(asker, after, PAGE + 1)
        tables = tuple([told.for_player(name, asker) for name, told in found[:PAGE]])
        return answer(TableList(tables, after + PAGE if found[PAGE:] else None))

    @call(
        Call(
            "GET",
            "/api/tables/{table}",
            "A table as I may see it",
            View,
            asks={"seat": SEAT},
            refusals=(404, 410),
        )
    )
    async def look(self, request: Request) -> Response:
        """Return what whoever asks may see of a table."""
        seat = number(request, "seat")
        async with self.keeper.newest(request.path_params["table"]) as place:
            return answer(place.look(player(request), seat))

    @call(
        Call(
            "POST",
            "/api/tables/{table}/commands",
            "Join, decide, undo, ... at a table",
            Done,
            takes=Command,
            refusals=(404, 409, 410),
        )
    )
    async def command(self, request: Request) -> Response:
        """Carry out what somebody asks for."""
        asker = player(request)
        await may(self.tally, self.commands.of(asker), self.commands_each.by(request))
        asked: Command = await body(request, Command)
        if isinstance(asked, Join):
            await may(self.tally, self.joins.by(request))
        name = request.path_params["table"]
        await self.keeper.act(
            name, lambda table: desk.entry_for_command(table, asker, asked, now(), self.searches)
        )
        return answer(Done())

    @call(
        Call(
            "GET",
            "/api/tables/{table}/reach",
            "How others on the network come to a table, told to whoever opened it",
            Reach,
            refusals=(404, 409, 410),
        )
    )
    async def reach(self, request: Request) -> Response:
        """Say where this server can be found, if nothing stands before it."""
        async with self.keeper.newest(request.path_params["table"]) as place:
            if place.table.opener != player(request):
                raise Refused("refused-not-opener")
        host, at = self.settings.host, request.scope.get("server")
        if not host or not at or self.settings.proxies or "x-forwarded-for" in request.headers:
            return answer(Reach((), shut=False))
        found = await asyncio.to_thread(addresses) if host in EVERYWHERE else [host]
        open_to = [one for one in found if not local(one)]
        return answer(Reach(tuple([_root(one, at[1]) for one in open_to]), shut=local(host)))

    @call(
        Call(
            "GET",
            "/api/tables/{table}/record",
            "The game so far, as a text file",
            str,
            media="text/plain",
            refusals=(404, 409, 410),
        )
    )
    async def record(self, request: Request) -> Response:
        """Return the record of a table."""
        name = request.path_params["table"]
        return PlainTextResponse(await record_for(self.keeper, name, player(request)))

    async def live(self, socket: WebSocket) -> None:
        """Tell a socket all that happens at a table."""
        try:
            check_parts(socket.path_params)
        except Missing:
            await socket.accept()  # or a page would not hear why
            await socket.close(NO_TABLE)
            return
        said = socket.query_params.get("seat", "")
        seat = int(said) if said.isascii() and said.isdigit() and len(said) < 3 else None
        name = socket.path_params["table"]
        viewer = Viewer(socket, self.audiences.of(name), player(socket), seat)
        leave = self.sessions.watch(player(socket), socket.scope["session"], viewer.end_session)
        try:
            await viewer.follow()
        finally:
            leave()


def _root(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _name() -> str:
    """Return the name of a new table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def opened(name: str, secret: bytes) -> Response:
    """Tell somebody of a table that was set."""
    return answer(TableOpened(name, commitment(secret)), 201)
