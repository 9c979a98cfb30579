"""The Castles of Burgundy as a picture and as things to touch: whole, legible, discreet."""

import re
from collections import Counter

import pytest
from hypothesis import given as hypothesis_given

from feldspar.games.burgundy import GAME
from feldspar.games.burgundy.rules.components import (
    BLACK_TILES,
    BOARD,
    DEPOTS,
    GOODS,
    HEXES,
    SLOT_SEATS,
)
from feldspar.games.burgundy.rules.pending.collect import Collect
from feldspar.games.burgundy.rules.pending.store import Store
from feldspar.games.burgundy.rules.position import OVER, Position
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Lettering, Shape
from tests import laws
from tests.games.burgundy.given import act, fill, fill_type, given, hex_of, lay, seated, slot_of
from tests.scenes import area, drawn, piece, pieces, viewers

ENGLISH = GAME.words("en")


def said(text: Text | None) -> str:
    return ENGLISH.say(text) if text else ""


games = hypothesis_given(table=laws.tables(GAME), at=laws.MOMENTS)

# ------------------------------------------------------------------------------ in any position


@games
@laws.tries(40)
def test_tiles_and_spaces_say_what_they_are_good_for(table: laws.Table, at: int) -> None:
    for p in pieces(GAME.scene(table.position(at), 0)):
        if p.id.startswith("tile/") or "hex/" in p.id:
            assert p.help, p


@games
@laws.tries(40)
def test_no_tile_still_face_down_is_in_any_view(table: laws.Table, at: int) -> None:
    state = table.position(at)
    assert isinstance(state, Position)
    hidden = {f"tile/{tile}" for supply in state.supply for tile in supply}
    lying = [*state.slots]
    for estate in state.estates:
        lying += [*estate.tiles, *estate.storage]
    there = {f"tile/{tile}" for tile in lying if tile != NO_TILE}
    for viewer in viewers(state):
        shown = {p.id for p in pieces(GAME.scene(state, viewer)) if p.id.startswith("tile/")}
        assert not shown & hidden
        assert shown == there or state.stage == 0


# --------------------------------------------------------------------------------- the game board


@pytest.mark.rule("BUR-3.4", "BUR-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_depots_show_the_slots_used_by_so_many_players_and_no_others(seats: int) -> None:
    state = GAME.new(seats, b"slots")
    market = area(GAME.scene(state, 0), "market")
    tiles = [p for p in drawn(market) if p.id.startswith("tile/")]
    used = sum(need <= seats for need in SLOT_SEATS)
    assert len(tiles) == used + BLACK_TILES[seats]
    empty = given(seats)
    slots = [p.art for p in drawn(area(GAME.scene(empty, 0), "market")) if p.art.startswith("slot")]
    assert len(slots) == used + BLACK_TILES[seats]
    assert slots.count("slot-black") == BLACK_TILES[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_on_depots_do_not_cover_each_other(seats: int) -> None:
    state = GAME.new(seats, b"slots")
    market = area(GAME.scene(state, 0), "market")
    tiles = [p for p in drawn(market) if p.id.startswith("tile/")]
    for i, one in enumerate(tiles):
        for other in tiles[:i]:
            apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
            assert apart >= (one.size + other.size) / 2 - 0.1


@pytest.mark.rule("BUR-3.5")
def test_an_empty_slot_shows_what_this_phase_fills_it_with() -> None:
    arts = {}
    for phase in "AB":
        state = given(3, phase=phase)
        market = area(GAME.scene(state, 0), "market")
        arts[phase] = Counter(p.art for p in drawn(market) if p.art.startswith("slot-"))
    assert arts["A"]["slot-castle"] == arts["B"]["slot-castle"] + 1
    assert arts["A"]["slot-mine"] == arts["B"]["slot-mine"] - 1


def test_the_depots_of_the_dice_are_tinted_until_the_dice_are_used() -> None:
    state = given(2, dice=(4, 6), depots={"4a": "ship"})

    def tinted(viewer: int) -> set[str]:
        return {p.id for p in pieces(GAME.scene(state, viewer)) if p.art == "depot-now"}

    assert tinted(0) == {"depot/4", "depot/6"}
    assert tinted(1) == set()
    act(state, "take(4,4a)")
    assert tinted(0) == {"depot/6"}


@pytest.mark.rule("BUR-17.1")
def test_the_price_is_dim_for_those_who_cannot_pay_it() -> None:
    for silver, dim in ((1, True), (2, False)):
        state = given(2, silver=silver, depots={"black1": "ship"})
        scene = GAME.scene(state, 0)
        tag = next(p for p in pieces(scene) if p.art == "price")
        assert (tag.state == "dim") is dim
        assert f"You have {silver}." in said(piece(scene, "depot/black").help)
    state = given(2, silver=4, depots={"black1": "ship"})
    act(state, "buy(black1)")
    assert "have bought" in said(piece(GAME.scene(state, 0), "depot/black").help)


def test_goods_lie_on_their_depots_with_a_number_when_there_are_several() -> None:
    state = given(2, wares={3: {"red": 2, "pink": 1}})
    scene = GAME.scene(state, 0)
    assert said(piece(scene, "depot/3/goods/red").label) == "2 red spice, depot 3"
    assert said(piece(scene, "depot/3").label) == "Depot 3, 3 goods"
    badges = [
        item.text
        for item in area(scene, "market").items
        if isinstance(item, Lettering) and item.style == "total" and item.y > 100
    ]
    assert badges == ["2"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_types_of_goods_fit_on_one_depot(seats: int) -> None:
    state = given(seats, wares={2: dict.fromkeys(GOODS, 2)})
    scene = GAME.scene(state, 0)
    there = [piece(scene, f"depot/2/goods/{name}") for name in GOODS]
    petal = piece(scene, "depot/2")
    for one in there:
        assert abs(one.x - petal.x) + one.size / 2 <= petal.size / 2
    assert len({(one.x, one.y) for one in there}) == len(GOODS)


@pytest.mark.rule("BUR-9.6")
def test_goods_to_choose_from_come_to_the_front() -> None:
    state = given(
        2,
        dice=(2, 6),
        goods={"red": 1, "pink": 1},
        storage=["ship"],
        wares={1: {"brown": 2, "orange": 1}},
    )
    act(state, "place(2,1,d3)")
    act(state, "collect(1)")
    scene = GAME.scene(state, 0)
    assert piece(scene, "depot/1/goods/brown").size > 30
    assert "room for one more type" in said(scene.prompt)


def test_rounds_to_come_hold_their_goods() -> None:
    state = GAME.new(2, b"rounds")
    assert isinstance(state, Position)
    scene = GAME.scene(state, 0)
    piles = [p for p in pieces(scene) if p.id.startswith("pile/")]
    assert [p.id for p in piles] == ["pile/2", "pile/3", "pile/4", "pile/5"]
    assert [p.art for p in piles] == [f"goods-{goods + 1}" for goods in state.pile[1:]]


@pytest.mark.rule("BUR-9.9")
def test_pawns_stand_on_their_space_and_the_first_before_the_others() -> None:
    state = given(4)
    state.spaces = [1, 0, 1, 0]
    state.ranked = seated(2, 0, 3, 1)
    pawns = [p for p in pieces(GAME.scene(state, 0)) if p.id.startswith("pawn/")]
    by_seat = {int(p.id[-1]): p for p in pawns}
    assert by_seat[2].x < by_seat[0].x
    assert pawns.index(by_seat[2]) > pawns.index(by_seat[0])
    assert max(by_seat[1].x, by_seat[3].x) < by_seat[2].x
    assert said(by_seat[3].label) == "Seat 4: third, on 0"


@pytest.mark.rule("BUR-14.4")
def test_bonus_tiles_move_from_the_board_to_whoever_earned_them() -> None:
    state = given(2)
    before = piece(GAME.scene(state, 0), "bonus/large/ship")
    state.large &= ~(1 << 5)
    state.estates[1].bonuses |= 1 << 5
    scene = GAME.scene(state, 0)
    assert piece(scene, "bonus/large/ship") in drawn(area(scene, "seat/1/estate"))
    assert before in drawn(area(GAME.scene(given(2), 0), "tracks"))


# -------------------------------------------------------------------------------------- the estate


def test_lines_between_regions_and_inside_them_are_drawn_once_each() -> None:
    estate = area(GAME.scene(given(2, estate=7, start="d4"), 0), "estate")
    shapes = {item.style: item.path for item in estate.items if isinstance(item, Shape)}
    lines = {
        style: re.findall(r"M([\d. -]+)L([\d. -]+)", path)
        for style, path in shapes.items()
        if style in ("border", "edge")
    }
    every = [frozenset(line) for found in lines.values() for line in found]
    assert len(set(every)) == len(every)
    pairs = [(h, t) for h, near in enumerate(BOARD.neighbours) for t in near if h < t]
    assert len(every) == 6 * HEXES - len(pairs)
    regions = DUCHIES[6].region
    assert len(lines["edge"]) == sum(regions[h] == regions[t] for h, t in pairs)


def test_tiles_of_the_latest_turn_are_the_last_change_and_full_regions_are_sealed() -> None:
    state = given(2, dice=(3, 1), storage=["building-bank"])
    estate = area(GAME.scene(state, 0), "estate")
    assert [p.art for p in drawn(estate)].count("seal") == 1  # the start castle's own region
    act(state, "place(3,1,c3)")
    for viewer in (0, 1):
        scene = GAME.scene(state, viewer)
        marked = [p for p in pieces(scene) if p.state == "last"]
        assert [p.art for p in marked] == [
            "tile-building-bank" if viewer == 0 else "small-building-bank"
        ]
    assert [p.art for p in drawn(area(GAME.scene(state, 0), "estate"))].count("seal") == 2


@pytest.mark.rule("BUR-14.2", "BUR-14.3", "BUR-14.4")
def test_an_empty_space_says_what_completing_its_region_scores_now() -> None:
    state = given(2, phase="C")
    scene = GAME.scene(state, 0)
    assert said(piece(scene, "hex/a1").label) == "a1: empty animal space, die 6"
    assert said(piece(scene, "hex/a1").help) == (
        "Part of a pasture of 5, 5 still empty. Completing it now scores 15 + 6 points."
    )
    fill_type(state, 0, "mine", but=["e3"])
    told = said(piece(GAME.scene(state, 0), "hex/e3").help)
    assert told.endswith(
        "1 still empty. Completing it now scores 6 + 6 points, and 5 for all of this type."
    )


@pytest.mark.rule("BUR-10.1", "BUR-21.17")
def test_a_tile_says_what_it_would_bring_now() -> None:
    state = given(2, depots={"3a": "animal-cow-2", "5b": "knowledge-17", "1b": "ship"})
    lay(state, 0, {"b2": "animal-cow-3", "c3": "building-watchtower"})
    fill(state, "black1", "castle")
    state.wares[0] = 1 | 2 << 8

    def told(slot: str) -> str:
        return said(piece(GAME.scene(state, 0), f"tile/{state.slots[slot_of(slot)]}").help)

    assert "Now: 5 points where it scores most." in told("3a")
    assert "As things stand: 4 points." in told("5b")
    assert "The fullest depot holds 3 goods. Numbers where it fits: 2, 5." in told("1b")
    assert told("black1").endswith("Numbers where it fits: 5, 6.")


# -------------------------------------------------------------------------- dice, storage, goods


def test_a_used_die_is_struck_and_those_who_wait_have_dim_dice() -> None:
    state = given(2, dice=(2, 5))
    act(state, "workers(2)")
    mine, theirs = GAME.scene(state, 0), GAME.scene(state, 1)
    assert [piece(mine, f"die/{n}").state for n in (0, 1)] == ["struck", ""]
    assert [piece(mine, f"seat/1/die/{n}").state for n in (0, 1)] == ["", ""]
    assert [piece(theirs, f"die/{n}").state for n in (0, 1)] == ["dim", "dim"]
    act(state, "workers(5)")
    after = GAME.scene(state, 1)
    assert [piece(after, f"seat/0/die/{n}").state for n in (0, 1)] == ["struck", "struck"]
    assert [piece(after, f"die/{n}").state for n in (0, 1)] == ["", ""]


def test_dice_stay_in_sight_on_a_phone() -> None:
    dice = area(GAME.scene(given(2), 0), "dice")
    assert dice.role == "common"
    assert dice.height <= 120  # what is common, low and touchable stays in sight
    assert dice.width <= 400  # ... and need not shrink much
    assert all(p.size >= 44 for p in drawn(dice) if p.id)


def test_counters_are_always_in_the_same_order() -> None:
    state = given(3, silver=2, workers=3, goods={"red": 2, "pink": 1})
    for panel in GAME.scene(state, 1).panels:
        assert [chip.art for chip in panel.chips] == ["silver", "worker", "goods-back", "sold"]
    assert [chip.value for chip in GAME.scene(state, 1).panels[0].chips] == [2, 3, 3, 0]


# ------------------------------------------------------------------------------- what is asked now


def test_each_thing_asked_has_its_own_sentence() -> None:
    state = given(2, dice=(3, 3), storage=["building-warehouse"], goods={"red": 1})
    assert said(GAME.scene(state, 0).prompt) == "Your turn: use your dice, 3 and 3."
    assert said(GAME.scene(state, 1).prompt) == "Seat 1 is playing, with a 3 and a 3."
    assert said(GAME.scene(state, 1).hint) == "You are next."
    act(state, "place(3,1,c3)")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt).startswith("Your warehouse: sell")
    assert [said(choice.label) for choice in scene.choices] == ["Do without"]
    act(state, "skip")
    assert said(GAME.scene(state, 0).prompt) == "Your turn: use your other die, 3."


@pytest.mark.rule("BUR-5.6", "BUR-16.1")
def test_workers_and_the_end_of_the_turn_are_choices() -> None:
    state = given(2, dice=(1, 2), silver=2, knowledge=[6, 13, 14], depots={"black1": "ship"})
    scene = GAME.scene(state, 0)
    labels = [said(choice.label) for choice in scene.choices]
    assert labels == ["Take 4 workers, 1 silver"]
    fill(state, "1a", "building-bank")
    labels = [said(choice.label) for choice in GAME.scene(state, 0).choices]
    assert labels[1:] == ["Buy anywhere: 2 silver"]
    act(state, "workers(1)")
    act(state, "workers(2)")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt).startswith("Buy a tile from any depot")
    assert said(scene.choices[-1].label) == "End the turn"


@pytest.mark.rule("BUR-17.1", "BUR-21.7")
@pytest.mark.parametrize(
    ("knowledge", "depots", "where"),
    [
        ([], {"black1": "ship", "1a": "mine"}, "the black depot"),
        ([6], {"black1": "ship"}, "the black depot"),
        ([6], {"1a": "mine"}, "a numbered depot"),
        ([6], {"black1": "ship", "1a": "mine"}, "any depot"),
    ],
)
def test_the_prompt_says_where_tiles_are_sold(
    knowledge: list[int], depots: dict[str, str], where: str
) -> None:
    state = given(2, dice=(1, 2), silver=2, knowledge=knowledge, depots=depots)
    act(state, "workers(1)")
    act(state, "workers(2)")
    assert said(GAME.scene(state, 0).prompt).startswith(f"Buy a tile from {where} for 2 silver")


@pytest.mark.rule("BUR-7.4")
def test_a_full_storage_asks_for_a_tile_and_shows_the_new_one() -> None:
    state = given(
        2, dice=(4, 1), storage=["mine", "ship", "castle"], depots={"4b": "building-church"}
    )
    act(state, "take(4,4b)")
    assert isinstance(state.asked, Store)
    scene = GAME.scene(state, 0)
    assert said(scene.prompt).endswith("to make room for a church.")
    assert [p.art for p in pieces(scene) if p.state == "last"] == ["tile-building-church"]


@pytest.mark.rule("BUR-21.5")
def test_pairs_of_depots_are_choices() -> None:
    state = given(2, knowledge=[5], wares={1: {"red": 2}, 2: {"pink": 1}})
    state.asked = Collect(state.actor())
    scene = GAME.scene(state, 0)
    assert "or two neighbouring depots" in said(scene.prompt)
    assert len(scene.choices) == DEPOTS
    assert said(scene.choices[0].label) == "Depots 1 + 2: 3 goods"


@pytest.mark.rule("BUR-20.1", "BUR-20.2")
def test_the_winner_and_what_broke_a_tie_are_named() -> None:
    state = given(3)
    state.stage, state.waiting, state.used = OVER, 0, 3
    for estate in state.estates:
        estate.score = 90
    state.estates[2].score = 80
    scene = GAME.scene(state, 1)
    assert said(scene.prompt) == "You win with 90 points."
    assert said(GAME.scene(state, 0).prompt) == "Seat 2 wins with 90 points."
    hints = [said(GAME.scene(state, seat).hint) for seat in range(3)]
    assert any(hint.startswith("You are third. ") for hint in hints)
    assert all("The tie goes to whoever is later in the turn order." in hint for hint in hints)
    lay(state, 0, {"c3": "building-bank"})
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "You win with 90 points."
    assert said(scene.hint) == "The tie goes to whoever has fewer empty spaces."
    assert [said(panel.status) for panel in scene.panels] == ["Winner", "Second", "Third"]


# -------------------------------------------------------------------------------------- the set-up


@pytest.mark.rule("BUR-22.1", "BUR-22.2")
@pytest.mark.parametrize("setup", ["open", "secret"])
def test_both_sides_of_the_sheet_are_shown_until_one_has_chosen(setup: str) -> None:
    state = GAME.new(2, b"sides", setup=setup)
    assert isinstance(state, Position)
    seat = state.actors()[0]
    scene = GAME.scene(state, seat)
    sides = [f"side/{number}" for number in SHEETS[state.sheets[seat]]]
    assert [part.id for part in scene.areas if part.id.startswith("side/")] == sides
    assert not [part for part in scene.areas if part.role == "opponent"]
    move = GAME.moves(state, seat)[0]
    state.step(seat, move.action)
    after = GAME.scene(state, seat)
    if setup == "secret":
        assert piece(after, move.path[0]).state == "last"
        assert said(after.prompt) == f"You have chosen estate {move.path[0].split('/')[1]}."
    else:
        assert "estate" in [part.id for part in after.areas]
        castle = piece(after, f"tile/{state.estates[seat].tiles[hex_of(move.path[0][-2:])]}")
        assert castle.art == "tile-castle"
    assert said(after.hint) == f"Waiting for Seat {2 - seat}."
    others = GAME.scene(state, 1 - seat)
    shown = [part.id for part in others.areas if part.role == "opponent"]
    assert bool(shown) == (setup == "open")
