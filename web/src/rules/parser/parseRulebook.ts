/**
 * Parser of the rulebooks in Markdown, run at build time.
 *
 * Numbered rules as data, read from the games' rules/*.md when the site is built. Only what those files
 * use is understood: headings, paragraphs, rules (`- ABC-4.2 ...`) with lines and points of their
 * own, plain points, tables, and quoted paragraphs (`> ...`), which are about the page itself and
 * not for whoever wants to play; inside a line `code`, **strong**, *emphasis* and mentions of rules.
 */

export type InlinePart =
  string | { code: string } | { strong: InlinePart[] } | { em: InlinePart[] } | { rule: string };

export interface Rule {
  /** Such as ABC-4.2, or R3 for a ruling. */
  id: string;
  /** Whether it is a decision at an unusual time. */
  decision: boolean;
  text: InlinePart[];
  notes: RuleNote[];
}

/** A line below a rule: an example, or a point of one. */
export interface RuleNote {
  example: boolean;
  point: boolean;
  text: InlinePart[];
}

export type RuleBlock =
  | { type: "text"; text: InlinePart[] }
  | { type: "rule"; rule: Rule }
  | { type: "points"; points: InlinePart[][] }
  | { type: "table"; head: InlinePart[][]; rows: InlinePart[][][] };

export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
}

export interface Rulebook {
  title: string;
  intro: RuleBlock[];
  /** How the page is made and proved. */
  about: InlinePart[][];
  sections: RuleSection[];
}

const RULE = /^- ((?:[A-Z]{3}-\d+\.\d+|R\d+))\s+(.*)$/;
const DECISION = /^\[(?:DECISION|DÉCISION)\]\s*/;
const EXAMPLE = /^\*{0,2}(?:Example|Exemple)/;
const NUMBER = /^(\d+)\.\s/;

export function parseRulebook(markdown: string): Rulebook {
  const book: Rulebook = { title: "", intro: [], about: [], sections: [] };
  let blocks = book.intro;
  for (const line of markdown.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.startsWith("# ")) book.title = line.slice(2).trim();
    else if (line.startsWith("## ")) {
      const title = line.slice(3).trim();
      const id = NUMBER.exec(title)?.[1] ?? String.fromCharCode(97 + book.sections.length);
      blocks = [];
      book.sections.push({ id: `section-${id}`, title, blocks });
    } else if (RULE.test(line)) blocks.push({ type: "rule", rule: parseRule(RULE.exec(line)!) });
    else if (/^\s+\S/.test(line) && last?.type === "rule")
      last.rule.notes.push(parseNote(line.trim()));
    else if (line.startsWith("- ")) {
      if (last?.type === "points") last.points.push(parseInline(line.slice(2)));
      else blocks.push({ type: "points", points: [parseInline(line.slice(2))] });
    } else if (line.startsWith("|")) parseTableLine(blocks, line);
    else if (line.startsWith("> ")) book.about.push(parseInline(line.slice(2)));
    else if (line.trim()) blocks.push({ type: "text", text: parseInline(line.trim()) });
  }
  return book;
}

function parseRule([, id = "", said = ""]: RegExpExecArray): Rule {
  const decision = DECISION.test(said);
  return { id, decision, text: parseInline(said.replace(DECISION, "")), notes: [] };
}

function parseNote(line: string): RuleNote {
  const point = line.startsWith("- ");
  return { example: EXAMPLE.test(line), point, text: parseInline(point ? line.slice(2) : line) };
}

function parseTableLine(blocks: RuleBlock[], line: string): void {
  const cells = line.replace(/^\||\|\s*$/g, "").split("|");
  const last = blocks.at(-1);
  if (last?.type !== "table")
    blocks.push({ type: "table", head: cells.map((cell) => parseInline(cell.trim())), rows: [] });
  else if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell)))
    last.rows.push(cells.map((cell) => parseInline(cell.trim())));
}

const TOKEN =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z]{3}-\d+\.\d+|R[1-9]\d*)\b/g;

export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, code, strong, em, rule] = found;
    if (found.index > from) parts.push(text.slice(from, found.index));
    if (code !== undefined) parts.push({ code });
    else if (strong !== undefined) parts.push({ strong: parseInline(strong) });
    else if (em !== undefined) parts.push({ em: parseInline(em) });
    else parts.push({ rule: rule! });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The words alone, to search in. */
export function plainText(parts: InlinePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("code" in part) return part.code;
      if ("rule" in part) return part.rule;
      return plainText("strong" in part ? part.strong : part.em);
    })
    .join("");
}

/** What a block of the rules says, its number aside. */
export function blockText(block: RuleBlock): string {
  if (block.type === "text") return plainText(block.text);
  if (block.type === "points") return block.points.map(plainText).join(" ");
  if (block.type === "table")
    return block.rows.map((row) => row.map(plainText).join(", ")).join("; ");
  return [plainText(block.rule.text), ...block.rule.notes.map((note) => plainText(note.text))].join(
    " ",
  );
}
