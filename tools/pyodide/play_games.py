"""Runs inside Pyodide: a whole game of each kind by the questions the page asks.

From the bytes that are added to the dice to the check that nobody chose them, and once more.
"""

import hashlib
import json

from feldspar.table.services.tables import list_games
from feldspar.table.views.catch_up import apply_frame

OWN = "0f" * 16
SECRET = "5e" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SECRET))
SEAL = hashlib.sha256(b"feldspar seal 2" + COMMITMENT.digest() + bytes([0]) + bytes.fromhex(OWN))


def ask(question: str, **about: object) -> dict:
    found = json.loads(tables.handle(question, json.dumps(about)))  # noqa: F821
    assert "answer" in found, found
    return found["answer"]


def refused(question: str, **about: object) -> dict:
    """What is said about something that cannot be."""
    found = json.loads(tables.handle(question, json.dumps(about)))  # noqa: F821
    assert "refused" in found, found
    return found["refused"]


def look(table: str = "t") -> dict:
    """What a window that was just opened is shown."""
    shown = ask("look", table=table, window="w")
    ask("close", table=table, window="w")
    return apply_frame({}, shown)


def do(**command: object) -> None:
    ask("command", table="t", request=command, now=0)


def answered() -> float:
    """How long the bots took until a person must decide."""
    longest = 0.0
    while True:
        start = clock()  # noqa: F821
        if not ask("answer", table="t", now=0)["entries"]:
            return longest
        longest = max(longest, clock() - start)  # noqa: F821


moves, slowest = 0, 0.0
for game in list_games():
    me = {"kind": "me", "name": "Ada", "adds": True}
    seats = [me, {"kind": "bot", "bot": "level-2", "name": ""}]
    news = ask("create", table="t", spec={"game": game.id, "seats": seats}, secret=SECRET, now=0)
    commitment = news["standing"]["commitment"]
    assert commitment == COMMITMENT.hexdigest()
    do(do="seal", seat=0, seal=SEAL.hexdigest(), dice=2, key="seal")
    assert look()["status"] == "sealing"
    do(do="unseal", seat=0, entropy=OWN, key="unseal")
    while True:
        slowest = max(slowest, answered())
        view = look()
        if view["status"] == "over":
            break
        action = view["moves"][len(view["moves"]) // 2]["decision"]
        ask("why", table="t", asked={"seat": 0, "touched": view["moves"][0]["path"][:1]})
        wrong = {"do": "submit", "seat": 0, "key": "?", "turn": view["turn"], "action": "?"}
        assert refused("command", table="t", request=wrong, now=0)["key"]
        do(do="submit", seat=0, key=str(moves), turn=view["turn"], action=action)
        moves += 1
    assert len(view["scores"]) == len(seats)
    assert view["fair"]["commitment"] == commitment
    assert view["fair"]["promise"] == "alone"
    record = ask("record", table="t")
    end = ask("moment", record=record, at=len(record), seat=0)
    assert end["decisions"] == view["decisions"]
    assert end["log"] == view["log"]
    checked = ask("verify", record=record)
    assert not checked["wrong"], checked["wrong"]
    assert (checked["scores"], checked["places"]) == (view["scores"], view["places"])
    assert refused("verify", record="no record at all")["text"]
    assert ask("verify", record=record[: len(record) // 2] + "?\n")["wrong"]
    ask("again", table="t", name="u", secret=SECRET, now=0)
    assert look("u")["fair"]["awaited"] == [0]
    ask("forget", table="t")
    ask("forget", table="u")

json.dumps({"moves": moves, "slowest": slowest})
