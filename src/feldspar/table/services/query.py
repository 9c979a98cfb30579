"""Query declarations: a query is declared once, beside its code, for HTTP and the page.

Everything else follows from the declaration: the route of the server, the dispatch in the page's
worker, the description of the API, and the page's types (`scripts/write_contract.py`).
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

from feldspar.kernel.serialize.decode import ValidationError, decoder_for
from feldspar.table.contract.refusal import Refused

F = TypeVar("F", bound=Callable[..., object])


class Query(NamedTuple):
    """A query that needs no table: the request contains the game it is about."""

    name: str
    """Its path below /api, and its name in the page's worker: "puzzle/why"."""
    summary: str
    answer: Callable[[Any], object]
    takes: type
    returns: object


class TableQuery(NamedTuple):
    """A query about one table."""

    name: str
    """Its path below the table, and its name in the page's worker."""
    summary: str
    answer: Callable[..., object]
    """Called with the table, and each field of the request."""
    takes: type
    returns: object
    own_seat: bool
    """Whether it is allowed only for a seat of the player's own; the answer may be that seat's
    secret."""


QUERIES: Final[dict[str, Query]] = {}
TABLE_QUERIES: Final[dict[str, TableQuery]] = {}


def query(name: str, summary: str) -> Callable[[F], F]:
    """Declare a function of one argument as a query; its types define the rest."""

    def declare(answer: F) -> F:
        hints = get_type_hints(answer)
        returns = hints.pop("return")
        (takes,) = hints.values()
        QUERIES[name] = Query(name, summary, answer, takes, returns)
        return answer

    return declare


def table_query(
    name: str, summary: str, takes: type, *, own_seat: bool = False
) -> Callable[[F], F]:
    """Declare a function of a table and of the fields of `takes` as a query."""

    def declare(answer: F) -> F:
        returns = get_type_hints(answer)["return"]
        TABLE_QUERIES[name] = TableQuery(name, summary, answer, takes, returns, own_seat)
        return answer

    return declare


def decode_request(form: Any, data: object) -> Any:
    """Decode plain data from outside; refuse what is invalid."""
    try:
        return decoder_for(form)(data, "")
    except ValidationError as wrong:
        raise Refused("refused-request", text=str(wrong)) from None
