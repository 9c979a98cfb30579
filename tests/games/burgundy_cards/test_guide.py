"""The glossary has every kind of card, and the summary the printed figures."""

from feldspar.games.burgundy_cards.game import GAME
from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import FACES
from feldspar.table.content import guide
from feldspar.table.services import guides


def things(*kinds: str) -> list[str]:
    glossary = guides.draw_glossary(GAME)
    assert glossary is not None
    return [one.id for kind in glossary.kinds if kind.id in kinds for one in kind.entries]


def test_every_kind_of_card_is_in_the_glossary_once() -> None:
    assert sorted(things("types", "buildings")) == sorted(set(FACES))
    goods = [f"goods-{name}" for name in components.GOODS]
    assert things("storage") == [*goods, *components.ANIMALS, "worker", "silver"]
    assert [f"first-{name}" for name in components.TYPES] == things("awards")[
        : len(components.TYPES)
    ]
    assert [one.upper() for one in things("rounds")] == list(components.ROUNDS)


def test_the_summary_gives_the_points_of_triples_and_animals() -> None:
    summary = guide.load_summary(GAME)
    assert summary is not None
    items = [item for page in summary.pages for part in page.sections for item in part.items]
    rows = [item.cells for item in items if item.cells]
    assert rows[1] == tuple(map(str, components.TRIPLE_POINTS))
    assert rows[3] == tuple(map(str, components.SET_POINTS[2:]))
