"""Routes about the games themselves: the same for everybody."""

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from feldspar import games
from feldspar.server.http.endpoint import Call, answer, call
from feldspar.server.store.journal import Missing
from feldspar.table.contract.views import GameInfo
from feldspar.table.services import tables

T = TypeVar("T")


class Shelf:
    """The games themselves: the same for everybody."""

    tag = "shelf"

    @call(Call("GET", "/api/games", "All games", tuple[GameInfo, ...]))
    async def games(self, _: Request) -> Response:
        """Return what one must know of each game."""
        return answer(tables.list_games())

    @call(
        Call(
            "GET",
            "/api/games/{game}/words/{language}",
            "All a page about a game says, as one Fluent file",
            str,
            media="text/plain",
            refusals=(404,),
        )
    )
    async def words(self, request: Request) -> Response:
        """Return the words of a game."""
        language = request.path_params["language"]
        if language not in tables.LANGUAGES:
            raise Missing(language)
        return PlainTextResponse(_found(request, lambda game: tables.load_words(game, language)))

    @call(
        Call(
            "GET",
            "/api/games/{game}/art",
            "SVG documents with the symbols of the pieces",
            tuple[str, ...],
            refusals=(404,),
        )
    )
    async def art(self, request: Request) -> Response:
        """Return what a game is drawn with."""
        return answer(_found(request, tables.load_art))

    @call(
        Call(
            "GET",
            "/api/games/{game}/cover",
            "A picture for the shelf",
            str,
            media="image/svg+xml",
            refusals=(404,),
        )
    )
    async def cover(self, request: Request) -> Response:
        """Return the cover of a game."""
        return Response(_found(request, tables.load_cover), media_type="image/svg+xml")


def _found(request: Request, ask: Callable[[str], T]) -> T:
    game = request.path_params["game"]
    if game not in games.titles():
        raise Missing(game)
    return ask(game)
