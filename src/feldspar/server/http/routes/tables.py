"""Routes for tables: create, join, act, leave."""

import asyncio
import secrets
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from feldspar.server.access.client_address import client_id, pseudonym
from feldspar.server.access.rate_limiter import DAY_SECONDS, RateLimit, enforce
from feldspar.server.access.sessions import Sessions
from feldspar.server.http.endpoint import (
    AFTER_PARAM,
    PAGE_SIZE,
    Endpoint,
    Parameter,
    check_parts,
    endpoint,
    int_param,
    json_response,
    page_offset,
    player_of,
    read_body,
)
from feldspar.server.live.broadcast import CLOSE_NO_TABLE, Subscriber, TableChannels
from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime.clock import now
from feldspar.server.runtime.lan_addresses import ANY_ADDRESS, is_local, own_addresses
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.journal import NotFound
from feldspar.server.tables.published_records import published_record
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.contract.commands import Command, Join, TableSpec
from feldspar.table.contract.views import Done, Reach, TableList, TableOpened, View
from feldspar.table.core.fairness import commitment
from feldspar.table.services import tables as desk

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is mistaken for another when an id is read aloud."""
SEAT_PARAM: Final = Parameter(int, "Which of my seats to look from.")


class TableRoutes:
    """Tables: who asks matters."""

    tag = "tables"

    def __init__(
        self,
        repository: TableRepository,
        services: Services,
        settings: Settings,
        sessions: Sessions,
    ) -> None:
        self.repository = repository
        self.sessions = sessions
        self.settings = settings
        self.max_search_seconds = settings.search_seconds
        self.limiter = services.rate_limiter
        self.presence = PresenceTracker(
            services.bus, settings.cached_tables, settings.presence_grace_seconds
        )
        self.channels = TableChannels(repository, self.presence)
        self.open_rate = RateLimit("tables", settings.tables_per_minute)
        self.daily_open_rate = RateLimit("tables-a-day", settings.tables_a_day, DAY_SECONDS)
        self.join_rate = RateLimit("joins", settings.joins_per_minute)
        self.command_rate = RateLimit("commands", settings.commands_per_minute)
        self.client_command_rate = RateLimit(
            "commands-each", settings.commands_per_client_per_minute
        )

    @endpoint(
        Endpoint(
            "POST",
            "/api/tables",
            "Set a table",
            TableOpened,
            body=TableSpec,
            status=201,
            errors=(409,),
        )
    )
    async def create(self, request: Request) -> Response:
        """Set a table."""
        await self.enforce_open_limits(request)
        spec: TableSpec = await read_body(request, TableSpec)
        asker = player_of(request)
        name, secret = _new_table_name(), self.settings.secret()
        entries = desk.open_table(spec, asker, secret, now(), self.max_search_seconds)
        await self.repository.create(name, entries, self.caller_of(request))
        return opened_response(name, secret)

    @endpoint(
        Endpoint(
            "POST",
            "/api/tables/{table}/again",
            "Set a finished table once more; the seats of the others are kept for them",
            TableOpened,
            status=201,
            errors=(404, 409, 410),
        )
    )
    async def again(self, request: Request) -> Response:
        """Set a table once more, or say where somebody already has."""
        name, asker = request.path_params["table"], player_of(request)
        async with self.repository.locked_latest(name) as cached:
            known = cached.table.rematch_table
            mine = cached.table.seats_of(asker)
            if not mine:
                raise Refused("refused-not-yours")
        if not known or await self._is_cancelled(known):
            await self.enforce_open_limits(request)
            secret = self.settings.secret()
            known = await self.repository.create_rematch(
                name,
                _new_table_name(),
                mine[0],
                lambda table: desk.open_rematch(
                    table, asker, secret, now(), self.max_search_seconds
                ),
                known,
                self.caller_of(request),
            )
        async with self.repository.locked_latest(known) as cached:
            return opened_response(known, cached.table.secret)

    async def _is_cancelled(self, name: str) -> bool:
        """Tell whether a table was cancelled, and so perhaps forgotten."""
        try:
            async with self.repository.locked_latest(name) as cached:
                return cached.table.status == "cancelled"
        except NotFound:
            return True

    def caller_of(self, request: Request) -> str:
        """Return for whom bots think at a table that a request opens."""
        return pseudonym(self.settings.key, client_id(request.scope))

    async def enforce_open_limits(self, request: Request) -> None:
        """Let somebody set a table, unless they set too many."""
        await enforce(
            self.limiter,
            self.open_rate.for_request(request),
            self.daily_open_rate.for_request(request),
        )
        most = self.settings.unfinished_tables
        if await self.repository.journal.count_unfinished(player_of(request), most) >= most:
            raise HTTPException(429, "refused-too-many")

    @endpoint(
        Endpoint(
            "GET",
            "/api/tables/mine",
            "My tables, those that are not over first",
            TableList,
            query={"after": AFTER_PARAM},
        )
    )
    async def mine(self, request: Request) -> Response:
        """Return some of the tables of whoever asks."""
        after, asker = page_offset(request), player_of(request)
        found = await self.repository.journal.tables_of(asker, after, PAGE_SIZE + 1)
        tables = tuple([told.for_player(name, asker) for name, told in found[:PAGE_SIZE]])
        return json_response(TableList(tables, after + PAGE_SIZE if found[PAGE_SIZE:] else None))

    @endpoint(
        Endpoint(
            "GET",
            "/api/tables/{table}",
            "A table as I may see it",
            View,
            query={"seat": SEAT_PARAM},
            errors=(404, 410),
        )
    )
    async def look(self, request: Request) -> Response:
        """Return what whoever asks may see of a table."""
        seat = int_param(request, "seat")
        async with self.repository.locked_latest(request.path_params["table"]) as cached:
            return json_response(cached.view_for(player_of(request), seat))

    @endpoint(
        Endpoint(
            "POST",
            "/api/tables/{table}/commands",
            "Join, decide, undo, ... at a table",
            Done,
            body=Command,
            errors=(404, 409, 410),
        )
    )
    async def command(self, request: Request) -> Response:
        """Carry out what somebody asks for."""
        asker = player_of(request)
        await enforce(
            self.limiter,
            self.command_rate.for_client(asker),
            self.client_command_rate.for_request(request),
        )
        asked: Command = await read_body(request, Command)
        if isinstance(asked, Join):
            await enforce(self.limiter, self.join_rate.for_request(request))
        name = request.path_params["table"]
        await self.repository.execute(
            name,
            lambda table: desk.entry_for_command(
                table, asker, asked, now(), self.max_search_seconds
            ),
        )
        return json_response(Done())

    @endpoint(
        Endpoint(
            "GET",
            "/api/tables/{table}/reach",
            "How others on the network come to a table, told to whoever opened it",
            Reach,
            errors=(404, 409, 410),
        )
    )
    async def reach(self, request: Request) -> Response:
        """Say where this server can be found, if nothing stands before it."""
        async with self.repository.locked_latest(request.path_params["table"]) as cached:
            if cached.table.opener != player_of(request):
                raise Refused("refused-not-opener")
        host, at = self.settings.host, request.scope.get("server")
        if not host or not at or self.settings.proxies or "x-forwarded-for" in request.headers:
            return json_response(Reach((), shut=False))
        found = await asyncio.to_thread(own_addresses) if host in ANY_ADDRESS else [host]
        open_to = [one for one in found if not is_local(one)]
        return json_response(
            Reach(tuple([_base_url(one, at[1]) for one in open_to]), shut=is_local(host))
        )

    @endpoint(
        Endpoint(
            "GET",
            "/api/tables/{table}/record",
            "The game so far, as a text file",
            str,
            media="text/plain",
            errors=(404, 409, 410),
        )
    )
    async def record(self, request: Request) -> Response:
        """Return the record of a table."""
        name = request.path_params["table"]
        return PlainTextResponse(await published_record(self.repository, name, player_of(request)))

    async def live(self, socket: WebSocket) -> None:
        """Tell a socket all that happens at a table."""
        try:
            check_parts(socket.path_params)
        except NotFound:
            await socket.accept()  # or a page would not hear why
            await socket.close(CLOSE_NO_TABLE)
            return
        said = socket.query_params.get("seat", "")
        seat = int(said) if said.isascii() and said.isdigit() and len(said) < 3 else None
        name = socket.path_params["table"]
        viewer = Subscriber(socket, self.channels.channel_for(name), player_of(socket), seat)
        leave = self.sessions.watch(player_of(socket), socket.scope["session"], viewer.end_session)
        try:
            await viewer.serve()
        finally:
            leave()


def _base_url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _new_table_name() -> str:
    """Return the name of a new table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def opened_response(name: str, secret: bytes) -> Response:
    """Tell somebody of a table that was set."""
    return json_response(TableOpened(name, commitment(secret)), 201)
