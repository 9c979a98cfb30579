"""The calls for puzzles: nobody need sit at a table, and nobody is remembered."""

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.http.endpoint import Call, call
from feldspar.server.http.routes.replays import Replays
from feldspar.table.contract.advice import Tried
from feldspar.table.contract.commands import PuzzleSpec, TouchSpec, TrySpec
from feldspar.table.contract.views import Posed, Why
from feldspar.table.services import puzzles


class Puzzles:
    """Poses puzzles, as often as recorded games are shown, and in their turn."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays

    @call(
        Call(
            "POST",
            "/api/puzzle",
            "A position in which one decision is much the best",
            Posed,
            takes=PuzzleSpec,
            refusals=(409,),
        )
    )
    async def puzzle(self, request: Request) -> Response:
        """Pose a puzzle."""
        return await self.replays.one(request, PuzzleSpec, puzzles.look)

    @call(
        Call(
            "POST",
            "/api/puzzle/try",
            "What a decision in a puzzle is worth",
            Tried,
            takes=TrySpec,
            refusals=(409,),
        )
    )
    async def puzzle_try(self, request: Request) -> Response:
        """Say whether it is the best, or what it costs."""
        return await self.replays.one(request, TrySpec, puzzles.tried)

    @call(
        Call(
            "POST",
            "/api/puzzle/why",
            "Why things touched together make no move in a puzzle",
            Why,
            takes=TouchSpec,
            refusals=(409,),
        )
    )
    async def puzzle_why(self, request: Request) -> Response:
        """Say which rule forbids what was touched."""
        return await self.replays.one(request, TouchSpec, puzzles.why)
