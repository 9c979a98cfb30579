"""A decision is one integer, one text and one structure, and each says the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.actions import Action, ActionSpace

SPACE = ActionSpace(
    start={},
    take={"die": "12", "depot": ["a", "b", "c"]},
    sell={"good": ["silk", "wine"]},
    end_turn={},
)
WORDS = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=8)
TOKENS = st.lists(
    st.text("abcxyz0123-", min_size=1, max_size=4), min_size=1, max_size=4, unique=True
)
SPACES = st.dictionaries(WORDS, st.dictionaries(WORDS, TOKENS, max_size=3), min_size=1, max_size=5)


def test_ids_are_contiguous_and_the_last_argument_runs_fastest() -> None:
    assert [SPACE.text(action) for action in range(SPACE.size)] == [
        "start",
        "take(1,a)",
        "take(1,b)",
        "take(1,c)",
        "take(2,a)",
        "take(2,b)",
        "take(2,c)",
        "sell(silk)",
        "sell(wine)",
        "end_turn",
    ]
    assert [SPACE.base(kind) for kind in SPACE.kinds] == [0, 1, 7, 9]


def test_the_structured_form_has_the_kind_and_the_index_of_each_argument() -> None:
    assert SPACE.decode(6) == Action("take", (1, 2))
    assert SPACE.decode(0) == Action("start", ())
    assert SPACE.encode("take", 1, 2) == 6


def test_every_decision_of_some_kinds_or_with_some_arguments() -> None:
    assert SPACE.every() == [*range(SPACE.size)]
    assert SPACE.every("sell", "start") == [7, 8, 0]
    assert SPACE.every(die=[1, 0], depot=[2]) == [0, 6, 3, 7, 8, 9]
    assert SPACE.every("take", die=[]) == []


@given(SPACES)
def test_all_forms_are_the_same_decision(kinds: dict[str, dict[str, list[str]]]) -> None:
    space = ActionSpace(**kinds)
    for action in range(space.size):
        kind, args = space.decode(action)
        assert space.encode(kind, *args) == action
        assert space.parse(space.text(action)) == action


@pytest.mark.parametrize("written", ["take(2,c)", " take ( 2 , c ) ", "take(2,\tc)\n"])
def test_spaces_do_not_matter(written: str) -> None:
    assert SPACE.parse(written) == 6


@pytest.mark.parametrize(
    ("written", "error"),
    [
        ("", "'' is not a decision; write for instance 'start'"),
        ("take(1,a", "'take(1,a' is not a decision; write for instance 'start'"),
        ("Take(1,a)", "'Take(1,a)' is not a decision; write for instance 'start'"),
        ("take(1,(a))", "'take(1,(a))' is not a decision; write for instance 'start'"),
        ("buy", "no decision is called 'buy'; there are start, take, sell, end_turn"),
        ("take(1)", "take takes die, depot, but 1 arguments were given"),
        ("take", "take takes die, depot, but 0 arguments were given"),
        ("start(1)", "start takes nothing, but 1 arguments were given"),
        ("take(3,a)", "'take(3,a)': die is one of 1, 2"),
        ("take(1,)", "'take(1,)': depot is one of a, b, c"),
    ],
)
def test_what_cannot_be_read_says_what_can(written: str, error: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is compared
        SPACE.parse(written)
    assert str(caught.value) == error


@pytest.mark.parametrize(
    ("kind", "args", "error"),
    [
        ("take", (2, 0), "take: die must be in range(2), not 2"),
        ("take", (0, -1), "take: depot must be in range(3), not -1"),
        ("take", (0,), "take takes die, depot, but 1 arguments were given"),
        ("buy", (), "no decision is called 'buy'; there are start, take, sell, end_turn"),
    ],
)
def test_what_cannot_be_encoded_says_why(kind: str, args: tuple[int, ...], error: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is compared
        SPACE.encode(kind, *args)
    assert str(caught.value) == error


@pytest.mark.parametrize("action", [-1, 10])
def test_an_id_outside_the_space_is_no_action(action: int) -> None:
    with pytest.raises(ValueError, match=f"^no action {action}: ids run from 0 to 9$"):
        SPACE.decode(action)
    with pytest.raises(ValueError, match=f"^no action {action}"):
        SPACE.text(action)
