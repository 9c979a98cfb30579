"""Routes for guides: the same for everybody, and rendered once."""

from starlette.requests import Request
from starlette.responses import Response

from feldspar import games
from feldspar.kernel.game import Game
from feldspar.server.http.endpoint import Call, answer, call
from feldspar.server.store.journal import Missing
from feldspar.table.content.guide import ExampleShown, Glossary, Summary
from feldspar.table.services import guides


class Guides:
    """Rules one looks at."""

    tag = "guides"

    @call(
        Call(
            "GET",
            "/api/games/{game}/summary",
            "A game on two pages, with their pictures",
            Summary,
            refusals=(404,),
        )
    )
    async def summary(self, request: Request) -> Response:
        """Return the two pages of a game."""
        return _told(guides.draw_summary(_game(request)))

    @call(
        Call(
            "GET",
            "/api/games/{game}/glossary",
            "Everything of a game that has a name: what it does and what it is good for",
            Glossary,
            refusals=(404,),
        )
    )
    async def glossary(self, request: Request) -> Response:
        """Return what the things of a game do."""
        return _told(guides.draw_glossary(_game(request)))

    @call(
        Call(
            "GET",
            "/api/games/{game}/examples",
            "The examples of a game's rules that have a board: before, and after each step",
            tuple[ExampleShown, ...],
            refusals=(404,),
        )
    )
    async def examples(self, request: Request) -> Response:
        """Return the boards of the examples."""
        return answer(guides.draw_examples(_game(request)))


def _told(part: object) -> Response:
    if part is None:
        raise Missing("guide")
    return answer(part)


def _game(request: Request) -> Game:
    title = request.path_params["game"]
    if title not in games.titles():
        raise Missing(title)
    return games.load(title)
