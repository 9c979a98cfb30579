"""The routes under /api. Each hands a request on to the desk or the keeper, and nothing else."""

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from feldspar import games
from feldspar.server import schema
from feldspar.server.keeper import Keeper, Missing, now
from feldspar.server.limits import Rate
from feldspar.server.live import Viewer
from feldspar.server.settings import Settings
from feldspar.table import Refused, desk
from feldspar.table.view import View

T = TypeVar("T")
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is mistaken for another when an id is read aloud."""
REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    409: {"model": schema.Refusal, "description": "Refused"},
    422: {"model": schema.Refusal, "description": "Senseless"},
}
UNKNOWN: Final[dict[int | str, dict[str, Any]]] = {
    404: {"model": schema.Refusal, "description": "There is no such thing"}
}
TEXT: Final[dict[str, Any]] = {"text/plain": {"schema": {"type": "string"}}}

GameId = Annotated[str, Path(max_length=40, description="The id of a game.")]
TableId = Annotated[str, Path(max_length=40, description="The id of a table.")]
FromSeat = Annotated[int | None, Query(description="Which of my seats to look from.")]


def player(request: Request) -> str:
    """Return who asks."""
    return str(request.scope["player"])


Asker = Annotated[str, Depends(player)]


def as_json(value: object) -> Response:
    """Return plain data as an answer; what is large and our own need not be checked again."""
    return Response(msgspec.json.encode(value), media_type="application/json")


def shelf() -> APIRouter:
    """Return the routes about the games themselves: the same for everybody."""
    routes = APIRouter(prefix="/api", tags=["games"])

    @routes.get("/games", response_model=list[schema.GameInfo], summary="All games")
    def all_games() -> Response:
        return as_json(desk.shelf())

    @routes.get(
        "/games/{game}/words/{language}",
        summary="All a page about a game says, as one Fluent file",
        response_class=PlainTextResponse,
        responses=UNKNOWN,
    )
    def words(
        game: GameId, language: Annotated[str, Path(pattern="^[a-z]{2}$", examples=["fr"])]
    ) -> str:
        return _found(game, lambda: desk.words(game, language))

    @routes.get(
        "/games/{game}/art",
        summary="SVG documents with the symbols of the pieces",
        response_model=list[str],
        responses=UNKNOWN,
    )
    def art(game: GameId) -> Response:
        return as_json(_found(game, lambda: desk.art(game)))

    @routes.get(
        "/games/{game}/cover",
        summary="A picture for the shelf",
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}, **UNKNOWN},
    )
    def cover(game: GameId) -> Response:
        return Response(_found(game, lambda: desk.cover(game)), media_type="image/svg+xml")

    return routes


def _found(game: str, ask: Callable[[], T]) -> T:
    if game not in games.titles():
        raise Missing(game)
    try:
        return ask()
    except FileNotFoundError:
        raise Missing(game) from None


def replays(settings: Settings) -> APIRouter:
    """Return the routes about recorded games: they need no table."""
    routes = APIRouter(prefix="/api", tags=["replays"])
    rate = Rate(settings.moments_a_minute)

    @routes.post(
        "/moment",
        summary="A position of a recorded game",
        response_model=schema.View,
        responses=REFUSED,
        dependencies=[Depends(rate)],
    )
    def moment(asked: schema.Moment) -> Response:
        try:
            return as_json(desk.moment(asked.record, asked.at, asked.seat))
        except Refused:
            raise
        except (ValueError, LookupError):
            raise Refused("refused-request") from None

    return routes


def tables(keeper: Keeper, settings: Settings) -> APIRouter:
    """Return the routes about tables: who asks matters."""
    routes = APIRouter(prefix="/api/tables", tags=["tables"])
    openings, joins = Rate(settings.tables_a_minute), Rate(settings.joins_a_minute)

    @routes.post(
        "",
        summary="Set a table",
        status_code=201,
        responses=REFUSED,
        dependencies=[Depends(openings)],
    )
    async def create(spec: schema.TableSpec, asker: Asker) -> schema.Opened:
        name = "".join(secrets.choice(LETTERS) for _ in range(12))
        secret = secrets.token_bytes(32)
        await keeper.open(name, desk.opening(spec.model_dump(), asker, secret, now()), asker)
        return schema.Opened(table=name)

    @routes.get("/mine", response_model=list[schema.TableSummary], summary="My tables")
    async def mine(asker: Asker) -> Response:
        return as_json(
            [
                {
                    "id": name,
                    "game": told.game,
                    "title": told.title,
                    "status": told.status,
                    "players": told.players,
                    "yours": asker in told.waiting,
                    "at": told.at,
                }
                for name, told in await keeper.journal.tables_of(asker)
            ]
        )

    @routes.get(
        "/{table}",
        summary="A table as I may see it",
        response_model=schema.ViewAt,
        responses=UNKNOWN,
    )
    async def look(table: TableId, asker: Asker, seat: FromSeat = None) -> Response:
        async with keeper.at(table) as place:
            assert place.table is not None
            seen: View = {**place.look(asker, seat), "seq": place.table.seq}
        return as_json(seen)

    @routes.post(
        "/{table}/commands",
        summary="Join, decide, undo, ... at a table",
        responses={**REFUSED, **UNKNOWN},
    )
    async def command(
        table: TableId,
        asked: Annotated[schema.Command, Body()],
        asker: Asker,
        request: Request,
    ) -> schema.Done:
        if asked.do == "join":
            joins(request)
        said = asked.model_dump()
        await keeper.act(table, lambda at: desk.command(at, asker, said, now()))
        return schema.Done()

    @routes.get(
        "/{table}/why",
        summary="Why things touched together make no move now",
        response_model=schema.Refusal,
        responses={**REFUSED, **UNKNOWN},
    )
    async def why(
        table: TableId,
        asker: Asker,
        seat: int,
        touched: Annotated[list[str], Query(max_length=32, description="Ids of things.")],
    ) -> Response:
        async with keeper.at(table) as place:
            assert place.table is not None
            if seat not in place.table.seats_of(asker):
                raise Refused("refused-not-yours")  # what is open to others may be their secret
            return as_json(desk.why(place.table, seat, touched))

    @routes.get(
        "/{table}/record",
        summary="The game so far, as a text file",
        response_class=PlainTextResponse,
        responses=UNKNOWN,
    )
    async def record(table: TableId) -> str:
        async with keeper.at(table) as place:
            assert place.table is not None
            return str(place.table.record())

    @routes.websocket("/{table}/live")
    async def live(socket: WebSocket, table: str, seat: int | None = None) -> None:
        await Viewer(socket, keeper, table, str(socket.scope["player"]), seat).follow()

    return routes
