"""Runs inside Pyodide before its memory is pictured: a little of every game, well and badly."""

import gc
import json
import linecache
import traceback

from feldspar.bots.levels import LEVELS, players
from feldspar.games import load
from feldspar.table.services.tables import list_games
from feldspar.table.views.catch_up import apply_frame


def rehearse(question: str, **about: object) -> object:
    """Ask about the table that is played at, and let nothing go wrong unseen."""
    found = json.loads(tables.handle(question, json.dumps({"table": "rehearsal", **about})))  # noqa: F821
    if "answer" not in found:
        raise ValueError(found["refused"])
    return found["answer"]


def refused(question: str, **about: object) -> None:
    """Ask for what cannot be, and read all that is said about it."""
    try:
        rehearse(question, **about)  # noqa: F821
    except ValueError:
        traceback.format_exc()
    else:
        raise AssertionError(question)


for game in list_games():
    # What was learned is read when somebody wants it: the picture has no room for all weights.
    bots = [
        {"kind": "bot", "bot": level}
        for level, player in zip(LEVELS, players(load(game.id)), strict=True)
        if "learned" not in player and "search" not in player
    ]
    seats = [{"kind": "me"}, *bots][: game.seats[1]]
    rehearse("create", spec={"game": game.id, "seats": seats}, secret="00", now=0)
    for key in range(8):
        view = apply_frame({}, rehearse("look", window=""))
        rehearse("close", window="")
        if view["moves"]:
            move = {"do": "submit", "seat": view["viewer"], "key": str(key)}
            move |= {"turn": view["turn"], "action": view["moves"][0]["decision"]}
            rehearse("command", request=move, now=0)
            refused("command", request={**move, "key": "late"}, now=0)
            rehearse("why", asked={"seat": 0, "touched": view["moves"][0]["path"][:1]})
        while rehearse("answer", now=0)["entries"]:
            pass
    record = rehearse("record")
    refused("moment", record=record[: len(record) // 2] + "?", at=1, seat=0)
    rehearse("forget")
    refused("record")
    if game.daily:
        rehearse("daily", game=game.id, day="2000-02-29", name="", now=0)
        rehearse("forget")
del (
    LEVELS,
    players,
    load,
    list_games,
    game,
    bots,
    seats,
    view,
    move,
    key,
    record,
    refused,
    rehearse,
    apply_frame,
)
linecache.clearcache()
for made in gc.get_objects():
    # What was drawn here is hardly what will be drawn: tables remember their own things.
    if hasattr(made, "cache_clear") and ".view." in (getattr(made, "__module__", None) or ""):
        made.cache_clear()
del made
gc.collect()
