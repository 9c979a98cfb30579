"""Worker process of `feldspar bench`: a script, so that it can choose its build before import."""

import hashlib
import importlib
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of this package as source, even beside a compiled one."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of this package without the loader of extension modules."""
        if not name.startswith("feldspar.") or path is None:
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path]
        return next((spec for f in finders if (spec := f.find_spec(name))), None)


def main(mode: str, title: str) -> None:
    """Answer each line `[seats, first, games]` with the measurements of those games."""
    sys.path.pop(0)  # this folder, which the interpreter adds for a script
    if mode == "interpreted":
        sys.meta_path.insert(0, SourceOnly)
    kernel = importlib.import_module("feldspar.kernel.playout")
    game = importlib.import_module("feldspar.games").load(title)
    reply({"compiled": not str(kernel.__file__).endswith(".py")})
    for line in sys.stdin:
        seats, first, games = json.loads(line)
        states = [
            game.new(seats, number.to_bytes(4, "big")) for number in range(first, first + games)
        ]
        began = time.process_time()
        decisions = sum([kernel.playout(state, first + i) for i, state in enumerate(states)])
        seconds = time.process_time() - began
        digest = hashlib.sha256(b"".join([state.state_key() for state in states])).hexdigest()
        middle = game.new(seats, b"")
        kernel.playout(middle, first, 12 * seats)
        answer = {"digest": digest, "decisions": decisions, "seconds": seconds}
        answer["clone"] = measure_calls(middle.clone)
        answer["guess"] = measure_calls(partial(middle.determinize, 0, b"any"))
        reply(answer)


def measure_calls(call: Callable[[], object], times: int = 500) -> float:
    """Return the seconds one call takes."""
    began = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - began) / times


def reply(answer: dict[str, object]) -> None:
    """Print an answer as one line."""
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
