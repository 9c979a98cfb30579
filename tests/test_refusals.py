"""What is said to whoever clicks on what is not lit is true in the position."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

import feldspar
from feldspar import State
from feldspar.kernel.events import Text
from tests.refusals import Click, clicks, positions, records
from tests.scenes import drawn

ORDERS = {
    "asked-draw": {"draw"},
    "why-brg-5-6": {"advance"},
    "why-brg-9-4": {"bury"},
    "why-brg-9-6": {"burn", "burn_under", "breach"},
    "why-brg-9-9": {"disaster"},
    "why-brg-15-2": {"take"},
    "why-brg-15-4": {"draw"},
    "why-brg-15-9": {"house", "draw"},
    "why-brg-15-10": {"place"},
    "why-brg-15-11": {"workers", "florins", "threat", "canal", "house", "place"},
    "why-brg-15-15": {"pay"},
    "why-brg-15-16": {"breach"},
    "unused-before-hex": {"start"},
    "why-bur-5-7": {"skip", "keep", "collect", "take", "place", "sell", "discard"},
    "why-bur-7-4": {"discard"},
    "why-bur-9-2": {"collect"},
    "why-bur-9-6": {"keep"},
    "why-bur-11-3": {"take", "place", "sell", "workers"},
    "why-bur-22-1": {"start"},
    "why-bcg-5-5": {"drop"},
    "why-bcg-8-3": {"mix"},
    "why-bcg-9-2": {"choose"},
    "why-bcg-9-3": {"take", "place", "sell", "restock", "silver", "convert"},
    "why-bcg-9-5": {"choose"},
    "why-bcg-9-8": {"buy"},
    "why-bcg-10-8": {"column"},
    "why-bcg-11-3": {"draw"},
    "why-bcg-11-4": {"draw"},
    "why-bcg-11-13": {"draw"},
    "why-bcg-12-4": {"bonus"},
    "why-bcg-15-5": {"aaron"},
}
"""Of each answer that tells somebody to do something: the kinds of decision it speaks of."""
ORDER = re.compile(
    r"^(?:First|Choose|Say|Buy|Take|Draw)\b|: (?:first|choose|take)\b|piles come first\b"
)


def some(title: str) -> Iterator[Click]:
    """Yield a refused click on each kind of thing, in some positions of some records."""
    for number, path in enumerate(records(title)[::3]):
        for state in positions(path, 29 + number % 7):
            yield from clicks(state, each=False)


@pytest.mark.parametrize("title", feldspar.titles())
def test_a_click_on_what_is_not_lit_gets_a_reason(title: str) -> None:
    """The page says "Not now." where there is none: of twenty clicks once at most."""
    found = [click for state in few(title) for click in clicks(state)]
    silent = [click.thing for click in found if click.text is None]
    assert len(found) > 100
    assert len(silent) <= 0.05 * len(found), silent
    for language in ("en", "fr"):
        words = feldspar.game(title).words(language)
        assert all(words.say(click.text) for click in found if click.text)


@pytest.mark.parametrize("title", feldspar.titles())
def test_things_of_another_are_theirs(title: str) -> None:
    state = next(state for state in few(title) if state.seats > 1)
    seat = state.actors()[0]
    theirs = next(
        area for area in state.game.scene(state, seat).areas if area.seat not in (-1, seat)
    )
    for piece in drawn(theirs):
        message = state.game.piece_message(state, seat, piece.id)
        owner = Text("seat-name", {"n": theirs.seat + 1})
        assert message == (Text("piece-of", {"name": owner}) if piece.id else None)


def few(title: str) -> Iterator[State]:
    """Yield the middle of some records of a title."""
    for path in records(title)[::6]:
        yield from islice(positions(path, 40), 1, 2)


def orders(title: str) -> Iterator[tuple[str, Click]]:
    """Yield the words of every answer that tells somebody to do something."""
    words = feldspar.game(title).words("en")
    for click in some(title):
        if click.text is not None and ORDER.search(said := words.say(click.text)):
            yield said, click


@pytest.mark.parametrize("title", feldspar.titles())
def test_nobody_is_told_to_do_what_cannot_be_done(title: str) -> None:
    told = set()
    for said, (state, seat, thing, _, text) in orders(title):
        assert text is not None
        kinds = {state.game.actions.decode(action).kind for action in state.legal(seat)}
        assert kinds & ORDERS.get(text.key, set()), (thing, text.key, said)
        told.add(text.key)
    assert told
