/** Stretches of time as people say them. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time in its largest unit; "" if it is hardly any. */
export function lasting(
  ms: number,
  language: string,
  unitDisplay: "long" | "short" = "long",
): string {
  if (ms < MINUTE) return "";
  const [unit, size] =
    ms < HOUR ? ["minute", MINUTE] : ms < DAY ? ["hour", HOUR] : (["day", DAY] as const);
  const style = { style: "unit", unit: String(unit), unitDisplay } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(ms / Number(size)));
}
