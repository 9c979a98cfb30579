"""Log formats: text for people, JSON lines for programs.

No line contains a secret: whatever looks like one of our cookies, or like the password in a
database URL, is masked.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from feldspar.server.runtime.request_id import request_id

FORMATS: Final = ("text", "json")
MASK: Final = "***"
PASSWORD: Final = re.compile(r"(\b[a-z][a-z0-9+]*://[^\s:/@]*:)[^\s/]*@")
COOKIE: Final = re.compile(r"(\bfeldspar-[0-9a-f]{8}=)[^\s;,'\"]+")


def redact(text: str) -> str:
    """Return a text without the secrets in it.

    >>> from feldspar.server.runtime.log_format import redact
    >>> redact("no answer from postgresql://site:s3cr3t@db/tables")
    'no answer from postgresql://site:***@db/tables'
    """
    return COOKIE.sub(rf"\1{MASK}", PASSWORD.sub(rf"\1{MASK}@", text))


class TextFormatter(logging.Formatter):
    """What was said, and nothing else."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, with a traceback if there is one."""
        return redact(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line with all that is known."""
        moment = datetime.fromtimestamp(record.created, UTC)
        said = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        if mark := request_id.get():
            said["request"] = mark
        if record.exc_info:
            said["traceback"] = redact(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def configure_logging(form: str) -> None:
    """Write all that is said in this process to its standard error, in one of the forms."""
    if form not in FORMATS:
        raise ValueError(f"no log is written as {form!r}: there are {' and '.join(FORMATS)}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter("%(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
