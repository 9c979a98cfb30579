/**
 * Numbered rules as data, read from the games' rules/*.md when the site is built. Only what those files
 * use is understood: headings, paragraphs, rules (`- ABC-4.2 ...`) with lines and points of their
 * own, plain points, tables, and quoted paragraphs (`> ...`), which are about the page itself and
 * not for whoever wants to play; inside a line `code`, **strong**, *emphasis* and mentions of rules.
 */

export type Inline =
  string | { code: string } | { strong: Inline[] } | { em: Inline[] } | { rule: string };

export interface Rule {
  /** Such as ABC-4.2, or R3 for a ruling. */
  id: string;
  /** Whether it is a decision at an unusual time. */
  decision: boolean;
  text: Inline[];
  notes: Note[];
}

/** A line below a rule: an example, or a point of one. */
export interface Note {
  example: boolean;
  point: boolean;
  text: Inline[];
}

export type Block =
  | { type: "text"; text: Inline[] }
  | { type: "rule"; rule: Rule }
  | { type: "points"; points: Inline[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  intro: Block[];
  /** How the page is made and proved. */
  about: Inline[][];
  sections: Section[];
}

const RULE = /^- ((?:[A-Z]{3}-\d+\.\d+|R\d+))\s+(.*)$/;
const DECISION = /^\[(?:DECISION|DÉCISION)\]\s*/;
const EXAMPLE = /^\*{0,2}(?:Example|Exemple)/;
const NUMBER = /^(\d+)\.\s/;

export function parse(markdown: string): Rulebook {
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
    } else if (RULE.test(line)) blocks.push({ type: "rule", rule: ruleOf(RULE.exec(line)!) });
    else if (/^\s+\S/.test(line) && last?.type === "rule")
      last.rule.notes.push(noteOf(line.trim()));
    else if (line.startsWith("- ")) {
      if (last?.type === "points") last.points.push(inline(line.slice(2)));
      else blocks.push({ type: "points", points: [inline(line.slice(2))] });
    } else if (line.startsWith("|")) tableLine(blocks, line);
    else if (line.startsWith("> ")) book.about.push(inline(line.slice(2)));
    else if (line.trim()) blocks.push({ type: "text", text: inline(line.trim()) });
  }
  return book;
}

function ruleOf([, id = "", said = ""]: RegExpExecArray): Rule {
  const decision = DECISION.test(said);
  return { id, decision, text: inline(said.replace(DECISION, "")), notes: [] };
}

function noteOf(line: string): Note {
  const point = line.startsWith("- ");
  return { example: EXAMPLE.test(line), point, text: inline(point ? line.slice(2) : line) };
}

function tableLine(blocks: Block[], line: string): void {
  const cells = line.replace(/^\||\|\s*$/g, "").split("|");
  const last = blocks.at(-1);
  if (last?.type !== "table")
    blocks.push({ type: "table", head: cells.map((cell) => inline(cell.trim())), rows: [] });
  else if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell)))
    last.rows.push(cells.map((cell) => inline(cell.trim())));
}

const TOKEN =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z]{3}-\d+\.\d+|R[1-9]\d*)\b/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, code, strong, em, rule] = found;
    if (found.index > from) parts.push(text.slice(from, found.index));
    if (code !== undefined) parts.push({ code });
    else if (strong !== undefined) parts.push({ strong: inline(strong) });
    else if (em !== undefined) parts.push({ em: inline(em) });
    else parts.push({ rule: rule! });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The words alone, to search in. */
export function plain(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("code" in part) return part.code;
      if ("rule" in part) return part.rule;
      return plain("strong" in part ? part.strong : part.em);
    })
    .join("");
}

/** What a block of the rules says, its number aside. */
export function wordsOf(block: Block): string {
  if (block.type === "text") return plain(block.text);
  if (block.type === "points") return block.points.map(plain).join(" ");
  if (block.type === "table") return block.rows.map((row) => row.map(plain).join(", ")).join("; ");
  return [plain(block.rule.text), ...block.rule.notes.map((note) => plain(note.text))].join(" ");
}
