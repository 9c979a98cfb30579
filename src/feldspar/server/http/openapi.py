"""OpenAPI description, made from the endpoint declarations."""

from typing import Final

import feldspar
from feldspar.kernel.serialize.encode import Plain
from feldspar.server.http.endpoint import JSON, PART, Call, calls_of
from feldspar.server.http.json_schema import Description, Schema
from feldspar.server.http.routes import queries
from feldspar.server.http.routes.access import Ways
from feldspar.server.http.routes.advice import Advisers
from feldspar.server.http.routes.daily import Dailies
from feldspar.server.http.routes.games import Shelf
from feldspar.server.http.routes.guides import Guides
from feldspar.server.http.routes.history import Histories
from feldspar.server.http.routes.sessions import SessionCalls
from feldspar.server.http.routes.tables import SEAT, Tables
from feldspar.table.contract.commands import Wish
from feldspar.table.contract.refusal import Refusal
from feldspar.table.contract.views import Frame, HeartbeatFrame, PresenceFrame

ABOUT: Final = """Tables for board games.

A guest is known by cookies that requests to `/api/tables` set. A table is known by its id:
whoever has it may watch, and join while a seat is open. Its first six letters are its code, by
which it can be found until the game begins. With a pass another device becomes the same guest.

**Live.** `GET /api/tables/{table}/live?seat=` opens a WebSocket. It sends a `WholeFrame` first,
then a `ChangeFrame` after each entry that changes what this viewer sees. Lay its steps over the
view, one after the other: a patch is `{"new": value}`, `{"part": {field: patch}}` or `{"length":
n, "patch": {place: patch}}`. A `PresenceFrame` says who of the others is here; none comes where
there is nobody to tell of. A `HeartbeatFrame` comes at regular intervals: a line that is silent for
longer than two of them is dead. Send a `Wish` to look from another seat of yours. A socket that was
lost is opened again and begins with a whole view. Closed with 4404, the table does not exist; with
4410, it can no longer be read; with 4400, a wish was senseless.

**Dice.** Setting a table answers with the commitment to its secret. Whoever adds bytes (`adds`)
says their seal (`seal`, or `join` with one), and when all have, the bytes (`unseal`). From
then on nobody cancels the table, and leaving is resigning. The record of a finished game
shows that nobody chose the dice.

**Refusals** are `{"key", "rule", "text"}`: a message of the words, the rule if one forbids it, and
a sentence for who writes programs. After 429 and 503 `Retry-After` says when to try again. A
command whose answer was lost may be sent again as it was: its `key` is carried out once."""
SAID: Final = {
    400: "The request is malformed",
    401: "This device was signed out",
    403: "Another site may not act here",
    404: "There is no such thing",
    408: "It did not arrive in time",
    409: "Refused, as things stand",
    410: "It can no longer be read",
    413: "Too long",
    421: "The server is not reached by this name",
    422: "Senseless",
    429: "Too often",
    431: "Its head is too long",
    500: "Something in the server broke",
    503: "Not just now",
}
ALWAYS: Final = (400, 401, 408, 413, 421, 429, 431, 500, 503)
ITSELF: Final = Call("GET", "/api/openapi.json", "This description", dict[str, Plain])
LIVE: Final = Call(
    "GET",
    "/api/tables/{table}/live",
    "A WebSocket that tells all that happens at a table",
    None,
    asks={"seat": SEAT},
    status=101,
    refusals=(403, 404),
)


def openapi() -> Schema:
    """Return the description as plain data."""
    known = Description()
    paths: dict[str, Plain] = {}
    calls = [("shelf", ITSELF), ("tables", LIVE)]
    for handlers in (
        Shelf,
        Guides,
        Tables,
        Ways,
        SessionCalls,
        Histories,
        Advisers,
        Dailies,
    ):
        calls += [(handlers.tag, one) for one in calls_of(handlers)]
    calls += [(queries.QueryRoutes.tag, one) for one in queries.calls()]
    for tag, one in calls:
        methods = paths.setdefault(one.path, {})
        assert isinstance(methods, dict)
        methods[one.method.lower()] = _operation(known, one, tag)
    refusal: Schema = {JSON: {"schema": known.of(Refusal)}}
    refusals: Schema = {
        str(status): {"description": said, "content": refusal} for status, said in SAID.items()
    }
    live: Schema = {
        "wish": known.of(Wish, sent=True),
        "frame": known.of(Frame | PresenceFrame | HeartbeatFrame),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Feldspar", "version": feldspar.__version__, "description": ABOUT},
        "paths": paths,
        "x-live": live,
        "components": {"schemas": {**known.components}, "responses": refusals},
    }


def _operation(known: Description, one: Call, tag: str) -> Schema:
    parameters: list[Plain] = [
        {
            "name": part[1:-1],
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{PART}$"},
        }
        for part in one.path.split("/")
        if part.startswith("{")
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": query.needed,
            "description": query.about,
            "schema": known.of(query.form),
        }
        for name, query in one.asks.items()
    ]
    good: Schema = {"description": "Done"}
    if one.gives is not None:
        good["content"] = {one.media: {"schema": known.of(one.gives)}}
    refused = {*one.refusals, *ALWAYS}
    refused |= {403} if one.method != "GET" else set()
    refused |= {422} if one.takes is not None or one.asks else set()
    answers: Schema = {str(one.status): good}
    answers |= {
        str(status): {"$ref": f"#/components/responses/{status}"} for status in sorted(refused)
    }
    found: Schema = {
        "summary": one.about,
        "operationId": f"{one.method.lower()}{one.path.replace('/', '_').translate(_PLAIN)}",
        "tags": [tag],
        "parameters": parameters,
        "responses": answers,
    }
    if one.takes is not None:
        content: Schema = {JSON: {"schema": known.of(one.takes, sent=True)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


_PLAIN: Final = {ord("{"): None, ord("}"): None}
