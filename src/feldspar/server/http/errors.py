"""HTTP errors: a status, a message key, and the rule that forbids what was asked.

`text` says the same in plain English, for developers of clients. The page has texts of its own.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.runtime import metrics
from feldspar.server.runtime.fair_queue import QueueFull
from feldspar.server.store.journal import Conflict, NotFound, StoreUnavailable, WriteUnconfirmed
from feldspar.table import Refused
from feldspar.table.contract.refusal import Refusal

KEY_BY_STATUS: Final = {
    404: "refused-missing",
    405: "refused-method",
    408: "refused-too-slow",
    413: "refused-too-long",
    421: "refused-host",
    429: "refused-too-often",
    431: "refused-too-long",
    500: "refused-broken",
    503: "refused-busy",
}
TEXT_BY_KEY: Final = {
    "refused-broken": "Something in the server broke; it has been noted.",
    "refused-busy": "The server has as many guests as it can look after.",
    "refused-foreign": "A page of another site may not act here; see the Origin and Host headers.",
    "refused-host": "This server is not reached by this name; --name lets it be.",
    "refused-method": "This address knows no such method.",
    "refused-missing": "There is nothing at this address.",
    "refused-newer": "Another version of Feldspar has written this table; its rules are not here.",
    "refused-request": "The request makes no sense here; /api/openapi.json says what does.",
    "refused-session": "This device was signed out; load the page again.",
    "refused-stale": "The table has changed since; look again, then decide.",
    "refused-store": "The tables can neither be read nor written just now. Nothing has changed.",
    "refused-too-long": "The request is longer than this server accepts.",
    "refused-too-many": "Too many of your tables are unfinished; finish or leave some first.",
    "refused-too-often": "Too many requests in a short time; Retry-After says when to try again.",
    "refused-too-slow": "The request did not arrive in time.",
    "refused-unpublished": "This table was given up; its record is told with its day's secret.",
    "refused-unreadable": "The journal of this table is damaged.",
    "refused-unsure": "It is not known whether this was written."
    " Send it again with its key, or look again before you repeat it.",
}
for _key in {
    *KEY_BY_STATUS.values(),
    *TEXT_BY_KEY,
}:  # counted from 0 on, so that the first is an increase
    metrics.refusals.labels(_key)
STATUS_BY_KEY: Final = {"refused-request": 422, "refused-unreadable": 410, "refused-newer": 410}
"""What a refusal of the table is told with, if not with 409."""
RECORD_PREFIX: Final = "refused-record"
"""How all begins that is wrong with a record: a request that makes no sense."""
STORE_RETRY_SECONDS: Final = 5
"""Seconds after which a store that failed may be asked again."""
QUEUE_RETRY_SECONDS: Final = 2
"""Seconds after which there may be room again in a queue that was full."""
UNCONFIRMED_RETRY_SECONDS: Final = 2
"""Seconds after which something may be asked for again whose answer did not come."""
TRY_LATER: Final = 1013
"""What a socket is closed with meanwhile."""
LOG_INTERVAL_SECONDS: Final = 60.0
"""Between two lines in the log about the same refusal; the metrics count each one."""
STORE_REFUSALS: Final = {
    "refused-store": "a request failed, nothing was written",
    "refused-unsure": "a request may or may not have been written",
}
"""What the log says when the store has failed a request."""
_logged_at: Final[dict[str, float]] = {}
log = logging.getLogger(__name__)


def refusal(
    status: int,
    key: str = "",
    rule: str = "",
    text: str = "",
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """Return an answer that says why not."""
    key = key or KEY_BY_STATUS.get(status, "refused-request")
    metrics.refusals.labels(key).inc()
    said = Refusal(key, rule, text or TEXT_BY_KEY.get(key, ""))
    return JSONResponse(to_plain(said), status, headers=headers)


async def reject(answer: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or the call for a socket, that goes no further."""
    if scope["type"] == "websocket":
        assert (await receive())["type"] == "websocket.connect"
    await answer(scope, receive, send)


async def _on_refused(_: HTTPConnection, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    text = "" if str(error) == error.key else str(error)
    unread = error.key.startswith(RECORD_PREFIX)
    status = 422 if unread else STATUS_BY_KEY.get(error.key, 409)
    return refusal(status, error.key, error.rule, text)


async def _on_not_found(_: HTTPConnection, error: Exception) -> JSONResponse:
    return refusal(404)


async def _on_conflict(_: HTTPConnection, error: Exception) -> JSONResponse:
    return refusal(409, "refused-stale")


def _log_store_refusal(key: str, why: Exception) -> None:
    """Log that the store has failed a request, at most once in each interval."""
    moment = time.monotonic()
    if moment - _logged_at.get(key, -LOG_INTERVAL_SECONDS) >= LOG_INTERVAL_SECONDS:
        _logged_at[key] = moment
        log.warning("%s: %s: %s", key, STORE_REFUSALS[key], why)


async def _on_unavailable(asking: HTTPConnection, error: Exception) -> JSONResponse:
    if isinstance(asking, WebSocket):
        await asking.close(TRY_LATER)
    key, wait = (
        ("refused-unsure", UNCONFIRMED_RETRY_SECONDS)
        if isinstance(error, WriteUnconfirmed)
        else ("refused-store", STORE_RETRY_SECONDS)
    )
    _log_store_refusal(key, error)
    return refusal(503, key, headers={"retry-after": str(wait)})


async def _on_queue_full(_: HTTPConnection, error: Exception) -> JSONResponse:
    return refusal(503, headers={"retry-after": str(QUEUE_RETRY_SECONDS)})


async def _on_http_exception(_: HTTPConnection, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    key = error.detail if error.detail.startswith("refused-") else ""
    return refusal(error.status_code, key, headers=error.headers)


async def _on_disconnect(_: HTTPConnection, error: Exception) -> JSONResponse:
    return refusal(400)  # which nobody hears


async def _on_crash(_: HTTPConnection, error: Exception) -> JSONResponse:
    return refusal(500)


HANDLERS: Final[Mapping[type[Exception], Callable[[Any, Exception], Awaitable[JSONResponse]]]] = {
    Refused: _on_refused,
    NotFound: _on_not_found,
    Conflict: _on_conflict,
    StoreUnavailable: _on_unavailable,
    QueueFull: _on_queue_full,
    HTTPException: _on_http_exception,
    ClientDisconnect: _on_disconnect,
    Exception: _on_crash,
}
"""All errors that are for people are answered alike."""
