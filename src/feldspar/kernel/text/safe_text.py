"""Sanitizer of text written by others: names are cleaned, quotations escaped.

A terminal obeys escape sequences, a line is reordered by marks of direction, and some characters
show nothing at all. None of them is part of a name, and a message that quotes a file spells them
out.
"""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
"""As tables take them."""
LONGEST_KEPT: Final = 120
"""The most characters of a name or title that stands in a file."""
LONGEST_QUOTE: Final = 600
"""The most characters of a message that may quote what somebody wrote."""
MOST_MARKS: Final = 3
"""So many accents one letter may carry; more of them cover the lines around."""
_SPACES: Final = "\u00a0\u202f"
"""Spaces that our own sentences use; the others are shown as what they are."""
_BREAKS, _JOINS = "\u200c", "\u200d"
"""The two joiners: one keeps letters from joining, the other joins what stands apart."""
_SKINS: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""The colours of skin, which follow a picture of somebody."""
_VIRAMA: Final = 9
"""The combining class of signs after which a joiner decides how the next letter looks."""
_INVISIBLE: Final = frozenset(
    [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0]
    + [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)
"""Characters that count as printable and show nothing: fillers, blanks and variation selectors."""


def clean(name: str, most: int = LONGEST_NAME) -> str:
    """Return a name as it can be shown anywhere: one short line, nothing invisible in it.

    >>> from feldspar.kernel.text.safe_text import clean
    >>> clean("\\x1b[31mAnn\\u202e\\u200b ")
    '[31mAnn'
    """
    kept = joiner = ""
    marks = MOST_MARKS  # neither nothing nor a space can carry any
    for character in name:
        if character in (_BREAKS, _JOINS):
            joiner = character
        if unicodedata.category(character) == "Zs":
            character = " "
        if not character.isprintable() or ord(character) in _INVISIBLE:
            continue
        if unicodedata.category(character) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if character == " " else 0
        if marks <= MOST_MARKS:
            kept += joiner if _is_seen(kept[-1:], joiner, character) else ""
            kept += character
            joiner = ""
    return kept.strip()[:most].strip(f" {_BREAKS}{_JOINS}")


def _is_seen(left: str, joiner: str, right: str) -> bool:
    """Tell whether a joiner changes how its neighbours look, as in Persian, Hindi and pictures made
    of several; between others nobody would see it."""
    if joiner not in (_BREAKS, _JOINS) or not left or not right:
        return False
    if unicodedata.combining(left) == _VIRAMA:
        return right.isalpha()
    if joiner == _BREAKS:
        return unicodedata.bidirectional(left) == unicodedata.bidirectional(right) == "AL"
    picture = unicodedata.category(left) == "So" or left in _SKINS
    return picture and unicodedata.category(right) == "So"


def escape_unprintable(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return a text with whatever cannot be shown spelled out, and no longer than that.

    >>> from feldspar.kernel.text.safe_text import escape_unprintable
    >>> escape_unprintable("\\x1b[2J")
    '\\\\x1b[2J'
    """
    spelled = "".join(
        [
            c
            if c.isprintable()
            or c in _SPACES
            or _is_seen(text[max(n - 1, 0) : n], c, text[n + 1 : n + 2])
            else repr(c)[1:-1]
            for n, c in enumerate(text[: most + 1])
        ]
    )
    return spelled if len(spelled) <= most else spelled[: most - 1] + "…"


def xml(text: str) -> str:
    """Return a text as XML can hold it: markup escaped, and what no document may have spelled out.

    >>> from feldspar.kernel.text.safe_text import xml
    >>> xml("<b>\\x07")
    '&lt;b&gt;\\\\x07'
    """
    from html import escape  # which brings a list of two thousand entities: no page needs it

    return escape(text if text.isprintable() else escape_unprintable(text, len(text) * 10))
