"""Records for download; those of a day appear when its secret does."""

from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import NotFound
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.content.daily import is_published


async def published_record(repository: TableRepository, table: str, player: str) -> str:
    """Return the record of a table.

    That of a day others still play goes to its player alone, and only if it was played to its end:
    it tells all dice of the day, and whoever resigned has not met them.
    """
    of_a_day = await repository.journal.daily_results.owner_of(table)
    secret = of_a_day is not None and not is_published(of_a_day[0], now())
    if of_a_day and secret and player != of_a_day[1]:
        raise NotFound(table)
    record = await repository.record(table)
    if secret and _is_resigned(record):
        raise Refused("refused-unpublished")
    return record


def _is_resigned(record: str) -> bool:
    try:
        return bool(Record.parse(record).resigned)
    except RecordError as error:
        raise Refused("refused-unreadable") from error
