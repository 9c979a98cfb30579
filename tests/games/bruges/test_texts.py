"""What characters say of themselves: one sentence each, made of their data, in both languages."""

import re
from collections import defaultdict

import pytest

from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules.components import GROUPS, NAMES
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text
from tests.games.bruges.given import card_of
from tests.games.bruges.made_up import Invent, Row
from tests.games.bruges.tally import ROWS

LANGUAGES = ("en", "fr")
SAID_IN_WORDS = {
    ("times", 1),  # "you may", and no more is said
    ("div", 1),
    ("max", 0),  # "any number"
    ("price", 0),  # "for free"
    ("set", 0),  # "no florins"
}


def say(card: str, language: str) -> str:
    said = GAME.words(language).say(effect_text(card_of(card)))
    return said.replace("\N{NARROW NO-BREAK SPACE}", " ")


def data(card: str) -> str:
    """What a text is made of: when the character acts, and its effects."""
    row = ROWS[card]
    # Placed or activated, the symbol tells; the text does not.
    when = {"activated": "placed"}.get(row["when"], row["when"])
    return repr((when, row["effects"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_equal_where_the_data_are_and_only_there(language: str) -> None:
    by_data, by_text = defaultdict(set), defaultdict(set)
    for card in NAMES:
        by_data[data(card)].add(say(card, language))
        by_text[say(card, language)].add(data(card))
    assert all(len(texts) == 1 for texts in by_data.values())
    assert all(len(rows) == 1 for rows in by_text.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", NAMES)
def test_a_text_names_every_number_of_the_data(card: str, language: str) -> None:
    text = say(card, language)
    there = [int(number) for number in re.findall(r"\d+", text)]
    for row in ROWS[card]["effects"]:
        for name, value in row.items():
            if type(value) is int and (name, value) not in SAID_IN_WORDS:
                assert value in there
                there.remove(value)
        face = row.get("per", "").removeprefix("die_showing:")
        if face.isdigit():
            there.remove(int(face))
    # What is left are figures of the rules, not of the card.
    fixed = (
        r"1 canal tile|1 tuile Canal|1 or 2|1 ou 2|phase [12]|1 level|1 niveau|3 til|3 tuil|5 co"
    )
    known = [int(number) for one in re.findall(fixed, text) for number in re.findall(r"\d", one)]
    assert not [number for number in there if number not in known]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", NAMES)
def test_a_text_is_one_sentence(card: str, language: str) -> None:
    text = say(card, language)
    assert re.fullmatch(r"[A-ZÀÉ0-9][^.{}]*\.", text)
    assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_the_group_it_counts(language: str) -> None:
    words = GAME.words(language)
    for card, row in ROWS.items():
        for effect in row["effects"]:
            _, _, group = effect.get("per", "").partition("character_group:")
            if group:
                names = {one for one in GROUPS if words.say(group_name(one)) in say(card, language)}
                assert names == {group}


def group_name(group: str) -> Text:
    return Text(f"group-{group}")


MADE_UP: list[tuple[str, list[Row], str, str]] = [
    (
        "placed",
        [{"op": "gain_workers", "n": 2, "colour": "red"}],
        "Take 2 red workers.",
        "Prenez 2 ouvriers rouges.",
    ),
    (
        "event:house_built",
        [{"op": "gain_workers", "n": 1, "colour": "event"}],
        "Each time you build a house: take 1 worker of that house’s colour.",
        "À chaque maison construite : prenez 1 ouvrier de sa couleur.",
    ),
    (
        "placed",
        [{"op": "advance", "steps": 2, "price": 1}],
        "Advance 2 levels on the progress track by paying 1 florin for each.",
        "Avancez de 2 niveaux sur la piste de progrès en payant 1 florin pour chacun.",
    ),
    (
        "placed",
        [{"op": "build_house", "source": "hand", "pay_worker": True}],
        "Build a house with a card from your hand, paying a worker of its colour.",
        "Construisez une maison avec une carte de votre main, en payant un ouvrier de sa couleur.",
    ),
    (
        "activated",
        [{"op": "build_house", "source": "pile", "pay_worker": True}],
        "Build a house with the top card of a draw pile, paying a worker of its colour.",
        "Construisez une maison avec la carte du dessus d’une pioche, en payant un ouvrier de sa"
        " couleur.",
    ),
    (
        "free",
        [{"op": "convert", "pay": "cards", "pay_n": 2, "get": "threat", "get_n": 2, "times": 3}],
        "Once per round: you may discard 2 cards from hand to return 2 threat markers of any"
        " colour, up to 3 times.",
        "Une fois par manche : vous pouvez défausser 2 cartes de la main pour rendre 2 marqueurs"
        " Menace au choix, jusqu’à 3 fois.",
    ),
    (
        "placed",
        [{"op": "opponents_lose", "what": "canal_tile", "n": 2}, {"op": "reactivate"}],
        "Each opponent removes 2 of their canal tiles, from the end of a section; straighten"
        " one of your other rotated characters.",
        "Chaque adversaire retire 2 de ses tuiles Canal, au bout d’une section ; redressez un"
        " autre de vos personnages pivotés.",
    ),
    (
        "passive",
        [
            {"op": "canal_price", "set": 1},
            {"op": "character_price", "minus": 2, "group": "church"},
        ],
        "Your canal tiles cost 1 florin each. Your Church characters cost 2 florins less.",
        "Vos tuiles Canal coûtent 1 florin chacune. Vos personnages du groupe Église"
        " coûtent 2 florins de moins.",
    ),
    (
        "placed",
        [{"op": "pay_opponents", "florins": 2, "vp": 3}],
        "Give each opponent 2 florins and score 3 points per florin given.",
        "Donnez 2 florins à chaque adversaire et marquez 3 points par florin donné.",
    ),
    (
        "final",
        [{"op": "score", "n": 3, "per": "character_group:guard", "div": 2, "max": 9}],
        "3 points for every 2 Guard characters you have (9 points at most).",
        "3 points par lot de 2 personnages du groupe Garde que vous avez (9 points au plus).",
    ),
]


@pytest.mark.parametrize(("when", "rows", "english", "french"), MADE_UP)
def test_what_no_card_says_today(
    invent: Invent, when: str, rows: list[Row], english: str, french: str
) -> None:
    invent("page", when, *rows)
    assert (say("page", "en"), say("page", "fr")) == (english, french)
