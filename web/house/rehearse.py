"""Runs inside Pyodide before its memory is pictured: plays a little of every game."""

import gc
import json

from feldspar.table import desk

for game in desk.shelf():
    bots = [{"kind": "bot", "bot": bot} for bot in game["bots"]]
    seats = [{"kind": "me", "name": ""}, *bots][: game["seats"][1]]
    spec = {"game": game["id"], "seats": seats, "options": {}, "clock": {}, "title": ""}
    table = {"table": "rehearsal", "now": 0, "window": "", "seat": None}
    house.ask("create", json.dumps({**table, "spec": spec, "secret": "00"}))  # noqa: F821
    for key in range(8):
        shown = house.look(table)  # noqa: F821
        house.close(table)  # noqa: F821
        view = shown["view"]
        if view["moves"]:
            move = {"do": "submit", "seat": view["viewer"], "key": str(key)}
            move |= {"turn": view["turn"], "action": view["moves"][0]["decision"]}
            house.ask("command", json.dumps({**table, "request": move}))  # noqa: F821
        while house.answer(table)["entries"]:  # noqa: F821
            pass
    house.ask("record", json.dumps(table))  # noqa: F821
    house.forget(table)  # noqa: F821
del game, bots, seats, spec, table, shown, view, move, key
gc.collect()
