"""OpenAPI description, made from the endpoint declarations."""

from typing import Final

import feldspar
from feldspar.kernel.serialize.encode import Plain
from feldspar.server.http.endpoint import JSON, PATH_PART, Endpoint, endpoints_of
from feldspar.server.http.json_schema import Schema, SchemaBuilder
from feldspar.server.http.routes import queries
from feldspar.server.http.routes.access import AccessRoutes
from feldspar.server.http.routes.advice import AdviceRoutes
from feldspar.server.http.routes.daily import DailyRoutes
from feldspar.server.http.routes.games import GameRoutes
from feldspar.server.http.routes.guides import GuideRoutes
from feldspar.server.http.routes.history import HistoryRoutes
from feldspar.server.http.routes.sessions import SessionRoutes
from feldspar.server.http.routes.tables import SEAT_PARAM, TableRoutes
from feldspar.table.contract.commands import Wish
from feldspar.table.contract.refusal import Refusal
from feldspar.table.contract.views import Frame, HeartbeatFrame, PresenceFrame

API_DESCRIPTION: Final = """Tables for board games.

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
STATUS_TEXTS: Final = {
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
COMMON_ERRORS: Final = (400, 401, 408, 413, 421, 429, 431, 500, 503)
OPENAPI_ENDPOINT: Final = Endpoint("GET", "/api/openapi.json", "This description", dict[str, Plain])
LIVE_ENDPOINT: Final = Endpoint(
    "GET",
    "/api/tables/{table}/live",
    "A WebSocket that tells all that happens at a table",
    None,
    query={"seat": SEAT_PARAM},
    status=101,
    errors=(403, 404),
)


def openapi() -> Schema:
    """Return the description as plain data."""
    builder = SchemaBuilder()
    paths: dict[str, Plain] = {}
    calls = [("shelf", OPENAPI_ENDPOINT), ("tables", LIVE_ENDPOINT)]
    for handlers in (
        GameRoutes,
        GuideRoutes,
        TableRoutes,
        AccessRoutes,
        SessionRoutes,
        HistoryRoutes,
        AdviceRoutes,
        DailyRoutes,
    ):
        calls += [(handlers.tag, one) for one in endpoints_of(handlers)]
    calls += [(queries.QueryRoutes.tag, one) for one in queries.query_endpoints()]
    for tag, one in calls:
        methods = paths.setdefault(one.path, {})
        assert isinstance(methods, dict)
        methods[one.method.lower()] = _operation(builder, one, tag)
    refusal: Schema = {JSON: {"schema": builder.schema_of(Refusal)}}
    refusals: Schema = {
        str(status): {"description": said, "content": refusal}
        for status, said in STATUS_TEXTS.items()
    }
    live: Schema = {
        "wish": builder.schema_of(Wish, sent=True),
        "frame": builder.schema_of(Frame | PresenceFrame | HeartbeatFrame),
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Feldspar",
            "version": feldspar.__version__,
            "description": API_DESCRIPTION,
        },
        "paths": paths,
        "x-live": live,
        "components": {"schemas": {**builder.components}, "responses": refusals},
    }


def _operation(builder: SchemaBuilder, one: Endpoint, tag: str) -> Schema:
    parameters: list[Plain] = [
        {
            "name": part[1:-1],
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{PATH_PART}$"},
        }
        for part in one.path.split("/")
        if part.startswith("{")
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": query.required,
            "description": query.description,
            "schema": builder.schema_of(query.form),
        }
        for name, query in one.query.items()
    ]
    good: Schema = {"description": "Done"}
    if one.returns is not None:
        good["content"] = {one.media: {"schema": builder.schema_of(one.returns)}}
    refused = {*one.errors, *COMMON_ERRORS}
    refused |= {403} if one.method != "GET" else set()
    refused |= {422} if one.body is not None or one.query else set()
    answers: Schema = {str(one.status): good}
    answers |= {
        str(status): {"$ref": f"#/components/responses/{status}"} for status in sorted(refused)
    }
    found: Schema = {
        "summary": one.summary,
        "operationId": f"{one.method.lower()}{one.path.replace('/', '_').translate(_PLAIN)}",
        "tags": [tag],
        "parameters": parameters,
        "responses": answers,
    }
    if one.body is not None:
        content: Schema = {JSON: {"schema": builder.schema_of(one.body, sent=True)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


_PLAIN: Final = {ord("{"): None, ord("}"): None}
