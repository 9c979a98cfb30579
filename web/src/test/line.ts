/** Test fixture: a log line. */
import type { LogLine } from "../transport/api";

export function lineOf(
  seat: number,
  key: string,
  points = 0,
  more: Partial<LogLine> = {},
): LogLine {
  const text = { key, args: {} };
  return { seat, text, rule: "T-1.1", points, at: null, chapter: false, means: false, ...more };
}
