/** Store of the branches tried in copies of a game, in localStorage, keyed by the game's digest. */
import type { LogLine, Text, View } from "../transport/api";
import { linesOfDecision } from "../table/model/logStructure";
import { startsWith, isDice } from "./branchLink";
import { readList, writeJson } from "../lib/storage";

/** What is told of a decision. */
export interface EntryLabel {
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
  labels: EntryLabel[];
}

/** What a copy leaves: a recorded game, or a position that is known by its name. */
export type BranchSource = { record: string } | { position: string };

const STORAGE_KEY = "feldspar.branches";
/** So many are kept of a game, and of so many games; the oldest are forgotten. */
const MAX_BRANCHES_PER_GAME = 12;
const MAX_GAMES = 20;

/** What a game is kept by: how it ended, which no other does; or else the name of its position. */
const sourceKey = (source: BranchSource) =>
  "position" in source ? source.position : (/^digest: (\w{16})/m.exec(source.record)?.[1] ?? "");

type StoredBranches = [string, Branch[]][];

const loadAll = () => readList<StoredBranches[number]>(STORAGE_KEY);

export function loadBranches(source: BranchSource): Branch[] {
  return loadAll().find(([key]) => key === sourceKey(source))?.[1] ?? [];
}

export function saveBranches(source: BranchSource, branches: readonly Branch[]): void {
  const key = sourceKey(source);
  if (!key) return;
  const others = loadAll().filter(([other]) => other !== key);
  writeJson(STORAGE_KEY, [[key, branches], ...others].slice(0, MAX_GAMES));
}

/** What is told of each entry of a line, by a view of where it leads, or else by what was offered. */
export function labelEntries(
  view: View,
  at: number,
  line: readonly string[],
  offered: ReadonlyMap<string, Text> = new Map(),
): EntryLabel[] {
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
export function relabelBranch(branch: Branch, labels: readonly EntryLabel[]): Branch {
  const known = (label: EntryLabel, n: number) =>
    label.line || label.move ? label : (branch.labels[n] ?? label);
  return { ...branch, labels: [...labels.map(known), ...branch.labels.slice(labels.length)] };
}

/** Branches with one that has grown, or with another beside them. */
export function mergeBranch(branches: readonly Branch[], branch: Branch): Branch[] {
  const same = (one: Branch) => one.at === branch.at && startsWith(branch.line, one.line);
  const place = branches.findIndex(same);
  // Where only the dice are others, nothing was tried.
  const worth = (one: Branch) => one === branch || one.line.some((said) => !isDice(said));
  const found =
    place < 0 ? [...branches, branch] : branches.map((one, n) => (n === place ? branch : one));
  return found
    .filter((one) => worth(one) && (one === branch || !same(one)))
    .slice(-MAX_BRANCHES_PER_GAME);
}
