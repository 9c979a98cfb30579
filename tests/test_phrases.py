"""Phrases that were once said to players and must not come back, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLACES = ("src/feldspar/**/*.ftl", "web/src/**/*.ftl", "src/feldspar/games/**/*.toml")
PAGES = ("src/feldspar/**/*.md", "docs/**/*.md", "*.md", "web/*.md")
READ = ("src/feldspar/**/*.md", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")
"""What is read by others than those who work on a module, whose table repeats its docstrings."""
TERMINAL = "src/feldspar/cli/**/*.py"
CODE = re.compile(
    r"```.*?```|`[^`\n]*`|^(?: {4}|\t)[^\n]*$|<[^>]*>|\]\([^)]*\)", re.DOTALL | re.MULTILINE
)
PLACEABLE = re.compile(r'\{\s*[^{}"]*\}|^[\w-]+ =|^\s*\*?\[[^\]]*\]|\{ \$\w+ ->', re.MULTILINE)
STRING = re.compile(r'"""(.*?)"""|"([^"\n]*)"', re.DOTALL)

RETIRED = {
    "en": """
        playing second…
        choose it once more
        you only look
        your turn calls you back
        what lies here
        look closely at the game
        everybody meets the same
        chance was fixed before the first day
        the next table comes at
        how well shall
        the first rung
        takes whatever pleases
        seldom the best
        a knock and a buzz
        while you look elsewhere
        stands in for who is away
        once placed, it acts
        well seen.
        one game in ten ends below
        at first sight, ±
        more lying
        show the picture to a phone
        guide-summary = two pages
        has no two pages yet
        seen by a watcher
        nobody sits here
        offline-title = out of reach
        fell off the table
        the dice are being sealed
        kept the table waiting
        whoever is to play
        cleared it away
        what the rules call it
        source-untold = never told
        knows of no random numbers
        to this browser, once and for all
        nothing of the kind here
        the house is full
        made no sense to the table
        a fair fight: {
        is used up. it stands
        so that friends recognise
        all is as it must be
        whoever keeps the table
        found at try
        one of your moves is much the best
        had been revealed, with nobody to ask
        enter to do it
        this is no decision of this game
        here a number must stand
        in this very turn
        plans nothing
        errs a lot
        may stay empty
        bruges (brügge)
        feldspar’s own, the box may differ
    """,
    "fr": """
        a-t-on tiré honnêtement
        qu’aucun soit dit
        qu’aucun ne soit dévoilé
        qui tient le serveur
        qui tient ce serveur
        qui tient la table
        qui tenait
        en jours
        personne à cette place
        offline-title = hors de portée
        est tombé de la table
        on dresse la table
        table accueillante
        le premier échelon
        entre voisins
        des pièces qui voyagent
        votre tour vous rappellera
        regarder de près
        montrez l’image à un téléphone
        jamais dit
        parole d’honneur
        ce qu’en disent les règles
        pour autant qu’on sache
        aucun conseil n’est venu
        à vue d’œil
        rien de tel ici
        une fois pour toutes
        la lumière montre où
        bruges (brügge)
    """,
}
BRITISH = re.compile(
    r"\b(?:colour|neighbour|honour|favour|behaviour|licence|recognis|organis|practis(?=e)|judgement"
    r"|labelled|cancelled|travelled|jeweller|councillor|catalogue|artefact|learnt|burnt|grey)\w*",
    re.IGNORECASE,
)


def phrases(language: str) -> list[str]:
    return [line.strip() for line in RETIRED[language].strip().splitlines()]


def plain(text: str) -> str:
    """Return a text as it is compared: in small letters, with one kind of space and quote."""
    return re.sub(r"\s+", " ", text.replace("'", "’")).lower()


def retired(text: str, language: str) -> list[str]:
    said = plain(text)
    return [one for one in phrases(language) if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", said)]


def british(prose: str) -> list[str]:
    return BRITISH.findall(prose)


def in_english(path: Path, text: str) -> str:
    """Return what is English prose in a file: no keys, names, placeables or code."""
    if path.suffix == ".ftl":
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        return PLACEABLE.sub(" ", "\n".join(lines))
    if path.suffix == ".md":
        return CODE.sub(" ", text)
    said = re.findall(r'\ben = "((?:[^"\\]|\\.)*)"', text)
    return "\n".join(said)


def files(*patterns: str) -> list[Path]:
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path for path in found if "node_modules" not in path.parts)


def said_in(path: Path) -> Iterator[tuple[str, str]]:
    """Return what a file says, with the language it says it in."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield "en", "\n".join("".join(found) for found in STRING.findall(text))
    elif path.stem == "fr":
        yield "fr", text
    else:
        yield "en", text
        if path.suffix == ".toml":
            yield "fr", text


def test_there_is_something_to_look_through() -> None:
    assert len(files(*PLACES)) > 80
    assert len(files(*PAGES)) > 40
    assert len(files(TERMINAL)) > 10
    assert all(len(phrases(language)) > 25 for language in RETIRED)


def test_no_retired_phrase_comes_back() -> None:
    back = {
        (str(path.relative_to(ROOT)), one)
        for path in files(*PLACES, *PAGES, TERMINAL)
        for language, text in said_in(path)
        for one in retired(text, language)
    }
    assert back == set()


def test_english_is_spelled_the_american_way() -> None:
    found = {
        str(path.relative_to(ROOT)): words
        for path in files(*PLACES, *READ)
        if path.stem != "fr" and path.parent.name != "data"
        if (words := british(in_english(path, path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "table-once-more = Choose it once\n    more to confirm."),
        ("en", "closer-about = You only look. YOUR TURN calls you back."),
        ("en", "help-own = { $help } Feldspar's own, the box may differ."),
        ("fr", "fair-title = A-t-on tiré honnêtement les dés\u202f?"),
        ("fr", "Avant qu’aucun\u00a0soit dit"),
    ],
)
def test_a_planted_phrase_is_noticed(language: str, text: str) -> None:
    assert retired(text, language)


def test_what_is_merely_like_it_is_not_noticed() -> None:
    assert retired("Playing seconds. Two pages of rules. Well seen?", "en") == []
    assert retired("Il joue en journée.", "fr") == []


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("en.ftl", "paint = Any Colour will do", ["Colour"]),
        ("en.ftl", "die-colour = { $colour } { colour-red }", []),
        ("a.md", "The `colour` of a grey tile", ["grey"]),
        ("a.toml", 'colour = "red"\nsay = { en = "No licence", fr = "Sans licence" }', ["licence"]),
    ],
)
def test_planted_british_spelling_is_noticed(name: str, text: str, found: list[str]) -> None:
    assert british(in_english(Path(name), text)) == found
