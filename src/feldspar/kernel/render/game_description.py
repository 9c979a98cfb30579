"""Description of a game as text, for choosing it."""

from textwrap import fill
from typing import TYPE_CHECKING, Final

from feldspar.kernel.events import Text
from feldspar.kernel.text.rulebook import Rule

if TYPE_CHECKING:
    from feldspar.kernel.game import Game, Option

WIDTH: Final = 88
_SAID: Final = ("game-tagline", "game-blurb", "game-credit")


def about(game: "Game", language: str) -> str:
    """Return the title, what it says of itself, for how many it is, and its options."""
    words = game.words(language)
    said = [fill(words.say(Text(key)), WIDTH) for key in _SAID if key in words]
    seats = {"from": game.seats[0], "to": game.seats[-1], "minutes": game.minutes}
    rules = {"version": game.rules, "count": len(game.rulebook())}
    parts = [
        game.title(language),
        *said,
        f"{words.say(Text('about-seats', {**seats}))}\n{words.say(Text('about-rules', {**rules}))}",
    ]
    if game.options:
        book = game.rulebook()
        chosen = [
            _describe_option(name, option, book, language) for name, option in game.options.items()
        ]
        parts.append("\n".join([words.say(Text("about-options")), *chosen]))
    return "\n\n".join(parts)


def _describe_option(name: str, option: "Option", book: dict[str, Rule], language: str) -> str:
    """Return what may be chosen for an option, and by which rule."""
    said = book[option.rule]._asdict()[language] if option.rule in book else ""
    rule = fill(f"{option.rule} {said}", WIDTH, initial_indent="    ", subsequent_indent="    ")
    return f"  {name}: {', '.join(option.values)}\n{rule}"
