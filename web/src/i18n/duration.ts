/** Durations in words, in their largest unit. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A stretch of time in its largest unit; "" if it is hardly any. */
export function formatDuration(
  ms: number,
  language: string,
  unitDisplay: "long" | "short" = "long",
): string {
  if (ms < MINUTE_MS) return "";
  const [unit, size] =
    ms < HOUR_MS
      ? ["minute", MINUTE_MS]
      : ms < DAY_MS
        ? ["hour", HOUR_MS]
        : (["day", DAY_MS] as const);
  const style = { style: "unit", unit: String(unit), unitDisplay } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(ms / Number(size)));
}
