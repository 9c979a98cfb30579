"""Bruges as a picture and as things to touch: whole, legible, discreet."""

from collections import Counter

import pytest
from hypothesis import given as hypothesis_given

from feldspar.games.bruges import GAME
from feldspar.games.bruges.rules.components import COLOURS, GATES, HAND, PLAYS, SPACES, STATUES
from feldspar.games.bruges.rules.pending.advance import Advance
from feldspar.games.bruges.rules.player_board import characters, house
from feldspar.games.bruges.rules.position import DICE, OVER, Position
from feldspar.games.bruges.view.moves import moves
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.render.svg.symbols import symbols_of
from feldspar.kernel.scene import Item, Lettering, Piece, Scene, Shape, Table
from feldspar.kernel.units import Seat
from tests import laws
from tests.games.bruges.given import act, card_of, choices, given, hold
from tests.scene_laws import it_lies_inside
from tests.scenes import area, drawn, ids, piece, pieces, printed, touchable, viewers

SYMBOLS = symbols_of([GAME.art()])
ENGLISH = GAME.words("en")


def card(scene: Scene, name: str) -> Piece:
    return piece(scene, f"card/{card_of(name)}")


def lettered(items: tuple[Item, ...]) -> list[str]:
    return [ENGLISH.say(item.text) for item in items if isinstance(item, Lettering)]


def said(text: Text | None) -> str:
    return ENGLISH.say(text) if text else ""


def labels(scene: Scene) -> list[str]:
    return [said(choice.label) for choice in scene.choices]


games = hypothesis_given(table=laws.tables(GAME), at=laws.MOMENTS)

# ------------------------------------------------------------------------------ in any position


@games
@laws.tries(40)
def test_things_say_what_they_are_good_for_and_choices_have_a_sign(
    table: laws.Table, at: int
) -> None:
    state = table.position(at)
    for viewer in viewers(state):
        scene = GAME.scene(state, viewer)
        assert all(choice.art for choice in scene.choices)
        for p in pieces(scene):
            if p.id.startswith(("card/", "house/", "space/", "tile/", "threat/", "worker/")):
                assert p.help, p


@pytest.mark.rule("BRG-13.1", "BRG-13.3", "BRG-13.5", "BRG-13.6")
@games
@laws.tries(40)
def test_a_view_shows_ones_own_hand_and_every_resident_and_no_other_card(
    table: laws.Table, at: int
) -> None:
    state = table.position(at)
    assert isinstance(state, Position)
    for viewer in viewers(state):
        known = [one for holding in state.holdings for one in characters(holding)]
        known += state.holdings[viewer].hand if viewer != WATCHER else []
        shown = [p.id for p in pieces(GAME.scene(state, viewer)) if p.id.startswith("card/")]
        assert sorted(shown) == sorted(f"card/{one}" for one in known)


# -------------------------------------------------------------------------------------- the city


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_looks_sits_below_and_the_others_follow_as_on_the_board(seats: int) -> None:
    state = given(seats)
    for viewer in range(seats):
        city = area(GAME.scene(state, viewer), "city")
        gates = {p.id: (p.x, p.y) for p in drawn(city) if p.id.startswith("gate/")}
        assert len(gates) == seats
        assert max(gates, key=lambda gate: gates[gate][1]) == f"gate/{viewer}"
        next_ = f"gate/{(viewer + 1) % 4}"
        if next_ in gates:
            assert gates[next_][0] == min(x for x, _ in gates.values())
        assert len([p for p in drawn(city) if p.art == "gate-0"]) == len(GATES) - seats


@pytest.mark.rule("BRG-7.5", "BRG-7.6")
def test_canals_are_built_from_the_gate_outward() -> None:
    state = given(florins=9, hand=["baker"])
    holding = hold(state, 0, tiles=(2, 0))
    scene = GAME.scene(state, 0)
    assert {"tile/0-0-1", "tile/0-0-2", "space/0-0-3", "space/0-1-1"} <= set(touchable(scene))
    assert "space/0-0-2" not in touchable(scene)
    gate = piece(scene, "gate/0")
    for section, wanted in ((0, gate.x), (1, gate.x)):
        side = [piece(scene, f"tile/0-0-{k}") for k in (1, 2)] if section == 0 else []
        side += [piece(scene, f"space/0-{section}-{k}") for k in range(3, SPACES + 1)]
        away = [abs(p.x - wanted) for p in side]
        assert away == sorted(away)
    colour = COLOURS[GATES[holding.gate][0][2]]
    third = piece(scene, "space/0-0-3")
    assert third.art == f"space-{colour}"
    assert lettered(third.face) == ["3"]
    assert said(third.help) == (
        f"Your next space here. A {colour} card builds it. It is worth 3 points at the end."
    )
    assert "spaces before it" in said(piece(scene, "space/0-0-4").help)


def test_a_phone_has_its_own_two_canals_large() -> None:
    state = given(3)
    hold(state, 0, tiles=(1, 0))
    scene = GAME.scene(state, 0)
    close = area(scene, "canals")
    assert close.role == "mine"
    assert ids(close) == {
        thing for thing in touchable(scene) if thing.startswith(("space/0", "tile/0"))
    }
    assert min(p.size for p in drawn(close) if p.id) >= 44


@pytest.mark.rule("BRG-7.8", "BRG-7.9")
def test_the_next_statue_shows_its_points_and_a_canal_gives_one_once() -> None:
    state = given()
    city = area(GAME.scene(state, 0), "city")
    assert said(piece(GAME.scene(state, 0), "statues").label) == (
        "6 statues, the next worth 7 points"
    )
    signs = [p for p in drawn(city) if p.art == "statue" and p.size < 20]
    assert len(signs) == 4
    state.holdings[0].crowned = 1
    state.statues = STATUES[:0:-1]
    city = area(GAME.scene(state, 0), "city")
    assert len([p for p in drawn(city) if p.art == "statue" and p.size < 20]) == 3
    state.statues = []
    assert "statues" not in ids(area(GAME.scene(state, 0), "city"))


def test_statues_lie_with_whoever_took_them() -> None:
    state = given(3)
    state.holdings[0].statues = [7, 5]
    for viewer, where in ((0, "houses"), (1, "seat/0")):
        part = area(GAME.scene(state, viewer), where)
        taken = [p for p in drawn(part) if p.id.startswith("statue/")]
        assert [said(p.label) for p in taken] == [
            "A statue, worth 7 points",
            "A statue, worth 5 points",
        ]
        assert [lettered(p.face) for p in printed(taken[0].face)] == [["7"]]
        it_lies_inside(part, SYMBOLS)


def test_pawns_stand_above_their_levels_side_by_side() -> None:
    state = given(3)
    hold(state, 0, level=5)
    hold(state, 1, level=5)
    scene = GAME.scene(state, 0)
    level, first, second, third = (
        piece(scene, thing) for thing in ("level/5", "pawn/0", "pawn/1", "pawn/2")
    )
    assert first.x < level.x < second.x
    assert first.y == second.y < level.y
    assert third.x == piece(scene, "level/0").x
    assert said(first.label) == "Seat 1 on level 5"


def test_every_house_has_a_roof_in_the_city() -> None:
    state = given(houses=["red", "red", "blue"])
    hold(state, 1, houses=["violet"])
    roofs = [p.art for p in drawn(area(GAME.scene(state, 0), "city")) if p.art.startswith("roof")]
    assert sorted(roofs) == ["roof-blue", "roof-red", "roof-red", "roof-violet"]


@pytest.mark.rule("BRG-11.3", "BRG-11.6", "BRG-11.7")
def test_a_panel_tells_the_score_and_what_it_would_be_if_the_game_ended_now() -> None:
    state = given(houses=["red", "blue"])
    hold(state, 0, level=4, tiles=(3, 1))
    hold(state, 1, score=9)
    panels = GAME.scene(state, 1).panels
    assert [(panel.score, panel.final) for panel in panels] == [(5, 5 + 2 + 4 + 3), (9, 9)]
    state.phase = OVER
    assert {panel.final for panel in GAME.scene(state, 1).panels} == {None}


# --------------------------------------------------------------------------- dice, piles, threats


@pytest.mark.rule("BRG-5.2", "BRG-5.5", "BRG-5.12")
def test_dice_say_what_they_mean() -> None:
    state = given(dice={"blue": 1, "brown": 2, "yellow": 5, "red": 6, "violet": 3})
    part = area(GAME.scene(state, 0), "dice")
    assert lettered(part.items)[:6] == [
        "pay 1",
        "pay 2",
        "threat",
        "threat",
        "calm",
        "This round a level cost 3 florins",
    ]
    red = piece(GAME.scene(state, 0), "die/red")
    assert said(red.help).endswith("Action II with a red card takes 6 florins.")
    state = given()
    assert "No level to be had this round" in lettered(area(GAME.scene(state, 0), "dice").items)


@pytest.mark.rule("BRG-5.6", "BRG-5.7")
def test_the_dice_sell_levels_in_phase_2_only() -> None:
    state = given(dice={"blue": 1})
    state.phase = DICE
    state.push(Advance(Seat(0)))
    assert "Next level: 1 florin" in lettered(area(GAME.scene(state, 0), "dice").items)
    state = given()
    state.phase = DICE
    state.push(Advance(Seat(0)))
    assert "No level to be had now" in lettered(area(GAME.scene(state, 0), "dice").items)


@pytest.mark.rule("BRG-15.27")
def test_a_die_tells_what_it_takes_with_ones_own_bonus() -> None:
    state = given(dice={"red": 4}, residents=["banker"])
    own, other = (piece(GAME.scene(state, seat), "die/red") for seat in (0, 1))
    assert said(own.help).endswith("takes 6 florins.")
    assert said(other.help).endswith("takes 4 florins.")


@pytest.mark.rule("BRG-7.8")
def test_a_fifth_space_promises_a_statue_as_long_as_there_is_one() -> None:
    state = given()
    hold(state, 0, tiles=(4, 0))
    assert "statue" in said(piece(GAME.scene(state, 0), "space/0-0-5").help)
    state.statues = []
    assert "statue" not in said(piece(GAME.scene(state, 0), "space/0-0-5").help)


@pytest.mark.rule("BRG-15.19", "BRG-15.21")
def test_a_space_tells_what_it_takes_from_its_builder() -> None:
    state = given()
    hold(state, 0, tiles=(2, 0))
    assert said(piece(GAME.scene(state, 0), "space/0-0-3").label).endswith("3 florins")
    hold(state, 0, residents=["well-builder", "surveyor"])
    space = piece(GAME.scene(state, 0), "space/0-0-3")
    assert said(space.label).endswith(": 0 florins")
    assert "A card of any colour builds it." in said(space.help)


@pytest.mark.rule("BRG-15.10")
def test_a_card_tells_what_it_costs_with_the_discount_of_the_moment() -> None:
    state = given(hand=["calligrapher", "baker"], houses=["red", "red"], florins=3)
    price = next(int(one.price.amount) for one in moves(state, 0) if one.price)
    assert price
    act(state, "place(calligrapher,red)")
    assert "place(baker,red)" in choices(state)
    assert "more to place it" not in said(card(GAME.scene(state, 0), "baker").help)


def test_before_they_are_rolled_dice_mean_nothing() -> None:
    state = GAME.new(2, b"first")
    part = area(GAME.scene(state, 0), "dice")
    assert {p.art for p in drawn(part) if p.id.startswith("die/")} == {
        f"mark-{colour}" for colour in COLOURS
    }
    assert "The dice are rolled when everybody has drawn." in lettered(part.items)


@pytest.mark.rule("BRG-4.2", "BRG-13.2")
def test_piles_show_the_colour_of_their_top_cards() -> None:
    state = given(hand=[], piles=(["baker"], ["prince"]))
    scene = GAME.scene(state, 0)
    first, second = piece(scene, "pile/1"), piece(scene, "pile/2")
    assert (first.art, second.art) == ("back-violet", "back-yellow")
    assert said(first.label) == "Pile 1: 34 cards, a violet one on top"
    assert lettered(first.face) == ["34"]
    state = given(hand=[], rest=False, piles=(["baker"], []))
    scene = GAME.scene(state, 0)
    assert said(piece(scene, "pile/1").label) == "Pile 1: the last card, violet"
    assert said(piece(scene, "pile/2").label) == "Pile 2, empty"


@pytest.mark.rule("BRG-9.1")
def test_the_row_of_a_disaster_that_is_near_stands_out() -> None:
    state = given(threats={"red": 2, "blue": 1})
    part = area(GAME.scene(state, 0), "threats")
    marks = Counter(p.art for p in drawn(part))
    assert marks["threat-red"] == 2
    assert marks["threat-blue"] == 1
    skulls = [p for p in drawn(part) if p.art == "skull"]
    assert [p.state for p in skulls] == ["dim", "dim", "dim", "", "dim"]
    rows = [item for item in part.items if isinstance(item, Shape)]
    assert len(rows) == 1
    losses = {
        item.text.key: item.style
        for item in part.items
        if isinstance(item, Lettering) and isinstance(item.text, Text)
    }
    assert losses["loss-fire"] == "caption"
    assert losses["loss-flood"] == "label"
    assert said(piece(GAME.scene(state, 0), "threat/red").label) == "Fire: 2 of 3 red threats"


@pytest.mark.rule("BRG-15.31")
def test_whoever_is_protected_need_not_fear() -> None:
    state = given(threats={"blue": 2}, residents=["dyke-warden"])
    part = area(GAME.scene(state, 0), "threats")
    assert "nothing: protected" in lettered(part.items)
    assert not [item for item in part.items if isinstance(item, Shape)]


# -------------------------------------------------------------------------------- cards and houses


@pytest.mark.rule("BRG-1.4")
def test_a_card_shows_price_points_group_symbol_name_and_effect() -> None:
    scene = GAME.scene(given(hand=["prince"]), 0)
    prince = card(scene, "prince")
    assert prince.art == "card-yellow"
    art = [p.art for p in printed(prince.face)]
    assert {"coin", "shield", "group-nobility", "disc-worker-yellow"} <= set(art)
    coin, shield = (next(p for p in printed(prince.face) if p.art == a) for a in art[1:3])
    assert lettered(coin.face) == ["9"]
    assert lettered(shield.face) == ["3"]
    assert lettered(prince.face)[0] == "Prince"
    assert said(prince.label) == "Prince, a yellow card"
    told = said(prince.help)
    assert lettered(prince.face)[1] in told
    assert "for 1 yellow worker" in told
    assert "Nobility, 9 florins, 3 points at the end." in told


@pytest.mark.rule("BRG-7.11")
def test_a_card_says_whether_it_can_be_placed() -> None:
    def told(florins: int, *houses: str) -> str:
        state = given(hand=["prince"], florins=florins, houses=houses)
        return said(card(GAME.scene(state, 0), "prince").help)

    assert "You have no empty house for it yet." in told(9)
    assert "You need 1 florin more to place it." in told(8, "red")
    assert "You can place it now for 9 florins." in told(9, "red")


def test_a_card_says_what_of_it_is_our_own() -> None:
    def marks(name: str) -> list[object]:
        face = card(GAME.scene(given(hand=[name]), 0), name).face
        return [item.text for item in face if isinstance(item, Lettering) and item.text == "°"]

    scene = GAME.scene(given(hand=["prince", "witch"]), 0)
    assert said(card(scene, "prince").help).endswith("Feldspar’s own, the box may differ: colour.")
    told = "the box may differ: name, effect, symbol, group, price and colour."
    assert said(card(scene, "witch").help).endswith(told)
    assert marks("prince") == []  # neither its text nor its figures are
    assert marks("witch") == ["°"]


def test_the_mark_of_what_is_our_own_lies_on_the_card() -> None:
    witch = card(GAME.scene(given(hand=["witch"]), 0), "witch")
    (mark,) = [item for item in witch.face if isinstance(item, Lettering) and item.text == "°"]
    coin = next(item for item in witch.face if isinstance(item, Piece) and item.art == "coin")
    top = mark.y - mark.size  # its circle hangs from the top of the line
    assert top >= coin.y - coin.size / 2, "not above what lies at the upper edge"
    assert mark.x - mark.size / 4 > coin.x + coin.size / 2, "nor under it"


@pytest.mark.rule("BRG-8.8")
def test_a_used_character_lies_askew() -> None:
    state = given(residents=["prince", "duke"], workers={"yellow": 1})
    assert card(GAME.scene(state, 0), "prince").turn == 0
    act(state, "activate(prince,yellow)")
    for viewer in viewers(state):
        scene = GAME.scene(state, viewer)
        assert card(scene, "prince").turn == 6
        assert said(card(scene, "prince").label) == "Prince, used in this round"
        assert card(scene, "duke").turn == 0


@pytest.mark.rule("BRG-13.4")
def test_only_its_builder_knows_what_is_behind_a_house() -> None:
    state = given(houses=["red"])
    state.holdings[0].houses = [house(card_of("duke"), False), house(card_of("jester"), True)]
    mine = GAME.scene(state, 0)
    assert said(piece(mine, "house/0-0").help).endswith("Behind it: Duke.")
    assert "Behind" not in said(piece(mine, "house/0-1").help)
    for viewer in (1, WATCHER):
        assert "Behind" not in said(piece(GAME.scene(state, viewer), "house/0-0").help)


@pytest.mark.rule("BRG-4.3", "BRG-13.6")
def test_new_cards_lie_face_down_until_the_last_one() -> None:
    state = GAME.new(2, b"fresh")
    seat = state.decider()
    act(state, "draw(1)", "draw(2)")
    shown = drawn(area(GAME.scene(state, seat), "hand"))
    assert [p.id for p in shown] == [f"seat/{seat}/hand/0", f"seat/{seat}/hand/1"]
    act(state, *["draw(1)"] * (HAND - 2))
    shown = drawn(area(GAME.scene(state, seat), "hand"))
    assert [p.id for p in shown] == [f"card/{one}" for one in state.holdings[seat].hand]


@pytest.mark.rule("BRG-13.2")
def test_other_hands_are_backs_by_colour_not_by_number() -> None:
    state = given(3, hand=["duchess"])
    hold(state, 1, hand=["prince", "duke", "baker", "baron"])
    for viewer in (0, 2, WATCHER):
        part = area(GAME.scene(state, viewer), "seat/1")
        backs = [p.art for p in drawn(part) if "/hand/" in p.id]
        assert backs == ["back-blue", "back-yellow", "back-red", "back-violet"]


def test_however_many_cards_and_houses_there_are_they_fit() -> None:
    hand = ["prince", "duke", "baker", "baron", "princess", "countess", "king", "queen", "knight"]
    colours = ["red", "blue", "violet", "brown", "yellow"] * 3
    for seats in (2, 4):
        state = given(seats, hand=hand, houses=colours)
        for viewer in range(2):
            for part in GAME.scene(state, viewer).areas:
                it_lies_inside(part, SYMBOLS)
        cards = [p for p in drawn(area(GAME.scene(state, 0), "hand")) if p.id]
        assert len({p.x for p in cards}) == len(hand)


def test_a_watcher_sees_the_table_of_the_first_seat_from_behind() -> None:
    state = given(2, hand=["prince", "duke"])
    scene = GAME.scene(state, WATCHER)
    assert {p.art for p in drawn(area(scene, "hand"))} == {"back-yellow", "back-red"}
    assert said(area(scene, "houses").title) == "Houses of Seat 1"
    assert not scene.choices
    assert not [thing for thing in touchable(scene) if thing.startswith("space/")]


# ------------------------------------------------------------------- counters, choices and seats


def test_counters_are_always_in_the_same_order() -> None:
    state = given(3, florins=4, workers={"red": 2, "blue": 1})
    order = ["florin", *[f"worker-{colour}" for colour in COLOURS]]
    for panel in GAME.scene(state, 1).panels:
        assert [chip.art for chip in panel.chips] == order
    assert [chip.value for chip in GAME.scene(state, 1).panels[0].chips] == [4, 1, 0, 0, 2, 0]


@pytest.mark.rule("BRG-6.2")
def test_the_six_actions_are_always_there_while_cards_are_played() -> None:
    state = given(2, hand=["prince", "duke"])
    wanted = [f"choice/{name}" for name in PLAYS]
    for viewer in (0, 1):
        scene = GAME.scene(state, viewer)
        assert [choice.id for choice in scene.choices] == wanted
        assert scene.tiles == 2
    assert labels(scene)[0] == "I Workers"
    assert labels(scene)[5] == "VI Character"


@pytest.mark.rule("BRG-5.6")
def test_what_is_asked_instead_is_answered_in_its_own_words() -> None:
    state = given(residents=["prince"], workers={"yellow": 1}, hand=["duke"])
    act(state, "workers(duke)")
    assert labels(GAME.scene(state, 0)) == ["End your turn"]
    assert len(labels(GAME.scene(state, 1))) == len(PLAYS)


@pytest.mark.rule("BRG-10.1", "BRG-10.2", "BRG-10.3", "BRG-10.4")
def test_majorities_show_who_is_ahead_and_whose_markers_are_turned() -> None:
    state = given(3, residents=["prince"])
    hold(state, 1, level=3, tiles=(1, 1), majorities=["progress"])
    hold(state, 2, level=3, residents=["duke"])
    part = area(GAME.scene(state, 0), "majorities")
    table = next(item for item in part.items if isinstance(item, Table))
    rows = [[(ENGLISH.say(c.text), c.style) for c in row[1:]] for row in table.rows]
    assert rows == [
        [("0", ""), ("3", ""), ("3", "")],
        [("1", ""), ("0", ""), ("1", "")],
        [("0", ""), ("2", "strong"), ("0", "")],
    ]
    assert [c.art for c in table.rows[0][1:]] == ["", "majority-progress-on", ""]
    assert said(part.summary).endswith("Progress: turned by Seat 2. ")


def test_everybody_sees_who_must_decide_and_in_which_order_the_round_goes() -> None:
    state = given(3)
    state.first = Seat(1)
    panels = GAME.scene(state, 2).panels
    assert [panel.busy for panel in panels] == [True, False, False]
    assert [said(panel.status) for panel in panels] == [
        "Deciding…",
        "First player",
        "Second in turn order",
    ]
