"""Section 12: what a triple brings, and having all seven types."""

import pytest

from feldspar.games.burgundy_cards.rules.components import DATA, TRIPLE_POINTS, TYPES
from tests.games.burgundy_cards.given import (
    act,
    animals,
    bonus,
    choices,
    given,
    goods,
    hold,
    laid,
    of_type,
    pile,
    place,
    placing,
    points,
    refusal,
    told,
)

M, C = "mine", "cloister"
SIX = [[type_] for type_ in TYPES if type_ != M]
"""Columns of all types but mines."""


def worth(type_: str) -> int:
    return TRIPLE_POINTS[TYPES.index(type_)]


# ---------------------------------------------------------------------------------- their order


@pytest.mark.rule("BCG-12.1", "BCG-9.8")
def test_r7_placing_is_resolved_in_order() -> None:
    """The column; first-triple card, round bonus and what it draws; all seven; purchase; effect."""
    others = [[type_] for type_ in TYPES if type_ not in (M, C)]
    state = placing("mine-1-1", [C, C, C], [C, C], *others, silver=3)
    mine = state.holdings[0]
    assert choices(state) == {"column(1)", "column(new)"}
    act(state, "column(1)")
    assert points(mine) == {"triple": worth(M), "first": 1}
    assert choices(state) == {f"bonus({n})" for n in range(1, 6)}
    act(state, bonus(state, "2 goods"))
    for _ in range(2):
        assert points(mine) == {"triple": worth(M), "first": 1}
        act(state, "draw(goods1)")
    assert points(mine) == {"triple": worth(M), "first": 1, "seven": 3}
    assert choices(state) == {"buy", "done"}
    assert mine.silver == 3
    act(state, "done")
    assert mine.silver == 5
    keys = [event.text.key for event in told(state, seat=0)]
    assert " ".join(key[4:] for key in keys) == (
        "play place triple first bonus good good seven gain-silver"
    )


@pytest.mark.rule("BCG-12.1", "BCG-9.8", "BCG-9.9")
def test_r7_silver_of_a_round_bonus_pays_for_a_purchase_before_the_effect() -> None:
    state = placing("mine-1-1", [M, M])
    act(state, bonus(state, "3 silver"))
    assert choices(state) == {"buy", "done"}
    assert state.holdings[0].silver == 3
    act(state, "buy")
    assert state.holdings[0].silver == 0
    act(state, min(one for one in choices(state) if "action" in one))
    act(state, *choices(state, "silver"))
    assert state.holdings[0].silver == 1 + 2  # the extra action, and then the effect
    assert state.active == 1


# --------------------------------------------------------------------------- first-triple cards


@pytest.mark.rule("BCG-12.2")
@pytest.mark.parametrize("type_", TYPES)
def test_the_first_triple_of_a_type_in_the_game_takes_its_card(type_: str) -> None:
    cards = of_type(type_)
    bit = 1 << TYPES.index(type_)
    state = given(3)
    for seat in (1, 2, 1):  # the same player again, too
        hold(state, seat, columns=[cards[:2]])
        place(state, cards[2], "1", seat)
        cards = cards[3:]
        assert state.firsts == 127 & ~bit
        assert [holding.firsts for holding in state.holdings] == [0, bit, 0]
    assert [points(holding).get("first", 0) for holding in state.holdings] == [0, 1, 0]
    assert [points(holding).get("triple", 0) for holding in state.holdings] == [
        count * worth(type_) for count in (0, 2, 1)
    ]


@pytest.mark.rule("BCG-12.3")
@pytest.mark.parametrize(
    ("column", "last", "type_"),
    [
        ([M, C], C, M),
        ([C, M], C, M),
        ([C, C], M, M),
        ([C, C], C, C),
        (["ship", "ship"], C, "ship"),
        ([C, "building"], "building", "building"),
    ],
)
def test_r6_a_triple_is_of_the_type_of_its_column(column: list[str], last: str, type_: str) -> None:
    state = placing(of_type(last)[0], column)
    if choices(state, "column"):
        act(state, "column(1)")
    mine = state.holdings[0]
    assert TYPES[mine.columns[0].type] == type_
    assert mine.firsts == 1 << TYPES.index(type_)
    assert points(mine) == {"triple": worth(type_), "first": 1}


# ------------------------------------------------------------------------------- round bonuses

PRINTED = {
    "A": [{"points": 3}, {"goods": 2}, {"animals": 2}, {"silver": 3}, {"workers": 3}],
    "D": [{"silver": 2}, {"workers": 2}, {"silver": 1, "workers": 1}],
}
"""The examples of the rules; the other rounds are house figures."""


@pytest.mark.rule("BCG-12.4")
@pytest.mark.parametrize("round", "ABCDE")
def test_example_a_triple_brings_one_of_the_options_of_the_round(round: str) -> None:
    options: list[dict[str, int]] = DATA["round_bonus"][round]["options"]
    printed = PRINTED.get(round, options)
    assert len(options) == len(printed)
    assert all(option in printed for option in options)
    for number, option in enumerate(options):
        state = placing("cloister-1-1", [C, C], round=round)
        assert choices(state) == {f"bonus({n + 1})" for n in range(len(options))}
        beyond = [f"bonus({n})" for n in range(len(options) + 1, 6)]
        for other in ("done", "buy", "silver(2)", *beyond):
            assert refusal(state, other) == "BCG-12.4"
        act(state, f"bonus({number + 1})")
        while choices(state, "draw"):
            act(state, min(choices(state, "draw")))
        mine = state.holdings[0]
        got = {
            "points": points(mine).get("round", 0),
            "goods": sum(goods(mine).values()),
            "animals": sum(animals(mine).values()),
            "silver": mine.silver,
            "workers": mine.workers,
        }
        assert {what: n for what, n in got.items() if n} == option
        assert not state.stack  # exactly one option


@pytest.mark.rule("BCG-12.4")
@pytest.mark.parametrize("type_", TYPES)
def test_every_triple_brings_a_bonus_whoevers_it_is_and_even_a_second_one(type_: str) -> None:
    cards = of_type(type_)
    state = given(3)
    for seat in (1, 2, 1, 0):
        hold(state, seat, columns=[cards[:2]])
        place(state, cards[2], "1", seat)
        cards = cards[3:]
        assert choices(state, seat=seat) == {f"bonus({n})" for n in range(1, 6)}


@pytest.mark.rule("BCG-12.5")
@pytest.mark.parametrize(
    ("option", "piles"),
    [("2 goods", ["goods1", "goods2"]), ("2 animals", ["animals1", "animals2"])],
)
def test_goods_and_animals_are_taken_one_at_a_time_from_either_pile(
    option: str, piles: list[str]
) -> None:
    tops = {
        "goods1": ["dark", "light", "light"],
        "goods2": ["medium", "light"],
        "animals1": ["pig", "sheep", "sheep"],
        "animals2": ["chicken", "sheep"],
    }
    for first in piles:
        for second in piles:
            state = placing("cloister-1-1", [C, C], piles=tops)
            act(state, bonus(state, option))
            taken = []
            for chosen in (first, second):
                assert choices(state) == {f"draw({one})" for one in piles}
                taken += pile(state, chosen)[:1]
                act(state, f"draw({chosen})")
            held = goods(state.holdings[0]) | animals(state.holdings[0])
            assert sorted(taken) == sorted(k for k, n in held.items() for _ in range(n))
            assert (state.active, state.stack) == (1, [])


@pytest.mark.rule("BCG-12.6")
@pytest.mark.parametrize("left", [[], ["dark"]])
def test_an_option_the_piles_cannot_pay_may_be_chosen(left: list[str]) -> None:
    state = placing("cloister-1-1", [C, C], piles={"goods1": left, "goods2": []})
    assert refusal(state, bonus(state, "2 goods")) is None
    act(state, bonus(state, "2 goods"))
    assert goods(state.holdings[0]) == dict.fromkeys(left, 1)
    assert (state.active, state.stack) == (1, [])


# -------------------------------------------------------------------------------- all seven types


@pytest.mark.rule("BCG-12.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_the_first_with_all_seven_types_gets_most(seats: int) -> None:
    state = given(seats)
    expected = {2: [3, 1], 3: [4, 2, 1], 4: [4, 3, 2, 1]}[seats]
    for seat in range(seats):
        hold(state, seat, columns=[[of_type(type_)[-1 - seat]] for (type_,) in SIX])
        place(state, of_type(M)[seat], "new", seat)
        assert points(state.holdings[seat]) == {"seven": expected[seat]}
        assert state.holdings[seat].seven == expected[seat]
    assert state.sevens == []


@pytest.mark.rule("BCG-12.7")
def test_r23_each_player_gets_one_at_most() -> None:
    state = given(columns=laid(*SIX))
    for card, column in {"mine-1-1": "new", "mine-2-1": "7", "knowledge-1-1": "3"}.items():
        place(state, card, column)
    assert points(state.holdings[0]) == {"seven": 3}
    assert state.sevens == [1]


@pytest.mark.rule("BCG-12.7")
@pytest.mark.parametrize("missing", TYPES)
def test_six_types_are_not_enough(missing: str) -> None:
    columns = [[type_] for type_ in TYPES if type_ != missing]
    other = M if missing != M else "knowledge"
    state = placing(of_type(other)[0], *columns)
    if choices(state, "column"):
        act(state, "column(new)" if "column(new)" in choices(state) else "column(2)")
    assert points(state.holdings[0]) == {}
    assert len(state.sevens) == 2


@pytest.mark.rule("BCG-12.8")
def test_r26_a_cloister_that_has_become_another_type_is_no_cloister() -> None:
    state = placing("mine-1-1", *SIX)
    cloisters = SIX.index([C]) + 1
    assert choices(state) == {f"column({cloisters})", "column(new)"}
    act(state, f"column({cloisters})")
    assert points(state.holdings[0]) == {}
    place(state, "cloister-1-1", "new")  # another, unchanged one
    assert points(state.holdings[0]) == {"seven": 3}


@pytest.mark.rule("BCG-12.8")
def test_a_changed_cloister_counts_as_what_its_column_is() -> None:
    """A mine column with a cloister in it is a column of mines, with or without the cloister."""
    state = placing("cloister-1-1", *[[t] for t in TYPES if t != C])
    act(state, "column(2)")
    assert points(state.holdings[0]) == {}


@pytest.mark.rule("BCG-12.9")
def test_awards_are_kept_when_a_cloister_changes_later() -> None:
    state = placing("mine-1-1", *SIX)
    act(state, "column(new)")
    assert state.holdings[0].seven == 3
    place(state, "mine-2-1", str(SIX.index([C]) + 1))
    assert not any(one.type == TYPES.index(C) for one in state.holdings[0].columns)
    assert (points(state.holdings[0]), state.holdings[0].seven) == ({"seven": 3}, 3)
    assert state.sevens == [1]
