"""What people read, read aloud: every title is played, and all that is said is looked through.

A class of error a machine can hear has its sound below; whatever is said in whole games, by the
log, the prompts, the labels and the tips, in both languages and to every reader, must have none.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import feldspar
from feldspar import State
from feldspar.kernel.events import Event, Text
from feldspar.kernel.text.event_text import event_text, put_names
from feldspar.kernel.text.fluent import Words
from tests.scenes import moves_of, texts, viewers

ROOT = Path(__file__).parent.parent
NAMES = ("Odile", "Hélène", "Bastien", "Yves", "Ulla")
YOU = {"en": "You", "fr": "Vous"}
SOUNDS = {
    "en": [
        r"\b1 (goods|points|workers|florins|cards|tiles|levels|turns|hours|characters|days)\b",
        r"\b[Aa] [aeiou]",  # an animal
        r"\bYou (begins|plays|has|is|takes|wins)\b",
        r"\b(of|to|for|with) You\b",
        r"[a-z]'[a-z]| \.|\.\.| ,|,,",
        r"\b[Tt]ouch(ing)? (a|it|some|the)|\bbe touched\b",  # a mouse touches nothing
    ],
    "fr": [
        # A few words and every aspirated h stand apart: le onze, de huit, le Héraut.
        r"(?<!-)\b([Dd]e|[Ll]e|[Ll]a|que|ne|se) (?!onz|oui)[aeiouàâéèêîôœAEIOUÂÉÈÊÎÔŒ]",
        r"\bde (Hé|Y[^aeo])",
        r"\b(de|à) ([Ll]es?)\b|\b(de|du|à|pour|par) Vous\b",
        r"\bVous (commence|joue|a|est|prend|gagne|peut|choisit)\b",
        r"\b[01] (marchandises|points|ouvriers|florins|cartes|tuiles|niveaux|tours|pépites)\b",
        r"\b([2-9]|[1-9]\d+) (marchandise|point|ouvrier|florin|carte|tuile|niveau|pépite)\b",
        r"\b1ers?\b|\b\d+(eme|ème)\b",
        r"\w'\w| \.|\.\.| ,|,,",
        "[^\u202f…(][;:!?»](?!\\d)|«[^\u202f]",
        r"\b[Tt]ouche(z|r)\b(?! une case)",
        r"\ble poser\b",  # a character may be a woman
    ],
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You received 1 goods."),
        ("en", "Round A: You begins."),
        ("en", "You took a animal."),
        ("en", "Carpenter's workshop"),
        ("fr", "Main de Odile"),
        ("fr", "Le temps de Vous est écoulé."),
        ("fr", "Jouer à Les Châteaux"),
        ("fr", "Manche A\u202f: Vous commence."),
        ("fr", "2 marchandise"),
        ("fr", "1ers triplés"),
        ("fr", "Ordre : Odile"),
    ],
)
def test_errors_are_heard(language: str, said: str) -> None:
    assert heard(language, said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You received 1 good. A 3 sells a sheep."),
        ("fr", "Main d’Odile, la 8ᵉ, de 8 cartes, le onze, à vous\u202f: «\u202foui\u202f»."),
    ],
)
def test_what_is_right_is_not_heard(language: str, said: str) -> None:
    assert heard(language, said) == []


def heard(language: str, said: str) -> list[str]:
    return [sound for sound in SOUNDS[language] if re.search(sound, said)]


Said = tuple[int, Text | Event]
"""Something said, and to whom."""


@cache
def told(title: str) -> list[Said]:
    """Everything the table has to say in two games at random, once each."""
    game = feldspar.game(title)
    found: dict[str, Said] = {}
    for seats in (min(game.seats), max(game.seats)):
        state = game.new(seats, bytes([seats]) * 32)
        state.log = []
        for said in _game(state, Random(seats)):
            found.setdefault(repr(said), said)
    return list(found.values())


def _game(state: State, chance: Random) -> Iterator[Said]:
    looks = 0
    while actors := state.actors():
        seat = chance.choice(actors)
        looks += 1
        if looks % 12 == 0:
            for viewer in (seat, chance.choice(viewers(state))):
                yield from _seen(state, viewer)
        state.apply(seat, chance.choice(state.legal(seat)))
    for viewer in viewers(state):
        yield from _seen(state, viewer)
    for event in state.log or []:
        yield -1, event
        yield event.seat, event


def _seen(state: State, viewer: int) -> Iterator[Said]:
    for text in texts([state.game.scene(state, viewer), moves_of(state, viewer)]):
        yield viewer, text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", feldspar.titles())
def test_whole_games_sound_right(title: str, language: str) -> None:
    words = feldspar.game(title).words(language)
    wrong: dict[str, str] = {}
    for reader, thing in told(title):
        names = [YOU[language] if seat == reader else name for seat, name in enumerate(NAMES)]
        if isinstance(thing, Event):
            said = event_text(thing, words, names, reader)
        else:
            said = words.say(put_names(thing, names))
        for sound in heard(language, said):
            wrong.setdefault(sound, said)
    assert len(told(title)) > 100
    assert wrong == {}


# --------------------------------------------------------------------------- what games do not say

FOLDERS = sorted(
    path
    for place in ("src", "web/src")
    for path in (ROOT / place).glob("**/words")
    if (path / "fr.ftl").exists()
)
SHARED = [path for path in FOLDERS if path.parent.parent.name != "games"]
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?: .*\n|\}.*\n)*)", re.MULTILINE)
SELECTS = re.compile(r"\$(\w+) ->((?:\s*\*?\[[^\]]+\](?:[^{}\[]|\{[^{}]*\})*)+)")
COUNTS = {"one": (0, 1), "other": (2, 21)}
NUMBERS = {"cards", "die", "silver", "value"}
"""What stands for a number even where nothing is selected by it."""
DAYS = ("8 avril", "11 août 20:15")
MOMENTS = {"date": DAYS, "since": DAYS, "time": ("8 avril 7:05", "20:15")}
"""What stands for a day or an hour."""
MOST = 60
"""So many ways a message is said at most."""

Choices = dict[str, list[int | str | Text]]


def sources(folder: Path, language: str) -> dict[str, str]:
    """The words of a folder, with those it may speak of."""
    folders = SHARED if folder in SHARED else [*SHARED, folder]
    read = {str(one): (one / f"{language}.ftl").read_text(encoding="utf-8") for one in folders}
    return {name: source.replace('{"?"}', "h") for name, source in read.items()}  # it is a key


def bodies(files: dict[str, str]) -> dict[str, str]:
    return {key: body for source in files.values() for key, body in MESSAGE.findall(source)}


def whole(key: str, known: dict[str, str]) -> str:
    """A message with all the messages it is made of."""
    parts = re.findall(r"\{ ([a-z][\w-]*) \}", known[key])
    return known[key] + "".join(whole(part, known) for part in parts)


@cache
def heard_of(title: str) -> dict[str, Choices]:
    """Everything that whole games put into each of their messages."""
    found: dict[str, Choices] = {}

    def collect(text: Text) -> None:
        for name, value in text.args.items():
            values = found.setdefault(text.key, {}).setdefault(name, [])
            if value not in values:
                values.append(value)
            if isinstance(value, Text):
                collect(value)

    for _, thing in told(title):
        collect(thing.text if isinstance(thing, Event) else thing)
    return found


def choices(body: str, played: Choices) -> Choices:
    """What may be put into a message: what it selects by, what games put in, or else a name."""
    found: Choices = {name: [] for name in re.findall(r"\$(\w+)", body)}
    for name, variants in SELECTS.findall(body):
        for key in re.findall(r"\[\s*([\w-]+)\s*\]", variants):
            if key in COUNTS:
                found[name] += COUNTS[key]
            else:
                found[name].append(int(key) if key.lstrip("-").isdigit() else key)
    for name, values in found.items():
        values += [value for value in played.get(name, []) if value not in values]
        if not values:
            values += [3] if name in NUMBERS else MOMENTS.get(name, NAMES)
    return found


def ways(found: Choices) -> Iterator[dict[str, int | str | Text]]:
    """Some of the ways to fill a message in, each choice in one of them at least."""
    longest = max(map(len, found.values()), default=1)
    for turn in range(min(max(longest * 3, 1), MOST)):
        way = {
            name: values[(turn * (place + 1) + turn // len(values)) % len(values)]
            for place, (name, values) in enumerate(found.items())
        }
        counts = [value for value in way.values() if isinstance(value, int)]
        if any(counts) or len(counts) < 2:  # nothing and nothing is never said
            yield way


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_message_sounds_right(folder: Path, language: str) -> None:
    """Also those no game at random comes to: each is said with arguments of every kind."""
    files = sources(folder, language)
    words, known = Words(language, files), bodies(files)
    played = {} if folder in SHARED else heard_of(folder.parent.name)
    own = bodies({str(folder): files[str(folder)]})
    wrong: dict[str, str] = {}
    for key in own:
        for args in ways(choices(whole(key, known), played.get(key, {}))):
            said = words.say(put_names(Text(key, args), NAMES))
            for sound in heard(language, said):
                wrong.setdefault(f"{key} {sound}", said)
    assert own
    assert wrong == {}
