"""Bot interface: chooses a decision from what one seat may see, and from nothing else."""

from typing import Final

from feldspar.kernel.chance import below, subkey
from feldspar.kernel.deprecation import warn_renamed
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.game import State

_UNLIMITED_SECONDS: Final = 1e9
"""Seconds nobody waits for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody to play with: a class of your own that chooses.

    >>> class Last(feldspar.Bot):
    ...     def choose(self, view, seat, seed):
    ...         return view.legal(seat)[-1]
    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> state.game.actions.text(feldspar.bots.decide(Last(), state, 0, b"any"))
    'start(worker)'
    """

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        """Choose a legal decision for a seat in a state whose hidden parts are guesses.

        >>> feldspar.bots.load("greedy").choose(state, 0, b"any") in state.legal(0)
        True
        """
        raise NotImplementedError

    def start_deciding(self, view: State, seat: int, seed: bytes) -> "AnytimeDecision":
        """Begin to think about what `choose` would choose.

        >>> feldspar.bots.load("greedy").start_deciding(state, 0, b"any").finish() in state.legal(0)
        True
        """
        if self._ponders():
            warn_renamed("Bot.ponder", "Bot.start_deciding")
            return self.ponder(view, seat, seed)
        return AnytimeDecision(self, view, seat, seed)

    def ponder(self, view: State, seat: int, seed: bytes) -> "AnytimeDecision":
        """Begin to think: the old name of `start_deciding`."""
        if self._ponders():
            return AnytimeDecision(self, view, seat, seed)
        warn_renamed("Bot.ponder", "Bot.start_deciding")
        return self.start_deciding(view, seat, seed)

    def _ponders(self) -> bool:
        """Tell whether somebody's own bot still has its own `ponder`."""
        own: object = getattr(type(self), "ponder", None)
        return own is not getattr(Bot, "ponder", None)


class AnytimeDecision:
    """A decision in the making, for whoever has other things to do meanwhile.

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
    """Whether it is over in a moment, so that nobody need wait for it elsewhere."""
    progress: float
    """How much has been thought of what will be, from 0 to 1."""

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
        """Think on for about so long; return the decision once there is one.

        Whoever knows no slices chooses in the first, however long that takes.
        """
        self.progress = 1.0
        return self.bot.choose(self.view, self.seat, self.seed)

    def finish(self) -> int:
        """Think on until there is a decision."""
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
        """Think on: the old name of `advance`."""
        warn_renamed("Thought.on", "AnytimeDecision.advance")
        return self.advance(seconds)

    def end(self) -> int:
        """Think on until there is a decision: the old name of `finish`."""
        warn_renamed("Thought.end", "AnytimeDecision.finish")
        return self.finish()


class RandomBot(Bot):
    """Takes any legal decision, each equally likely."""

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        return AnytimeDecision(self, view, seat, seed, is_instant=True)

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        options = view.legal(seat)
        return options[below(len(options), seed, 0)]


class GreedyBot(Bot):
    """Takes the decision after which its game thinks best of its seat, looking one step ahead.

    A little chance decides between decisions that look nearly alike, or several of them at one
    table would play the same game. More of it makes a player who errs.
    """

    noise: int = 25
    """How much chance may add to a worth, in hundredths of a point."""

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
        """Return how good a position looks, in hundredths of a point."""
        return float(state.evaluate(seat))


def start_deciding(bot: Bot, state: State, seat: int, seed: bytes) -> AnytimeDecision:
    """Let a bot begin to think for a seat, showing it only what the seat may see.

    The seed may be the same for a whole game: what the seat sees is mixed into it.
    """
    own = subkey(seed, b"bot" + bytes([seat]) + state.info_key(seat))
    return bot.start_deciding(state.determinize(seat, subkey(own, b"view")), seat, own)


def decide(bot: Bot, state: State, seat: int, seed: bytes) -> int:
    """Ask a bot to decide for a seat: what it ponders, thought to the end.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> feldspar.bots.decide(feldspar.bots.load("greedy"), state, 0, b"any") in state.legal(0)
    True
    """
    return start_deciding(bot, state, seat, seed).finish()
