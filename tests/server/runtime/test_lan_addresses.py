"""How others on the network come to a table: told to who opened it, and only what is sure."""

from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from feldspar.server.runtime.lan_addresses import is_local, own_addresses
from tests.server.client import OPEN, Guest, house, me

NOTHING = {"roots": [], "shut": False}


def reach(guest: Guest, table: str, **headers: str) -> tuple[int, object]:
    answer = guest.http.get(f"/api/tables/{table}/reach", headers=headers)
    return answer.status_code, answer.json()


def told(data: Path, **settings: object) -> object:
    with house(data, **settings) as address, Guest(address) as claire, Guest(address) as bob:
        table = claire.set_table([me(), OPEN])
        assert reach(bob, table)[0] == 409, "only who opened it"
        assert reach(claire, table, **{"x-forwarded-for": "203.0.113.5"}) == (200, NOTHING)
        return reach(claire, table)[1]


def test_a_server_for_its_own_machine_says_so(tmp_path: Path) -> None:
    assert told(tmp_path, host="127.0.0.1") == {"roots": [], "shut": True}


@pytest.mark.promise("PRO-32")
def test_a_server_for_everybody_says_where_its_machine_is(tmp_path: Path) -> None:
    said = told(tmp_path, host="0.0.0.0")
    assert isinstance(said, dict)
    assert said["shut"] is False
    hosts = [urlsplit(root).hostname for root in said["roots"]]
    assert hosts == own_addresses()
    assert all(urlsplit(root).port for root in said["roots"])


@pytest.mark.parametrize("settings", [{"host": ""}, {"host": "0.0.0.0", "proxies": ("10.0.0.1",)}])
def test_whoever_does_not_know_what_stands_before_it_says_nothing(
    tmp_path: Path, settings: dict[str, object]
) -> None:
    assert told(tmp_path, **settings) == NOTHING


def test_no_address_of_a_machine_is_only_its_own() -> None:
    found = own_addresses()
    assert not any(ip_address(one).is_loopback for one in found)
    assert len(found) == len(set(found))
    assert [is_local(host) for host in ("127.0.0.9", "::1", "localhost", "192.168.1.7", "a.b")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_nobody_is_told_of_a_table_that_is_not_there(arrive: Callable[[], Guest]) -> None:
    assert reach(arrive(), "nowhere")[0] == 404
