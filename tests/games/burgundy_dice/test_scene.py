"""The dice game as a picture and as things to touch: whole and legible."""

import re
from itertools import combinations

import pytest

from feldspar.games.burgundy_dice import GAME
from feldspar.games.burgundy_dice.rules.components import BOARD, COLOURS, FROM_START, HEXES
from feldspar.games.burgundy_dice.view.estate import TONES
from feldspar.kernel.game import State
from feldspar.kernel.render.svg.symbols import symbols_of
from feldspar.kernel.scene import Lettering, Move, Piece, Shape, Table
from tests.colours import EYES, contrast, distance
from tests.games.burgundy_dice.given import EXAMPLE, act, enter, given, name
from tests.scenes import area, piece

SYMBOLS = symbols_of([GAME.art()])
PEN = "#1d2f66"


def test_two_like_dice_give_a_path_each() -> None:
    state = given(2, dice=("pasture", "pasture", 4, 4), marks=EXAMPLE, hours=3)
    mark = GAME.actions.parse(f"mark(4,{name((0, -1))})")
    paths = [move.path for move in GAME.moves(state, 0) if move.action == mark]
    assert paths == [
        (f"die/colour/{c}", f"die/pip/{p}", f"hex/{name((0, -1))}") for c in (0, 1) for p in (0, 1)
    ]


def move_to(state: State, action: str, seat: int = 0) -> Move:
    wanted = GAME.actions.parse(action)
    return next(move for move in GAME.moves(state, seat) if move.action == wanted)


@pytest.mark.parametrize(
    ("action", "path", "english"),
    [
        ("mark(4,c3)", "die/colour/0 die/pip/0 hex/c3", "Write 4 in pasture c3"),
        (
            "worker(3,g3)",
            "hex/g3 choice/3 bonus/worker die/colour/0",
            "Spend a worker: write 3 in pasture g3: +6 points",
        ),
        ("monk(4,a4)", "bonus/monk die/pip/0 hex/a4", "Spend a monk: write 4 in mine a4"),
        ("take", "choice/take", "Mark nothing and take 1 worker"),
    ],
)
def test_a_move_says_what_it_does_costs_and_scores(action: str, path: str, english: str) -> None:
    state = given(2, phase=2, marks=EXAMPLE, held={"monk": 2, "worker": 1})
    move = move_to(state, action)
    assert " ".join(move.path) == path
    assert GAME.words("en").say(move.label) == english


def test_a_start_castle_is_touched_itself() -> None:
    state = GAME.new(3, b"castle")
    move = move_to(state, "start(goods)", 1)
    assert move.path == (f"hex/{BOARD.names[state.sheet.castle_of[2]]}",)
    assert GAME.words("en").say(move.label) == "Start in castle c2: 1 point, 1 good"
    assert GAME.words("fr").say(move.label).startswith("Commencer au château c2\u202f: 1 point")


def test_the_second_mark_begins_with_silver_or_is_declined() -> None:
    state = given(2, marks=EXAMPLE, held={"silver": 1})
    act(state, 0, "mark", 4, (0, -1))
    moves = GAME.moves(state, 0)
    assert {move.path[0] for move in moves} == {"bonus/silver", "choice/done"}
    scene = GAME.scene(state, 0)
    assert [choice.id for choice in scene.choices] == ["choice/done"]
    assert GAME.words("en").say(scene.prompt).startswith("Mark a second hex for 1 silver")


def test_a_mark_that_completes_a_colour_says_so() -> None:
    state = given(2, dice=("mine", "city", 3, 6), phase=1, marks={(2, -3): 3, (-2, 2): 4})
    enter(state.estates[0], (3, -3), 4)
    label = move_to(state, f"mark(3,{name((-3, 3))})").label
    assert GAME.words("en").say(label).endswith(": +4 points, 1 silver, +3 for the whole colour")


def test_written_hexes_show_their_figures_and_this_turns_are_the_last_change() -> None:
    state = given(2, marks=EXAMPLE, held={"silver": 1})
    act(state, 0, "mark", 4, (0, -1))
    scene = GAME.scene(state, 0)
    fresh, old = piece(scene, f"hex/{name((0, -1))}"), piece(scene, f"hex/{name((1, 0))}")
    assert (fresh.art, fresh.written, fresh.state) == ("hex-pasture-marked", "4", "last")
    assert (old.written, old.state) == ("5", "")
    start = piece(scene, f"hex/{name((1, 1))}")
    assert (start.art, start.written) == ("hex-castle-marked", "x")
    leaning = {p.turn for p in area(scene, "estate").items if isinstance(p, Piece) and p.written}
    assert leaning <= set(range(-6, 7))
    assert len(leaning) > 3
    watched = piece(GAME.scene(state, 1), f"seat/0/hex/{name((0, -1))}")
    assert (watched.art, watched.written, watched.state) == ("tile-pasture", "", "")


def test_zones_are_outlined_once_each() -> None:
    estate = area(GAME.scene(given(1), 0), "estate")
    shapes = [item for item in estate.items if isinstance(item, Shape)]
    assert [shape.style for shape in shapes] == ["border"]
    lines = re.findall(r"M([\d. ]+)L([\d. ]+)", shapes[0].path)
    assert len({frozenset(line) for line in lines}) == len(lines)
    outside = 6 * HEXES - sum(len(near) for near in BOARD.neighbours)
    sheet = given(1).sheet
    between = [
        (here, there)
        for here, near in enumerate(BOARD.neighbours)
        for there in near
        if here < there and sheet.zone[here] != sheet.zone[there]
    ]
    assert len(lines) == outside + len(between)


def test_the_estate_can_be_plotted_as_text() -> None:
    estate = area(GAME.scene(given(1), 0), "estate")
    wide, high = estate.cell
    plotted = {(round(p.x / wide), round(p.y / high)) for p in estate.items if isinstance(p, Piece)}
    assert len(plotted) == HEXES
    assert {p.short for p in estate.items if isinstance(p, Piece)} == {
        *("mo", "mi", "ri", "ci", "pa"),
        *("cM", "cS", "cG", "cW"),
    }
    shown = {p.tone for p in estate.items if isinstance(p, Piece)}
    assert shown == set(TONES.values())


@pytest.mark.parametrize("workers", [0, 6, 7, 18, 19, 60, 200])
def test_any_number_of_workers_has_its_circles(workers: int) -> None:
    state = given(1, held={"worker": workers})
    bonuses = area(GAME.scene(state, 0), "bonuses")
    circles = [p for p in bonuses.items if isinstance(p, Piece) and p.art == "circle"]
    ringed = [p for p in circles if p.written == "o"]
    assert len(ringed) == min(workers, 110)
    assert len({(p.x, p.y) for p in circles}) == len(circles)
    assert all(p.x + p.size / 2 <= 160 and p.size >= 5 for p in circles)
    assert str(workers) in [item.text for item in bonuses.items if isinstance(item, Lettering)]


def test_earned_bonuses_are_ringed_and_spent_ones_crossed() -> None:
    state = given(2, marks=EXAMPLE, held={"monk": 2})
    act(state, 0, "monk", 4, (3, -3))
    bonuses = area(GAME.scene(state, 0), "bonuses")
    written = [p.written for p in bonuses.items if isinstance(p, Piece) and p.art == "circle"]
    assert written[:6] == ["ox", "o", "", "", "", ""]


@pytest.mark.rule("BDG-3.3", "BDG-11.1")
@pytest.mark.parametrize(("seats", "boxes"), [(1, 8), (2, 10), (5, 10)])
def test_the_hours_gone_are_struck_and_those_of_this_turn_the_last_change(
    seats: int, boxes: int
) -> None:
    state = given(seats, hourglass=2, phase=2, hours=4)
    hours = [p for p in area(GAME.scene(state, 0), "time").items if isinstance(p, Piece)]
    assert len(hours) == 3 * boxes
    assert [p.written for p in hours].count("/") == boxes + 4
    assert [p.state for p in hours].count("last") == (1 if seats == 1 else 2)


@pytest.mark.rule("BDG-8.5", "BDG-8.7", "BDG-11.3")
def test_closed_values_are_struck() -> None:
    state = given(2)
    state.first_open &= ~1
    rows = area(GAME.scene(state, 0), "colours").items[0]
    assert isinstance(rows, Table)
    assert [cell.style for cell in rows.rows[0][-2:]] == ["struck", "coin-second"]
    assert [cell.style for cell in rows.rows[1][-2:]] == ["coin", "coin-second"]
    alone = area(GAME.scene(given(1, phase=3), 0), "colours").items[0]
    assert isinstance(alone, Table)
    assert {row[-2].style for row in alone.rows} == {"struck"}


@pytest.mark.rule("BDG-1.10")
def test_the_score_is_written_line_by_line_and_summed() -> None:
    state = given(2, phase=2)
    for points in (1, 8, 13):
        state.estates[0].book(points, FROM_START, 0)
    strip = area(GAME.scene(state, 0), "score").items
    hand = [item.text for item in strip if isinstance(item, Lettering) and item.style == "hand"]
    assert hand == ["1", "8", "13", "22", "0", "-"]
    assert [i.text for i in strip if isinstance(i, Lettering) and i.style == "total"][-1] == "22"


def test_those_who_wait_are_told_for_whom() -> None:
    state = given(3, marks=EXAMPLE)
    for seat in (0, 1):
        act(state, seat, "take")
    scene = GAME.scene(state, 0)
    hint = GAME.words("en").say(scene.hint or "")
    assert hint == "Seat 3 is still choosing."
    assert [panel.busy for panel in scene.panels] == [False, False, True]
    assert not scene.choices


def test_the_tones_are_those_of_the_art() -> None:
    for colour, tone in TONES.items():
        assert f'fill="{tone}"' in SYMBOLS[f"field-{colour}"].source
        assert f'fill="{tone}"' in SYMBOLS[f"tile-{colour}"].source
        assert f'color="{tone}"' in SYMBOLS[f"die-{colour}"].source
    assert set(TONES) == set(COLOURS)


@pytest.mark.parametrize(
    ("eye", "least"), [("normal", 19), ("deuteranopia", 12), ("protanopia", 13)]
)
def test_types_can_be_told_apart_by_colour_alone_whatever_the_eye(eye: str, least: float) -> None:
    assert set(EYES) == {"normal", "deuteranopia", "protanopia"}
    apart = {pair: distance(TONES[pair[0]], TONES[pair[1]], eye) for pair in combinations(TONES, 2)}
    closest = min(apart, key=lambda pair: apart[pair])
    assert apart[closest] >= least, (closest, apart[closest])


def test_types_are_told_apart_by_icon_frame_and_pattern_too() -> None:
    for part in ("icon", "frame", "weave"):
        drawings = [SYMBOLS[f"{part}-{colour}"].source.partition(colour)[2] for colour in COLOURS]
        assert len(set(drawings)) == len(COLOURS)
    for colour in COLOURS:
        empty = "hex-castle-monk" if colour == "castle" else f"hex-{colour}"
        assert {f"field-{colour}", f"frame-{colour}", f"icon-{colour}"} <= set(SYMBOLS[empty].uses)


def test_icons_and_writing_stand_out_from_their_ground() -> None:
    for colour, tone in TONES.items():
        icon = re.search(rf'#icon-{colour}"[^>]*color="(#\w+)"', SYMBOLS[f"type-{colour}"].source)
        assert icon
        assert contrast(icon[1], tone) >= 4.5
        assert SYMBOLS[f"hex-{colour}-marked"].ink == PEN
        assert contrast(PEN, tone) >= 4.5


def test_the_art_names_the_makers_of_its_icons() -> None:
    assert "Delapouite" in GAME.art()
    assert "CC BY 3.0" in GAME.art()


# ------------------------------------------------------------------------------- why not, by touch


@pytest.mark.parametrize(
    ("touched", "rule"),
    [
        (["hex/a1"], "BDG-4.2"),  # a river, and no colour die shows one
        (["hex/g4"], "BDG-4.2"),  # marked already
        (["hex/e1"], "BDG-4.3"),  # a pasture beside nothing
        (["hex/g3"], "BDG-4.13"),  # a pasture of threes, and the dice show 4 and 6
        (["die/pip/0", "hex/b1"], "BDG-4.3"),
        (["bonus/silver"], "BDG-6.7"),
        (["choice/done"], "BDG-4.1"),
    ],
)
def test_touching_what_is_not_lit_is_answered_with_a_rule(touched: list[str], rule: str) -> None:
    state = given(phase=2, marks=EXAMPLE, held={"worker": 1, "monk": 2})
    meant = GAME.actions_for_touch(state, 0, touched)
    assert meant
    assert state.why_not(0, meant[0]) == rule


def test_a_bonus_one_does_not_hold_says_so() -> None:
    state = given(phase=2, marks=EXAMPLE)
    for bonus in ("monk", "worker"):
        rules = {
            state.why_not(0, action)
            for action in GAME.actions_for_touch(state, 0, [f"bonus/{bonus}"])
        }
        assert "BDG-6.3" in rules
        assert None not in rules
