"""Routes for guides: the same for everybody, and rendered once."""

from starlette.requests import Request
from starlette.responses import Response

from feldspar import games
from feldspar.kernel.game import Game
from feldspar.server.http.endpoint import Endpoint, endpoint, json_response
from feldspar.server.store.journal import NotFound
from feldspar.table.content.guide import ExampleShown, Glossary, Summary
from feldspar.table.services import guides


class GuideRoutes:
    """Rules one looks at."""

    tag = "guides"

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/summary",
            "A game on two pages, with their pictures",
            Summary,
            errors=(404,),
        )
    )
    async def summary(self, request: Request) -> Response:
        """Return the two pages of a game."""
        return _respond(guides.draw_summary(_game(request)))

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/glossary",
            "Everything of a game that has a name: what it does and what it is good for",
            Glossary,
            errors=(404,),
        )
    )
    async def glossary(self, request: Request) -> Response:
        """Return what the things of a game do."""
        return _respond(guides.draw_glossary(_game(request)))

    @endpoint(
        Endpoint(
            "GET",
            "/api/games/{game}/examples",
            "The examples of a game's rules that have a board: before, and after each step",
            tuple[ExampleShown, ...],
            errors=(404,),
        )
    )
    async def examples(self, request: Request) -> Response:
        """Return the boards of the examples."""
        return json_response(guides.draw_examples(_game(request)))


def _respond(part: object) -> Response:
    if part is None:
        raise NotFound("guide")
    return json_response(part)


def _game(request: Request) -> Game:
    title = request.path_params["game"]
    if title not in games.titles():
        raise NotFound(title)
    return games.load(title)
