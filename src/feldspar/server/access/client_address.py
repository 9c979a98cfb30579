"""Client addresses: who a request counts as for rate limits and origin checks.

Headers are trusted only from a proxy named with `--proxy`: anybody can send headers.
"""

import hmac
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

IPV6_PREFIX_BITS: Final = 64
"""The bits of an IPv6 address that one household has for itself."""
CACHE_SIZE: Final = 4096
"""How many addresses are remembered that were looked at lately."""
PSEUDONYM_BYTES: Final = 2
"""The length of what a caller is called where an address must not be kept."""
FORWARDED_HOST: Final = "x-forwarded-host"


@lru_cache(CACHE_SIZE)
def client_network(host: str) -> str:
    """Return what stands for all addresses one caller can have."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, IPV6_PREFIX_BITS), strict=False))
    return str(address)


def client_id(scope: Scope) -> str:
    """Return the household a request comes from."""
    client = scope.get("client")
    return client_network(client[0]) if client else ""


@lru_cache(CACHE_SIZE)
def pseudonym(key: bytes, who: str) -> str:
    """Return what a household is called in queues and stores: so few bits that thousands of
    addresses share a name, and without the site's key nobody can tell which."""
    return hmac.digest(key, b"caller " + who.encode(), "sha256")[:PSEUDONYM_BYTES].hex()


class TrustedProxies:
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
