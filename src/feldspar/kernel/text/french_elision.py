"""French elision and contraction: d’Odile, du Prince, aux Châteaux.

Messages are written plainly, as in « les points de { $who } ». What is put in begins after `SEAM`;
the page joins by the very same rules (web/src/words/elision.ts).
"""

import re
from typing import Final

SEAM: Final = "\N{FIRST STRONG ISOLATE}"
"""Stands before what is put into a message; Fluent's own libraries write it there too."""
END: Final = "\N{POP DIRECTIONAL ISOLATE}"

# An h is mute as it mostly is in French names (Hélène), but not before an a (Hans); a y before a
# vowel is a consonant (Yann).
VOWEL: Final = r"(?=[aàâäæeéèêëiîïoôöœuùûü]|h[eéèêiîoôuy]|y(?![aeéèiou]))"
RULES: Final = [
    (re.compile(rf"\b(d|qu)e {SEAM}+{VOWEL}", re.IGNORECASE), r"\1’"),
    (re.compile(rf"\b(d)e {SEAM}+le ", re.IGNORECASE), r"\1u "),
    (re.compile(rf"\b(d)e {SEAM}+les ", re.IGNORECASE), r"\1es "),
    (re.compile(rf"\bà {SEAM}+[Ll]e "), "au "),
    (re.compile(rf"\bà {SEAM}+[Ll]es "), "aux "),
    (re.compile(rf"\b(de|à|pour|par|avec|sans) {SEAM}+Vous\b"), r"\1 vous"),
]


def elided(text: str) -> str:
    """Join a French text at its seams."""
    if SEAM not in text:
        return text
    for rule, joined in RULES:
        text = rule.sub(joined, text)
    return text.replace(SEAM, "").replace(END, "")
