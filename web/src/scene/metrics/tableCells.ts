/** Position and style of the cells of a table in a scene. */
import type { Anchor, Cell, Table } from "../model";

/** The radius of the ring around a number. */
export const COIN_RADIUS = 12.5;
export const RINGED_STYLES: readonly string[] = ["coin", "coin-second", "struck"];

export interface CellPlace {
  cell: Cell;
  x: number;
  y: number;
  width: number;
  height: number;
  anchor: Anchor;
  style: string;
}

/** All cells of a table with their places, row by row. */
export function placeCells(table: Table): CellPlace[] {
  const top = table.y + (table.head.length ? table.top : 0);
  return [
    ...row(table, table.head, table.y, table.top, true),
    ...table.rows.flatMap((cells, r) => row(table, cells, top + table.row * r, table.row, false)),
  ];
}

function row(table: Table, cells: Cell[], y: number, height: number, head: boolean): CellPlace[] {
  const found: CellPlace[] = [];
  let column = 0;
  let x = table.x;
  for (const cell of cells) {
    const width = total(table.widths.slice(column, column + cell.span));
    const kind = table.columns[column] ?? "";
    const anchor = table.anchors[column] ?? "middle";
    found.push({ cell, x, y, width, height, anchor, style: styleOf(cell, kind, head) });
    column += cell.span;
    x += width;
  }
  return found;
}

/** The style of lettering for a cell in a kind of column. */
function styleOf(cell: Cell, column: string, head: boolean): string {
  if (head) {
    if (cell.style !== "title") return "head";
    return column === "now" ? "head-now" : "head-title";
  }
  switch (cell.style) {
    case "title":
      return column === "now" ? "cell-now" : column === "past" ? "cell-past" : "cell-number";
    case "coin":
    case "coin-second":
      return "coin";
    case "strong":
      return "cell-strong";
    case "muted":
    case "struck":
      return "cell-muted";
    default:
      return "cell";
  }
}

export function total(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
