/** Win chances of all seats as shares of a bar, and what a branch has gained. */
import { MIN_COST } from "../review/luckAccounts";
import type { Hopes } from "../transport/api";

/** The seat of an opponent who has none. */
const RIVAL_SEAT = -1;
/** Below this share of the bar there is no room for its figure in it. */
const MIN_LABELLED_SHARE = 0.07;

export interface ChanceShare {
  seat: number;
  /** From 0 to 1. */
  chance: number;
  /** The same as one reads it, in whole hundredths: together they make a hundred. */
  percent: number;
  /** Whether its figure can be read in the bar. */
  roomy: boolean;
}

/** The parts of the bar; none where somebody alone plays for points. Whoever is alone against the
    game shares it with an opponent who has no seat. */
export function sharesOf({ chances }: Hopes): ChanceShare[] {
  const [first] = chances;
  if (first === undefined) return [];
  const all = chances.map((chance, seat) => ({ seat, chance }));
  if (all.length === 1) all.push({ seat: RIVAL_SEAT, chance: 1 - first });
  const whole = all.map(({ chance }) => Math.floor(100 * chance));
  const rest = (n: number) => 100 * all[n]!.chance - whole[n]!;
  let left = 100 - whole.reduce((sum, one) => sum + one, 0);
  // What was rounded off goes to those who lost most by it.
  for (const n of [...all.keys()].sort((a, b) => rest(b) - rest(a))) if (left-- > 0) whole[n]! += 1;
  return all.map((one, n) => ({
    ...one,
    percent: whole[n]!,
    roomy: one.chance >= MIN_LABELLED_SHARE,
  }));
}

export interface BranchGain {
  /** In hundredths of a chance, or points; 0 if nobody can say that there is any. */
  by: number;
  /** The scores to expect: here, and after what was played. */
  points: [here: number, played: number];
}

/** What a seat has gained by its branch over what was played. */
export function gainOf(here: Hopes, played: Hopes, seat: number): BranchGain {
  const alone = !here.chances.length;
  const hope = ({ chances, points }: Hopes) => (alone ? points : chances)[seat] ?? 0;
  const ahead = hope(here) - hope(played);
  const least = alone ? MIN_COST.points : MIN_COST.chance;
  const sure = Math.abs(ahead) > Math.max(least, Math.hypot(here.doubt, played.doubt));
  const score = ({ points }: Hopes) => Math.round(points[seat] ?? 0);
  return {
    by: sure ? Math.round(alone ? ahead : 100 * ahead) : 0,
    points: [score(here), score(played)],
  };
}
