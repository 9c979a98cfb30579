"""The glossary has every character of the game once, and every disaster."""

from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules.cards.characters import DECKS
from feldspar.games.bruges.rules.components import DISASTERS, GROUPS, NAMES, RULES
from feldspar.table.services import guides


def things(*kinds: str) -> list[str]:
    glossary = guides.draw_glossary(GAME)
    assert glossary is not None
    return [one.id for kind in glossary.kinds if kind.id in kinds for one in kind.entries]


def test_all_165_characters_are_in_the_glossary_once_by_their_group() -> None:
    assert sorted(things(*GROUPS)) == sorted(NAMES[card] for card in DECKS[RULES])
    assert len(things(*GROUPS)) == 165
    assert all(len(things(group)) == 15 for group in GROUPS)


def test_every_disaster_is_in_the_glossary() -> None:
    assert sorted(things("threats")) == sorted(DISASTERS)
