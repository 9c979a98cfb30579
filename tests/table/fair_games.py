"""Recorded games as a table leaves them, with dice that anybody can check."""

from functools import cache

import feldspar
from feldspar import Record
from feldspar.bots import decide, load
from feldspar.kernel.chance import subkey
from feldspar.table.core.fairness import (
    CURRENT_PROTOCOL,
    ENTROPY_BYTES,
    chance_key,
    chance_key_1,
    commitment,
    seal,
)

SECRET = bytes(range(100, 132))
ADDED = [bytes([seat]) * ENTROPY_BYTES for seat in range(5)]


@cache
def played(
    title: str,
    seats: int = 3,
    key: bytes | None = None,
    bare: bool = False,
    bots: tuple[int, ...] = (),
    protocol: int = CURRENT_PROTOCOL,
) -> str:
    """A whole game among people who play by chance, each with sealed bytes, or all without;
    some of them may be bots, which have none."""
    people = [seat for seat in range(seats) if seat not in bots and not bare]
    entropy = {seat: ADDED[seat] for seat in people}
    fair = chance_key_1(SECRET, seats, entropy) if protocol == 1 else chance_key(SECRET, entropy)
    state = feldspar.game(title).new(seats, key or fair)
    record = Record.of(state)
    record.title = "Thursday"
    record.players = {seat: f"Player {seat}" for seat in range(seats)}
    record.bots = dict.fromkeys(bots, "random")
    record.dice = protocol
    record.commitment, record.secret = commitment(SECRET), SECRET
    record.entropy = entropy
    record.seals = {s: seal(record.commitment, s, own, protocol) for s, own in entropy.items()}
    somebody = load("random")
    while actors := state.actors():
        action = decide(somebody, state, actors[0], subkey(SECRET, b"players"))
        record.add(state, actors[0], action)
        state.apply(actors[0], action)
    record.close(state)
    return str(record)


@cache
def without_the_winner(title: str) -> str:
    """A game with a bot, which did not win, and in which the winner resigned in the middle."""
    for bot in (2, 0):
        record = Record.parse(played(title, bots=(bot,)))
        winner = record.end["places"].split().index("1")
        if winner != bot:
            break
    assert winner != bot
    resign(record, winner, len(record.decisions) // 2)
    return str(record)


@cache
def given_up(title: str, seats: int, *resigning: int, bots: tuple[int, ...] = ()) -> str:
    """A game some seats give up one after the other, three decisions apart; then it is over."""
    record = Record.parse(played(title, seats, bots=bots))
    del record.decisions[4 + 3 * len(resigning) :]
    for number, seat in enumerate(resigning, start=1):
        resign(record, seat, 4 + 3 * number)
    return str(record)


def resign(record: Record, seat: int, after: int) -> None:
    """Let a seat resign, and a bot play on in its place."""
    record.resigned.append((seat, after))
    for index, (decider, _) in enumerate(record.decisions):
        if decider == seat and index >= after:
            record.standins[index] = "greedy"
    record.close(record.play(feldspar.game(record.game)))
