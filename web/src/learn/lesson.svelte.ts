/**
 * Table host for a lesson.
 *
 * A lesson: a real table at which one thing is asked for at a time. It is to the table page what the
 * transport is; where somebody stands is kept in this browser and nowhere else.
 */
import type { EmbeddedTable } from "../table/session/embeddedTable";
import { transport } from "../transport";
import {
  Refusal,
  type Command,
  type Listener,
  type Subscription,
  type Taught,
  type View,
  type Why,
} from "../transport/api";
import { localizedText } from "../i18n/localizedText";
import { say } from "../i18n/messages.svelte";
import { saveProgress, loadProgress, type LessonStep } from "./lessonProgress";

/** Something said in every language there is. */
export type LessonText = Taught["plan"][number];

export { localizedText as spoken };

export class Lesson implements EmbeddedTable {
  readonly look = "taught";
  taught: Taught | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** Whether somebody is being shown what to do. */
  isDemonstrating = $state(false);
  /** The way here, the present place last. */
  way: LessonStep[] = $state.raw([]);
  teaches = $derived(this.taught?.teaches ?? null);
  /** Where a step speaks of nothing that lies there, nothing is veiled. */
  spotlight = $derived.by(() => {
    const { light = [], then = null } = this.teaches ?? {};
    return light.length || (this.teaches && !then) ? new Set(light) : undefined;
  });
  /** How many steps there are, and at which one is. */
  step = $derived(this.taught?.step ?? 0);
  steps = $derived(this.taught?.plan.length ?? 0);
  #on: Listener | null = null;
  #turns = 0;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  // --- TableHost, as the table page calls it -----------------------------------------------------

  get note(): string {
    return say("lesson-note");
  }

  status(): string {
    return say("lesson-status");
  }

  /** What a step that asks for nothing speaks of first; what is asked for is found anyway. */
  get goalPiece(): string {
    return this.teaches?.then ? (this.teaches.light[0] ?? "") : "";
  }

  open(_: string, __: number | null, on: Listener): Subscription {
    this.#on = on;
    const { way } = loadProgress(this.game, this.name);
    void this.#goTo(way.at(-1) ?? { step: 0, line: [] }, way.slice(0, -1));
    return { look: () => undefined, close: () => (this.#on = null) };
  }

  async command(_: string, command: Command): Promise<void> {
    if (command.do === "submit") await this.#decide(command.action);
    else if (command.do === "undo") await this.back();
  }

  async why(_: string, __: number, touched: string[]): Promise<Why> {
    const { said, why } = await transport.query("lesson/why", { lesson: this.#spec(), touched });
    if (said) return { rule: "", key: "lesson-answer", args: { text: localizedText(said) } };
    // Whoever touches something else in the midst of a move has changed their mind.
    return why.key || touched.length > 1 ? why : { rule: "", key: "lesson-not-now", args: {} };
  }

  // --- what its own page asks -------------------------------------------------------------------

  get view(): View | null {
    return this.taught?.views.at(-1) ?? null;
  }

  /** Goes on from a step that asks for nothing. */
  async next(): Promise<void> {
    const line = this.teaches?.then;
    if (line) await this.#goTo({ step: this.step + 1, line }, this.way);
  }

  async back(): Promise<void> {
    const before = this.way.at(-2);
    if (before) await this.#goTo(before, this.way.slice(0, -2));
  }

  /** What a finger has shown is decided. */
  async completeDemonstration(decision: string): Promise<void> {
    this.isDemonstrating = false;
    await this.#decide(decision);
  }

  async restart(): Promise<void> {
    await this.#goTo({ step: 0, line: [] }, []);
  }

  // --- the way of a view ------------------------------------------------------------------------

  #spec() {
    return { game: this.game, lesson: this.name, ...(this.way.at(-1) ?? { step: 0, line: [] }) };
  }

  async #goTo(place: LessonStep, before: readonly LessonStep[]): Promise<void> {
    const { game, name: lesson } = this;
    try {
      const taught = await transport.query("lesson", { game, lesson, ...place });
      this.#enter(taught, before);
      this.#publish(taught.views.slice(-1), true);
    } catch (error) {
      // A lesson that has changed since is begun anew.
      if (error instanceof Refusal && place.step) return this.restart();
      this.error = error;
    }
  }

  async #decide(decision: string): Promise<void> {
    const taught = await transport.query("lesson", { ...this.#spec(), decision });
    const anew = !taught.line.length;
    this.#enter(taught, this.way);
    this.#publish(anew ? taught.views.slice(-1) : taught.views, anew);
  }

  #enter(taught: Taught, before: readonly LessonStep[]): void {
    const { step, line } = taught;
    this.error = null;
    this.taught = taught;
    this.way = [...before, { step, line }];
    const done = !taught.teaches || loadProgress(this.game, this.name).done;
    saveProgress(this.game, this.name, { way: taught.teaches ? this.way : [], done });
  }

  /** Shows views as those of a table at which I sit, and bots have the other seats. */
  #publish(views: View[], whole: boolean): void {
    const others = say("bot-names").split(", ");
    const dressed = views.map((view): View => {
      const turn = ++this.#turns;
      const players = view.players.map((player, seat) =>
        view.mine.includes(seat)
          ? player
          : { ...player, kind: "bot" as const, name: others[seat] ?? "" },
      );
      return { ...view, turn, news: turn, players, undo: this.way.length > 1 ? "free" : "" };
    });
    this.#on?.views(dressed, whole);
  }
}
