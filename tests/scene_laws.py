"""Laws of every scene, and of what may be selected in it, as plain functions.

A law takes a state, which it does not change, and a source of random choices; that of secrets takes
a table at which several decide at once.
"""

import re
from itertools import chain, product
from random import Random
from xml.etree import ElementTree

from feldspar import Game, State
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.move_selection import intended_move, narrow, next_steps, result
from feldspar.kernel.render.svg import document
from feldspar.kernel.render.svg.symbols import Library, symbols_of
from feldspar.kernel.render.svg.theme import THEMES
from feldspar.kernel.scene import Area, Lettering, Piece, Scene, Table
from tests import laws
from tests.scenes import moves_of, pieces, printed, texts, touchable, viewers
from tests.shapes import Shapes, side_by_side

LANGUAGES = ("en", "fr")
ID = r'\bid="([\w-]+)"'
SCREEN = (1440, 900)
TERMINAL = (110, 95)
"""How many columns and lines a text picture may take."""
SLACK = 0.5
"""How far a piece may reach over the edge of its area: less than is seen."""

# ------------------------------------------------------------------------------ what is touched


def every_decision_is_a_path_of_things_in_the_scene(state: State, choose: Random) -> None:
    """Moves are the legal decisions, each by things that are there; buttons are there for moves.

    Tiles may stay where they are when nobody can touch them: they are a part of the board.
    """
    for viewer in viewers(state):
        moves, scene = moves_of(state, viewer), state.game.scene(state, viewer)
        there = set(touchable(scene))
        legal = [] if viewer == WATCHER else state.legal(viewer)
        assert {move.action for move in moves} == set(legal)
        assert len({move.path for move in moves}) == len(moves)
        for move in moves:
            assert move.path
            assert set(move.path) <= there, move.path
            assert len(set(move.path)) == len(move.path), move.path
        if not scene.tiles:
            steps = {step for move in moves for step in move.path}
            assert {choice.id for choice in scene.choices} == {
                step for step in steps if step.startswith("choice/")
            }


def every_decision_can_be_reached_by_touching_what_is_lit(state: State, choose: Random) -> None:
    """Whoever follows a path finds its next step lit, and comes to its decision, and means it."""
    for seat in state.actors():
        moves = state.game.moves(state, seat)
        for move in moves:
            touched: list[str] = []
            while (found := intended_move(left := narrow(moves, touched), touched)) != move:
                if found and found.action == move.action:
                    break  # by another path
                ahead = next_steps(left, touched)
                idle = [step for step in move.path if step not in touched and move.idle]
                touched.append(
                    next(step for step in [*move.path, *idle] if step in [*ahead, *idle])
                )
            assert move.action in state.game.actions_for_touch(state, seat, move.path), move.path


def moves_that_are_called_the_same_bring_the_same(state: State, choose: Random) -> None:
    """Twins leave the same things behind; whoever gives something up for it has less, no more."""
    for seat in state.actors():
        moves = state.game.moves(state, seat)
        by_action = {move.action: move for move in moves}
        for move in by_action.values():
            assert set(move.extra) <= set(move.path), move
            if result(move) == move.action:
                continue
            plain = by_action[move.same]
            assert result(plain) == plain.action
            assert not plain.extra
            dear, cheap = (_after(state, seat, one.action) for one in (move, plain))
            if not move.extra:
                assert _moment(dear) == _moment(cheap), move
                assert _seen(dear, seat) == _seen(cheap, seat), move
                continue
            ends = [cheap]
            if _moment(dear) != _moment(cheap):
                # Nothing is lost if more may follow what is spared, and may also be left.
                ends = [_after(cheap, seat, action) for action in cheap.legal(seat)]
            assert any(_is_cheaper(end, dear, seat) for end in ends), move


def _after(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.step(seat, action)
    return after


def _moment(state: State) -> tuple[list[int], int, list[int]]:
    """Who is to decide, how much has been revealed, and the points so far."""
    return state.actors(), state.reveal_count, state.scores()


def _is_cheaper(cheap: State, dear: State, seat: int) -> bool:
    """Whether all is the same but that a seat has more left, and is not placed worse for it."""
    left, kept = _counted(dear, seat), _counted(cheap, seat)
    return (
        _moment(dear) == _moment(cheap)
        and _written(dear, seat) == _written(cheap, seat)
        and left != kept
        and all(few <= many for few, many in zip(left, kept, strict=True))
        and cheap.ranking()[seat] <= dear.ranking()[seat]
    )


STORED = ("tile-stored", "storage-empty")
"""What is said of places that are all alike: their numbers only tell them apart."""


def _seen(state: State, seat: int) -> list[str]:
    """All there is to see and to do, whichever of two like pieces or places it is."""
    scene = state.game.scene(state, seat)
    things = [repr(_anywhere(piece)) for piece in pieces(scene)]
    ahead = [
        repr((move.label, move.written, move.price, move.forced, move.idle, move.blind))
        for move in state.game.moves(state, seat)
    ]
    return sorted([*things, *ahead, repr(scene.panels), repr(len(state.legal(seat)))])


def _anywhere(piece: Piece) -> Piece:
    label = piece.label
    if label and label.key in STORED:
        label = Text(label.key, {**label.args, "place": 0})
    return piece._replace(id="", x=0, y=0, label=label)


def _counted(state: State, seat: int) -> list[int]:
    panels = state.game.scene(state, seat).panels
    return [chip.value for panel in panels if panel.seat == seat for chip in panel.chips]


def _written(state: State, seat: int) -> list[tuple[str, str]]:
    scene = state.game.scene(state, seat)
    return [(piece.id, piece.written) for piece in pieces(scene) if piece.id.startswith("hex/")]


# ----------------------------------------------------------------------------- what can be read


def everything_can_be_drawn_and_said(state: State, choose: Random) -> None:
    """There is a symbol for all that is drawn, and words in every language for all that is said;
    whatever may be touched is there once and has a name, and mere decoration has none."""
    symbols = symbols_of([state.game.art()])
    told: dict[str, Text] = {}
    for viewer in viewers(state):
        scene, moves = state.game.scene(state, viewer), moves_of(state, viewer)
        assert arts(scene) | {move.price.art for move in moves if move.price} <= set(symbols)
        there = touchable(scene)
        assert len(set(there)) == len(there)
        for piece in pieces(scene):
            assert bool(piece.label) == bool(piece.id), piece
            assert len(piece.short) <= 3, piece
        told |= {repr(text): text for text in texts((scene, moves))}  # most of it to everybody
        kinds = {step.split("/")[0] for move in moves for step in move.path}
        told |= {kind: Text(f"step-{kind}") for kind in kinds}
    for language, text in product(LANGUAGES, told.values()):
        said = state.game.words(language).say(text)
        assert said or text.key == "nothing"
        assert "{" not in said
        if language == "fr":
            assert not re.search(r"(?<!\u202f)[:;!?](?: |$)", said), said


def the_art_is_whole(game: Game) -> None:
    """No name is there twice, and all that symbols are made of is there, or in the kernel."""
    text, symbols = game.art(), symbols_of([game.art()])
    ids = re.findall(ID, text)
    assert len(set(ids)) == len(ids)
    assert not re.search(r'href="(?!#)|url\((?!#)', text)
    known = re.findall(ID, "".join(symbol.source for symbol in symbols.values()))
    assert {use for symbol in symbols.values() for use in symbol.uses} <= set(known)


def arts(scene: Scene) -> set[str]:
    """Name every symbol that a scene is drawn with."""
    items = [item for part in scene.areas for item in part.items]
    tables = [item for item in items if isinstance(item, Table)]
    cells = [cell for table in tables for row in (table.head, *table.rows) for cell in row]
    found = {piece.art for piece in printed(items)}
    found |= {chip.art for panel in scene.panels for chip in panel.chips}
    found |= {cell.art for cell in cells if cell.art}
    return found | {choice.art for choice in scene.choices if choice.art}


def nothing_is_told_apart_by_its_colour_alone(state: State, choose: Random) -> None:
    """Whatever looks the same without colours is the same, or words on it or beside it differ."""
    shapes = Shapes(symbols_of([state.game.art()]))
    for viewer in viewers(state):
        for things in side_by_side(state.game.scene(state, viewer), shapes):
            known: dict[tuple[str, str], str] = {}
            for art, told in things:
                other = known.setdefault((shapes.of(art), told), art)
                assert other == art, f"{art} and {other} differ in their colours only"


# -------------------------------------------------------------------------------- who sees what


def worlds_a_viewer_cannot_tell_apart_look_the_same(state: State, choose: Random) -> None:
    """No picture shows anything its viewer may not know."""
    for viewer in viewers(state):
        other = state.determinize(viewer, choose.randbytes(16))
        assert state.game.scene(state, viewer) == state.game.scene(other, viewer)


def a_choice_in_secret_changes_nothing_that_others_see(table: laws.Table) -> None:
    """While several decide at once, all anybody sees of another's choice is that it was made;
    whoever made it sees it."""
    state, choose = table.new(), table.choose()
    moments = chain([()], laws.play(state, table.choose()))
    before = choose.choice([state.clone() for _ in moments if len(state.actors()) > 1])
    other = choose.choice(before.actors())
    near = (other + 1) % before.seats
    worlds = [laws.once_decided(before, other, near, choose) for _ in range(3)]
    worlds = [world for world in worlds if world.reveal_count == before.reveal_count]
    for viewer in viewers(before):
        scenes = [table.game.scene(world, viewer) for world in worlds]
        if viewer == other:
            known = [world.info_key(other) for world in worlds]
            assert [scene == scenes[0] for scene in scenes] == [key == known[0] for key in known]
        elif scenes:
            was = table.game.scene(before, viewer)
            assert all(scene == scenes[0] for scene in scenes)
            assert _but_for_who_is_busy(scenes[0]) == _but_for_who_is_busy(was)


def _but_for_who_is_busy(scene: Scene) -> Scene:
    """What stays the same when somebody has finished: watchers may be told who has not."""
    prompt = Text(scene.prompt.key) if scene.viewer == WATCHER else scene.prompt
    idle = tuple(panel._replace(status=Text(""), busy=False) for panel in scene.panels)
    return scene._replace(prompt=prompt, hint=None, panels=idle)


# ------------------------------------------------------------------------ what there is room for


def a_picture_is_sound_and_fits_a_screen(state: State, choose: Random) -> None:
    """A picture is whole, rings what is lit, and is no larger than a common screen."""
    scene, art = state.game.scene(state, 0), [state.game.art()]
    lit = set(next_steps(state.game.moves(state, 0), []))
    for theme in THEMES:
        words = state.game.words(choose.choice(LANGUAGES))
        picture = document.draw(scene, words, art, lit=lit, theme=theme)
        root = ElementTree.fromstring(picture)
        assert float(root.get("width", "0")) <= SCREEN[0]
        assert float(root.get("height", "0")) <= SCREEN[1]
        assert len([part for part in root.iter() if part.get("class") == "lit"]) == len(lit)
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', picture)) <= {*re.findall(ID, picture)}


def nothing_lies_outside_its_area(state: State, choose: Random) -> None:
    """Everything is drawn where its area is."""
    symbols = symbols_of([state.game.art()])
    for viewer in viewers(state):
        for part in state.game.scene(state, viewer).areas:
            it_lies_inside(part, symbols)


def it_lies_inside(part: Area, symbols: Library) -> None:
    for item in part.items:
        if isinstance(item, Piece):
            box = symbols[item.art].box
            wide, high = item.size / 2, item.size / 2 * box[3] / box[2]
            assert -SLACK <= item.x - wide < item.x + wide <= part.width + SLACK, item
            assert -SLACK <= item.y - high < item.y + high <= part.height + SLACK, item
        elif isinstance(item, Lettering):
            assert 0 <= item.x <= part.width, item
            assert 0 < item.y <= part.height, item
        elif isinstance(item, Table):
            top = item.top if item.head else 0
            assert item.x + sum(item.widths) <= part.width, item
            assert item.y + top + item.row * len(item.rows) <= part.height, item


def the_text_picture_stays_within_a_terminal(state: State, choose: Random) -> None:
    """A printed state can be read without scrolling sideways, or for long."""
    lines = str(state).splitlines()
    assert max(map(len, lines)) <= TERMINAL[0]
    assert len(lines) < TERMINAL[1]
