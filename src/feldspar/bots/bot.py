"""Bot interface: chooses a decision from what one seat may see, and from nothing else."""

from typing import Final

from feldspar.kernel.chance import below, subkey
from feldspar.kernel.deprecation import warn_renamed
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.game import State

_UNLIMITED_SECONDS: Final = 1e9
"""Longer than anybody waits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class of all bots: subclass it and implement `choose`.

    >>> class Last(feldspar.Bot):
    ...     def choose(self, view, seat, seed):
    ...         return view.legal(seat)[-1]
    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> state.game.actions.text(feldspar.bots.decide(Last(), state, 0, b"any"))
    'start(worker)'
    """

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        """Choose a legal decision for a seat in a state whose hidden parts are sampled.

        >>> feldspar.bots.load("greedy").choose(state, 0, b"any") in state.legal(0)
        True
        """
        raise NotImplementedError

    def start_deciding(self, view: State, seat: int, seed: bytes) -> "AnytimeDecision":
        """Start the decision that `choose` would take.

        >>> feldspar.bots.load("greedy").start_deciding(state, 0, b"any").finish() in state.legal(0)
        True
        """
        if self._ponders():
            warn_renamed("Bot.ponder", "Bot.start_deciding")
            return self.ponder(view, seat, seed)
        return AnytimeDecision(self, view, seat, seed)

    def ponder(self, view: State, seat: int, seed: bytes) -> "AnytimeDecision":
        """Start a decision: the old name of `start_deciding`."""
        if self._ponders():
            return AnytimeDecision(self, view, seat, seed)
        warn_renamed("Bot.ponder", "Bot.start_deciding")
        return self.start_deciding(view, seat, seed)

    def _ponders(self) -> bool:
        """Return whether a user-defined bot still overrides `ponder`."""
        own: object = getattr(type(self), "ponder", None)
        return own is not getattr(Bot, "ponder", None)


class AnytimeDecision:
    """A decision in progress, computed in slices so that the caller can do other things in between.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> thought = feldspar.bots.start_deciding(feldspar.bots.load("greedy"), state, 0, b"any")
    >>> thought.is_instant, thought.advance(0.1) in state.legal(0), thought.progress
    (True, True, 1.0)
    """

    bot: Bot
    view: State
    seat: int
    seed: bytes
    is_instant: bool
    """Whether it takes only a moment, so that it need not be computed elsewhere."""
    progress: float
    """The share of the computation that is done, from 0 to 1."""

    def __init__(
        self, bot: Bot, view: State, seat: int, seed: bytes, is_instant: bool = False
    ) -> None:
        self.bot = bot
        self.view = view
        self.seat = seat
        self.seed = seed
        self.is_instant = is_instant
        self.progress = 0.0

    def advance(self, seconds: float) -> int | None:
        """Continue for about so many seconds; return the decision once there is one.

        A bot that does not support slices chooses in the first, however long that takes.
        """
        self.progress = 1.0
        return self.bot.choose(self.view, self.seat, self.seed)

    def finish(self) -> int:
        """Continue until there is a decision."""
        while True:
            decision = self.advance(_UNLIMITED_SECONDS)
            if decision is not None:
                return decision

    @property
    def at_once(self) -> bool:
        """The old name of `is_instant`."""
        warn_renamed("Thought.at_once", "AnytimeDecision.is_instant")
        return self.is_instant

    def on(self, seconds: float) -> int | None:
        """Continue: the old name of `advance`."""
        warn_renamed("Thought.on", "AnytimeDecision.advance")
        return self.advance(seconds)

    def end(self) -> int:
        """Continue until there is a decision: the old name of `finish`."""
        warn_renamed("Thought.end", "AnytimeDecision.finish")
        return self.finish()


class RandomBot(Bot):
    """Takes any legal decision with equal probability."""

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        return AnytimeDecision(self, view, seat, seed, is_instant=True)

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        options = view.legal(seat)
        return options[below(len(options), seed, 0)]


class GreedyBot(Bot):
    """Takes the decision with the best evaluation by its game, looking one step ahead.

    A little noise decides between decisions of nearly the same value, or several of these bots at
    one table would play the same game. More noise makes a weaker player.
    """

    noise: int = 25
    """The most noise added to a value, in hundredths of a point."""

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        return AnytimeDecision(self, view, seat, seed, is_instant=True)

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        best = -1
        highest = 0.0
        mood = below(1 << 30, seed, 0)
        for action in options:
            after = view.clone()
            after.step(seat, action)
            mood = (mood * 1103515245 + 12345) & 0x7FFFFFFF
            worth = self.evaluate(after, seat) + (mood >> 16) % self.noise
            if best < 0 or worth > highest:
                best, highest = action, worth
        return best

    @property
    def whim(self) -> int:
        """The old name of `noise`."""
        warn_renamed("GreedyBot.whim", "GreedyBot.noise")
        return self.noise

    @whim.setter
    def whim(self, value: int) -> None:
        warn_renamed("GreedyBot.whim", "GreedyBot.noise")
        self.noise = value

    def evaluate(self, state: State, seat: int) -> float:
        """Return the value of a position, in hundredths of a point."""
        return float(state.evaluate(seat))


def start_deciding(bot: Bot, state: State, seat: int, seed: bytes) -> AnytimeDecision:
    """Start a bot's decision for a seat, showing it only what the seat may see.

    The seed may be the same for a whole game: what the seat sees is mixed into it.
    """
    own = subkey(seed, b"bot" + bytes([seat]) + state.info_key(seat))
    return bot.start_deciding(state.determinize(seat, subkey(own, b"view")), seat, own)


def decide(bot: Bot, state: State, seat: int, seed: bytes) -> int:
    """Return a bot's decision for a seat.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> feldspar.bots.decide(feldspar.bots.load("greedy"), state, 0, b"any") in state.legal(0)
    True
    """
    return start_deciding(bot, state, seat, seed).finish()
