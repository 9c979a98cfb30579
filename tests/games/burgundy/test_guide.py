"""The glossary has every tile, and its summary the printed figures."""

from feldspar.games.burgundy.game import GAME
from feldspar.games.burgundy.rules.components import GOODS, TYPES
from feldspar.games.burgundy.rules.tiles import FACES
from feldspar.table.services import guides


def things(*kinds: str) -> list[str]:
    glossary = guides.draw_glossary(GAME)
    assert glossary is not None
    return [one.id for kind in glossary.kinds if kind.id in kinds for one in kind.entries]


def test_every_tile_is_in_the_glossary_once() -> None:
    assert sorted(things("knowledge", "buildings", "animals", "others")) == sorted(set(FACES))


def test_all_goods_and_bonus_tiles_are_in_the_glossary_once() -> None:
    assert things("goods") == list(GOODS)
    assert things("bonuses") == [
        f"{size}-{type_}" for size in ("large", "small") for type_ in TYPES
    ]
