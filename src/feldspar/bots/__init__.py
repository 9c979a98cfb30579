"""Players made of code, by name."""

import importlib

from feldspar.bots.bot import Bot as Bot
from feldspar.bots.bot import GreedyBot, RandomBot
from feldspar.bots.bot import decide as decide

BOTS = {"greedy": GreedyBot, "random": RandomBot}
KNOWN = f"{', '.join(sorted(BOTS))}, or your own as module:Class"


def load(name: str) -> Bot:
    """Return a bot by its name, or anybody's own as `module:Class`."""
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
