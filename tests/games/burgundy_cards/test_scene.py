"""The card game as a picture and as things to touch: whole, legible, discreet."""

from itertools import pairwise

import pytest
from hypothesis import given as hypothesis_given

from feldspar.games.burgundy_cards import GAME
from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import (
    ALL_CARDS,
    CARDS,
    CLOISTER,
    MOST_POINTS,
    OPTIONS,
    PER_POINT,
    PRICE,
    ROUNDS,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.turn_flow import NOBODY
from feldspar.games.burgundy_cards.view.aaron import columns as aaron_columns
from feldspar.games.burgundy_cards.view.rounds import gain_art
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.move_selection import intended_move, narrow, next_steps
from feldspar.kernel.render.svg.symbols import symbols_of
from feldspar.kernel.scene import Lettering, Piece, Scene, Table
from feldspar.kernel.units import Seat
from tests import laws
from tests.games.burgundy_cards.given import (
    act,
    bonus,
    card_of,
    given,
    hold,
    laid,
    pass_round,
    place,
    placing,
)
from tests.scenes import area, drawn, ids, piece, pieces, touchable, viewers

SYMBOLS = symbols_of([GAME.art()])
ENGLISH = GAME.words("en")


def card(scene: Scene, name: str) -> Piece:
    return piece(scene, f"card/{card_of(name)}")


def said(text: Text | None) -> str:
    return ENGLISH.say(text) if text else ""


def labels(scene: Scene) -> list[str]:
    return [said(choice.label) for choice in scene.choices]


games = hypothesis_given(table=laws.tables(GAME), at=laws.MOMENTS)

# ------------------------------------------------------------------------------ in any position


@games
@laws.tries(40)
def test_cards_and_their_places_say_what_they_are_good_for(table: laws.Table, at: int) -> None:
    for p in pieces(GAME.scene(table.position(at), 0)):
        if p.id.startswith(("card/", "column/", "row/", "pile/", "goods/", "bonus/")):
            assert p.help, p


@pytest.mark.rule("BCG-16.2", "BCG-16.3")
@games
@laws.tries(40)
def test_no_view_shows_a_card_its_viewer_may_not_know(table: laws.Table, at: int) -> None:
    state = table.position(at)
    assert isinstance(state, Position)
    piles = [*state.deck, *[one for pile in state.aaron_piles for one in pile]]
    for holding in state.holdings:
        piles += holding.pile
    for viewer in viewers(state):
        hidden = set(piles)
        for seat, holding in enumerate(state.holdings):
            hidden |= set(holding.hand) if seat != viewer else set()
        scene = GAME.scene(state, viewer)
        shown = {p.id for p in pieces(scene) if p.id.startswith("card/")}
        assert not shown & {f"card/{one}" for one in hidden}
        public = [*state.revealed, *state.aaron, *state.discard[-1:]]
        public += [one for row in state.rows for one in row]
        for holding in state.holdings:
            public += holding.projects
        assert {f"card/{one}" for one in public} <= shown


# --------------------------------------------------------------------------------------- the art


@pytest.mark.rule("BCG-1.4")
def test_every_card_is_drawn_with_every_die_and_the_points_of_its_triple() -> None:
    for face in {*FACES}:
        for die in range(1, 7):
            assert {f"card-{face}-{die}", f"hand-{face}-{die}"} <= set(SYMBOLS)
    for type_, name in enumerate(TYPES):
        # Whoever replaces the house figures finds the figure to change here.
        assert f'href="#figure-{TRIPLE_POINTS[type_]}"' in SYMBOLS[f"worth-{name}"].source


def test_every_option_of_every_round_and_every_conversion_has_a_symbol() -> None:
    for options in OPTIONS:
        assert {gain_art(option) for option in options} <= set(SYMBOLS)
    assert {f"points-{n + 1}" for n in range(MOST_POINTS)} <= set(SYMBOLS)
    assert {f"workers-{n}" for n in range(PER_POINT * MOST_POINTS + 1)} <= set(SYMBOLS)


# ------------------------------------------------------------------------------------ the display


def test_cards_lie_in_their_rows_and_later_ones_on_earlier_ones() -> None:
    state = given(2, rows={2: ["bank-1", "mine-2-1"], 5: ["ship-4-1"]})
    scene = GAME.scene(state, 0)
    below, above = card(scene, "bank-1"), card(scene, "mine-2-1")
    assert below.x == above.x == piece(scene, "row/2").x
    assert below.y < above.y
    assert said(above.label) == "Mine, die 2, row 2"
    assert said(piece(scene, "row/2").label) == "Row 2, 2 cards"
    assert said(piece(scene, "row/1").label) == "Row 1, empty"
    assert [p.art for p in drawn(area(scene, "display"))].count("slot") == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_row_of_five_stays_in_its_place(seats: int) -> None:
    five = ["ship-1-1", "ship-2-1", "ship-3-1", "ship-4-1", "ship-5-1"]
    state = given(seats, hand=["mine-1-1"], rows={6: five})
    scene = GAME.scene(state, 0)
    levels = [card(scene, name).y for name in five]
    assert levels == sorted(levels)
    assert min(b - a for a, b in pairwise(levels)) >= 9
    last = card(scene, five[-1])
    assert last.y + last.size * 0.7 <= area(scene, "display").height


@pytest.mark.rule("BCG-16.3")
def test_the_rows_of_the_dice_in_hand_are_tinted_for_their_owner_alone() -> None:
    state = given(2, hand=["ship-4-1", "mine-6-1"], rows={4: ["bank-1"]})

    def tinted(viewer: int) -> set[str]:
        return {p.id for p in pieces(GAME.scene(state, viewer)) if p.art.startswith("row-now")}

    assert tinted(0) == {"row/4", "row/6"}
    assert tinted(1) == tinted(WATCHER) == set()
    act(state, "take(4,bank-1)")
    assert tinted(0) == set()


def test_a_card_with_its_name_and_what_it_does() -> None:
    state = given(2, rows={3: ["carpenter-1"]})
    scene = GAME.scene(state, 0)
    told = said(card(scene, "carpenter-1").help)
    assert told == (
        "Take a building or a knowledge card from any row. "
        "Three buildings score 3 points, and 1 more for the first such triple. "
        "Feldspar’s own, the box may differ: the die."
    )
    state.firsts = 0
    assert "score 3 points. " in said(card(GAME.scene(state, 0), "carpenter-1").help)
    names = [i.text for i in area(scene, "display").items if isinstance(i, Lettering)]
    assert [ENGLISH.say(name) for name in names] == ["Workshop"]


# ------------------------------------------------------------------------------- beside the rows


@pytest.mark.rule("BCG-2.9", "BCG-12.4")
def test_the_round_card_says_what_a_triple_brings_now_and_later() -> None:
    for name in ROUNDS:
        scene = GAME.scene(given(2, round=name), 0)
        told = said(area(scene, "supply").summary)
        assert told.startswith(f"Round {name}: a triple brings ")
        assert all(f"in round {later} " in told for later in ROUNDS if later > name)
        assert ("Later" in told) == (name != "E")
    assert "2 silver, 2 workers or 1 silver and 1 worker" in said(
        area(GAME.scene(given(2, round="D"), 0), "supply").summary
    )


def test_piles_show_their_tops_and_how_many_they_hold() -> None:
    state = given(
        2,
        piles={"goods1": ["dark", "light"], "goods2": [], "animals1": ["pig"]},
        discard=["bank-1", "mine-3-1"],
    )
    scene = GAME.scene(state, 0)
    assert piece(scene, "pile/goods1").art == "goods-dark"
    assert said(piece(scene, "pile/goods1").label) == "A pile of 2 cards, on top: a dark good"
    assert said(piece(scene, "pile/animals1").label) == "A pile of 1 card: a pig"
    assert "pile/goods2" not in touchable(scene)
    assert said(card(scene, "mine-3-1").label) == "Discard pile, 2 cards, on top: Mine, die 3"
    assert f"card/{card_of('bank-1')}" not in touchable(scene)
    assert said(piece(scene, "deck").label) == f"Draw pile, {len(state.deck)} cards"


@pytest.mark.rule("BCG-12.2", "BCG-12.7")
def test_cards_won_move_to_whoever_has_them() -> None:
    state = given(2, columns=laid(["ship"] * 3))
    state.firsts ^= 1 << TYPES.index("ship")
    state.holdings[0].firsts |= 1 << TYPES.index("ship")
    state.holdings[1].seven = state.sevens.pop()
    mine, theirs = GAME.scene(state, 0), GAME.scene(state, 1)
    assert "bonus/first/ship" in ids(area(mine, "estate"))
    assert "bonus/first/ship" in ids(area(theirs, "seat/0/estate"))
    assert "bonus/seven/3" in ids(area(mine, "seat/1/estate"))
    assert "bonus/seven/3" in ids(area(theirs, "estate"))
    left = ids(area(mine, "supply"))
    assert {"bonus/first/mine", "bonus/seven/1"} <= left
    assert not {"bonus/first/ship", "bonus/seven/3"} & left


# -------------------------------------------------------------------------- hand, storage, estate


def test_the_hand_stays_in_sight_on_a_phone() -> None:
    state = given(2, goods={"light": 2, "dark": 1}, hand=["ship-4-1", "bank-5"])
    hand = area(GAME.scene(state, 0), "hand")
    assert hand.role == "common"
    assert hand.height <= 120  # what is common, low and touchable stays in sight
    assert hand.width <= 360  # ... and need not shrink
    steps = {step for move in GAME.moves(state, 0) for step in move.path}
    assert all(p.size >= 44 for p in drawn(hand) if p.id in steps)
    assert {p.art for p in drawn(hand)} >= {"hand-ship-4", "hand-bank-5", "goods-light-2"}
    offer = area(GAME.scene(_bought(), 0), "offer")
    assert offer.role == "common"
    assert offer.height <= 120


@pytest.mark.rule("BCG-16.3")
def test_others_and_watchers_see_backs_of_a_hand() -> None:
    state = given(3, hand=["ship-4-1", "bank-5"])
    own = {f"card/{one}" for one in state.holdings[0].hand}
    for viewer, place_ in ((1, "seat/0/estate"), (WATCHER, "hand")):
        scene = GAME.scene(state, viewer)
        assert not own & set(touchable(scene))
        assert {"seat/0/hand/0", "seat/0/hand/1", "seat/0/pile"} <= ids(area(scene, place_))
    assert said(area(GAME.scene(state, WATCHER), "estate").title) == "Estate of Seat 1"


def test_goods_and_animals_have_their_numbers() -> None:
    state = given(2, goods={"medium": 3}, animals={"pig": 2, "sheep": 1})
    mine, theirs = GAME.scene(state, 0), GAME.scene(state, 1)
    assert said(piece(mine, "goods/medium").label) == "3 medium goods"
    assert piece(mine, "goods/medium").art == "goods-medium-3"
    assert said(piece(mine, "animal/pig").label) == "2 pigs"
    assert {"seat/0/goods/medium", "seat/0/animal/pig"} <= set(touchable(theirs))
    assert "goods/light" not in touchable(mine)


def test_counters_are_always_in_the_same_order() -> None:
    state = given(3, silver=2, workers=3, goods={"light": 1, "dark": 1})
    for panel in GAME.scene(state, 1).panels:
        assert [chip.art for chip in panel.chips] == ["worker", "silver", "goods-back", "sold"]
    assert [chip.value for chip in GAME.scene(state, 1).panels[0].chips] == [3, 2, 2, 0]


@pytest.mark.rule("BCG-10.1")
def test_columns_stand_side_by_side_and_open_ones_have_a_place_for_the_next_card() -> None:
    state = given(2, columns=laid(["ship", "ship"], ["mine"] * 3, ["castle"]))
    estate = area(GAME.scene(state, 0), "estate")
    places = {p.id: p for p in drawn(estate) if p.id.startswith("column/")}
    assert set(places) == {"column/1", "column/2", "column/new"}
    assert said(places["column/1"].label) == "Open column 1: 2 of 3 ships"
    assert said(places["column/2"].help) == "2 cards more make a triple: 5 points."
    assert places["column/1"].x < places["column/2"].x < places["column/new"].x
    assert places["column/1"].y > places["column/2"].y  # below two cards, and below one
    cards = [p for p in drawn(estate) if p.id.startswith("card/")]
    assert len({p.x for p in cards}) == 3
    captions = [
        said(i.text)
        for i in estate.items
        if isinstance(i, Lettering) and i.y > 200 and isinstance(i.text, Text)
    ]
    assert captions == ["5 points"]
    told = said(estate.summary)
    assert (
        told == "Still missing for all seven types: cloisters, knowledge, pastures and buildings."
    )


def test_however_many_columns_there_are_they_fit() -> None:
    types = [name for name in TYPES for _ in range(2)]
    state = given(2, columns=laid(*[[name] for name in types]))
    scene = GAME.scene(state, 0)
    estate = area(scene, "estate")
    assert max(p.x + p.size / 2 for p in drawn(estate)) <= estate.width + 0.1
    assert said(estate.summary) == "All seven types are there."
    small = area(GAME.scene(state, 1), "seat/0/estate")
    assert max(p.x + p.size / 2 for p in drawn(small)) <= small.width + 0.1


@pytest.mark.rule("BCG-10.8")
def test_a_card_to_be_placed_is_marked_and_a_new_column_shows_its_type() -> None:
    state = placing("ship-5-1", ["cloister"], hand=["mine-5-1", "mine-4-1"])
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "Choose a column for a ship."
    assert card(scene, "ship-5-1").state == "last"
    assert piece(scene, "column/new").art == "slot-ship"
    assert {move.path for move in GAME.moves(state, 0)} == {("column/1",), ("column/new",)}


def test_points_are_listed_by_their_sources() -> None:
    state = given(2, goods={"light": 2}, hand=["mine-1-1", "mine-4-1"])
    act(state, "sell(1,light)")
    table = next(i for i in area(GAME.scene(state, 0), "estate").items if isinstance(i, Table))
    assert [[ENGLISH.say(c.text) for c in row] for row in table.rows] == [["Goods sold", "2"]]


@pytest.mark.rule("BCG-7.6")
def test_the_start_player_card_lies_with_its_holder_and_shows_its_side() -> None:
    state = given(2, goods={"light": 1}, hand=["mine-1-1", "mine-4-1"])
    assert piece(GAME.scene(state, 0), "start").art == "start-card"
    state.holder = Seat(1)
    assert "start" in ids(area(GAME.scene(state, 0), "seat/1/estate"))
    act(state, "sell(1,light)")
    scene = GAME.scene(state, 0)
    assert "start" in ids(area(scene, "estate"))
    assert piece(scene, "start").art == "start-card-down"


# ------------------------------------------------------------------------------- what is asked now


def _bought() -> CardsState:
    deck = ["castle-1-1", "ship-3-1", "bank-5"]
    state = given(2, silver=PRICE, deck=deck, hand=["mine-2-1", "mine-6-1"])
    act(state, "buy")
    return state


def test_the_dice_in_hand_are_named_to_their_owner_alone() -> None:
    state = given(2, hand=["ship-4-1", "bank-5"])
    assert said(GAME.scene(state, 0).prompt) == "Your turn: play your 4 or your 5."
    for viewer in (1, WATCHER):
        assert said(GAME.scene(state, viewer).prompt) == "Seat 1 plays a card."
    assert said(GAME.scene(state, 1).hint) == "You are next."
    state = given(2, hand=["ship-4-1", "mine-4-1"])
    assert said(GAME.scene(state, 0).prompt).endswith("two cards, both a 4.")
    state = given(2, hand=["ship-4-1"], turn=6)
    assert said(GAME.scene(state, 0).prompt) == "Your turn: play your last card, a 4."


@pytest.mark.rule("BCG-8.1", "BCG-8.2", "BCG-8.3")
def test_actions_without_a_die_are_choices_with_gain_and_cost() -> None:
    state = given(2, workers=1, silver=5)
    scene = GAME.scene(state, 0)
    assert labels(scene) == [
        "Take 1 silver",
        "Take 1 worker",
        "Buy: 3 silver",
        "1 point for 3 workers or silver",
        "2 points for 6 workers or silver",
    ]
    assert [bool(choice.group) for choice in scene.choices] == [False] * 3 + [True] * 2
    assert "You may also buy" in said(scene.hint)
    act(state, "convert(1,1)")
    scene = GAME.scene(state, 0)
    assert state.stack[-1].name == "mix"
    assert labels(scene) == ["Return 3 silver", "Return 1 worker and 2 silver"]
    assert said(scene.prompt).startswith("Return 3 cards for 1 point")


@pytest.mark.rule("BCG-9.2", "BCG-9.3", "BCG-16.5")
def test_cards_bought_are_shown_to_all_and_chosen_with_their_use() -> None:
    state = _bought()
    scene = GAME.scene(state, 0)
    assert len(ids(area(scene, "offer"))) == 3
    assert ids(area(GAME.scene(state, 1), "offer")) == ids(area(scene, "offer"))
    assert labels(scene) == ["Keep it", "Use its die"]
    moves = GAME.moves(state, 0)
    touched = [f"card/{card_of('ship-3-1')}"]
    steps = next_steps(narrow(moves, touched), touched)
    assert steps == ["choice/project", "choice/action"]
    assert intended_move(narrow(moves, [*touched, steps[1]]), [*touched, steps[1]])
    assert said(GAME.scene(state, 1).prompt) == "Seat 1 chooses one of the cards bought."
    act(state, "choose(ship-3-1,action)")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "Your extra action: use the 3 of the card you bought."
    assert {p.id for p in pieces(scene) if p.art.startswith("row-now")} == {"row/3"}
    assert "offer" not in [part.id for part in scene.areas]


@pytest.mark.rule("BCG-9.7", "BCG-9.8")
def test_moments_to_buy_have_their_own_words() -> None:
    state = given(2, silver=4, projects=["mine-2-1"], hand=["ship-2-1", "ship-6-1"])
    act(state, "place(2,mine-2-1)")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "Buy for 3 silver before the effect of a mine, or go on."
    assert labels(scene) == ["Buy: 3 silver", "Go on"]
    assert card(scene, "mine-2-1").state == "last"
    act(state, "done")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "You may still buy for 3 silver, or end your turn."
    assert labels(scene) == ["Buy: 3 silver", "End the turn"]


@pytest.mark.rule("BCG-5.5")
def test_a_fourth_project_asks_for_room_and_is_marked() -> None:
    three = ["ship-1-2", "ship-2-2", "ship-3-2"]
    state = given(2, projects=three, rows={1: ["bank-1"]}, hand=["mine-1-1", "mine-2-1"])
    act(state, "take(1,bank-1)")
    scene = GAME.scene(state, 0)
    assert said(scene.prompt).endswith("make room for a bank.")
    assert [p.id for p in pieces(scene) if p.state == "last"] == [f"card/{card_of('bank-1')}"]
    state = given(2, projects=three, silver=3, deck=["bank-1"], hand=["mine-1-1", "mine-2-1"])
    act(state, "buy", "choose(bank-1,project)")
    offer = area(GAME.scene(state, 0), "offer")
    assert [p.state for p in drawn(offer)] == ["last"]


@pytest.mark.rule("BCG-12.4")
def test_what_a_triple_brings_is_a_group_of_choices() -> None:
    state = placing("ship-5-1", ["ship", "ship"], round="B", hand=["mine-5-1", "mine-4-1"])
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "A triple! Choose what it brings in round B."
    assert labels(scene) == [
        "2 points",
        "1 good and 1 animal",
        "2 silver and 1 worker",
        "1 silver and 2 workers",
    ]
    assert {said(choice.group) for choice in scene.choices} == {"Round B"}
    act(state, bonus(state, "1 goods 1 animals"))
    assert said(GAME.scene(state, 0).prompt) == "Take the top card of a goods pile."
    act(state, "draw(goods1)")
    assert said(GAME.scene(state, 0).prompt) == "Take the top card of an animal pile."


EFFECTS = {
    "castle-5-1": "Your castle gives you an action with any die you like.",
    "carpenter-5": "Your carpenter’s workshop: take a building or a knowledge card from any row.",
    "church-4": "Your church: take a castle, a mine or a cloister from any row.",
    "market-5": "Your market: take a ship or a pasture from any row.",
    "boarding_house-4": "Your boarding house: take the top card of any of the four piles.",
    "warehouse-5": "Your warehouse: sell all your goods of one type.",
    "city_hall-4": "Your city hall: place another project, whatever its die.",
}


@pytest.mark.parametrize("name", EFFECTS)
def test_each_effect_has_its_own_sentence_for_everybody(name: str) -> None:
    rows = {1: ["bank-1", "mine-1-1", "ship-1-1"]}
    state = given(2, rows=rows, goods={"dark": 1}, hand=["mine-5-1", "mine-4-1"])
    hold(state, 0, projects=["ship-2-2"])
    place(state, name)
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == EFFECTS[name]
    assert scene.hint
    waiting = said(GAME.scene(state, 1).prompt)
    assert waiting.startswith("Seat 1 ")
    assert waiting.endswith(".")


def test_everybody_knows_when_their_play_comes() -> None:
    state = given(4)
    hints = [said(GAME.scene(state, seat).hint) for seat in range(4)]
    assert hints[1:] == ["You are next.", "You play after 2 others.", "You play after 3 others."]
    state.active = Seat(2)
    assert said(GAME.scene(state, 0).hint) == "You have played in this turn."
    state.turn = 5
    assert said(GAME.scene(state, 0).hint) == "You have played in this round."
    assert said(GAME.scene(state, WATCHER).hint) == ""
    panels = GAME.scene(state, 0).panels
    assert [panel.busy for panel in panels] == [False, False, True, False]
    assert said(panels[2].status) == "Playing third…"
    assert said(panels[0].status) == "First player"


# ----------------------------------------------------------------------------------------- Aaron


@pytest.mark.rule("BCG-15.5", "BCG-15.17")
def test_aaron_turns_up_his_cards_one_by_one() -> None:
    pile = {"A": ["ship-1-3", "cloister-2-1"], "B": ["bank-1", "bank-3", "bank-5"]}
    state = given(1, aaron=pile)
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "Aaron turns up his cards of round A: 2 to come."
    assert said(scene.status) == "Round A: Aaron’s cards"
    assert labels(scene) == ["Turn up a card"]
    assert {"aaron/pile/A", "aaron/pile/B"} <= ids(area(scene, "aaron"))
    assert said(piece(scene, "aaron/pile/B").label) == "Aaron’s pile for round B, 3 cards"
    act(state, "aaron")
    scene = GAME.scene(state, 0)
    assert card(scene, "ship-1-3").art == "small-ship"
    assert said(scene.prompt) == "Aaron turns up his last card of round A."
    act(state, "aaron")
    scene = GAME.scene(state, 0)
    assert TYPE[state.aaron[-1]] == CLOISTER
    assert said(area(scene, "aaron").summary) == "Aaron has 0 points. You have 1: 1 ahead of Aaron."
    assert "aaron/pile/A" not in touchable(scene)


@pytest.mark.rule("BCG-15.6", "BCG-15.7")
def test_aaron_has_columns_of_three_by_type() -> None:
    names = ["ship-1-2", "bank-1", "ship-2-2", "church-2", "ship-3-1", "ship-4-1"]
    state = given(1, aaron={"A": names})
    act(state, *["aaron"] * len(names))
    assert [len(column) for column in aaron_columns(state)] == [3, 1, 2]
    shown = ids(area(GAME.scene(state, 0), "aaron"))
    assert {f"card/{card_of(name)}" for name in names} <= shown


def test_the_longest_game_of_aarons_fits() -> None:
    state = GAME.new(1, b"aaron")
    assert isinstance(state, Position)
    state.aaron = [card for card in ALL_CARDS if TYPE[card] in range(7)][:: CARDS // 25][:25]
    aaron = area(GAME.scene(state, 0), "aaron")
    assert max(p.x + p.size / 2 for p in drawn(aaron)) <= aaron.width + 4


@pytest.mark.rule("BCG-15.13", "BCG-15.14", "BCG-15.15")
def test_the_end_against_aaron_names_both_totals() -> None:
    state = given(1, round="C")
    state.aaron_points = 7
    pass_round(state)
    assert state.beaten
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == ("Aaron has beaten you in round C: he has 7 points, you have 0.")
    assert said(scene.panels[0].status) == "Beaten by Aaron"
    assert said(scene.status) == "Game over"
    state = given(1, round="E")
    state.holdings[0].score = 9
    state.aaron_points = 7
    pass_round(state)
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "You have held Aaron off to the end: 9 points to his 7."
    assert said(scene.hint) == "He was never ahead at the end of a round."
    assert said(scene.panels[0].status) == "Held Aaron off"


# --------------------------------------------------------------------------------------- the end


@pytest.mark.rule("BCG-14.6", "BCG-14.7", "BCG-14.8")
def test_the_winner_and_what_broke_a_tie_are_named() -> None:
    state = given(3, round="E", turn=6, hand=["ship-1-1"])
    state.active = NOBODY
    for seat, (points, silver) in enumerate(((20, 1), (20, 3), (12, 0))):
        state.holdings[seat].score = points
        state.holdings[seat].silver = silver
    prompts = [said(GAME.scene(state, viewer).prompt) for viewer in viewers(state)]
    assert prompts[2] == "You win with 20 points."
    assert prompts[0] == prompts[1] == prompts[3] == "Seat 2 wins with 20 points."
    hints = [said(GAME.scene(state, seat).hint) for seat in range(3)]
    assert hints[0] == "You are second. The tie goes to whoever has more left in storage."
    assert hints[2].startswith("You are third.")
    assert [said(p.status) for p in GAME.scene(state, 0).panels] == ["Second", "Winner", "Third"]
    state.holdings[0].silver = 3
    scene = GAME.scene(state, 0)
    assert said(scene.prompt) == "Seat 1 and Seat 2 share the win with 20 points each."
    assert said(scene.hint) == "They have as many points, and as much left in storage."
    assert not GAME.moves(state, 0)


@pytest.mark.rule("BCG-10.2", "BCG-10.6")
@pytest.mark.parametrize(
    ("columns", "promised"),
    [
        ([["mine-1-1", "mine-2-1"]], True),
        ([["mine-1-1", "mine-2-1"], ["cloister-1-1"]], False),  # the card may go there instead
        ([["mine-1-1"]], False),
    ],
)
def test_a_triple_is_promised_only_when_the_card_can_go_nowhere_else(
    columns: list[list[str]], promised: bool
) -> None:
    state = given(2, hand=["ship-3-1", "ship-2-1"], projects=["mine-3-1"], columns=columns)
    placed = [move for move in GAME.moves(state, 0) if move.label.key == "move-place"]
    assert placed
    assert {"a triple" in said(move.label) for move in placed} == {promised}


def test_what_is_our_own_says_so_and_has_a_mark() -> None:
    state = given(2, rows={3: ["mine-1-1"]}, goods={"light": 1}, round="B")
    scene = GAME.scene(state, 0)
    mine, goods = card(scene, "mine-1-1"), piece(scene, "goods/light")
    assert said(mine.help).endswith("may differ: the die and the points of the triple.")
    assert said(goods.help).endswith("may differ: the points.")
    assert said(area(scene, "supply").summary).endswith(
        "may differ: what round B brings, what round C brings and what round E brings."
    )
    held = card(GAME.scene(given(2, hand=["mine-1-1", "ship-2-1"]), 0), "mine-1-1")
    assert said(held.help).endswith("may differ: the die.")
    for marked in (mine, goods, held):
        assert [item.text for item in marked.face if isinstance(item, Lettering)] == ["°"]
