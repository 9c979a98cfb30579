"""Bots nobody would like to have in the house."""

import os
import time

from feldspar import Bot, State


class Endless(Bot):
    """Never comes to a decision."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        while True:
            time.sleep(1)


class Confused(Bot):
    """Makes a mistake."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        raise LookupError("where was I")


class Greedy(Bot):
    """Wants more memory than there is."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        return len(bytearray(1 << 40))


class Fatal(Bot):
    """Takes its process with it."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        os._exit(1)


class Once(Bot):
    """The same, but only once: it leaves a mark, whose place it is told by the environment."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        try:
            os.close(os.open(os.environ["FELDSPAR_TEST_MARK"], os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return view.legal(seat)[-1]
        os._exit(1)
