"""Addresses under which others on the network can reach this server.

The server knows where it listens and which addresses its machine has; it does not know of a proxy
or a router in front of it, and then it returns nothing.
"""

import socket
from ipaddress import ip_address
from typing import Final

ANY_ADDRESS: Final = ("0.0.0.0", "::")
TEST_NET_ADDRESS: Final = ("192.0.2.1", 9)
"""An address nobody has: nothing is sent to find out from where one would."""


def own_addresses() -> list[str]:
    """Return this machine's own addresses on its networks, the one others most likely see first."""
    found = [_outward_address()]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in named]
    except OSError:
        pass
    return [one for one in dict.fromkeys(found) if one and not is_local(one)]


def _outward_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(TEST_NET_ADDRESS)
        except OSError:
            return ""
        return str(line.getsockname()[0])


def is_local(host: str) -> bool:
    """Tell whether only the machine itself can call a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
