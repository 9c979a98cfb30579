"""Section 10: columns and cloisters."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.components import TRIPLE_POINTS, TYPES
from tests.games.burgundy_cards.given import (
    act,
    animals,
    choices,
    estate,
    given,
    goods,
    of_type,
    placing,
    points,
    refusal,
)

REAL = [type_ for type_ in TYPES if type_ != "cloister"]
every_type = pytest.mark.parametrize("type_", REAL)

M, C, S, B = "mine", "cloister", "ship", "building"


def put(type_: str, *columns: list[str], **position: Any) -> CardsState:
    """The first card of a type has been placed; a column may have to be chosen."""
    return placing(of_type(type_)[0], *columns, **position)


def types(state: CardsState) -> list[tuple[str, int]]:
    """The columns of seat 0: the type and the number of cards of each."""
    columns = state.holdings[0].columns
    return [(TYPES[one.type], one.size) for one in columns]


def ways(type_: str, *columns: list[str]) -> set[str]:
    """The columns a card of a type may go to: those asked for, or the only one."""
    state = put(type_, *columns)
    asked = choices(state, "column")
    if asked:
        return {decision[7:-1] for decision in asked}
    sizes = [size for _, size in types(state)]
    if len(sizes) > len(columns):
        return {"new"}
    unfinished = [n for n, column in enumerate(columns) if len(column) < 3]
    return {str(1 + k) for k, n in enumerate(unfinished) if sizes[n] > len(columns[n])}


WAYS: list[tuple[str, str, list[list[str]], set[str]]] = [
    ("BCG-10.4", M, [], {"new"}),
    ("BCG-10.4", M, [[M]], {"1"}),
    ("BCG-10.4", M, [[M, M]], {"1"}),
    ("BCG-10.4", M, [[M, C]], {"1"}),
    ("BCG-10.4", M, [[C, M]], {"1"}),
    ("BCG-10.4", M, [[S], ["castle", C], [B, B]], {"new"}),
    ("BCG-10.1", M, [[M, M, M]], {"new"}),
    ("BCG-10.1", M, [[M, M, C], [S, S, S]], {"new"}),
    ("BCG-10.1", M, [[S, S, S], [M]], {"1"}),
    ("BCG-10.2", M, [[C, M], [M]], {"1", "2"}),  # R4: the only way to two open columns of a type
    ("BCG-10.2", M, [[C, M], [S], [M, C]], {"1", "3"}),
    ("BCG-10.3", M, [[C]], {"1", "new"}),
    ("BCG-10.3", M, [[C, C]], {"1", "new"}),
    ("BCG-10.3", M, [[M], [C]], {"1", "2"}),  # R4: even beside an open column of mines
    ("BCG-10.3", M, [[S], [C, C], [M, M]], {"2", "3"}),
    ("BCG-10.3", M, [[C, C, C]], {"new"}),  # R5: a triple of cloisters is final
    ("BCG-10.5", C, [[C]], {"1"}),
    ("BCG-10.5", C, [[C, C]], {"1"}),
    ("BCG-10.5", C, [[C, C, C]], {"new"}),
    ("BCG-10.6", C, [[M]], {"1", "new"}),
    ("BCG-10.6", C, [[M, C], [S, S], [B]], {"1", "2", "3", "new"}),
    ("BCG-10.6", C, [[M, M, M], [S]], {"1", "new"}),
    ("BCG-10.7", C, [], {"new"}),
    ("BCG-10.7", C, [[M], [C, C]], {"1", "2"}),
    ("BCG-10.7", C, [[C, M]], {"1", "new"}),  # no column of cloisters only any more
    ("BCG-10.13", B, [[B]], {"1"}),
    ("BCG-10.14", S, [[S, S, S], [S, S, S]], {"new"}),
]


@pytest.mark.parametrize(
    ("type_", "columns", "expected"),
    [pytest.param(*rest, marks=pytest.mark.rule(rule)) for rule, *rest in WAYS],
)
def test_a_card_may_go_to(type_: str, columns: list[list[str]], expected: set[str]) -> None:
    assert ways(type_, *columns) == expected


@pytest.mark.rule("BCG-10.1", "BCG-10.2", "BCG-10.4", "BCG-10.7")
@pytest.mark.parametrize(
    ("type_", "columns", "decision", "rule"),
    [
        (M, [[S], [C]], "column(1)", "BCG-10.2"),
        (M, [[M], [C]], "column(new)", "BCG-10.4"),
        (C, [[M], [C]], "column(new)", "BCG-10.7"),
        (C, [[M, M, M], [S]], "column(2)", "BCG-10.1"),  # only open columns are counted
    ],
)
def test_a_column_that_is_not_allowed_is_refused(
    type_: str, columns: list[list[str]], decision: str, rule: str
) -> None:
    assert refusal(put(type_, *columns), decision) == rule


@pytest.mark.rule("BCG-10.8")
def test_r3_the_player_chooses_freely_and_before_anything_else() -> None:
    for decision, columns in {
        "column(2)": [(S, 1), (M, 3), (C, 1)],
        "column(3)": [(S, 1), (M, 2), (M, 2)],
    }.items():
        state = put(M, [S], [M, M], [C])
        assert choices(state) == {"column(2)", "column(3)"}
        for other in ("buy", "done", "silver(2)", "bonus(1)"):
            assert refusal(state, other) == "BCG-10.8"
        act(state, decision)
        assert types(state) == columns


@pytest.mark.rule("BCG-10.3", "BCG-10.9", "BCG-10.11")
@every_type
@pytest.mark.parametrize("cloisters", [1, 2])
def test_a_card_on_cloisters_makes_them_its_type_for_good(type_: str, cloisters: int) -> None:
    state = put(type_, [C] * cloisters)
    act(state, "column(1)")
    assert types(state) == [(type_, cloisters + 1)]
    for other in REAL:
        assert ways(other, [C, type_]) == ({"1"} if other == type_ else {"new"})


@pytest.mark.rule("BCG-10.6")
def test_example_a_cloister_on_a_mine_is_a_mine_from_now_on() -> None:
    state = put(C, [M])
    act(state, "column(1)")
    assert types(state) == [(M, 2)]
    assert ways(M, [M, C]) == {"1"}
    assert ways(S, [M, C]) == {"new"}
    assert ways(C, [M, C]) == {"1", "new"}


@pytest.mark.rule("BCG-10.6", "BCG-10.9", "BCG-10.10")
@every_type
def test_a_cloister_that_becomes_another_type_has_no_effect(type_: str) -> None:
    for columns in ([type_], [type_, C]):
        state = put(C, columns, goods={"dark": 1}, projects=["bank-3"], rows={1: ["ship-4-1"]})
        act(state, "column(1)")
        if len(columns) == 2:
            act(state, "bonus(1)")
        mine = state.holdings[0]
        assert types(state) == [(type_, len(columns) + 1)]
        assert (mine.silver, mine.workers, goods(mine), animals(mine)) == (0, 0, {"dark": 1}, {})
        assert (state.active, state.stack) == (1, [])


@pytest.mark.rule("BCG-10.10", "BCG-10.11")
def test_a_card_on_cloisters_has_its_own_effect_once_and_the_cloisters_none() -> None:
    for cloisters in ([C], [C, C]):
        state = put(M, cloisters, workers=1)
        act(state, "column(1)")
        if len(cloisters) == 2:
            act(state, "bonus(1)")  # points, so that all silver is the mine's
        assert (state.holdings[0].silver, state.holdings[0].workers) == (2, 1)
    state = put("knowledge", [C])
    act(state, "column(1)")
    assert (state.holdings[0].silver, state.holdings[0].workers) == (0, 2)


def value(type_: str, *columns: list[str]) -> int:
    """The points of the triple that a card completes with the first column."""
    state = put(type_, *columns)
    if choices(state, "column"):
        act(state, "column(1)")
    return points(state.holdings[0])["triple"]


@pytest.mark.rule("BCG-10.12")
def test_only_three_cloisters_are_a_triple_of_cloisters() -> None:
    assert value(C, [C, C]) == 6
    for type_, worth in zip(TYPES, TRIPLE_POINTS, strict=True):
        if type_ != C:
            assert value(type_, [C, C]) == value(C, [type_, C]) == value(C, [C, type_]) == worth


@pytest.mark.rule("BCG-10.13")
@pytest.mark.parametrize(
    "names", [["bank-3", "church-2", "watchtower-4"], ["watchtower-2", "watchtower-4", "bank-1"]]
)
def test_any_three_buildings_make_a_triple(names: list[str]) -> None:
    state = given(columns=[names[:2]], projects=names[2:], workers=3)
    act(state, f"place(1,{names[2]})")
    assert estate(state.holdings[0]) == [(B, names)]
    assert points(state.holdings[0]) == {"triple": 3, "first": 1}


@pytest.mark.rule("BCG-10.1", "BCG-10.14")
def test_the_fourth_card_of_a_type_starts_a_column_that_can_become_a_triple_too() -> None:
    state = put(S, [S, S, S], piles={"goods1": [], "goods2": []})
    assert types(state) == [(S, 3), (S, 1)]
    before = estate(state.holdings[0])[0]
    state = put(S, [S, S, S], [S, S], piles={"goods1": [], "goods2": []})
    act(state, "bonus(1)")
    assert types(state) == [(S, 3), (S, 3)]
    assert estate(state.holdings[0])[0] == before
    assert points(state.holdings[0])["triple"] == TRIPLE_POINTS[TYPES.index(S)]
