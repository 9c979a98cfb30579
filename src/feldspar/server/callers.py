"""Who is at the other end of a line, as far as rates and origins go.

What a header says of it is believed only if it comes from a proxy the host has named: anybody can
send headers.
"""

import hmac
import logging
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

log = logging.getLogger(__name__)
HOME: Final = 64
"""The bits of an IPv6 address that one household has for itself."""
KNOWN: Final = 4096
"""How many addresses are remembered that were looked at lately."""
NAME_BYTES: Final = 2
"""The length of what a caller is called where an address must not be kept."""
FORWARDED: Final = b"x-forwarded-for"
FORWARDED_HOST: Final = "x-forwarded-host"


@lru_cache(KNOWN)
def household(host: str) -> str:
    """Return what stands for all addresses one caller can have."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOME), strict=False))
    return str(address)


def caller(scope: Scope) -> str:
    """Return the household a request comes from."""
    client = scope.get("client")
    return household(client[0]) if client else ""


@lru_cache(KNOWN)
def pseudonym(key: bytes, who: str) -> str:
    """Return what a household is called in queues and stores: so few bits that thousands of
    addresses share a name, and without the site's key nobody can tell which."""
    return hmac.digest(key, b"caller " + who.encode(), "sha256")[:NAME_BYTES].hex()


class Proxies:
    """The proxies that are believed: addresses, or networks such as 10.0.0.0/8."""

    def __init__(self, named: Sequence[str]) -> None:
        try:
            self._networks = [ip_network(name.strip(), strict=False) for name in named]
        except ValueError as error:
            raise ValueError(f"no proxy can be told by that: {error}") from None

    def __contains__(self, host: str) -> bool:
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)


class Reception:
    """Puts what a proxy says of a request in the place of what is known of the proxy itself."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client:
            if client[0] in self.proxies:
                self._believe(scope, Headers(scope=scope))
            elif not self._warned and any(name == FORWARDED for name, _ in scope["headers"]):
                self._warned = True  # a hint, and no way to fill the disk
                log.warning(
                    "requests from %s seem to come through a proxy; if it is yours, start with "
                    "--proxy %s, or all its visitors count as one",
                    *(client[0], client[0]),
                )
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, headers: Headers) -> None:
        chain = ",".join(headers.getlist("x-forwarded-for")).split(",")
        for part in reversed(chain):  # the last were added last
            host = _bare(part.strip())
            if host is None:
                break
            scope["client"] = (host, 0)
            if host not in self.proxies:
                break
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace(
                "http", "ws" if scope["type"] == "websocket" else "http"
            )
        host = headers.get(FORWARDED_HOST, "").strip()
        if host:
            told = MutableHeaders(raw=list(scope["headers"]))
            told["host"] = host
            scope["headers"] = told.raw


def _bare(said: str) -> str | None:
    """Return an address without its port and zone; None for what is no address."""
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        return str(ip_address(said.partition("%")[0]))  # a zone may be any text
    except ValueError:
        return None
