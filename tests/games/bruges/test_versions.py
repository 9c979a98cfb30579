"""The characters that are other than they were, and the games that still have them so."""

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import (
    COLOUR,
    DECKS,
    EFFECTS,
    GROUP,
    PICTURE,
    PRICE,
    WHEN,
)
from feldspar.games.bruges.rules.components import EARLIER, NAMES, ROWS
from feldspar.kernel.events import Text
from tests.games.bruges.given import card_of

PRICES = {
    "clerk-of-the-rolls": (3, 6),
    "fence": (3, 3),
    "librarian": (3, 0),
    "philosopher": (3, 9),
    "physician": (3, 0),
    "ratcatcher": (3, 6),
    "sexton": (3, 6),
    "student": (3, 0),
    "teacher": (3, 0),
    "valet": (3, 0),
}
"""By rules 1, and since."""


def test_what_was_different_is_a_price_or_a_figure_of_an_effect() -> None:
    then, now = DECKS[1], DECKS[2]
    changed = {NAMES[old]: (old, new) for old, new in zip(then, now, strict=True) if old != new}
    assert changed.keys() == PRICES.keys() == {row["id"] for row in EARLIER}
    for name, (old, new) in changed.items():
        assert (PRICE[old], PRICE[new]) == PRICES[name]
        assert NAMES[new] == f"{name}-2"
        for table in (COLOUR, GROUP, PICTURE, WHEN):
            assert table[old] == table[new]
    florins = [EFFECTS[card_of(name)][0].get_n for name in ("fence", "fence-2")]
    assert florins == [4, 2]


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("engraver", ["first", "later"])
def test_a_game_has_the_cards_of_its_version(rules: int, engraver: str) -> None:
    state = GAME.versions[rules - 1].new(2, b"deck", engraver=engraver)
    assert isinstance(state, BrugesState)
    cards = {*state.extra, *state.piles[0], *state.piles[1]}
    engravers = {card_of("engraver"), card_of("engraver-later")}
    assert cards - engravers == {*DECKS[rules]} - engravers
    assert len(cards & engravers) == 1


def test_cards_of_one_name_are_called_alike_in_both_languages() -> None:
    for language in ("en", "fr"):
        words = GAME.words(language)
        for name, row in zip(NAMES, ROWS, strict=True):
            for key in ("card", "the"):
                assert words.say(Text(f"{key}-{name}")) == words.say(Text(f"{key}-{row['id']}"))
