"""Reviews over the network: of games that are over, some decisions at a time, not too often."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Guest, house, me

SECOND = [me(), me("Second")]


def ended(guest: Guest) -> str:
    """Play a game out; return its record."""
    table = guest.set_table(SECOND)
    guest.play_out(table)
    return guest.http.get(f"/api/tables/{table}/record").text


def test_a_review_is_told_in_parts_and_only_of_what_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        record = ended(guest)

        def ask(**said: Any) -> tuple[int, Any]:
            answer = guest.http.post("/api/review", json=said)
            return answer.status_code, answer.json()

        status, part = ask(record=record, at=4, most=1)
        assert status == 200
        (one,) = part["judged"]
        assert one["at"] >= 4
        assert part["next"] == one["at"] + 1
        assert sum(one["before"]) > 0.999
        assert sorted(part["end"]) in ([0.0, 1.0], [0.5, 0.5])
        assert ask(record=record, at=4, most=1) == (200, part)
        running = guest.set_table([me()])
        unfinished = guest.http.get(f"/api/tables/{running}/record").text
        assert ask(record=unfinished, at=0)[1]["key"] == "refused-not-over"
        assert ask(record="chess", at=0)[1]["key"] == "refused-record-start"
        elsewhere = record.replace("burgundy_dice", "chess", 1)
        assert ask(record=elsewhere, at=0)[1]["key"] == "refused-record-game"
        for said in ({"at": -1}, {"at": 0, "most": 17}, {"at": 0, "most": 0}):
            assert ask(record=record, **said)[1]["key"] == "refused-request"


def test_who_wants_too_many_reviews_must_wait(tmp_path: Path) -> None:
    few = {"advice_per_minute": 2}
    with house(tmp_path, **few) as address, Guest(address) as guest:
        said = {"record": ended(guest), "at": 0, "most": 1}
        answers = [guest.http.post("/api/review", json=said) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["key"] == "refused-too-often"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 30


def test_reviews_of_one_address_wait_for_each_other(tmp_path: Path) -> None:
    with house(tmp_path, advice_waiting=2) as address, Guest(address) as guest:
        said = {"record": ended(guest), "at": 0, "most": 1}

        async def asked() -> list[int]:
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
                asking = [http.post("/api/review", json=said) for _ in range(6)]
                return [answer.status_code for answer in await asyncio.gather(*asking)]

        assert set(asyncio.run(asked())) == {200, 429}
        assert guest.http.post("/api/review", json=said).status_code == 200
