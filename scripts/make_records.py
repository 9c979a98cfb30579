"""Writes the recorded games of a title to tests/records/.

    python scripts/make_records.py TITLE [NAME ...] [--anew]

Without names, those that are missing; with `--anew`, all of them: to be done when the rules change,
and their version with them. How they are played is in `tests/games/TITLE/recording.py`.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import feldspar
from tests.recording import made_by, path_of


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the recorded games of a title.")
    parser.add_argument("title", choices=feldspar.titles())
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, even if they exist")
    parser.add_argument("--anew", action="store_true", help="also those that exist")
    chosen = parser.parse_args()
    makes = made_by(chosen.title)
    missing = [name for name in makes.NAMES if not path_of(chosen.title, name).exists()]
    names = chosen.names or (makes.NAMES if chosen.anew else missing)
    for name in names:
        began = time.monotonic()
        path = path_of(chosen.title, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(str(makes.make(name)).encode())
        print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
    print(f"{len(names)} records in {path_of(chosen.title, '').parent}")


if __name__ == "__main__":
    main()
