/** Text search without regard to case and accents. */

/** A text in small letters without accents, one letter for each. */
export function foldText(text: string): string {
  return [...text].map((letter) => foldLetter(letter)).join("");
}

/** As many units as the letter has, so that what is found can be pointed out. */
function foldLetter(letter: string): string {
  const base = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return base.length === letter.length ? base : letter;
}

/** The words of what is looked for. */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word.length > 0);
}

export function matchesAll(wanted: readonly string[], text: string): boolean {
  const where = foldText(text);
  return wanted.every((word) => where.includes(word));
}

/** A text in pieces: every other one is what was looked for. */
export function splitMatches(text: string, wanted: readonly string[]): string[] {
  const where = foldText(text);
  const found = wanted
    .flatMap((word) => findSpans(where, word))
    .sort(([one], [other]) => one - other);
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of found) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    if (begin > from || !parts.length) parts.push(text.slice(from, begin), "");
    parts[parts.length - 1] += text.slice(begin, end);
    from = end;
  }
  return [...parts, text.slice(from)];
}

function findSpans(where: string, word: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}
