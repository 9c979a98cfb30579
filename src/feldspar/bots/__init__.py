"""Players made of code, by name.

>>> greedy = feldspar.bots.load("greedy")
>>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
>>> while actors := state.actors():
...     state.apply(actors[0], feldspar.bots.decide(greedy, state, actors[0], seed=b"any"))
>>> state.scores()
[56, 67]
"""

import importlib

from feldspar.bots.bot import Bot as Bot
from feldspar.bots.bot import GreedyBot, RandomBot
from feldspar.bots.bot import decide as decide

BOTS = {"greedy": GreedyBot, "random": RandomBot}
KNOWN = f"{', '.join(sorted(BOTS))}, or your own as module:Class"


def load(name: str) -> Bot:
    """Return a bot by its name, or anybody's own as `module:Class`.

    >>> isinstance(feldspar.bots.load("random"), feldspar.Bot)
    True
    >>> feldspar.bots.load("deep blue")
    Traceback (most recent call last):
        ...
    ValueError: no bot is called 'deep blue'; there are: greedy, random, or your own as module:Class
    """
    module, colon, title = name.partition(":")
    if colon:
        try:
            bot = getattr(importlib.import_module(module), title)()
        except (ImportError, AttributeError, TypeError) as error:
            raise ValueError(f"cannot load the bot {name!r}: {error}") from error
        if not isinstance(bot, Bot):
            raise ValueError(f"{name!r} is not a feldspar.bots.Bot")
        return bot
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are: {KNOWN}")
    return BOTS[name]()
