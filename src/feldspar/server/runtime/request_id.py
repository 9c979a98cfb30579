"""Id of the current request, as a context variable."""

from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty where none is."""
