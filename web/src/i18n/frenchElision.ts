/**
 * French elision after Fluent formatting.
 *
 * How French joins a small word to what is put after it: d’Odile, du Prince, aux Châteaux, de vous.
 * Fluent marks what is put into a message; the terminal joins by the very same rules
 * (src/feldspar/kernel/text/french_elision.py), and one list of cases proves both.
 */

// An h is mute as it mostly is in French names (Hélène), but not before an a (Hans); a y before a
// vowel is a consonant (Yann).
const VOWEL = "(?=[aàâäæeéèêëiîïoôöœuùûü]|h[eéèêiîoôuy]|y(?![aeéèiou]))";
const WORD_START = "(^|[^\\p{L}])"; // no look-behind: not every browser knows it
const ELISION_RULES: [RegExp, string][] = [
  [new RegExp(`${WORD_START}(d|qu)e \u2068+${VOWEL}`, "giu"), "$1$2’"],
  [new RegExp(`${WORD_START}(d)e \u2068+le `, "giu"), "$1$2u "],
  [new RegExp(`${WORD_START}(d)e \u2068+les `, "giu"), "$1$2es "],
  [new RegExp(`${WORD_START}à \u2068+[Ll]e `, "gu"), "$1au "],
  [new RegExp(`${WORD_START}à \u2068+[Ll]es `, "gu"), "$1aux "],
  [new RegExp(`${WORD_START}(de|à|pour|par|avec|sans) \u2068+Vous(?!\\p{L})`, "gu"), "$1$2 vous"],
];

/** Joins a French text where Fluent has put something in. */
export function applyElision(text: string): string {
  if (!text.includes("\u2068")) return text;
  const joined = ELISION_RULES.reduce((said, [rule, join]) => said.replace(rule, join), text);
  return joined.replace(/[\u2068\u2069]/g, "");
}
