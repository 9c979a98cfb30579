"""Writes the test vectors of the dice: records, honest and hostile, and what checkers must say.

The hashes are derived here once more, from docs/fair-dice.md and from nothing the table uses, and
what is expected of each vector is written by hand. `write_dice_vectors.py --check` only says
whether the file is up to date. A vector has the `record`; what is `wrong` with it, by the keys of
`feldspar verify`, and else the `promise` it can keep; the `seals` and the bytes (`entropy`) as the
table is asked to take them, in that order, and what it answers (`table`: the first refusal, "" if
it begins with the same dice, null if a table cannot be asked for such a thing); and for what only
a page can tell, the seals it kept when it told its bytes (`kept`) and what it finds (`page`).
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import feldspar
from feldspar import Record

FILE: Final = Path(__file__).parent.parent / "tests" / "table" / "dice_vectors.json"
GAME: Final = feldspar.game("burgundy_dice")
SECRET: Final = bytes(range(100, 132))
OTHER: Final = bytes(range(32))
OWN: Final = [hashlib.sha256(b"vector %d" % seat).digest()[:16] for seat in range(5)]
Bytes = dict[int, bytes]
VECTORS: Final[list[dict[str, Any]]] = []


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def sealed(seat: int, own: bytes, secret: bytes = SECRET) -> str:
    return sha(b"feldspar seal 2", sha(secret), bytes([seat]), own).hex()


def sealed_1(own: bytes) -> str:
    return sha(b"feldspar seal", own).hex()


def key(entropy: Bytes, secret: bytes = SECRET) -> bytes:
    return sha(b"feldspar key 2", secret, *[bytes([n]) + entropy[n] for n in sorted(entropy)])


def key_1(seats: int, entropy: Bytes, secret: bytes = SECRET) -> bytes:
    own = [entropy.get(seat, b"") for seat in range(seats)]
    return sha(b"feldspar", secret, *[bytes([n, len(one)]) + one for n, one in enumerate(own)])


def vector(
    name: str,
    entropy: Bytes,
    wrong: str | list[str] = "",
    promise: str = "",
    *,
    seats: int = 2,
    bots: tuple[int, ...] = (),
    seals: dict[int, str] | None = None,
    resigned: list[tuple[int, int]] | None = None,
    secret: bytes | None = SECRET,
    committed: str | None = None,
    seed: bytes | None = b"",
    dice: int = 2,
    format_: int = 2,
    edit: Callable[[str], str] = str,
    asked: list[tuple[int, bytes]] | None = None,
    table: str | None = None,
    kept: list[str] | None = None,
    page: str = "",
) -> None:
    """Add a vector; whatever is not said is as an honest table has it."""
    people = [seat for seat in range(seats) if seat not in bots]
    if seals is None:
        seals = {seat: sealed(seat, own, secret or SECRET) for seat, own in entropy.items()}
        if dice == 1:
            seals = {seat: sealed_1(own) for seat, own in entropy.items()}
    if seed == b"":
        seed = key_1(seats, entropy) if dice == 1 else key(entropy, secret or SECRET)
    if resigned is None:  # it is over after two decisions
        resigned = [(seat, 2) for seat in (people if bots or seats == 1 else people[1:])]
    state = GAME.new(seats, seed or b"")
    record = Record.of(state)
    last = max([after for _, after in resigned], default=999)  # without any, it is played out
    while state.actors() and len(record.decisions) < last:
        seat = state.actors()[0]
        record.add(state, seat, state.legal(seat)[0])
        state.apply(seat, state.legal(seat)[0])
        if (seat, 0) in resigned:
            record.standins[len(record.decisions) - 1] = "random"
    record.format, record.dice, record.seed, record.secret = format_, dice, seed, secret
    record.commitment = sha(secret or SECRET).hex() if committed is None else committed
    record.players = dict.fromkeys(people, "Somebody")
    record.bots = dict.fromkeys(bots, "random")
    record.seals, record.entropy, record.resigned = dict(seals), dict(entropy), resigned
    record.close(state)
    wrong = [f"verify-{one}" for one in ([wrong] if isinstance(wrong, str) else wrong) if one]
    told = list(entropy.items()) if asked is None else asked
    VECTORS.append(
        {
            "name": name,
            "record": edit(str(record)),
            "wrong": wrong,
            "promise": promise,
            "seals": [[seat, one] for seat, one in seals.items()],
            "entropy": [[seat, own.hex()] for seat, own in told],
            "table": table,
            "kept": kept,
            "page": page,
        }
    )


def swap(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return edit


def line(name: str, own: bytes | str) -> str:
    return f"{name}: {own if isinstance(own, str) else own.hex()}\n"


def some(*seats: int) -> Bytes:
    return {seat: OWN[seat] for seat in seats}


# fmt: off
def honest() -> None:
    for seats in (2, 3, 4, 5):
        everybody = some(*range(seats))
        vector(f"{seats} people, all sealed", everybody, "", "sealed", seats=seats, table="")
    vector("one person alone", some(0), "", "alone", seats=1, table="")
    vector("one person and a bot", some(0), "", "alone", bots=(1,), table="")
    vector("a bot, then one person", some(1), "", "alone", bots=(0,), table="")
    vector("a bot between two people", some(0, 2), "", "sealed", seats=3, bots=(1,), table="")
    vector("three bots", some(1), "", "alone", seats=4, bots=(0, 2, 3), table="")
    vector("nobody adds any", {}, "", "none", table="")
    vector("alone, and adds none", {}, "", "none", seats=1, table="")
    vector("only the first adds", some(0), "", "partial", table="")
    vector("only the last adds", some(1), "", "partial", table="")
    vector("only the second of three adds", some(1), "", "partial", seats=3, table="")
    vector("one adds, one does not, one is a bot", some(0), "", "partial", seats=3, bots=(2,),
           table="")
    vector("two draw the same bytes", {0: OWN[0], 1: OWN[0]}, "", "sealed", table="")
    vector("bytes that are all zero", {0: bytes(16), 1: OWN[1]}, "", "sealed", table="")
    both, three = {n: sealed(n, OWN[n]) for n in (0, 1)}, {n: sealed(n, OWN[n]) for n in range(3)}
    vector("withheld by one of two", some(0), "", "withheld", seals=both, resigned=[(1, 0)],
           table="")
    late = [(1, 0), (2, 2)]
    vector("withheld by one of three", some(0, 2), "", "withheld", seats=3, seals=three,
           resigned=late, table="")
    late = [(1, 0), (2, 0)]
    vector("withheld by two of three", some(0), "", "withheld", seats=3, seals=three,
           resigned=late, table="")
    vector("withheld, and one adds none", some(0), "", "partial", seats=3, seals=both,
           resigned=[(1, 0), (2, 2)], table="")
    vector("told, and resigned at once", some(0, 1), "", "sealed", resigned=[(1, 0)], table="")


def first_protocol() -> None:
    both = {n: sealed_1(OWN[n]) for n in (0, 1)}
    vector("protocol 1: all sealed", some(0, 1), "", "sealed-1", dice=1)
    vector("protocol 1: a person and a bot", some(0), "", "sealed-1", bots=(1,), dice=1)
    vector("protocol 1: one unsealed", some(0, 1), "", "open-1", seals={0: both[0]}, dice=1)
    vector("protocol 1: one sealed and not told", some(0), "", "open-1", seals=both, dice=1)
    vector("protocol 1: one adds none", some(0), "", "open-1", dice=1)
    vector("protocol 1: nobody adds any", {}, "", "none", dice=1)
    vector("protocol 1: one byte, and 32", {0: b"x", 1: b"y" * 32}, "", "sealed-1", dice=1)
    vector("protocol 1: a record of format 1", some(0), "", "open-1", seats=1, seals={}, dice=1,
           format_=1, resigned=[])
    vector("protocol 1: bytes of a bot", some(0, 1), "unowed", bots=(1,), seals={0: both[0]},
           dice=1)
    vector("protocol 1: sealed bytes of a bot", some(0, 1), "unowed", bots=(1,), dice=1)
    vector("protocol 1: another seal", some(0, 1), "other-seal", seals={0: both[0],
           1: sealed_1(OWN[2])}, dice=1)
    vector("protocol 1: 33 bytes", {0: b"x" * 33}, "other-seed", dice=1)
    vector("protocol 1: bytes beyond the seats", some(0, 1), "unreadable", dice=1,
           edit=swap("secret", line("entropy 2", OWN[2]) + "secret"))
    vector("protocol 1: another seed", some(0, 1), "other-seed", seed=bytes(32), dice=1)
    vector("protocol 1: seals of protocol 2", some(0, 1), ["other-seal", "other-seal"], dice=1,
           seals={n: sealed(n, OWN[n]) for n in (0, 1)})


def unowed() -> None:
    mine = {0: sealed(0, OWN[0])}
    bot: dict[str, Any] = {"bots": (1,), "table": "refused-sealed"}
    vector("bytes of a bot, ground until the host liked the dice", some(0, 1), ["unowed",
           "other-seed"], seals=mine, **bot,
           asked=[(1, OWN[1])])
    vector("sealed bytes of a bot", some(0, 1), ["unowed", "other-seed"], **bot)
    vector("bytes of a bot that are not in the dice", some(0, 1), "unowed", seals=mine,
           seed=key(some(0)), **bot,
           asked=[(1, OWN[1])])
    vector("a seal of a bot", some(0), "unowed", seals={**mine, 1: sealed(1, OWN[1])}, asked=[],
           **bot)
    vector("bytes of the second of two bots", some(0, 2), ["unowed", "other-seed"], seats=3,
           seals=mine, bots=(1, 2), table="refused-sealed",
           asked=[(2, OWN[2])])
    vector("bytes of both bots", some(0, 1, 2), ["unowed", "unowed", "other-seed"], seats=3,
           seals=mine, bots=(1, 2), table="refused-sealed",
           asked=[(1, OWN[1])])
    vector("bytes of a bot in the place of a person's", some(1), ["unowed", "other-seed"],
           seals={}, bots=(1,), table="refused-started")
    vector("bytes nobody sealed", some(0, 1), ["no-seal", "other-seed"], seals=mine,
           table="refused-started", asked=[(0, OWN[0]), (1, OWN[1])])
    vector("bytes nobody sealed, first", some(0, 1), ["no-seal", "other-seed"],
           seals={1: sealed(1, OWN[1])}, table="refused-sealed")
    vector("bytes nobody sealed, not in the dice", some(0, 1), "no-seal", seals=mine,
           seed=key(some(0)))
    vector("no seal at all", some(0, 1), ["no-seal", "no-seal", "other-seed"], seals={},
           table="refused-started")
    vector("bytes of an empty seat", some(0, 1, 2), ["no-seal", "other-seed"], seats=3,
           seals={n: sealed(n, OWN[n]) for n in (0, 1)}, asked=[(2, OWN[2])],
           table="refused-sealed")
    for seat in (2, 15, 16, 255):
        beyond = swap("secret", line(f"entropy {seat}", OWN[2]) + "secret")
        vector(f"bytes of seat {seat} of two", some(0, 1), "unreadable", edit=beyond,
               asked=[(seat, OWN[2])], table="refused-seat")
    beyond = swap("entropy 0", line("seal 2", sealed(2, OWN[2])) + "entropy 0")
    vector("a seal of seat 2 of two", some(0, 1), "unreadable", edit=beyond)
    beyond = swap("secret", line("entropy 2", OWN[2]) + "secret")
    vector("bytes beyond the seats, in the dice", some(0, 1), "unreadable", seed=key(some(0, 1,
           2)), edit=beyond, asked=[(2, OWN[2])], table="refused-seat")


def doubled() -> None:
    twice = swap(line("entropy 0", OWN[0]), line("entropy 0", OWN[0]) * 2)
    ask = [(0, OWN[0]), (0, OWN[0])]
    vector("bytes told twice", some(0, 1), "unreadable", edit=twice, asked=ask,
           table="refused-sealed")
    again = swap(line("entropy 0", OWN[0]), line("entropy 0", OWN[0]) + line("entropy 0", OWN[2]))
    ask = [(0, OWN[0]), (0, OWN[2])]
    vector("other bytes told after the first", some(0, 1), "unreadable", edit=again, asked=ask,
           table="refused-sealed")
    seal = line("seal 0", sealed(0, OWN[0]))
    vector("sealed twice", some(0, 1), "unreadable", edit=swap(seal, seal + line("seal 0",
           sealed(0, OWN[2]))))
    copied = {0: sealed(0, OWN[0]), 1: sealed(0, OWN[0])}
    vector("a seal copied from another seat", {0: OWN[0], 1: OWN[0]}, ["other-seal",
           "other-seed"], seals=copied, table="refused-other-bytes")
    vector("bytes doubled in length", {0: OWN[0] * 2, 1: OWN[1]}, ["length", "other-seed"],
           table="refused-other-bytes")
    secret = line("secret", SECRET)
    vector("two secrets", some(0, 1), "unreadable", edit=swap(secret, secret + line("secret",
           OTHER)))


def elsewhere() -> None:
    theirs = {n: sealed(n, OWN[n], OTHER) for n in (0, 1)}
    vector("seals of another table", some(0, 1), ["other-seal", "other-seal", "other-seed"],
           seals=theirs, table="refused-other-bytes")
    vector("one seal of another table", some(0, 1), ["other-seal", "other-seed"],
           seals={0: sealed(0, OWN[0]), 1: theirs[1]}, asked=[(1, OWN[1])],
           table="refused-other-bytes")
    committed = sha(OTHER).hex()
    vector("the commitment of another table", some(0, 1), "other-secret", committed=committed)
    vector("the secret of another table", some(0, 1), ["other-secret", "other-seal", "other-seal",
           "other-seed"], seed=key(some(0, 1)), edit=swap(line("secret", SECRET), line("secret",
           OTHER)))
    vector("secret and commitment of another table", some(0, 1), ["other-seal", "other-seal",
           "other-seed"], secret=OTHER, seals={n: sealed(n, OWN[n]) for n in (0, 1)})
    vector("the bytes of another table", {0: OWN[0], 1: OWN[3]}, ["other-seal", "other-seed"],
           seals={n: sealed(n, OWN[n]) for n in (0, 1)}, asked=[(1, OWN[3])],
           table="refused-other-bytes")
    vector("seals by the first protocol", some(0, 1), ["other-seal", "other-seal", "other-seed"],
           seals={n: sealed_1(OWN[n]) for n in (0, 1)}, table="refused-other-bytes")
    vector("a record that denies its protocol", some(0, 1), ["other-seal", "other-seal",
           "other-seed"], edit=swap("dice: 2\n", ""))
    vector("a protocol nobody knows", some(0, 1), "other-protocol", edit=swap("dice: 2", "dice: 3"))
    vector("the first protocol, said aloud", some(0, 1), "unreadable", edit=swap("dice: 2",
           "dice: 1"))
    vector("a protocol in a record of format 1", {}, "unreadable", edit=swap("record 2",
           "record 1"))


def reordered() -> None:
    seals = {n: sealed(n, OWN[n]) for n in (0, 1)}
    crossed = {0: OWN[1], 1: OWN[0]}
    vector("bytes of two seats exchanged", crossed, ["other-seal", "other-seal", "other-seed"],
           seals=seals, table="refused-other-bytes")
    vector("bytes and seals of two seats exchanged", crossed, ["other-seal", "other-seal",
           "other-seed"], seals={0: seals[1], 1: seals[0]}, table="refused-other-bytes")
    backwards = sha(b"feldspar key 2", SECRET, b"\1", OWN[1], b"\0", OWN[0])
    vector("bytes mixed backwards", some(0, 1), "other-seed", seed=backwards)
    vector("bytes mixed without their seats", some(0, 1), "other-seed",
           seed=sha(b"feldspar key 2", SECRET, OWN[0], OWN[1]))
    lines = line("entropy 0", OWN[0]), line("entropy 1", OWN[1])
    vector("lines of bytes exchanged", some(0, 1), "unreadable", edit=swap(lines[0] + lines[1],
           lines[1] + lines[0]), asked=[(1, OWN[1]), (0, OWN[0])], table="")
    said = line("seal 0", seals[0]), line("seal 1", seals[1])
    vector("lines of seals exchanged", some(0, 1), "unreadable", edit=swap(said[0] + said[1],
           said[1] + said[0]))
    vector("a person and a bot exchanged", some(0), ["unowed", "other-seed"], bots=(0,),
           table="refused-started")


def misshapen() -> None:
    for length in (0, 1, 15, 17, 32, 300):
        own = (OWN[1] * 20)[:length]
        vector(f"{length} bytes, sealed", {0: OWN[0], 1: own}, ["length", "other-seed"],
               asked=[(1, own)] if length <= 64 else None, table="refused-other-bytes")
    seals = {n: sealed(n, OWN[n]) for n in (0, 1)}
    vector("bytes cut short", {0: OWN[0], 1: OWN[1][:-1]}, ["length", "other-seed"], seals=seals,
           asked=[(1, OWN[1][:-1])], table="refused-other-bytes")
    vector("empty bytes, not sealed", {0: OWN[0], 1: b""}, ["no-seal", "other-seed"],
           seals={0: seals[0]})
    vector("a seal cut short", some(0, 1), ["other-seal", "other-seed"], seals={0: seals[0],
           1: seals[1][:-2]}, asked=[(1, OWN[1])], table="refused-other-bytes")
    vector("an empty seal", some(0, 1), ["other-seal", "other-seed"], seals={0: seals[0], 1: ""},
           table="refused-started")
    vector("half a byte", some(0, 1), "unreadable", edit=swap(OWN[1].hex(), OWN[1].hex()[:-1]))
    vector("capital letters", some(0, 1), "unreadable", edit=swap(line("entropy 1", OWN[1]),
           line("entropy 1", OWN[1].hex().upper())))
    short = SECRET[:-1]
    vector("a secret cut short", some(0, 1), ["short-secret"], secret=short, seals={n: sealed(n,
           OWN[n], short) for n in (0, 1)})
    vector("a secret that holds the first bytes", some(1), "short-secret",
           secret=SECRET + b"\0" + OWN[0], promise="")
    vector("a seed cut short", some(0, 1), "other-seed", seed=key(some(0, 1))[:-1])
    vector("no secret", some(0, 1), "no-secret", secret=None)
    vector("no seed", some(0, 1), "no-secret", edit=swap(line("seed", key(some(0, 1))), ""))
    vector("no commitment", some(0, 1), "other-secret", committed="")
    vector("a seat called 01", some(0, 1), "unreadable", edit=swap("entropy 1", "entropy 01"))
    vector("a seat called one", some(0, 1), "unreadable", edit=swap("entropy 1", "entropy one"))


def withheld() -> None:
    seals = {n: sealed(n, OWN[n]) for n in (0, 1)}
    vector("sealed and not told, and nobody resigned for it", some(1), "withheld", seals=seals,
           table="refused-patience")
    vector("sealed and not told, resigned later", some(0), "withheld", seals=seals, resigned=[(1,
           2)], table="refused-patience")
    vector("nobody tells anything", {}, "withheld", seals={0: seals[0]}, table="refused-own-bytes")
    vector("told bytes left out of the dice", some(0, 1), "other-seed", seed=key(some(0)))
    vector("withheld bytes in the dice after all", some(0), "other-seed", seals=seals,
           resigned=[(1, 0)], seed=key(some(0, 1)))
    vector("a key the host liked", some(0, 1), "other-seed",
           seed=b"a key somebody liked............")
    vector("the key of the secret alone", some(0, 1), "other-seed", seed=key({}))
    vector("a key by the first protocol", some(0, 1), "other-seed", seed=key_1(2, some(0, 1)))


def late() -> None:
    seals = [sealed(0, OWN[0]), sealed(1, OWN[1])]
    vector("seals as the page saw them", some(0, 1), "", "sealed", kept=seals,
           page="fair-seals-all")
    vector("sealed after the page told its bytes", some(0, 1), "", "sealed", kept=[seals[0], ""],
           page="fair-seals-late")
    vector("sealed anew after the page told its bytes", some(0, 1), "", "sealed", kept=[seals[0],
           sealed(1, OWN[2])], page="fair-seals-late")
    vector("a seal gone after the page told its bytes", some(0), "", "partial", kept=seals,
           page="fair-seals-late")
    vector("a bot that was a person, sealed", some(0), "", "alone", bots=(1,), kept=seals,
           page="fair-seals-late")
    vector("fewer seats than there were", some(0, 1), "", "sealed", kept=[*seals, sealed(2,
           OWN[2])], page="fair-seals-late")


# fmt: on


def main() -> int:
    """Write the file, or check it."""
    for chapter in (
        honest,
        first_protocol,
        unowed,
        doubled,
        elsewhere,
        reordered,
        misshapen,
        withheld,
        late,
    ):
        chapter()
    names = [one["name"] for one in VECTORS]
    assert len(set(names)) == len(names), "each has a name of its own"
    text = json.dumps(VECTORS, indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv:
        return 0 if FILE.read_text("utf-8") == text else 1
    FILE.write_text(text, "utf-8")
    print(f"{len(VECTORS)} vectors")
    return 0


if __name__ == "__main__":
    sys.exit(main())
