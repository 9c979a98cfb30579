"""Changed positions: whatever is read can be played to its end, and all else is refused in words.

The long form is `scripts/mutate_positions.py`.
"""

import re
from typing import Any

import pytest

import feldspar
from tests.hostile.positions import Mutants, at_bounds, survives

SEED = 26
TRIED = 400
"""Mutants of each title, about one in eight of which is read."""


@pytest.mark.promise("PRO-18")
@pytest.mark.parametrize("title", feldspar.titles())
def test_a_changed_position_is_refused_or_can_be_played_to_its_end(title: str) -> None:
    mutants = Mutants(feldspar.game(title), SEED)
    assert all(survives(text, n) for n, text in enumerate(mutants.texts[:12]))  # unchanged ones are
    read = sum([survives(mutants.mutant(number), number) for number in range(TRIED)])
    assert read > TRIED // 40, "hardly anything was read, so hardly anything was tried"


@pytest.mark.parametrize("title", feldspar.titles())
def test_whoever_begins_with_the_most_there_can_be_may_have_more_in_the_end(title: str) -> None:
    text = Mutants(feldspar.game(title), SEED).texts[2]
    pushed = [*at_bounds(text)]
    assert all(survives(one, number) for number, one in enumerate(pushed))
    assert pushed


def test_a_sheet_may_be_as_full_as_can_be_and_is_written_on() -> None:
    state = feldspar.new("burgundy_dice", seats=2, seed="full")
    for seat in range(2):
        state.step(seat, state.legal(seat)[0])
    text = state.position()
    full = re.sub("(?m)^(entries 0: .*)$", lambda line: line[1] + " city@0=1" * 198, text)
    assert survives(full, SEED)


def test_cards_may_be_shuffled_as_often_as_can_be_and_are_shuffled_again() -> None:
    state: Any = feldspar.new("burgundy_cards", seats=2, seed="often")
    state.shuffles, state.deck, state.discard = 50, [], state.deck
    assert survives(state.position(), SEED)
