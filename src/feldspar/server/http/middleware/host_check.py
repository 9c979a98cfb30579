"""Middleware that refuses requests for host names this server does not have.

Whoever owns a name can let it lead to any address, also to one of ours. A browser then takes a page
from that name and this server for one site, and lets the page read and act here (DNS rebinding). So
a server answers only to what nobody elsewhere can own: addresses, names that exist on the local
network only, and names that the host has given it (`--name`, or a proxy that is believed). One that
listens on its own machine only answers to the addresses and names of that.
"""

import logging
import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from feldspar.server.access.client_address import FORWARDED_HOST, TrustedProxies
from feldspar.server.http.errors import refusal, reject
from feldspar.server.http.health import PATHS
from feldspar.server.runtime.lan_addresses import is_local

log = logging.getLogger(__name__)
MAX_HOST_LENGTH: Final = 255
"""Characters of a host and its port; a name in the DNS has at most 253."""
HOST_PATTERN: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^][/?#@:\s]*))(?::[0-9]*)?")
LOCAL_SUFFIXES: Final = (".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal")
"""How names end that no public name server knows."""
WRONG_HOST_TEXT: Final = (
    "This server is not reached as {0}. Open it {1}; or, if it is yours, start it with --name {0} "
    "(behind a proxy: with --proxy and the address of that)."
)
LOCALHOST_HINT: Final = "on its own machine, as localhost"
ADDRESS_HINT: Final = "by its IP address"


def parse_host(host: str) -> str:
    """Return the name or address in a Host header, as it is compared; raise ValueError for none."""
    found = HOST_PATTERN.fullmatch(host) if len(host) <= MAX_HOST_LENGTH else None
    if found is None:
        raise ValueError("this is no host")
    if found[1] is not None:
        return str(ip_address(found[1]))
    return found[2].lower().removesuffix(".")


class AllowedHosts:
    """The names and addresses of a server that listens at an address."""

    def __init__(self, listens_at: str, names: Iterable[str]) -> None:
        self._names = {_normalize(name) for name in (listens_at, *names)}
        self.is_local_only = is_local(listens_at)
        """Whether nothing but its own machine can call it, unless something stands between."""

    def __contains__(self, name: str) -> bool:
        if not name or is_local(name) or name in self._names:
            return True
        if self.is_local_only:
            return False
        # Which addresses lead here we do not know: behind a router others see another one.
        return _is_address(name) or "." not in name or name.endswith(LOCAL_SUFFIXES)


def _normalize(name: str) -> str:
    """Return a name that the host has given, as it is compared."""
    try:
        if _is_address(name):
            return str(ip_address(name))
        return parse_host(name if name.isascii() else name.encode("idna").decode())
    except ValueError:
        raise ValueError(f"no server can be reached as {name!r}") from None


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


class HostCheckMiddleware:
    """Refuses requests that name another host. Health checks may name any."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts, proxies: TrustedProxies) -> None:
        self.app = app
        self.hosts = hosts
        self.proxies = proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        asked = scope["type"] in ("http", "websocket") and scope["path"] not in PATHS
        refused = self._reject(scope, Headers(scope=scope)) if asked else None
        if refused is None:
            await self.app(scope, receive, send)
        else:
            await reject(refused, scope, receive, send)

    def _is_vouched_for(self, scope: Scope, headers: Headers) -> bool:
        """Tell whether a proxy that is believed says which of its own names was asked for."""
        client = scope.get("client")
        return FORWARDED_HOST in headers and client is not None and client[0] in self.proxies

    def _reject(self, scope: Scope, headers: Headers) -> Response | None:
        try:
            name = parse_host(headers.get("host", ""))
        except ValueError:
            return refusal(400)
        if name in self.hosts or self._is_vouched_for(scope, headers):
            return None
        text = WRONG_HOST_TEXT.format(
            name, LOCALHOST_HINT if self.hosts.is_local_only else ADDRESS_HINT
        )
        if not self._warned:
            self._warned = True  # a hint, and no way to fill the disk
            log.warning("request rejected: %s", text)
        if "text/html" in headers.get("accept", ""):
            return PlainTextResponse(text, 421)  # there is no page that could say it
        return refusal(421, "refused-host", text=text)
