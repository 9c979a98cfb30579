"""View: what one viewer may know of a table, whole or as changes.

Most of a view is the same object as in the view before (see `cache`), so changes are found by
identity where possible.
"""

from collections.abc import Mapping
from typing import Final

from feldspar.kernel.events import Event
from feldspar.kernel.move_selection import result
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table.contract.views import Fair, LogLine, Move, View
from feldspar.table.core.fairness import commitment
from feldspar.table.core.table import Table
from feldspar.table.views.hidden_info import has_secrets

MIN_PATCHED_FIELDS: Final = 3
"""A tuple with fewer fields is sent as a whole, and so is a different thing: the first field is its
id."""


def build_view(
    table: Table,
    viewer: int,
    moments: bool = False,
    log: tuple[LogLine, ...] | None = None,
    fair: Fair | None = None,
) -> View:
    """Return all that a seat, or a watcher, sees of a table.

    With `moments`, each line of the log says how many decisions came before it, as it always does
    once the game is over. Earlier that would reveal secret decisions. A `log` that is known already
    is not formatted again, nor is the state of the dice, which does not change during a game.
    """
    state = table.play.state if table.play else None
    status = table.status
    over = status == "over"
    actors = table.actors()
    owner = table.seats[viewer].player if viewer >= 0 else ""
    mine = tuple(table.seats_of(owner))
    shared = state if len(mine) > 1 and not over else None
    return View(
        game=table.game.id,
        title=table.title,
        options=table.options,
        status=status,
        viewer=viewer,
        mine=mine,
        secret=shared is not None and has_secrets(shared, viewer),
        opener=bool(owner) and owner == table.opener,
        invited=tuple(table.invited_seats(owner)),
        turn=table.turn_versions[viewer],
        news=table.view_versions[viewer],
        players=tuple([seat.player_view for seat in table.seats]),
        actors=tuple(actors),
        waits=table.is_paused(),
        stand_in=table.substitute_bot,
        scene=table.game.scene(state, viewer) if state else None,
        moves=_moves(table, viewer) if viewer in actors else (),
        log=_log(table, viewer, moments or over) if log is None else log,
        decisions=len(table.play.decisions) if table.play and over else None,
        undo=table.undo_kind(viewer) if viewer >= 0 and not moments else "",
        asked=table.undo_request_view(),
        clock=table.clock.view(),
        fair=fair or _fair(table),
        scores=tuple(state.scores()) if state and over else (),
        places=tuple(table.places()) if over else (),
        ended=table.end_kind(),
        takebacks=table.takebacks,
        hints=table.hints,
        companion=table.companion,
        again=table.rematch_table,
        again_by=table.rematch_seat,
        daily=table.daily,
    )


def _fair(table: Table) -> Fair:
    seats = table.seats
    return Fair(
        commitment=commitment(table.secret),
        seals=tuple([seat.seal for seat in seats]),
        entropy=tuple([seat.entropy.hex() if table.play else "" for seat in seats]),
        secret=table.secret.hex() if table.may_reveal_secret() else None,
        awaited=tuple(table.seats_owing_entropy()) if table.play is None else (),
        may_begin=table.may_begin_at(),
        promise=table.dice_promise(),
        lots=table.game.lots,
        dice=table.dice,
    )


def _log(table: Table, viewer: int, moments: bool) -> tuple[LogLine, ...]:
    """Return the log for a viewer."""
    return tuple(
        [
            log_line(event, at if moments else None)
            for at, event in table.event_log()
            if event.visible_to(viewer)
        ]
    )


def log_line(event: Event, at: int | None) -> LogLine:
    """Return the log line of an event."""
    told = (event.seat, event.text, event.rule, event.points)
    return LogLine(*told, at, event.chapter, event.means)


def _moves(table: Table, seat: int) -> tuple[Move, ...]:
    """Return the moves of a seat, each with its written form."""
    assert table.play is not None
    text = table.game.actions.text
    moves = table.game.moves(table.play.state, seat)
    each = {m.action: m for m in moves}.values()  # some decisions have several paths
    final = {m.action for m in each if table.play.is_final(seat, m)}
    return tuple(
        [
            Move(
                text(m.action),
                m.path,
                m.label,
                m.written,
                m.price,
                m.forced,
                text(result(m)),
                m.extra,
                m.idle,
                m.action in final,
            )
            for m in moves
        ]
    )


# ----------------------------------------------------------------------------------- changes


def diff_views(old: View, new: View) -> dict[str, Plain]:
    """Return what to apply to an old view to get the new one.

    Unchanged parts are left out. Long lists (the log, the areas of the scene and the items of each)
    are sent as a `patch`: their new length, and the changed items by index.
    """
    return _diff_fields(old, new)


def _diff_fields(old: tuple[object, ...], new: tuple[object, ...]) -> dict[str, Plain]:
    names: tuple[str, ...] = new._fields  # type: ignore[attr-defined]
    return {
        name: _diff(a, b)
        for name, a, b in zip(names, old, new, strict=True)
        if a is not b and (type(a) is not type(b) or a != b)
    }


def _diff(old: object, new: object) -> Plain:
    """Return the changes of a part, or the whole part where it cannot be patched."""
    if type(old) is type(new) and isinstance(old, tuple) and isinstance(new, tuple):
        if hasattr(new, "_fields"):
            another = len(new) < MIN_PATCHED_FIELDS or old[0] != new[0]
            return {"new": to_plain(new)} if another else {"part": _diff_fields(old, new)}
        if old and new:
            found: dict[str, Plain] = {
                str(n): _diff(a, b)
                for n, (a, b) in enumerate(zip(old, new, strict=False))
                if a is not b and (type(a) is not type(b) or a != b)
            }
            found |= {str(n): {"new": to_plain(new[n])} for n in range(len(old), len(new))}
            return {"length": len(new), "patch": found}
    return {"new": to_plain(new)}


def apply_changes(old: Mapping[str, Plain], found: Mapping[str, Plain]) -> dict[str, Plain]:
    """Return an old view, as plain data, with changes applied."""
    return {**old, **{name: _apply_patch(old.get(name), part) for name, part in found.items()}}


def _apply_patch(old: Plain, found: Plain) -> Plain:
    """Return a part with a patch applied."""
    assert isinstance(found, dict)
    if "new" in found:
        return found["new"]
    if "part" in found:
        assert isinstance(old, dict)
        assert isinstance(found["part"], dict)
        return {**old, **{k: _apply_patch(old[k], v) for k, v in found["part"].items()}}
    length, patch = found["length"], found["patch"]
    assert isinstance(old, list)
    assert isinstance(length, int)
    assert isinstance(patch, dict)
    items = [*old[:length], *[None] * (length - len(old))]
    for place, item in patch.items():
        items[int(place)] = _apply_patch(items[int(place)], item)
    return items
