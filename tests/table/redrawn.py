"""Worlds one viewer cannot tell apart, played side by side over whole games.

The true game is played on. Whenever something was revealed, other worlds are split off in which
all that the viewer cannot know is drawn anew. In them the others hold other cards and decide
something else in secret, more or less often, and take some of it back; whatever the viewer does
notice happens in all worlds, at the same time. So everything the viewer receives must be the same.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from feldspar import Game, State
from feldspar.kernel.events import WATCHER, Event
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.catch_up import SentView, build_frame
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import diff_views
from tests.table.tables import PEOPLE, new_table, play_of, state_of, twin

CLOCK = ClockSpec("live", 3_600, 10)
DEEPEST = 12
"""How many secret decisions are tried before a turn ends as it did in the true world."""
OFTEN = 4
"""After how many decisions one asks for all there is, besides following what has changed; and
somebody who looked away looks again."""


class Count(NamedTuple):
    """What was compared."""

    frames: int = 0
    looks: int = 0
    worlds: int = 0
    lost: int = 0
    """Worlds in which what the viewer saw could not have happened."""
    secret: int = 0
    """Decisions of other worlds of which there was no trace in the true one."""

    def plus(self, **more: int) -> "Count":
        return self._replace(**{name: getattr(self, name) + n for name, n in more.items()})


class World:
    """A table, and all that one viewer of it receives."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer, self.sights = table, viewer, ViewCache()
        self.looked = self.sights.view_for(table, viewer)
        self.frames: list[tuple[int, str]] = []
        """When something arrived, and what."""
        self.remember()

    def remember(self) -> None:
        """Look away from here on."""
        self.away = SentView.now(self.table, self.looked)

    def caught_up(self) -> str:
        """Look again: all steps since, as a slow socket is told them."""
        steps = build_frame(self.table, self.away, self.looked)["steps"]
        self.remember()
        return json.dumps(steps)

    def decide(self, seat: int, written: str, now: int) -> None:
        by = self.table.seats[seat].bot
        self.table.commit(self.table.submit(seat, written, now, by=by))
        self.receive(now)

    def undo(self, seat: int, now: int) -> None:
        self.table.commit(self.table.undo(seat, now))
        self.receive(now)

    def receive(self, now: int) -> None:
        """Send what has changed, if the viewer could notice anything; as a server does."""
        new = self.sights.view_for(self.table, self.viewer)
        if new is not self.looked:
            self.frames.append((now, json.dumps(diff_views(self.looked, new))))
            self.looked = new

    def visible(self, log: list[Event]) -> list[Event]:
        """Return what is new to the viewer of a log that was this table's."""
        told = log[len(play_of(self.table).log) :]
        return [event for event in told if event.visible_to(self.viewer)]

    def told(self) -> dict[str, Plain]:
        """Return all one can ask for besides: the whole view, the list of tables, the record."""
        fresh = ViewCache().view_for(self.table, self.viewer)
        player = PEOPLE[self.viewer] if self.viewer >= 0 else "stranger"
        mine = build_summary(self.table).for_player("t", player)
        return {"view": to_plain(fresh), "mine": to_plain(mine), "record": str(self.table.record())}


def redrawn(world: World, seed: bytes, same_dice: bool) -> World:
    """Return a world that the viewer cannot tell from another; for longer if the same dice fall."""
    table = twin(world.table)
    play, seat = play_of(table), max(world.viewer, 0)
    key, log = play.state.key, play.log
    play.state = play.state.determinize(seat, seed)
    play.state.log = log
    if same_dice:
        play.state.key = key
    play._snapshots = {len(play.decisions): play.state.clone()}
    play._free_undo.clear()
    table._visible_keys = {viewer: play.visible_key(viewer) for viewer in table._viewers()}
    return World(table, world.viewer)


class Noticed(NamedTuple):
    """What a viewer knows after a decision, and was told of it."""

    known: bytes
    told: list[Event]


def trying(world: World, seat: int, choose: Random, most: int) -> Iterator[tuple[str, Noticed]]:
    """Yield some decisions of a seat, and what the viewer would notice of them."""
    legal = state_of(world.table).legal(seat)
    for action in choose.sample(legal, len(legal))[:most]:
        yield world.table.game.actions.text(action), after(world, seat, action)


def after(world: World, seat: int, action: int) -> Noticed:
    """Return what the viewer would notice of a decision."""
    play = play_of(world.table)
    new = play.state.clone()
    new.log = play.log[:]
    new.step(seat, action)
    return Noticed(known(new, world.viewer), world.visible(new.log))


def known(state: State, viewer: int) -> bytes:
    return bytes(state.actors()) + b"/" + state.info_key(viewer)


def secretly(world: World, seat: int, choose: Random) -> str | None:
    """Return a decision of a seat that the viewer would not notice, if there is one."""
    now = Noticed(known(state_of(world.table), world.viewer), [])
    return next((w for w, found in trying(world, seat, choose, 20) if found == now), None)


def noticed(world: World, seat: int, wanted: Noticed, choose: Random) -> str | None:
    """Return a decision of a seat of which the viewer notices what is wanted, if there is one."""
    return next((w for w, found in trying(world, seat, choose, 999) if found == wanted), None)


def follow(world: World, seat: int, wanted: Noticed, now: int, choose: Random) -> int:
    """Let a seat decide until the viewer knows what is wanted; return how often it decided in
    secret before, or -1 if it cannot be."""
    for secret in range(DEEPEST):
        if seat not in state_of(world.table).actors():
            return -1
        written = noticed(world, seat, wanted, choose)
        aside = secretly(world, seat, choose)
        if written is not None and (aside is None or choose.random() < 0.4):
            world.decide(seat, written, now)
            return secret
        if aside is None:
            return -1
        world.decide(seat, aside, now)
    return -1


def wander(world: World, seat: int, now: int, choose: Random) -> int:
    """Let a seat do something of which the viewer learns nothing; return how often it decided."""
    aside = secretly(world, seat, choose) if seat in state_of(world.table).actors() else None
    if aside is None or choose.random() < 0.2:
        return 0
    world.decide(seat, aside, now)
    if choose.random() < 0.5 and world.table.undo_kind(seat) == "free":
        world.undo(seat, now)
    return 1


@patch(
    "feldspar.table.core.timeline.SNAPSHOT_INTERVAL", 1
)  # a world begins in the middle, and goes back to there
def compared(game: Game, seats: str, viewer: int, noise: int, worlds: int, most: int) -> Count:
    """Play a game beside other worlds; raise where the viewer receives something else in one.

    `most` is after how many decisions to stop.
    """
    choose, count, now = Random(noise), Count(), 0
    true = World(new_table(game, seats, CLOCK, secret=b"world %d" % noise), viewer)
    others: list[World] = []
    for number in range(most):
        if not true.table.actors():
            break
        if just_shown(true.table):
            for which in range(len(others), worlds):
                seed = b"%d %d %d" % (noise, number, which)
                others.append(redrawn(true, seed, same_dice=choose.random() < 0.3))
                count = count.plus(worlds=1)
            for world in (true, *others):
                world.remember()
        now += choose.randrange(1, 5_000)
        state = state_of(true.table)
        seat = choose.choice(state.actors())
        written = game.actions.text(choose.choice(state.legal(seat)))
        lines = len(play_of(true.table).log)
        before = Noticed(known(state, viewer), [])
        true.decide(seat, written, now)
        told = [e for e in play_of(true.table).log[lines:] if e.visible_to(viewer)]
        wanted = before, Noticed(known(state_of(true.table), viewer), told)
        asked = true.told() if number % OFTEN == 0 else None
        missed = true.caught_up() if number % OFTEN == 0 else None
        if not true.table.actors():
            break  # the end shows everything
        for world in list(others):
            secret = stepped(world, seat, written, wanted, now, choose)
            if secret < 0:
                others.remove(world)
                count = count.plus(lost=1)
                continue
            assert world.frames == true.frames, (game.id, viewer, noise, number)
            assert world.looked == true.looked, (game.id, viewer, noise, number)
            assert asked is None or world.told() == asked, (game.id, viewer, noise, number)
            assert missed is None or world.caught_up() == missed, (game.id, viewer, noise, number)
            count = count.plus(frames=len(world.frames), looks=1, secret=secret)
            world.frames.clear()
        true.frames.clear()
    return count


def just_shown(table: Table) -> bool:
    """Tell whether nothing was decided since something was last revealed: nobody can go back."""
    decisions = play_of(table).decisions
    return not decisions or decisions[-1].shown != state_of(table).reveal_count


def stepped(
    world: World,
    seat: int,
    written: str,
    wanted: tuple[Noticed, Noticed],
    now: int,
    choose: Random,
) -> int:
    """Do in another world what the viewer has noticed in the true one; -1 if it cannot be."""
    if seat == world.viewer:
        action = world.table.game.actions.parse(written)
        rule = state_of(world.table).why_not(seat, action)
        assert rule is None, "it is forbidden because of what the viewer cannot know"
        if after(world, seat, action) != wanted[1]:
            return -1  # something comes to light that was not the same
        world.decide(seat, written, now)
        return 0
    if wanted[0] == wanted[1]:
        return wander(world, seat, now, choose)
    return follow(world, seat, wanted[1], now, choose)


def seats_and_viewers(game: Game) -> tuple[str, list[int]]:
    """Return who sits at a table of a game, and who looks: people, and a watcher."""
    seats = "ppb" if len(game.new(3, b"").actors()) == 1 else "ppp"
    return seats, [0, 1, WATCHER]
