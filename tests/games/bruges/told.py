"""Random games to look at, and what a text says in both languages."""

import re
from collections.abc import Iterator
from random import Random

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.kernel.events import Text

WORDS = [GAME.words("en"), GAME.words("fr")]


def games(seeds: int) -> Iterator[tuple[BrugesState, int]]:
    """Every position of some random games but the last, with the seat that must decide."""
    for seats in (2, 3, 4):
        for seed in range(seeds):
            state, chance = GAME.new(seats, b"asking %d" % seed), Random(seed)
            while state.actors():
                yield state, state.decider()
                state.step(state.decider(), chance.choice(state.legal(state.decider())))


def said(text: Text) -> str:
    """What a text says in English; that it can be said in French, and that nothing is left open."""
    both = [words.say(text) for words in WORDS]
    for one in both:
        assert one.strip()
        assert complete(one), one
    return both[0]


def complete(said: str) -> bool:
    """Whether words are well put together, with nothing left open."""
    return not re.search(r"[{}$]|  |\s[.,]|\.\.", said)
