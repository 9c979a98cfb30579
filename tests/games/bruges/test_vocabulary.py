"""Section 14, and the data: editions, a closed vocabulary, and numbers written out in the code."""

from typing import Any

import pytest

from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules import components, scoring
from feldspar.games.bruges.rules.cards import characters, perks
from feldspar.games.bruges.rules.cards.characters import COUNTERS, DECKS, LATER, WHENS
from feldspar.games.bruges.rules.components import ACTIONS, CHARACTERS, COLOURS, EVENTS, NAMES
from feldspar.games.bruges.rules.effects import vocabulary
from feldspar.games.bruges.rules.player_board import LAURELS, PAID
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.games.bruges.rules.turn_flow import LATER_EDITION, MAJORITY_COUNTERS
from feldspar.kernel.units import Seat
from tests.games.bruges.given import act, card_of, given, hold, names, refusal

# ------------------------------------------------------------------------------------ section 14


def deck(engraver: str) -> list[str]:
    state = GAME.new(2, b"deck", engraver=engraver)
    return sorted(names([*state.extra, *state.piles[0], *state.piles[1]]))


@pytest.mark.rule("BRG-14.1")
def test_the_deck_is_the_165_cards() -> None:
    assert GAME.new(2, b"deck").options == {"engraver": "first"}
    assert deck("first") == sorted(NAMES[card] for card in DECKS[GAME.rules])
    assert len({name.removesuffix(f"-{GAME.rules}") for name in deck("first")}) == 165
    assert "engraver" in deck("first")


@pytest.mark.rule("BRG-14.2")
def test_the_later_engraver_takes_the_place_of_the_first() -> None:
    assert deck(LATER_EDITION) == sorted({*deck("first"), "engraver-later"} - {"engraver"})
    assert [[card_of("engraver"), card_of("engraver-later")]] == LATER


@pytest.mark.rule("BRG-14.2")
@pytest.mark.parametrize(("name", "price", "each"), [("engraver", 12, 2), ("engraver-later", 9, 1)])
def test_what_each_engraver_costs_and_scores(name: str, price: int, each: int) -> None:
    state = given(residents=["prince", "duke", "miller"], houses=["red"], florins=price - 1)
    holding = hold(state, 0)
    holding.hand = [card_of(name)]
    assert refusal(state, f"place({name},red)") == "BRG-7.11"
    holding.florins = price
    act(state, f"place({name},red)")
    assert holding.florins == 0
    assert final_points(state, Seat(0))[LAURELS] == each * 3  # nobility, craftsmen, artists


@pytest.mark.rule("BRG-14.3")
def test_there_is_no_other_variant_no_fifth_player_and_no_game_alone() -> None:
    assert list(GAME.options) == ["engraver"]
    assert GAME.options["engraver"].values == ("first", "later")
    assert list(GAME.seats) == [2, 3, 4]


# --------------------------------------------------------------------------------- the vocabulary

IMMEDIATE = {
    "gain_florins": "n per? div? max?",
    "gain_workers": "n colour per? div? max?",
    "gain_vp": "n per? div? max?",
    "draw_cards": "n",
    "gain_die": "die",
    "discard_threat": "n colour per?",
    "advance": "steps price",
    "build_canal": "price",
    "build_house": "source pay_worker",
    "place_character": "minus",
    "play_extra_card": "",
    "exchange_workers": "max",
    "convert": "pay pay_n get get_n times",
    "reactivate": "",
    "opponents_give": "what n",
    "opponents_lose": "what n",
    "give_threat": "colour n",
    "pay_opponents": "florins vp",
}
PASSIVE = {
    "double_lightning": "",
    "canal_price": "set",
    "canal_any_card": "",
    "advance_price": "minus",
    "advance_blocked": "price",
    "hand_size": "n",
    "majority_tie": "",
    "workers_bonus": "n",
    "florins_bonus": "n",
    "threat_any_card": "",
    "character_price": "minus group?",
    "house_worker": "mode",
    "immunity": "disaster",
    "activation_any_worker": "",
}
FINAL = {"score": "n per div? max?", "score_if": "n cond"}
WORDS = {
    "colour": [*COLOURS, "any", "each", "event"],
    "die": [*COLOURS, "any"],
    "source": ["hand", "pile"],
    "pay": ["florins", "workers", "cards", "vp"],
    "get": ["florins", "vp", "threat"],
    "what": ["florins", "workers", "vp", "canal_tile"],
    "mode": ["none", "any"],
    "disaster": ["flood", "plague", "raid", "fire", "intrigue"],
    "cond": ["house_of_each_colour", "no_threat"],
    "group": components.GROUPS,
}
"""What a figure may say that is a word; a price may also be one of three."""


def uses(row: dict[str, Any]) -> dict[str, str]:
    """The primitives a character may use: those of the moment it acts."""
    return {"passive": PASSIVE, "final": FINAL}.get(row["when"], IMMEDIATE)


@pytest.mark.parametrize("row", components.ROWS, ids=components.NAMES)
def test_a_character_speaks_the_vocabulary(row: dict[str, Any]) -> None:
    assert row["when"] in WHENS
    assert row.get("kind") in ([1, 2, 3] if row["symbol"] == "infinity" else [None])
    assert (row.get("kind") == 1) == (row["when"] == "free")
    for effect in row["effects"]:
        figures_of = {name: value for name, value in effect.items() if name != "op"}
        words = uses(row)[effect["op"]].split()
        assert {word for word in words if not word.endswith("?")} <= figures_of.keys()
        assert figures_of.keys() <= {word.rstrip("?") for word in words}
        for name, value in figures_of.items():
            if name in WORDS:
                assert value in WORDS[name]
            elif name == "per":
                counted(value)
            elif name == "price" and effect["op"] == "build_canal":
                assert value in PAID
            else:
                assert isinstance(value, bool if name == "pay_worker" else int)


def counted(per: str) -> None:
    """Something there is to count: two counters say which."""
    what, _, which = per.partition(":")
    assert what in COUNTERS[1:]
    assert which in {"character_group": components.GROUPS, "die_showing": "123456"}.get(what, [""])


def test_every_primitive_is_played_and_some_character_uses_it() -> None:
    assert {*vocabulary.PRIMITIVES} == {*IMMEDIATE}
    assert {*perks.PRIMITIVES} == {*PASSIVE}
    assert {*scoring.PRIMITIVES} == {*FINAL}
    used = {effect["op"] for row in CHARACTERS["card"] for effect in row["effects"]}
    assert used == {*IMMEDIATE, *PASSIVE, *FINAL}


# ---------------------------------------------------------------------------- numbers written out


@pytest.mark.parametrize("kind", ACTIONS.kinds)
def test_the_first_ids_are_those_of_the_action_space(kind: str) -> None:
    assert getattr(components, f"A_{kind.upper()}") == ACTIONS.base(kind)
    assert (ACTIONS.base(kind) < components.PLAYS_END) == (kind in components.PLAYS)


def test_names_have_the_numbers_of_the_lists_they_stand_for() -> None:
    for name in ("blue", "brown", "yellow", "red"):
        assert COLOURS[getattr(components, name.upper())] == name
    events = {"disaster": "DISASTER_SUFFERED"}
    numbers = [getattr(components, events.get(name, name.upper())) for name in EVENTS]
    assert numbers == list(range(len(EVENTS)))
    for name in ("placed", "activated", "free", "passive", "final"):
        assert WHENS[getattr(characters, name.upper())] == name


def test_counts_written_out_are_those_of_the_data() -> None:
    assert (len(COLOURS), (1 << len(COLOURS)) - 1) == (
        components.NO_COLOUR,
        components.EVERY_COLOUR,
    )
    assert ACTIONS.kinds["house"].domains["worker"][components.NO_WORKER] == "none"
    assert [COUNTERS[number] for number in MAJORITY_COUNTERS] == [
        "progress_level",
        "character",
        "canal_tile",
    ]
    assert len(perks.NO_PERKS) == perks.GROUP_MINUS + len(components.GROUPS)
    assert perks.NO_PERKS[perks.HAND_LIMIT] == components.HAND == 5
