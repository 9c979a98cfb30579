"""Rulebook: the numbered rules of a title in every language.

A page is Markdown: `- ABC-4.2 …`, `- R3 …` or `- PRO-7: …` states a rule, a ruling or a promise;
a line that is indented goes on with it, unless it is an example or a point of one.
"""

import pkgutil
import re
from functools import cache
from typing import Final, NamedTuple

LANGUAGES: Final = ("en", "fr")
_STATED: Final = re.compile(r"- ([A-Z]{3}-\d+(?:\.\d+)?|R\d+):? (?:\[D[EÉ]CISION\] )?(.*)")
_GOES_ON: Final = re.compile(r"  (?! *(?:- |Ex[ae]mple\b))(.*)")
_MARKS: Final = re.compile(r"`|\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


class Rule(NamedTuple):
    """A numbered statement: a rule or ruling of a game, or a promise of the table.

    >>> rule = feldspar.rule("BDG-2.1")
    >>> print(rule)
    All players of a game use the same sheet letter.
    >>> rule.fr
    'Tous les joueurs d’une partie jouent avec le même domaine.'
    >>> rule.id, rule.game
    ('BDG-2.1', 'burgundy_dice')
    """

    id: str
    game: str
    """The title it is a rule of; nothing for what every table promises."""
    en: str
    fr: str
    """In English, if the page has no French edition."""

    def __str__(self) -> str:
        return self.en


@cache
def rulebook(package: str, folder: str, game: str) -> dict[str, Rule]:
    """Return the statements of a package's page, `en.md` and `fr.md` in a folder, by their ids."""
    english, french = (
        _read_statements(package, f"{folder}/{language}.md") for language in LANGUAGES
    )
    return {name: Rule(name, game, said, french.get(name, said)) for name, said in english.items()}


def _read_statements(package: str, path: str) -> dict[str, str]:
    """Return what one edition states; nothing if there is no such file."""
    try:
        page = (pkgutil.get_data(package, path) or b"").decode()
    except FileNotFoundError:
        return {}
    found: dict[str, str] = {}
    last = ""
    for line in page.splitlines():
        if stated := _STATED.fullmatch(line):
            last, found[last] = stated[1], stated[2]
        elif last and (more := _GOES_ON.fullmatch(line)):
            found[last] += f" {more[1]}"
        else:
            last = ""
    return {name: _MARKS.sub("", said) for name, said in found.items()}
