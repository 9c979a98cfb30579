/** A picture as data, as the kernel's `scene.py` describes it: the vocabulary every game shares. */

/** Words in no language yet: a message key and its arguments, which may be Texts themselves. */
export interface Text {
  key: string;
  args: Record<string, TextArg>;
}

export type TextArg = number | string | Text;

export type Anchor = "start" | "middle" | "end";

/** A thing on the table, drawn with a symbol of the game's art. */
export interface Piece {
  type: "piece";
  /** Stable for the physical thing; "" for mere decoration. */
  id: string;
  art: string;
  /** The centre. */
  x: number;
  y: number;
  /** The width; the height follows the symbol. */
  size: number;
  label: Text | null;
  /** Degrees: of what is written on it or, if nothing is, of the whole piece. */
  turn: number;
  state: "" | "dim" | "struck" | "last";
  /** By hand: digits and "-" side by side; "o", "x" and "/" over all of it. */
  written: string;
  short: string;
  tone: string;
  /** What it is good for, and what it would bring now. */
  help: Text | null;
  /** What is printed on it, measured from its centre. */
  face: Item[];
}

/** Printed or written words and numbers. */
export interface Lettering {
  type: "lettering";
  x: number;
  /** The baseline. */
  y: number;
  text: Text | string;
  style: "title" | "strong" | "label" | "caption" | "number" | "total" | "hand";
  anchor: Anchor;
  /** 0: that of the style. */
  size: number;
  turn: number;
  /** What the words are wrapped to; 0: they are not. */
  width: number;
  /** At most so many, with an ellipsis; one alone is squeezed instead. 0: as many as it takes. */
  lines: number;
  /** How far the first two lines are moved in. */
  indent: number;
}

/** A line or surface, as an SVG path. */
export interface Shape {
  type: "shape";
  path: string;
  style: "border" | "edge" | "rule" | "box" | "now" | "past" | "total";
}

export interface Cell {
  text: Text | string;
  art: string;
  style: "" | "title" | "strong" | "muted" | "coin" | "coin-second" | "struck" | "icon";
  /** The height of the symbol; 0: it follows that of the row. */
  size: number;
  /** How many columns it covers. */
  span: number;
}

/** A small table with a heading row. */
export interface Table {
  type: "table";
  x: number;
  y: number;
  widths: number[];
  /** The height of a row. */
  row: number;
  head: Cell[];
  rows: Cell[][];
  columns: ("" | "now" | "past")[];
  anchors: Anchor[];
  /** The height of the heading row. */
  top: number;
}

export type Item = Piece | Lettering | Shape | Table;

/** A drawing with a role, which tells a client where to put it. */
export interface Area {
  id: string;
  role: "common" | "mine" | "opponent" | "hand" | "rail";
  width: number;
  height: number;
  title: Text;
  items: Item[];
  /** Whose it is; -1 when it is common. */
  seat: number;
  cell: [number, number];
  /** What it shows, in a sentence, where no labelled piece or table says it. */
  summary: Text | null;
}

/** A counter: a symbol and a number. */
export interface Chip {
  art: string;
  value: number;
  label: Text;
}

/** What is known of one seat at a glance. */
export interface Panel {
  seat: number;
  score: number;
  chips: Chip[];
  status: Text;
  /** Whether the table waits for this seat. */
  busy: boolean;
  /** The score if the game ended now, where much is counted at the end only. */
  final: number | null;
}

/** Something to choose that has no place on a board. */
export interface Choice {
  /** Begins with `choice/`. */
  id: string;
  art: string;
  label: Text;
  /** What it is one answer to. */
  group: Text | null;
}

/** How a wide screen arranges areas and further boxes: in a row or a column. */
export interface Box {
  across: boolean;
  /** Areas by id, "choices" for the buttons, or further boxes. */
  parts: (string | Box)[];
  surface: "" | "panel" | "tray" | "paper";
}

/** All one viewer sees. */
export interface Scene {
  viewer: number;
  title: Text;
  /** One sentence: who must decide what. */
  prompt: Text;
  hint: Text | null;
  areas: Area[];
  choices: Choice[];
  panels: Panel[];
  /** The viewer's table; areas it does not name belong to opponents. */
  layout: Box;
  status: Text | null;
  /** How many columns of equal tiles the choices form; 0: they are buttons in a row. */
  tiles: number;
}

/** What a move costs besides what is touched for it; the message `price-` and its symbol says it. */
export interface Price {
  art: string;
  amount: number;
}

/** A legal decision as the things to touch for it, in their natural order. */
export interface Move {
  /** The written form to submit. */
  decision: string;
  path: string[];
  /** What it does and costs, before it is done. */
  label: Text;
  /** What it would write on the last thing touched. */
  written: string;
  /** What is spent for it; shown beside the last thing touched. */
  price: Price | null;
  /** Nothing is decided by it: it happens by itself, once there was time to look. */
  forced: boolean;
}
