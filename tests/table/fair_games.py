"""Recorded games as a table leaves them, with dice that anybody can check."""

from functools import cache

import feldspar
from feldspar import Record, bots
from feldspar.kernel.chance import subkey
from feldspar.table.fairness import chance_key, commitment, seal

SECRET = bytes(range(100, 132))
ADDED = [bytes([seat]) * 32 for seat in range(5)]


@cache
def played(title: str, seats: int = 3, key: bytes | None = None, bare: bool = False) -> str:
    """A whole game among people who play by chance, each with sealed bytes, or all without."""
    added = [b""] * seats if bare else ADDED[:seats]
    state = feldspar.game(title).new(seats, key or chance_key(SECRET, added))
    record = Record.of(state)
    record.title = "Thursday"
    record.players = {seat: f"Player {seat}" for seat in range(seats)}
    record.commitment, record.secret = commitment(SECRET), SECRET
    record.entropy = {seat: own for seat, own in enumerate(added) if own}
    record.seals = {seat: seal(own) for seat, own in record.entropy.items()}
    somebody = bots.load("random")
    while actors := state.actors():
        action = bots.decide(somebody, state, actors[0], subkey(SECRET, b"players"))
        record.add(state, actors[0], action)
        state.apply(actors[0], action)
    record.close(state)
    return str(record)


@cache
def without_the_winner(title: str) -> str:
    """The same game, in which a bot was last, and the first resigned in the middle."""
    record = Record.parse(played(title))
    places = record.end["places"].split()
    winner, bot = places.index("1"), max(range(3), key=lambda seat: (places[seat], seat))
    assert winner != bot
    record.bots = {bot: "random"}
    resign(record, winner, len(record.decisions) // 2)
    return str(record)


@cache
def given_up(title: str, seats: int, *resigning: int) -> str:
    """A game some seats give up one after the other, three decisions apart; then it is over."""
    record = Record.parse(played(title, seats))
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
