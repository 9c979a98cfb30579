"""Helpers to inspect a scene: its pieces, what may be selected, and all its texts."""

from collections.abc import Iterable, Iterator

from feldspar import State
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.scene import Area, Box, Item, Move, Piece, Scene


def viewers(state: State) -> range:
    """Everybody who may look: a watcher, and every seat."""
    return range(WATCHER, state.seats)


def moves_of(state: State, viewer: int) -> list[Move]:
    """What a viewer may decide: nothing, for a watcher."""
    return [] if viewer == WATCHER else [*state.game.moves(state, viewer)]


def area(scene: Scene, wanted: str) -> Area:
    return next(part for part in scene.areas if part.id == wanted)


def drawn(part: Area) -> list[Piece]:
    return [item for item in part.items if isinstance(item, Piece)]


def ids(part: Area) -> set[str]:
    return {piece.id for piece in drawn(part) if piece.id}


def pieces(scene: Scene) -> Iterator[Piece]:
    for part in scene.areas:
        yield from drawn(part)


def piece(scene: Scene, wanted: str) -> Piece:
    return next(one for one in pieces(scene) if one.id == wanted)


def printed(items: Iterable[Item]) -> Iterator[Piece]:
    """Pieces, and all that is printed on them."""
    for item in items:
        if isinstance(item, Piece):
            yield item
            yield from printed(item.face)


def touchable(scene: Scene) -> list[str]:
    """Whatever may be touched, but for what is shown once more for small screens."""
    arranged = set(_arranged(scene.layout))
    large = [part for part in scene.areas if part.id in arranged or part.role != "mine"]
    things = [piece.id for part in large for piece in drawn(part) if piece.id]
    return things + [choice.id for choice in scene.choices]


def _arranged(box: Box) -> Iterator[str]:
    for part in box.parts:
        if isinstance(part, Box):
            yield from _arranged(part)
        else:
            yield part


def texts(thing: object) -> Iterator[Text]:
    """Everything there is to say in a scene or in moves, not what it is made of in turn."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from texts(part)
        if isinstance(thing, Move) and thing.price:
            yield thing.price.text
