"""Visibility (section 23): all is open but chance to come and secret choices of the set-up."""

from feldspar.games.burgundy.rules.legal import legal
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, SECRET, SETUP, Position
from feldspar.kernel.fast.fast_random import FastRandom, determinized_key


def secret(position: Position) -> bool:
    """Tell whether what others have chosen is not to be seen now (BUR-22.2)."""
    return position.stage == SETUP and position.setup == SECRET


def known_choices(position: Position, viewer: int) -> list[int]:
    """Return the choices of the set-up as far as a viewer may know them."""
    if not secret(position):
        return position.choices
    return [
        choice if seat == viewer else NOT_CHOSEN for seat, choice in enumerate(position.choices)
    ]


def redraw(position: Position, viewer: int, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, and what the others have chosen in secret."""
    position.key = determinized_key(seed)
    if not secret(position):
        return
    guesses = position.choices[:]
    choices = FastRandom(seed)
    for seat in position.clockwise(0):
        if seat != viewer and position.choices[seat] != NOT_CHOSEN:
            position.waiting |= 1 << seat
            options = legal(position, seat)
            position.waiting ^= 1 << seat
            guesses[seat] = options[choices.below(len(options))]
    position.choices = guesses
