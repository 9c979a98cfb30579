/** The branches somebody tried in copies of a game: kept in this browser, and found by its end. */
import type { LogLine, Text, View } from "../transport/api";
import { linesOfDecision } from "../table/model/logStructure";
import { begins, isDice } from "./branchLink";

/** What is told of a decision. */
export interface Label {
  /** Nothing of one that others may not know, or that is not worth telling, nor of other dice. */
  line: LogLine | null;
  points: number;
  /** As it was offered to whoever took it, where that is known. */
  move?: Text;
}

export interface Branch {
  /** After how many decisions it leaves the game that was played. */
  at: number;
  line: string[];
  labels: Label[];
}

/** What a copy leaves: a recorded game, or a position that is known by its name. */
export type Source = { record: string } | { position: string };

const PLACE = "feldspar.branches";
/** So many are kept of a game, and of so many games; the oldest are forgotten. */
const MOST = 12;
const GAMES = 20;

/** What a game is kept by: how it ended, which no other does; or else the name of its position. */
const keyOf = (source: Source) =>
  "position" in source ? source.position : (/^digest: (\w{16})/m.exec(source.record)?.[1] ?? "");

type Kept = [string, Branch[]][];

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function kept(source: Source): Branch[] {
  return all().find(([key]) => key === keyOf(source))?.[1] ?? [];
}

export function keep(source: Source, branches: readonly Branch[]): void {
  const key = keyOf(source);
  if (!key) return;
  const others = all().filter(([other]) => other !== key);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[key, branches], ...others].slice(0, GAMES)));
  } catch {
    // a browser may forbid it; then they last as long as the page
  }
}

/** What is told of each entry of a line, by a view of where it leads, or else by what was offered. */
export function labelled(
  view: View,
  at: number,
  line: readonly string[],
  offered: ReadonlyMap<string, Text> = new Map(),
): Label[] {
  let number = at;
  return line.map((said) => {
    if (isDice(said)) return { line: null, points: 0 };
    const lines = linesOfDecision(view.log, ++number);
    const points = lines.reduce((sum, one) => sum + one.points, 0);
    const told = lines.find((one) => !one.means) ?? lines[0] ?? null;
    const move = offered.get(said);
    return { line: told, points, ...(!told && move && { move }) };
  });
}

/** A branch of whose beginning more is told now; what was known before is not forgotten. */
export function relabelled(branch: Branch, labels: readonly Label[]): Branch {
  const known = (label: Label, n: number) =>
    label.line || label.move ? label : (branch.labels[n] ?? label);
  return { ...branch, labels: [...labels.map(known), ...branch.labels.slice(labels.length)] };
}

/** Branches with one that has grown, or with another beside them. */
export function grown(branches: readonly Branch[], branch: Branch): Branch[] {
  const same = (one: Branch) => one.at === branch.at && begins(branch.line, one.line);
  const place = branches.findIndex(same);
  // Where only the dice are others, nothing was tried.
  const worth = (one: Branch) => one === branch || one.line.some((said) => !isDice(said));
  const found =
    place < 0 ? [...branches, branch] : branches.map((one, n) => (n === place ? branch : one));
  return found.filter((one) => worth(one) && (one === branch || !same(one))).slice(-MOST);
}
