"""Game-playing bots, loaded by name or specification.

>>> greedy = feldspar.bots.load("greedy")
>>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
>>> while actors := state.actors():
...     state.apply(actors[0], feldspar.bots.decide(greedy, state, actors[0], seed=b"any"))
>>> state.scores()
[50, 57]
"""

import importlib
from typing import TYPE_CHECKING, Final

from feldspar.bots.bot import AnytimeDecision as AnytimeDecision
from feldspar.bots.bot import Bot as Bot
from feldspar.bots.bot import GreedyBot, RandomBot
from feldspar.bots.bot import decide as decide
from feldspar.bots.bot import start_deciding as start_deciding
from feldspar.bots.learned_bots import LearnedBot, SearchBot
from feldspar.bots.levels import LEVELS, level
from feldspar.kernel.deprecation import renamed

BOTS: dict[str, type[Bot]] = {
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "random": RandomBot,
    "search": SearchBot,
}
KNOWN = f"{', '.join(sorted(BOTS))}, {LEVELS[0]} to {LEVELS[-1]}, or your own as module:Class"

OPTION_NAMES: Final = {
    "whim": "noise",
    "walks": "simulations",
    "boldness": "exploration",
    "temper": "prior_temperature",
    "open_mind": "uniform_prior",
    "scale": "value_scale",
    "doubt": "first_play_reduction",
    "horizon": "rollout_depth",
}
"""Names of the settings in bot specifications. Stored tables and levels contain them, so they are
accepted forever; a setting's own name is accepted as well."""
if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {"Thought": "AnytimeDecision", "ponder": "start_deciding"})


def load(name: str) -> Bot:
    """Return a bot by its name, or a bot of your own as `module:Class`; settings follow in
    brackets.

    >>> isinstance(feldspar.bots.load("random"), feldspar.Bot)
    True
    >>> feldspar.bots.load("greedy(noise=300)").noise
    300
    >>> feldspar.bots.load("deep blue")
    Traceback (most recent call last):
        ...
    ValueError: no bot is called 'deep blue'; there are: greedy, learned, random, search, level-1 \
to level-5, or your own as module:Class
    """
    title, bracket, settings = name.partition("(")
    bot = _import_bot(title) if ":" in title else _built_in(title)
    if bracket:
        for setting in settings.removesuffix(")").split(","):
            _set_option(bot, name, *setting.strip().split("=", 1))
    return bot


def _built_in(name: str) -> Bot:
    if name in LEVELS:
        return level(name)
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are: {KNOWN}")
    return BOTS[name]()


def _import_bot(name: str) -> Bot:
    module, _, title = name.partition(":")
    try:
        bot = getattr(importlib.import_module(module), title)()
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"cannot load the bot {name!r}: {error}") from error
    if not isinstance(bot, Bot):
        raise ValueError(f"{name!r} is not a feldspar.bots.Bot")
    return bot


def _set_option(bot: Bot, name: str, setting: str, value: str = "") -> None:
    """Change a setting of a bot; only numeric settings can be changed."""
    option = OPTION_NAMES.get(setting, setting) if isinstance(bot, GreedyBot) else setting
    before = getattr(bot, option, None)
    if not isinstance(before, (int, float)):
        raise ValueError(f"{name!r}: there is no setting {setting!r}")
    try:
        setattr(bot, option, type(before)(value))
    except ValueError:
        raise ValueError(f"{name!r}: {setting} is a number, not {value!r}") from None
