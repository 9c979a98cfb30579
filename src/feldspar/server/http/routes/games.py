"""Routes about the games themselves: the same for everybody."""

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from feldspar import games
from feldspar.server.http.endpoint import Endpoint, endpoint, json_response
from feldspar.server.store.journal import NotFound
from feldspar.table.contract.views import GameInfo
from feldspar.table.services import tables

T = TypeVar("T")


class GameRoutes:
    """The games themselves: the same for everybody."""

    tag = "shelf"

    @endpoint(Endpoint("GET", "/api/games", "All games", tuple[GameInfo, ...]))
    async def games(self, _: Request) -> Response:
        """Return what one must know of each game."""
        return json_response(tables.list_games())

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/words/{language}",
            "All a page about a game says, as one Fluent file",
            str,
            media="text/plain",
            errors=(404,),
        )
    )
    async def words(self, request: Request) -> Response:
        """Return the words of a game."""
        language = request.path_params["language"]
        if language not in tables.LANGUAGES:
            raise NotFound(language)
        return PlainTextResponse(
            _read_or_404(request, lambda game: tables.load_words(game, language))
        )

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/art",
            "SVG documents with the symbols of the pieces",
            tuple[str, ...],
            errors=(404,),
        )
    )
    async def art(self, request: Request) -> Response:
        """Return what a game is drawn with."""
        return json_response(_read_or_404(request, tables.load_art))

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/cover",
            "A picture for the shelf",
            str,
            media="image/svg+xml",
            errors=(404,),
        )
    )
    async def cover(self, request: Request) -> Response:
        """Return the cover of a game."""
        return Response(_read_or_404(request, tables.load_cover), media_type="image/svg+xml")


def _read_or_404(request: Request, ask: Callable[[str], T]) -> T:
    game = request.path_params["game"]
    if game not in games.titles():
        raise NotFound(game)
    return ask(game)
