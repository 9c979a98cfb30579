"""Writes tests/playthroughs/TITLE.txt: python scripts/write_playthroughs.py [TITLE ...]"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import feldspar
from tests.playthroughs import path_of, playthrough

for title in sys.argv[1:] or feldspar.titles():
    path_of(title).write_text(playthrough(title), encoding="utf-8")
    print(f"{path_of(title).name}: {path_of(title).stat().st_size // 1000} kB")
