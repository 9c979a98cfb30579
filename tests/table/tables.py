"""Tables for tests, and helpers to inspect all of one."""

import copy
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import feldspar
from feldspar import Game, State
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core.entries import StoredEntry, decode_entry, encode_entry
from feldspar.table.core.fairness import ENTROPY_BYTES, commitment, seal
from feldspar.table.core.timeline import GameTimeline
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION

DICE = feldspar.game("burgundy_dice")
GAMES = [AUCTION, *map(feldspar.game, feldspar.titles())]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
every_title = pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: str(game.id))
"""Those one can load by name."""
SECRETIVE = [game for game in GAMES if len(game.new(3, b"").actors()) > 1]
every_secret_game = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: str(game.id))
"""Those in which several decide at once, unseen by the others."""

SECRET = bytes(range(100, 132))
PEOPLE = ["player-ada-81c2", "player-bob-77d1", "player-cyd-09aa"]
"""Opaque ids, which nobody else must ever see."""
NAMES = ["Ada", "Bob", "Cyd"]


def new_table(
    game: Game,
    seats: str = "pp",
    clock: ClockSpec | None = None,
    entropy: bytes = b"",
    secret: bytes = SECRET,
) -> Table:
    """Set a table at time 0: `p` seats a person of their own, `a` Ada, who then has several seats,
    `b` a bot, `-` nobody. With `entropy`, people seal and tell bytes that follow from it."""
    table = Table.of(game, [Table.opening_entry(game, len(seats), {}, secret, 0, clock)])
    for seat, kind in enumerate(seats):
        sealed = sealed_for(table, seat, own_bytes(entropy, seat)) if entropy else ""
        if kind in "pa":
            player = PEOPLE[seat] if kind == "p" else PEOPLE[0]
            table.commit(table.join(seat, player, NAMES[seat], 0, sealed))
        elif kind == "b":
            table.commit(table.seat_bot(seat, "random", f"Bot {seat}", 0))
    if "-" not in seats:
        for seat in table.seats_owing_entropy():
            table.commit(table.unseal(seat, own_bytes(entropy, seat), 0))
    return table


def own_bytes(entropy: bytes, seat: int) -> bytes:
    """Return the bytes a person at a seat draws."""
    return hashlib.sha256(entropy + bytes([seat])).digest()[:ENTROPY_BYTES]


def sealed_for(table: Table, seat: int, own: bytes) -> str:
    """Return the seal of bytes for a seat of a table."""
    return seal(commitment(table.secret), seat, own, table.dice)


def play_of(table: Table) -> GameTimeline:
    assert table.play is not None
    return table.play


def state_of(table: Table) -> State:
    return play_of(table).state


def decided(table: Table) -> list[tuple[int, str]]:
    """Return who has decided what."""
    return [(decision.seat, decision.written) for decision in play_of(table).decisions]


def last_told(table: Table) -> tuple[int, str]:
    """Return whom the last thing that happened to the table happened to, and what it was."""
    _, event = table.table_events[-1]
    return event.seat, event.text.key


def decide(table: Table, seat: int, choice: int = 0, now: int = 0) -> str:
    """Let a seat take one of its legal decisions; return it as it is written."""
    legal = state_of(table).legal(seat)
    text = table.game.actions.text(legal[choice % len(legal)])
    table.commit(table.submit(seat, text, now, by=table.seats[seat].bot))
    return text


def reveal(table: Table, now: int = 0) -> None:
    """Let all who must decide do so, until something new is shown."""
    before = state_of(table).reveal_count
    while state_of(table).reveal_count == before:
        decide(table, state_of(table).actors()[0], 0, now)


def play_out(table: Table, noise: int = 0, now: int = 0) -> None:
    """Play to the end by chance."""
    choose = Random(noise)
    while table.status == "playing":
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(1000), now)


@contextmanager
def refused(key: str, rule: str = "") -> Iterator[None]:
    """Expect to be refused, for this reason."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.key, caught.value.rule) == (key, rule)


def twin(table: Table) -> Table:
    """Return a table that is the same until the next reveal."""
    other = copy.deepcopy(table, {id(table.game): table.game})
    if other.play is not None:
        other.play.state.log = other.play.log
    return other


def through_json(entry: Entry) -> Entry:
    """Return an entry as a journal on a disk gives it back."""
    return decode_entry(StoredEntry(*json.loads(json.dumps(encode_entry(entry)))))


def viewers(table: Table) -> list[int]:
    return [WATCHER, *range(len(table.seats))]


def dump(table: Table) -> str:
    """Return everything a table holds, as text; but not what is only kept to be quick."""
    held = {
        n: value for n, value in vars(table).items() if n not in ("game", "play", "_checked_move")
    }
    held |= {name: sorted(held[name]) for name in ("command_keys", "undo_votes")}
    held |= {"seats": [vars(seat) for seat in table.seats], "clock": vars(table.clock)}
    if table.play is not None:
        state = table.play.state
        held |= {"state": state.state_key(), "reveals": state.reveal_count, "log": state.log}
        held |= {"decisions": table.play.decisions, "moments": table.play.moments}
        held["known"] = [state.info_key(seat) for seat in range(state.seats)]
    return repr(held)


Seen = dict[str, Plain]
"""A view as it arrives on the other side."""


def seen(table: Table, viewer: int) -> Seen:
    """Return what a viewer sees, as it arrives on the other side."""
    found: Seen = json.loads(json.dumps(to_plain(build_view(table, viewer))))
    return found


def shown(table: Table) -> list[Seen]:
    """Return what everybody sees, as it arrives on the other side."""
    return [seen(table, viewer) for viewer in viewers(table)]


def without(view: Seen, *names: str) -> Seen:
    """Return a view but for some of its parts."""
    return {name: part for name, part in view.items() if name not in names}
