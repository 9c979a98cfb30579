/** Format of the figures in a review: percentages of a chance, or points. */
import { signedPoints } from "../table/model/pointSources";
import { say } from "../i18n/messages.svelte";

const withUnit = (n: number | string, pointsOnly: boolean) =>
  pointsOnly ? String(n) : say("advice-percent", { n });

/** A figure as it stands. */
export const formatFigure = (n: number, pointsOnly: boolean) => withUnit(n, pointsOnly);

/** What a figure has changed, with its sign. */
export const formatChange = (n: number, pointsOnly: boolean) =>
  withUnit(n ? signedPoints(n) : "0", pointsOnly);
