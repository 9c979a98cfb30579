/** Time left on a seat's clock, and its format. */
import type { ClockView } from "../../transport/api";

/** Milliseconds left to a seat at some moment; null without a clock. */
export function timeLeft(clock: ClockView, seat: number, now: number): number | null {
  const due = clock.due[seat];
  if (due != null) return Math.max(0, due - now);
  return clock.kind === "live" ? (clock.left[seat] ?? null) : null;
}

/** A time as m:ss or h:mm:ss. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
