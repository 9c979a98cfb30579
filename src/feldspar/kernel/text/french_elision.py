"""French elision and contraction: d’Odile, du Prince, aux Châteaux.

Messages are written plainly, as in « les points de { $who } ». What is put in begins
after `PLACEHOLDER_START`; the page joins by the very same rules (web/src/words/elision.ts).
"""

import re
from typing import Final

PLACEHOLDER_START: Final = "\N{FIRST STRONG ISOLATE}"
"""Stands before what is put into a message; Fluent's own libraries write it there too."""
END: Final = "\N{POP DIRECTIONAL ISOLATE}"

# An h is mute as it mostly is in French names (Hélène), but not before an a (Hans); a y before a
# vowel is a consonant (Yann).
VOWEL: Final = r"(?=[aàâäæeéèêëiîïoôöœuùûü]|h[eéèêiîoôuy]|y(?![aeéèiou]))"
RULES: Final = [
    (re.compile(rf"\b(d|qu)e {PLACEHOLDER_START}+{VOWEL}", re.IGNORECASE), r"\1’"),
    (re.compile(rf"\b(d)e {PLACEHOLDER_START}+le ", re.IGNORECASE), r"\1u "),
    (re.compile(rf"\b(d)e {PLACEHOLDER_START}+les ", re.IGNORECASE), r"\1es "),
    (re.compile(rf"\bà {PLACEHOLDER_START}+[Ll]e "), "au "),
    (re.compile(rf"\bà {PLACEHOLDER_START}+[Ll]es "), "aux "),
    (re.compile(rf"\b(de|à|pour|par|avec|sans) {PLACEHOLDER_START}+Vous\b"), r"\1 vous"),
]


def apply_elision(text: str) -> str:
    """Elide and contract a French text where something was put in."""
    if PLACEHOLDER_START not in text:
        return text
    for rule, joined in RULES:
        text = rule.sub(joined, text)
    return text.replace(PLACEHOLDER_START, "").replace(END, "")
