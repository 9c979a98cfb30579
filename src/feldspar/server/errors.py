"""What is answered when something cannot be done: a message key, and the rule that forbids it."""

from typing import Final

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteHTTPException

from feldspar.server.keeper import Missing
from feldspar.table import Refused

KEYS: Final = {404: "refused-missing", 413: "refused-too-long", 429: "refused-too-often"}


def refusal(status: int, key: str = "", rule: str = "") -> JSONResponse:
    """Return an answer that says why not."""
    said = {"key": key or KEYS.get(status, "refused-request"), "rule": rule}
    return JSONResponse(said, status, headers={"retry-after": "10"} if status == 429 else None)


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return refusal(409, error.key, error.rule)


async def _missing(_: Request, error: Exception) -> JSONResponse:
    return refusal(404)


async def _senseless(_: Request, error: Exception) -> JSONResponse:
    return refusal(422)


async def _other(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, (HTTPException, StarletteHTTPException))
    return refusal(error.status_code)


def handle_errors(app: FastAPI) -> None:
    """Let all errors that are for people be answered alike."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Missing, _missing)
    app.add_exception_handler(RequestValidationError, _senseless)
    app.add_exception_handler(StarletteHTTPException, _other)
