"""Runs inside Pyodide: a whole game of each kind by the questions the page asks."""

import json

from feldspar.table import desk


def ask(question: str, **about: object) -> dict:
    asked = {"table": "t", "window": "w", "seat": None, "now": 0, **about}
    found = json.loads(house.ask(question, json.dumps(asked)))  # noqa: F821
    assert "answer" in found, found
    return found["answer"]


def answered() -> float:
    """How long the bots took until a person must decide."""
    longest = 0.0
    while True:
        start = clock()  # noqa: F821
        if not ask("answer")["entries"]:
            return longest
        longest = max(longest, clock() - start)  # noqa: F821


moves, slowest = 0, 0.0
for game in desk.shelf():
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": ""}]
    spec = {"game": game["id"], "seats": seats, "options": {}, "clock": {}, "title": ""}
    ask("create", spec=spec, secret="5e" * 32)
    while True:
        slowest = max(slowest, answered())
        ask("close")
        view = ask("look")["view"]
        if view["status"] == "over":
            break
        action = view["moves"][len(view["moves"]) // 2]["decision"]
        ask("command", request={"do": "submit", "seat": 0, "key": str(moves), "action": action})
        moves += 1
    assert len(view["scores"]) == len(seats)
    assert ask("moment", record=ask("record"), at=5, seat=0)["decisions"] == view["decisions"]
    ask("forget")

json.dumps({"moves": moves, "slowest": slowest})
