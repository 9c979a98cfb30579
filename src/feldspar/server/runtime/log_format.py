"""Log formats: text for people, JSON lines for programs.

No line holds what must stay secret: what looks like a cookie of ours, or like the password in the
address of a database, is struck out of whatever anybody wanted to say.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from feldspar.server.runtime.request_id import request_id

FORMS: Final = ("text", "json")
STRUCK: Final = "***"
PASSWORD: Final = re.compile(r"(\b[a-z][a-z0-9+]*://[^\s:/@]*:)[^\s/]*@")
COOKIE: Final = re.compile(r"(\bfeldspar-[0-9a-f]{8}=)[^\s;,'\"]+")


def struck(said: str) -> str:
    """Return a text without the secrets in it.

    >>> from feldspar.server.runtime.log_format import struck
    >>> struck("no answer from postgresql://site:s3cr3t@db/tables")
    'no answer from postgresql://site:***@db/tables'
    """
    return COOKIE.sub(rf"\1{STRUCK}", PASSWORD.sub(rf"\1{STRUCK}@", said))


class Text(logging.Formatter):
    """What was said, and nothing else."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, with a traceback if there is one."""
        return struck(super().format(record))


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line with all that is known."""
        moment = datetime.fromtimestamp(record.created, UTC)
        said = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": struck(record.getMessage()),
        }
        if mark := request_id.get():
            said["request"] = mark
        if record.exc_info:
            said["traceback"] = struck(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def begin(form: str) -> None:
    """Write all that is said in this process to its standard error, in one of the forms."""
    if form not in FORMS:
        raise ValueError(f"no log is written as {form!r}: there are {' and '.join(FORMS)}")
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else Text("%(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
