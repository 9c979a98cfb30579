"""What one viewer may know of a table, as plain data: the whole of it, or what has changed."""

from feldspar.kernel.events import WATCHER
from feldspar.kernel.plain import Plain, plain
from feldspar.table.fairness import commitment
from feldspar.table.table import Table

View = dict[str, Plain]


def view(table: Table, viewer: int, moments: bool = False) -> View:
    """Return all that a seat, or a watcher, sees of a table.

    `moments` says of each line of the log after how many decisions it was written, as is always
    done once the game is over. Before, it would tell of secret decisions.
    """
    state = table.state
    acting = viewer if state is not None and viewer in state.actors() else WATCHER
    return {
        "game": table.game.id,
        "title": table.title,
        "options": dict(table.options),
        "status": table.status,
        "viewer": viewer,
        "turn": table.turns[viewer] if viewer >= 0 else table.seq,
        "players": [seat.plain() for seat in table.seats],
        "actors": list(state.actors()) if state else [],
        "scene": plain(table.game.scene(state, viewer)) if state else None,
        "moves": _moves(table, acting) if acting >= 0 else [],
        "log": _log(table, viewer, moments or table.status == "over"),
        "decisions": len(table.decisions) if table.status == "over" else None,
        "undo": table.undo_offered(viewer) if viewer >= 0 else "",
        "asked": list(table.asked) if table.asked else None,
        "clock": table.clock.plain(),
        "fair": {
            "commitment": commitment(table.secret),
            "entropy": [seat.entropy.hex() for seat in table.seats],
            "secret": table.secret.hex() if table.status == "over" else None,
        },
        "scores": list(state.scores()) if state and table.status == "over" else [],
        "places": list(state.ranking()) if state and table.status == "over" else [],
    }


def _log(table: Table, viewer: int, moments: bool) -> Plain:
    """Return what a viewer has been told."""
    return [
        {
            "seat": event.seat,
            "text": plain(event.text),
            "rule": event.rule,
            "points": event.points,
            "at": at if moments else None,
        }
        for event, at in zip(table.log, table.moments, strict=True)
        if event.visible_to(viewer)
    ]


def _moves(table: Table, seat: int) -> Plain:
    """Return what a seat may do, each with its written form."""
    assert table.state is not None
    text = table.game.actions.text
    return [
        {
            "decision": text(move.action),
            "path": plain(move.path),
            "label": plain(move.label),
            "written": plain(move.written),
            "price": plain(move.price),
            "forced": move.forced,
        }
        for move in table.game.moves(table.state, seat)
    ]


def changes(old: View, new: View) -> View:
    """Return what must be laid over an old view to make it the new one.

    Parts that are the same are left out. Long lists (the log, the areas of the scene and the items
    of each) are sent as a `patch`: their new length, and what is new in them by its place.
    """
    return {
        name: _patch(old.get(name), part)
        for name, part in new.items()
        if name not in old or old[name] != part
    }


def merged(old: View, found: View) -> View:
    """Return an old view with what has changed laid over it."""
    return {**old, **{name: _laid(old.get(name), part) for name, part in found.items()}}


def _patch(old: Plain, new: Plain) -> Plain:
    """Return a part as it is, or only what differs from the old one, whichever says it."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {"part": {k: _patch(old[k], v) for k, v in new.items() if old[k] != v}}
    if isinstance(old, list) and isinstance(new, list) and old and new:
        kept = min(len(old), len(new))
        return {
            "length": len(new),
            "patch": {
                str(n): _patch(old[n], item) if n < kept else {"new": item}
                for n, item in enumerate(new)
                if n >= kept or old[n] != item
            },
        }
    return {"new": new}


def _laid(old: Plain, found: Plain) -> Plain:
    """Return a part with a patch laid over it."""
    assert isinstance(found, dict)
    if "new" in found:
        return found["new"]
    if "part" in found:
        assert isinstance(old, dict)
        assert isinstance(found["part"], dict)
        return {**old, **{k: _laid(old[k], v) for k, v in found["part"].items()}}
    length, patch = found["length"], found["patch"]
    assert isinstance(old, list)
    assert isinstance(length, int)
    assert isinstance(patch, dict)
    items = [*old[:length], *[None] * (length - len(old))]
    for place, item in patch.items():
        items[int(place)] = _laid(items[int(place)], item)
    return items
