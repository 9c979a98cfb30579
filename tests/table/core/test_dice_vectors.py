"""The vectors of the dice, by three of those who check them: library, command line and table.

The page runs the same file (web/src/fairness/verifyRecord.test.ts).
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import feldspar
from feldspar import Record
from feldspar.cli import main
from feldspar.kernel.notation.record_format import RecordError
from feldspar.table import Table
from feldspar.table.core import fairness
from tests.table.tables import PEOPLE, refused, state_of

HERE = Path(__file__).parents[1]
VECTORS: list[dict[str, Any]] = json.loads((HERE / "dice_vectors.json").read_text("utf-8"))
every_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
FULL = 1_000
DICE = feldspar.game("burgundy_dice")


def test_there_are_enough_and_as_the_script_writes_them() -> None:
    script = HERE.parents[1] / "scripts" / "write_dice_vectors.py"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0
    assert sum(not vector["wrong"] for vector in VECTORS) >= 20
    assert sum(bool(vector["wrong"]) for vector in VECTORS) >= 60
    assert {vector["promise"] for vector in VECTORS if not vector["wrong"]} == {
        *("sealed", "alone", "withheld", "partial", "none", "sealed-1", "open-1")
    }


@pytest.mark.promise("PRO-17", "PRO-67")
@every_vector
def test_the_library_finds_what_is_wrong(vector: dict[str, Any]) -> None:
    try:
        record = Record.parse(vector["record"])
    except RecordError:
        assert vector["wrong"] == ["verify-unreadable"]
        return
    verdict = fairness.verify(record, DICE)
    assert [finding.key for finding in verdict.wrong] == vector["wrong"]
    assert vector["wrong"] or verdict.promise == vector["promise"]


@pytest.mark.promise("PRO-17", "PRO-67")
@every_vector
def test_the_command_says_so(
    vector: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "vector.record"
    file.write_text(vector["record"], "utf-8")
    status = main(["verify", str(file), "--lang", "en"])
    said = capsys.readouterr().out
    assert status == bool(vector["wrong"])
    assert ("This record cannot be trusted." in said) == bool(vector["wrong"])
    seals = re.findall(r"^seal [0-9]+: ([0-9a-f]+)$", vector["record"], re.M)
    assert said.count("\n- ") == (len(vector["wrong"]) or 3 + bool(seals))
    if not vector["wrong"]:
        words = {"sealed": "nothing else", "alone": "One person played", "none": "no seat added"}
        words |= {"withheld": "never revealed", "partial": "for whoever added none"}
        words |= {"sealed-1": "the first protocol", "open-1": "the first protocol"}
        assert words[vector["promise"]] in said
        strong = vector["promise"] in ("sealed", "alone")
        assert ("weaker" in said) == (not strong)
        assert all(seal in said for seal in seals), "to be compared with what a page saw in time"
        late = "shown before" in said.split("\n")[1]
        assert late == (vector["promise"] in ("sealed", "alone", "withheld", "partial"))


@pytest.mark.promise("PRO-15", "PRO-67")
@pytest.mark.parametrize(
    "vector",
    [vector for vector in VECTORS if vector["table"] is not None],
    ids=lambda vector: vector["name"],
)
def test_the_table_takes_only_what_a_checker_accepts(vector: dict[str, Any]) -> None:
    """Everybody sits, seals and tells as the vector says, and withholds what it lacks."""
    text = [line.partition(": ") for line in vector["record"].split("\n")]
    said = {name: value for name, _, value in text}
    secret = bytes.fromhex(said["secret"])
    table = Table.of(DICE, [Table.opening_entry(DICE, int(said["seats"]), {}, secret, 0)])
    if vector["table"]:
        with refused(vector["table"]):
            sit_and_tell(table, vector, said)
        return
    sit_and_tell(table, vector, said)
    assert state_of(table).key.hex() == said["seed"]
    assert vector["wrong"] or table.dice_promise() == vector["promise"]


def sit_and_tell(table: Table, vector: dict[str, Any], said: dict[str, str]) -> None:
    seals: dict[int, str] = dict(vector["seals"])
    for seat in range(len(table.seats)):
        if f"bot {seat}" in said:
            table.commit(table.seat_bot(seat, "random", "", FULL))
            continue
        player = (PEOPLE * 2)[seat]
        table.commit(table.join(seat, player, "", FULL, seals.get(seat, "")))
    for seat, sealed in seals.items():
        if f"bot {seat}" in said:
            table.commit(table.seal(seat, sealed, FULL))
    for seat, own in vector["entropy"]:
        table.commit(table.unseal(seat, bytes.fromhex(own), FULL))
    for seat in table.seats_owing_entropy():
        if said.get(f"resigned {seat}") == "0":
            table.commit(table.resign(seat, "random", FULL))
    if awaited := table.seats_owing_entropy():
        asking = [seat for seat, _ in vector["entropy"]] or awaited
        table.begin(asking[0], FULL + table.clock.reveal_limit() - 1)
        raise AssertionError(f"nobody waits for the bytes of {awaited}")
