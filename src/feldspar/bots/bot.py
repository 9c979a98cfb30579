"""Bots choose a decision from what one seat can see, and from nothing else."""

from typing import Final

from feldspar.kernel.chance import below, subkey
from feldspar.kernel.game import State
from feldspar.kernel.native import mypyc_attr

_WHIM: Final = 25
"""How much chance may add to a worth: a quarter of what games count as one point."""


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


class RandomBot(Bot):
    """Takes any legal decision, each equally likely."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        options = view.legal(seat)
        return options[below(len(options), seed, 0)]


class GreedyBot(Bot):
    """Takes the decision after which its game thinks best of its seat, looking one step ahead.

    A little chance decides between decisions that look nearly alike, or several of them at one
    table would play the same game.
    """

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        best = -1
        highest = 0
        mood = below(1 << 30, seed, 0)
        for action in view.legal(seat):
            after = view.clone()
            after.step(seat, action)
            mood = (mood * 1103515245 + 12345) & 0x7FFFFFFF
            worth = after.evaluate(seat) + (mood >> 16) % _WHIM
            if best < 0 or worth > highest:
                best, highest = action, worth
        return best


def decide(bot: Bot, state: State, seat: int, seed: bytes) -> int:
    """Ask a bot to decide for a seat, showing it only what the seat may see.

    The seed may be the same for a whole game: what the seat sees is mixed into it.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> feldspar.bots.decide(feldspar.bots.load("greedy"), state, 0, b"any") in state.legal(0)
    True
    """
    thought = subkey(seed, b"bot" + bytes([seat]) + state.info_key(seat))
    return bot.choose(state.determinize(seat, subkey(thought, b"view")), seat, thought)
