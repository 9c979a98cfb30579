"""A fixture of Bruges: characters with effects of a test's own."""

from collections.abc import Iterator

import pytest

from feldspar.games.bruges.rules.cards.characters import EFFECTS, WHEN, WHENS, effect_of
from feldspar.games.bruges.rules.units import When
from tests.games.bruges.given import card_of
from tests.games.bruges.made_up import Invent, Row


@pytest.fixture
def invent() -> Iterator[Invent]:
    effects, whens = EFFECTS[:], WHEN[:]

    def invented(card: str, when: str, *rows: Row) -> None:
        EFFECTS[card_of(card)] = [effect_of(row) for row in rows]
        WHEN[card_of(card)] = When(WHENS.index(when))

    yield invented
    EFFECTS[:], WHEN[:] = effects, whens
