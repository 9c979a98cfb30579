"""Display name of a device in a list of sessions: its browser and system.

Both come from closed lists, so nothing that a stranger wrote is stored or shown.
"""

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Each names those it descends from as well: the first that fits is meant."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
MAX_USER_AGENT_LENGTH: Final = 512
"""Letters of a User-Agent header that are looked at."""


def device_of(user_agent: str) -> str:
    """Return a browser and a system, as far as they are known.

    >>> from feldspar.server.access.device_name import device_of
    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.5.0")
    ''
    """
    said = user_agent[:MAX_USER_AGENT_LENGTH]
    found = [
        next((name for mark, name in known if mark in said), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join([name for name in found if name])
