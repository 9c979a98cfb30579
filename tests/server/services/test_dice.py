"""The dice of a table on a real server: what a bad seat, a bad opener and a bad host get there."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from feldspar import Record, game
from feldspar.table import Table
from feldspar.table.core import fairness
from feldspar.table.core.timeline import GameTimeline
from tests.server.client import OPEN, TITLE, Guest, bot, house, me

Arrive = Callable[[], Guest]


class Player:
    """Somebody who seals and tells bytes of their own as a page does."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.own = secrets.token_bytes(16)

    def seal(self, table: str) -> str:
        fair = self.guest.look(table)["fair"]
        return fairness.seal(fair["commitment"], self.seat, self.own)

    def tell(self, table: str) -> None:
        self.guest.do(table, "unseal", self.seat, entropy=self.own.hex())

    def asks(self, table: str, do: str, **rest: Any) -> str:
        """Ask for something that is refused; return why."""
        answer = self.guest.ask(table, do, self.seat, **rest)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])


def sealed(arrive: Arrive) -> tuple[str, Player, Player]:
    """A host and a victim, both sealed."""
    host, victim = Player(arrive(), 0), Player(arrive(), 1)
    table = host.guest.set_table([{**me(), "adds": True}, OPEN])
    host.guest.do(table, "seal", 0, seal=host.seal(table), dice=2)
    victim.guest.do(table, "join", 1, name="Victim", seal=victim.seal(table), dice=2)
    return table, host, victim


@pytest.mark.promise("PRO-68")
def test_nobody_looks_at_the_dice_and_takes_others(arrive: Arrive) -> None:
    """A host who reads the secret knows the game as soon as the other's bytes are on their way."""
    table, host, victim = sealed(arrive)
    for _ in range(2):
        cancel = host.guest.http.post(f"/api/tables/{table}/commands", json={"do": "cancel"})
        assert (cancel.status_code, cancel.json()["key"]) == (409, "refused-opened")
        if host.guest.look(table)["fair"]["awaited"] == [0, 1]:
            victim.tell(table)
    assert host.asks(table, "leave") == "refused-opened"
    free = host.guest.ask(table, "free", 1)
    assert (free.status_code, free.json()["key"]) == (409, "refused-opened")
    assert host.asks(table, "begin") == "refused-own-bytes"
    assert victim.asks(table, "begin") == "refused-patience"
    assert host.asks(table, "seal", seal="5e" * 32, dice=2) == "refused-sealed"
    assert host.asks(table, "unseal", entropy=secrets.token_hex(16)) == "refused-other-bytes"
    host.guest.do(table, "resign", 0)
    assert host.guest.look(table)["places"] == [2, 1]


@pytest.mark.promise("PRO-15")
def test_no_bytes_are_told_before_all_are_in(arrive: Arrive) -> None:
    table, host, victim = sealed(arrive)
    victim.tell(table)
    watcher = arrive()
    record = watcher.http.get(f"/api/tables/{table}/record").text
    for told in (str(host.guest.look(table)), str(watcher.look(table)), record):
        assert victim.own.hex() not in told
    host.tell(table)
    fair = watcher.look(table)["fair"]
    assert (fair["entropy"], fair["promise"]) == ([host.own.hex(), victim.own.hex()], "sealed")


@pytest.mark.promise("PRO-67")
def test_nobody_copies_a_seal_or_adds_bytes_in_the_open(arrive: Arrive) -> None:
    host, victim = Player(arrive(), 0), Player(arrive(), 1)
    table = host.guest.set_table([{**me(), "adds": True}, OPEN])
    copied = host.seal(table)
    host.guest.do(table, "seal", 0, seal=copied, dice=2)
    open_bytes = victim.guest.ask(table, "join", 1, name="Victim", entropy="00")
    assert open_bytes.status_code == 422
    victim.guest.do(table, "join", 1, name="Copycat", seal=copied, dice=2)
    host.tell(table)
    assert victim.asks(table, "unseal", entropy=host.own.hex()) == "refused-other-bytes"


@pytest.mark.promise("PRO-67")
def test_a_host_that_grinds_bytes_for_a_bot_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tries bytes for the bot's seat once everybody's are told, and shows them as the bot's."""
    honest = Table._start

    def ground(table: Table) -> None:
        honest(table)
        if table.play is not None and not table.seats[1].entropy:
            table.seats[1].entropy = bytes(16)
            added = {n: seat.entropy for n, seat in enumerate(table.seats)}
            key = fairness.chance_key(table.secret, added)
            table.play = GameTimeline(table.game, len(table.seats), key, table.options)

    monkeypatch.setattr(Table, "_start", ground)
    with house(tmp_path) as address, Guest(address) as guest:
        player = Player(guest, 0)
        table = guest.set_table([{**me(), "adds": True}, bot()])
        guest.do(table, "seal", 0, seal=player.seal(table), dice=2)
        player.tell(table)
        guest.do(table, "resign", 0)
        record = Record.parse(guest.http.get(f"/api/tables/{table}/record").text)
    assert record.entropy == {0: player.own, 1: bytes(16)}
    wrong = [finding.key for finding in fairness.verify(record, game(TITLE)).wrong]
    assert wrong == ["verify-unowed", "verify-other-seed"]
