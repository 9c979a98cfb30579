"""Section 1: the cards of the box; and that the data file is sound."""

from collections import Counter

import pytest

from feldspar.games.burgundy_cards.game import GAME
from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.actions.six import BY_DECISION, SIX
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, KIND, TYPE
from feldspar.games.burgundy_cards.rules.components import (
    ACTIONS,
    ANIMALS,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    DATA,
    GOODS,
    NO_KIND,
    ROUNDS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import Holding
from tests.games.burgundy_cards.given import (
    act,
    given,
    goods,
    pass_turn,
    pile,
    points,
    told,
)
from tests.games.burgundy_cards.given import animals as animals_of

each_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])
each_type = pytest.mark.parametrize("type_", TYPES)
COUNTS = {
    "castle": 12,
    "mine": 12,
    "cloister": 12,
    "knowledge": 18,
    "ship": 18,
    "pasture": 18,
    "building": 24,
}
KINDS = [
    *("carpenter", "church", "market", "watchtower"),
    *("bank", "boarding_house", "warehouse", "city_hall"),
]


@pytest.mark.rule("BCG-1.1")
def test_of_240_cards_114_are_action_cards() -> None:
    box = {kind: count for kind, count in DATA["box"].items() if kind != "provenance"}
    assert sum(box.values()) == 240
    assert box.pop("action") == CARDS == len(set(CARD_NAMES)) == 114
    assert sum(box.values()) == 126


@pytest.mark.rule("BCG-1.1")
@each_number
def test_every_action_card_is_in_the_game_once(seats: int) -> None:
    state = GAME.new(seats, b"all")
    held = [card for holding in state.holdings for card in holding.hand + holding.pile]
    laid = [card for cards in (*state.rows, *state.aaron_piles) for card in cards]
    assert sorted(state.deck + held + laid) == list(range(114))


# ----------------------------------------------------------------------------------- action cards


@pytest.mark.rule("BCG-1.2")
def test_the_action_cards_are_of_seven_types() -> None:
    assert Counter(TYPES[type_] for type_ in TYPE) == COUNTS
    assert {name: DATA["types"][name]["count"] for name in TYPES} == COUNTS


@pytest.mark.rule("BCG-1.3")
def test_there_are_three_copies_of_each_of_eight_kinds_of_building() -> None:
    kinds = [BUILDINGS[kind] for kind in KIND if kind != NO_KIND]
    assert Counter(kinds) == dict.fromkeys(KINDS, 3)
    assert [kind != NO_KIND for kind in KIND] == [TYPES[type_] == "building" for type_ in TYPE]


@pytest.mark.rule("BCG-1.4")
def test_every_action_card_shows_the_type_and_the_die_of_the_data() -> None:
    shown = Counter((face, die) for face, die in zip(FACES, DIE, strict=True))
    plain = {
        (name, die): count
        for name, counts in DATA["dice"].items()
        if name != "provenance"
        for die, count in enumerate(counts, 1)
    }
    built = {(kind, die): 1 for kind in KINDS for die in DATA["dice_buildings"][kind]}
    assert shown == plain | built
    assert set(DIE) == {1, 2, 3, 4, 5, 6}
    for name, face, die, type_ in zip(CARD_NAMES, FACES, DIE, TYPE, strict=True):
        assert name.startswith(f"{face}-{die}")
        assert TYPES[type_] == (face if face in TYPES else "building")


def completed(type_: str) -> Holding:
    """What somebody has who has just completed the first triple of a type."""
    cards = [name for name, t in zip(CARD_NAMES, TYPE, strict=True) if TYPES[t] == type_]
    first, second, third = cards[-3:]
    state = given(hand=["knowledge-1-1"], projects=[third], columns=[[first, second]], workers=3)
    act(state, f"place(1,{third})")
    return state.holdings[0]


@pytest.mark.rule("BCG-1.4")
@each_type
def test_a_triple_is_worth_what_its_cards_show(type_: str) -> None:
    assert points(completed(type_))["triple"] == {**DATA["triples"], **DATA["triples_house"]}[type_]


# ---------------------------------------------------------------------------------- goods, animals


@pytest.mark.rule("BCG-1.5")
@each_number
def test_there_are_six_goods_of_each_type(seats: int) -> None:
    state = GAME.new(seats, b"goods")
    found = Counter(pile(state, "goods1") + pile(state, "goods2"))
    for holding in state.holdings:
        found += Counter(goods(holding))
    assert found == {"light": 6, "medium": 6, "dark": 6}


@pytest.mark.rule("BCG-1.5")
@pytest.mark.parametrize(("type_", "die"), [("light", 1), ("medium", 3), ("dark", 5)])
def test_goods_show_points(type_: str, die: int) -> None:
    state = given(hand=[f"ship-{die}-1"], goods={type_: 1})
    act(state, f"sell({die},{type_})")
    assert points(state.holdings[0]) == {"goods": DATA["goods_points"][type_]}


@pytest.mark.rule("BCG-1.6")
@each_number
def test_there_are_five_animals_of_each_kind(seats: int) -> None:
    state = GAME.new(seats, b"animals")
    found = Counter(pile(state, "animals1") + pile(state, "animals2"))
    for holding in state.holdings:
        found += Counter(animals_of(holding))
    assert found == {"sheep": 5, "cattle": 5, "chicken": 5, "pig": 5}


# ----------------------------------------------------------------------------------- other cards


@pytest.mark.rule("BCG-1.7")
@each_type
def test_there_is_a_first_triple_card_of_each_type_worth_1_point(type_: str) -> None:
    holding = completed(type_)
    assert holding.firsts == 1 << TYPES.index(type_)
    assert points(holding)["first"] == 1


@pytest.mark.rule("BCG-1.7")
def test_there_are_7_first_triple_cards_and_4_all_seven_cards() -> None:
    assert [DATA["box"]["first_triple"], DATA["box"]["all_seven"]] == [7, 4]
    used = {points for n in "1234" for points in DATA["all_seven"][f"p{n}"]}
    assert used == {4, 3, 2, 1}


@pytest.mark.rule("BCG-1.8")
def test_the_box_holds_rows_rounds_points_workers_silver_and_player_cards() -> None:
    counts = {
        "rows": 6,
        "rounds": 5,
        "start_player": 1,
        "points_1": 8,
        "points_2": 7,
        "workers": 22,
        "silver": 16,
        "player": 4 * 3,
    }
    assert {kind: DATA["box"][kind] for kind in counts} == counts
    assert ROUNDS == ["A", "B", "C", "D", "E"]
    assert len(GAME.new(2, b"").rows) == 6


@pytest.mark.rule("BCG-1.9")
def test_workers_and_silver_never_run_out() -> None:
    state = given(hand=["ship-3-1"], projects=["knowledge-3-1"], workers=22, silver=16)
    state.holdings[1].workers = 22
    act(state, "place(3,knowledge-3-1)", "done", "done")
    assert state.holdings[0].workers == 24
    for seat in (1, 0):
        before = state.holdings[seat].silver
        die = DIE[state.holdings[seat].hand[0]]
        act(state, f"silver({die})", seat=seat)
        assert state.holdings[seat].silver == before + 1


@pytest.mark.rule("BCG-1.10")
def test_the_22_points_of_the_point_cards_are_no_limit() -> None:
    state = given(hand=["ship-3-1"], silver=60)
    act(state, "convert(3,20)")
    pass_turn(state)
    state.holdings[0].silver = 60
    die = DIE[state.holdings[0].hand[0]]
    act(state, f"convert({die},20)")
    assert state.holdings[0].score == 40
    assert [event.points for event in told(state, "log-convert")] == [20, 20]


# ------------------------------------------------------------------------------------- constants


def test_the_first_ids_are_those_of_the_action_space() -> None:
    first = {name[2:].lower(): id_ for name, id_ in vars(components).items() if name[:2] == "A_"}
    assert len(first) == 9
    assert first == {kind: ACTIONS.base(kind) for kind in first}


def test_the_six_actions_are_the_first_decisions() -> None:
    assert [one.name for one in SIX] == [*ACTIONS.kinds][:6]
    assert [one.first for one in SIX] == [ACTIONS.base(one.name) for one in SIX]
    assert len(BY_DECISION) == min(id_ for id_ in map(ACTIONS.base, [*ACTIONS.kinds][6:]))


@pytest.mark.parametrize("names", [TYPES, BUILDINGS])
def test_types_and_buildings_are_numbered_as_in_the_data_file(names: list[str]) -> None:
    assert [getattr(components, name.upper()) for name in names] == list(range(len(names)))


def test_counts_written_out_are_those_of_the_data_file() -> None:
    assert (1 << len(TYPES)) - 1 == components.EVERY_TYPE
    assert max(map(len, components.OPTIONS)) == components.MOST_OPTIONS
    assert ACTIONS.kinds["take"].domains["die"][components.FREE] == "free"
    assert ACTIONS.kinds["column"].domains["column"][components.NEW_COLUMN] == "new"
    assert [len(GOODS), len(ANIMALS)] == [3, 4]
