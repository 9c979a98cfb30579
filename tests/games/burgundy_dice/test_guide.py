"""The glossary has every colour and bonus of the sheet, and its summary the printed figures."""

from feldspar.games.burgundy_dice.game import GAME
from feldspar.games.burgundy_dice.rules.components import (
    BONUSES,
    COLOURS,
    FIRST,
    SECOND,
    ZONE_POINTS,
)
from feldspar.table.content import guide
from feldspar.table.services import guides


def things(kind: str) -> list[str]:
    glossary = guides.draw_glossary(GAME)
    assert glossary is not None
    return [one.id for each in glossary.kinds if each.id == kind for one in each.entries]


def test_all_colours_bonuses_and_castles_are_in_the_glossary_once() -> None:
    assert sorted(things("colours")) == sorted(COLOURS)
    assert sorted(things("bonuses")) == sorted(things("castles")) == sorted(BONUSES)


def test_the_summary_gives_the_points_of_zones_and_colours() -> None:
    summary = guide.load_summary(GAME)
    assert summary is not None
    items = [item for page in summary.pages for part in page.sections for item in part.items]
    rows = [item.cells for item in items if item.cells]
    sizes = zip(*ZONE_POINTS[1:], strict=True)
    assert rows[1:4] == [tuple(map(str, phase)) for phase in sizes]
    assert rows[5:] == [tuple(map(str, place)) for place in (FIRST, SECOND)]
