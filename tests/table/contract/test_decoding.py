"""What passes the border: plain data becomes what it means, or is refused with its place."""

import json
from contextlib import suppress
from typing import Annotated, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.serialize.decode import Limit, ValidationError, decode, decoder_for
from feldspar.kernel.serialize.encode import Plain, register_union, to_plain
from feldspar.table.contract import commands
from feldspar.table.contract.commands import ClockSpec, Command, SeatSpec, Submit, TableSpec, Undo


class Cat(NamedTuple):
    name: str
    lives: Annotated[int, Limit(least=0, most=9)] = 9


class Dog(NamedTuple):
    name: str


class Home(NamedTuple):
    pets: Annotated[tuple[Cat | Dog, ...], Limit(most=2)]
    colour: Literal["red", "blue"] = "red"
    rooms: dict[str, int] = {}  # noqa: RUF012 - read only
    garden: bool | None = None
    anything: Plain = None


register_union("is", Cat, Dog)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=4), part),
    max_leaves=9,
)
COMMANDS = [kind for kind in vars(commands).values() if kind in Command.__args__]


def test_what_fits_is_read_and_written_the_same() -> None:
    home = Home((Cat("Tom", 3), Dog("Rex")), "blue", {"bath": 1}, True, {"a": [1, None, "x"]})
    flat = json.loads(json.dumps(to_plain(home)))
    assert flat["pets"][0] == {"is": "cat", "name": "Tom", "lives": 3}
    assert decode(Home, flat) == home


def test_what_is_not_said_is_as_usual() -> None:
    assert decode(Home, {"pets": []}) == Home(())
    assert decode(Home, {"pets": [{"is": "cat", "name": "Tom"}]}).pets == (Cat("Tom", 9),)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "it must be an object, not None"),
        ([], "it must be an object"),
        ({}, "pets is missing"),
        ({"pets": {}}, "pets must be a list"),
        ({"pets": [], "roof": 1}, "it has no 'roof'; it has pets, colour"),
        ({"pets": ["cat"]}, "pets.0 must be an object"),
        ({"pets": [{"name": "Tom"}]}, "pets.0.is must be one of cat, dog"),
        ({"pets": [{"is": ["cat"], "name": "Tom"}]}, "pets.0.is must be one of cat, dog"),
        ({"pets": [{"is": "dog", "name": 5}]}, "pets.0.name must be text, not 5"),
        ({"pets": [{"is": "dog", "name": "Rex", "lives": 1}]}, "pets.0 has no 'lives'"),
        ({"pets": [{"is": "cat", "name": "Tom", "lives": 10}]}, "pets.0.lives must be at most 9"),
        ({"pets": [{"is": "cat", "name": "Tom", "lives": -1}]}, "pets.0.lives must be at least 0"),
        ({"pets": [{"is": "cat", "name": "Tom", "lives": True}]}, "must be a whole number"),
        ({"pets": [{"is": "cat", "name": "Tom", "lives": 1.0}]}, "must be a whole number"),
        ({"pets": [{"is": "dog", "name": "Rex"}] * 3}, "pets must be at most 2"),
        ({"pets": [], "colour": "green"}, "colour must be one of 'red', 'blue'"),
        ({"pets": [], "colour": ["red"]}, "colour must be one of 'red', 'blue'"),
        ({"pets": [], "rooms": {"bath": "one"}}, "rooms.bath must be a whole number"),
        ({"pets": [], "rooms": []}, "rooms must be an object"),
        ({"pets": [], "garden": 1}, "garden must be"),
        ({"pets": [], "anything": [{"a": {1}}]}, "anything.0.a must be plain data"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(value: object, said: str) -> None:
    with pytest.raises(ValidationError) as error:
        decode(Home, value)
    assert said in str(error.value)


def test_what_is_wrong_is_not_repeated_at_length() -> None:
    with pytest.raises(ValidationError) as error:
        decode(Home, {"pets": "x" * 10**6})
    assert len(str(error.value)) < 200
    with pytest.raises(ValidationError) as error:
        decode(Home, {"pets": [], "y" * 10**6: 1})
    assert len(str(error.value)) < 200


@given(value=PLAIN)
def test_nothing_from_outside_breaks_anything(value: object) -> None:
    for form in (Home, TableSpec, ClockSpec, Command):
        with suppress(ValidationError):
            assert isinstance(decoder_for(form)(value, ""), tuple)


@given(data=st.data(), kind=st.sampled_from(["submit", "undo", "join", "consent", "cancel"]))
def test_a_command_of_any_shape_is_understood_or_refused(data: st.DataObject, kind: str) -> None:
    names = st.sampled_from(["seat", "key", "action", "turn", "agree", "seal", "entropy", "name"])
    value = {"do": kind, **data.draw(st.dictionaries(names, PLAIN | st.integers(0, 3)))}
    try:
        asked = decoder_for(Command)(value, "")
    except ValidationError:
        return
    assert decoder_for(Command)(json.loads(json.dumps(to_plain(asked))), "") == asked


@given(value=PLAIN)
def test_plain_data_is_read_as_it_is(value: object) -> None:
    assert decoder_for(Plain)(value, "") == value


def test_every_command_can_be_told_from_the_others() -> None:
    assert len(COMMANDS) == len(Command.__args__) == 17
    said = [to_plain(kind._make([None] * len(kind._fields))) for kind in COMMANDS]
    assert len({flat["do"] for flat in said if isinstance(flat, dict)}) == 17
    assert decoder_for(Command)({"do": "undo", "seat": 0}, "") == Undo(0)
    assert decoder_for(Command)({"do": "submit", "seat": 0, "action": "x"}, "") == Submit(0, "x")


def test_a_spec_is_bounded_in_every_way() -> None:
    fits = {"game": "x", "seats": [{"kind": "me"}]}
    assert decode(TableSpec, fits) == TableSpec("x", (SeatSpec("me"),))
    changes: list[dict[str, Plain]] = [
        {"game": "x" * 81},
        {"title": "x" * 81},
        {"seats": []},
        {"seats": [{"kind": "me"}] * 17},
        {"seats": [{"kind": "me", "name": "x" * 81}]},
        {"options": {str(n): "" for n in range(33)}},
        {"options": {"a": "x" * 81}},
    ]
    for change in changes:
        with pytest.raises(ValidationError):
            decode(TableSpec, {**fits, **change})
