"""A question to a table is declared once: in a copy with one more, everything else follows."""

import subprocess
import sys
from pathlib import Path

from tests.docs.page import ROOT

SPEC = '''

class LongestSpec(NamedTuple):
    """A title whose puzzles are looked through."""

    game: Name
'''
CODE = '''

@query("puzzle/count", "How many puzzles a title has")
def count(asked: LongestSpec) -> PuzzleCount:
    """Return the number of puzzles."""
    return PuzzleCount(len(load_puzzles(games.load(asked.game))))
'''
RESULT = '''

class PuzzleCount(NamedTuple):
    """How many puzzles a title has."""

    puzzles: int
'''
TRY = """
import asyncio, json
from pathlib import Path

import httpx
from feldspar.server.http.app import create_application
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.table.browser import BrowserTables

tables = BrowserTables()
print(tables.handle("puzzle/count", json.dumps({"game": "bruges"})))


async def over_http():
    journal = SQLiteJournal(Path("tables.sqlite"))
    settings = Settings(key=b"k" * 32)
    site = create_application(journal, Services(), settings)
    transport = httpx.ASGITransport(site)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        print((await client.post("/api/puzzle/count", json={"game": "bruges"})).text)
    await journal.close()


asyncio.run(over_http())
"""


def test_a_new_question_is_one_declaration(tmp_path: Path) -> None:
    root = tmp_path / "copy"
    git = (
        "git",
        "ls-files",
        "-z",
        "-co",
        "--exclude-standard",
        "src",
        "scripts",
        "web/src/transport",
        "docs/openapi.json",
    )
    for name in subprocess.run(git, cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0"):
        source = ROOT / name.decode()
        if source.is_file():
            (root / name.decode()).parent.mkdir(parents=True, exist_ok=True)
            (root / name.decode()).write_bytes(source.read_bytes())
    table = root / "src" / "feldspar" / "table"
    edited = {
        table / "contract" / "commands.py": SPEC,
        table / "contract" / "views.py": RESULT,
        table / "services" / "puzzles.py": CODE,
    }
    for path, text in edited.items():
        path.write_text(path.read_text("utf-8") + text, "utf-8")
    names = (
        ("commands", "LongestSpec, PuzzleSpec", "PuzzleSpec"),
        ("views", "Posed, PuzzleCount", "Posed"),
    )
    puzzles = table / "services" / "puzzles.py"
    for module, both, old in names:
        line = f"from feldspar.table.contract.{module} import {old}"
        text = puzzles.read_text("utf-8")
        assert line in text
        puzzles.write_text(text.replace(line, line.replace(old, both)), "utf-8")
    assert len(edited) <= 3

    stale = run(root, "scripts/write_contract.py", "--check", status=1)
    assert "contract.ts is out of date" in stale
    assert "openapi.json is out of date" in stale
    run(root, "scripts/write_contract.py")
    types = (root / "web/src/transport/contract.ts").read_text("utf-8")
    assert '"puzzle/count": { takes: LongestSpec; returns: PuzzleCount };' in types
    assert "/api/puzzle/count" in (root / "docs/openapi.json").read_text("utf-8")
    (root / "try.py").write_text(TRY, "utf-8")
    here, there = run(root, "try.py").splitlines()
    assert here == f'{{"answer":{there}}}'
    assert there.startswith('{"puzzles":')


def run(root: Path, *arguments: str, status: int = 0) -> str:
    done = subprocess.run(
        (sys.executable, *arguments),
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout
    return done.stdout
