/**
 * Playback of the decisions of others.
 *
 * The course of a game: what is *shown* follows what is true *now*, decision by decision.
 *
 * Whatever others decide is played out at the reader's pace; what one decides oneself is there at
 * once. Nobody who must decide is disturbed, and nobody waits longer than the pace allows.
 */
import { getContext, setContext } from "svelte";
import { sceneChanges, type Change } from "../../scene/sceneDiff";
import { settings, type Pace } from "../../state/settings.svelte";
import type { LogLine, View } from "../../transport/api";
import { fitFirstStep, maxTotalMs, stepTime, type StepTime } from "./playbackSpeed";
import { mustDecide } from "../model/seatStatus";

/** A decision of somebody: how it looked before and after, and what was told of it. */
export interface PlaybackStep {
  /** Who decided; -1 if that cannot be told. */
  seat: number;
  before: View;
  view: View;
  lines: LogLine[];
  changes: Change[];
}

/** A moment to see where one is, before something is played again. */
const REPLAY_LEAD_IN_MS = 300;

export class Playback {
  now: View | null = $state.raw(null);
  shown: View | null = $state.raw(null);
  /** What the others did since my last decision. */
  steps: PlaybackStep[] = $state.raw([]);
  /** How many of them are shown. */
  at = $state(0);
  playing = $state(false);
  paused = $state(false);
  /** Whether somebody has asked to see it once more. */
  repeating = $state(false);
  /** How long the step that is shown lasts, in ms. */
  time: StepTime = $state.raw({ flight: 0, rest: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when all must have been played: somebody waits to decide. */
  #until: number | null = null;
  /** Whether one was away: then it is played quickly, and only the last turn of each. */
  #late = false;
  /** How many lines were read before, and how many steps these tell of. */
  #lines = 0;
  #known = 0;

  /** `seen`: how many lines of the log this browser has shown before. */
  constructor(readonly linesSeen: number | null = null) {}

  /** The step that is being shown. */
  get step(): PlaybackStep | null {
    return this.playing ? (this.steps[this.at - 1] ?? null) : null;
  }

  /** Take in the views there have been, the newest last. `back`: what was shown before is lost. */
  receive(views: View[], whole: boolean, resume = false): void {
    const [first] = views;
    if (whole && first) this.#reset(first, resume ? null : this.now);
    for (const view of whole ? views.slice(1) : views) this.#addStep(view);
    if (whole) {
      this.at = this.#known;
      this.shown = this.steps[this.at - 1]?.view ?? this.shown;
    }
    this.#startIfNeeded();
  }

  /** Show the present. */
  skipToNow(): void {
    clearTimeout(this.#timer);
    [this.playing, this.paused, this.repeating] = [false, false, false];
    [this.#until, this.#late] = [null, false];
    this.at = this.steps.length;
    this.shown = this.now;
  }

  /** Play all that happened since my last decision once more, or from one step on. */
  replay(from = 0): void {
    const step = this.steps[from];
    if (!step) return;
    clearTimeout(this.#timer);
    this.at = from;
    this.playing = this.repeating = true;
    this.#until = Date.now() + maxTotalMs(this.#speed) + REPLAY_LEAD_IN_MS;
    this.time = { flight: 0, rest: REPLAY_LEAD_IN_MS };
    this.shown = withoutMoves(step.before);
    this.#timer = setTimeout(() => this.#next(), REPLAY_LEAD_IN_MS);
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (this.paused) return;
    if (this.#until !== null) this.#until = Date.now() + maxTotalMs(this.#speed);
    this.#next();
  }

  /** Somebody looks again, after having looked elsewhere. */
  back(): void {
    if (this.at < this.steps.length && !this.playing) this.#late = true;
    this.#startIfNeeded();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #reset(view: View, old: View | null): void {
    if (!old) this.#lines = this.linesSeen ?? 0;
    else this.#lines = old.viewer === view.viewer ? old.log.length : 0;
    clearTimeout(this.#timer);
    [this.steps, this.at, this.#known, this.playing, this.paused] = [[], 0, 0, false, false];
    this.now = this.shown = view;
  }

  #addStep(view: View): void {
    const before = this.now;
    this.now = view;
    if (!before || isRollback(before, view)) return this.#restart();
    const lines = view.log.slice(before.log.length);
    const changes = sceneChanges(before.scene, view.scene);
    if (!lines.length && !changes.length && sameSeats(before.actors, view.actors)) return;
    const seat = deciderOf(before, view, lines);
    if (view.mine.includes(seat) && !view.players[seat]?.bot) return this.#restart();
    this.steps = [...this.steps, { seat, before, view, lines, changes }];
    if (view.log.length <= this.#lines) this.#known = this.steps.length;
  }

  /** Nothing has happened since: I have decided, or something was taken back. */
  #restart(): void {
    clearTimeout(this.#timer);
    [this.steps, this.at, this.playing, this.paused] = [[], 0, false, false];
    this.repeating = false;
    this.shown = this.now;
  }

  get #speed(): Exclude<Pace, "off"> {
    if (this.#late) return "quick";
    return settings.pace === "off" ? "normal" : settings.pace;
  }

  #startIfNeeded(): void {
    const { now, shown } = this;
    if (!now || !shown) return;
    const asked = now.moves.length > 0 && mustDecide(now, now.viewer);
    if (this.playing) {
      if (asked) this.#until ??= Date.now() + maxTotalMs(this.#speed);
      return;
    }
    const deciding = shown.moves.length > 0 && mustDecide(shown, shown.viewer);
    if (this.at >= this.steps.length || deciding || settings.pace === "off")
      return this.skipToNow();
    if (document.hidden) return;
    this.playing = true;
    this.#until = asked ? Date.now() + maxTotalMs(this.#speed) : null;
    this.#next();
  }

  #next(): void {
    const step = this.steps[this.at];
    if (!step) return this.skipToNow();
    const room = this.#until === null ? maxTotalMs(this.#speed) : this.#until - Date.now();
    this.time = fitFirstStep(
      this.steps.slice(this.at).map((one, n) => this.#naturalTime(one, this.at + n)),
      room,
    );
    this.at += 1;
    this.shown = withoutMoves(step.view);
    const { flight, rest } = this.time;
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), flight + rest);
  }

  #naturalTime(step: PlaybackStep, place: number): StepTime {
    if (this.#late && this.#hasLaterTurn(step.seat, place)) return { flight: 0, rest: 0 };
    const telling = step.lines.some((line) => line.points);
    return stepTime(this.#speed, step.changes.length, telling, !step.lines.length);
  }

  /** Whether a seat has another turn after this step. */
  #hasLaterTurn(seat: number, place: number): boolean {
    const later = this.steps.slice(place).map((one) => one.seat);
    const others = later.findIndex((one) => one !== seat);
    return others >= 0 && later.slice(others).includes(seat);
  }
}

const KEY = Symbol("course");

export function setPlayback(course: Playback): void {
  setContext(KEY, course);
}

/** The course of the table one is at; none where nothing goes on. */
export function getPlayback(): Playback | undefined {
  return getContext<Playback | undefined>(KEY);
}

/** What tells most of a step: what brings points, else what whoever decided did, not by which
    means. */
export function mainLine(step: PlaybackStep): LogLine | undefined {
  const best = Math.max(...step.lines.map((line) => line.points));
  const own = step.lines.filter((line) => line.seat === step.seat);
  const deed = own.find((line) => !line.means) ?? own[0];
  return (
    (best > 0 ? step.lines.find((line) => line.points === best) : deed) ??
    step.lines.find((line) => line.seat >= 0) ??
    step.lines[0]
  );
}

/** The steps by turns: one group for each time somebody has decided, with their places. */
export function groupByTurn(steps: readonly PlaybackStep[]): { seat: number; places: number[] }[] {
  const found: { seat: number; places: number[] }[] = [];
  steps.forEach(({ seat }, place) => {
    if (found.at(-1)?.seat === seat) found.at(-1)!.places.push(place);
    else found.push({ seat, places: [place] });
  });
  return found;
}

/** A view in which nothing can be done. */
function withoutMoves(view: View): View {
  return view.moves.length ? { ...view, moves: [] } : view;
}

function sameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, n) => seat === other[n]);
}

/** Whether a view is no later than another: something was taken back. */
function isRollback(before: View, after: View): boolean {
  const count = before.log.length;
  if (after.viewer !== before.viewer || after.log.length < count) return true;
  const [was, is] = [before.log[count - 1], after.log[count - 1]];
  return JSON.stringify(was?.text) !== JSON.stringify(is?.text);
}

/** Who decided: the only one who could, or who need not any more, or whom the log tells of. */
function deciderOf(before: View, after: View, lines: readonly LogLine[]): number {
  const [only] = before.actors;
  if (only !== undefined && before.actors.length === 1) return only;
  const done = before.actors.filter((seat) => !after.actors.includes(seat));
  const told = lines.find((line) => line.seat >= 0)?.seat;
  return done.length === 1 ? done[0]! : (told ?? -1);
}
