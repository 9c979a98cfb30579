/**
 * Table host for a branch of a recorded game or a named position.
 *
 * A copy of a recorded game, or of a position that has a name, in which one plays on. It is to the
 * table page what the transport is, but nothing is kept anywhere: each view is asked for with
 * the record, the moment and the line of decisions that leads there.
 */
import { DEFAULT_LEVEL } from "../catalog/botLevels";
import type { EmbeddedTable } from "../table/session/embeddedTable";
import { transport } from "../transport";
import {
  Refusal,
  Unreachable,
  type Command,
  type CopySpec,
  type Hopes,
  type Listener,
  type Subscription,
  type Text,
  type View,
} from "../transport/api";
import { say } from "../i18n/messages.svelte";
import {
  mergeBranch,
  saveBranches,
  loadBranches,
  labelEntries,
  relabelBranch,
  type Branch,
  type BranchSource,
} from "./branchStore";
import { startsWith, isDice, nextDice, seatOf } from "./branchLink";

/** Who decides for the other seats. */
export type OpponentMode = "bots" | "all";

/** How long each decision is looked at while bots play it all, in milliseconds. */
const PLAYOUT_PAUSE_MS = 400;
/** Whoever asks too often, or is not answered, asks again so much later, and so often. */
const RETRY_MS = 2_000;
const MAX_TRIES = 20;
/** So many views are remembered: going back and forth is instant. */
const MAX_CACHED_VIEWS = 200;

/** Whoever loads the page again, or comes back, plays on as before. */
const STORAGE_KEY = "feldspar.explore";

/** What is said of a copy that leaves no recorded game. */
export interface ExploreText {
  of: string;
  back: string;
}

export class BranchTable implements EmbeddedTable {
  readonly look = "copied";
  opponents: OpponentMode = $state(sessionStorage.getItem(STORAGE_KEY) === "all" ? "all" : "bots");
  bots: readonly string[] = $state.raw([]);
  bot = $state("");
  /** Whether bots play all seats. */
  running = $state(false);
  /** Whether a bot thinks. */
  thinking = $state(false);
  at = $state(0);
  view: View | null = $state.raw(null);
  error: unknown = $state.raw(null);
  branch: Branch = $state.raw({ at: 0, line: [], labels: [] });
  branches: Branch[] = $state.raw([]);
  /** How much of the branch is on the table. */
  length = $state(0);
  line = $derived(this.branch.line.slice(0, this.length));
  #on: Listener | null = null;
  /** Whatever was asked for in another era is not heard any more. */
  #requestId = 0;
  #turns = 0;
  /** Whether somebody went to look at something: then nothing happens by itself. */
  #rests = false;
  #known = new Map<string, Promise<View>>();
  /** What I was offered, by what a line says of it once it is decided. */
  #offered = new Map<string, Text>();
  #chancesKnown = new Map<string, Promise<Hopes>>();

  /** `seat`: whose seat I play against bots; null: of whoever decides first. */
  constructor(
    readonly source: BranchSource,
    public seat: number | null,
    at: number,
    line: string[],
    /** The way back to where a moment was seen. */
    readonly home: (at: number) => string,
    /** Where a copy is found that has another line. */
    readonly link: (line: readonly string[]) => string,
  ) {
    this.at = at;
    this.branch = { at, line, labels: [] };
    this.length = line.length;
    this.branches = loadBranches(source);
  }

  // --- TableHost, as the table page calls it -----------------------------------------------------

  get note(): string {
    return say("explore-copy");
  }

  get ended(): string {
    return "record" in this.source ? say("explore-stays") : "";
  }

  status(status: string): string {
    return say("explore-status", { status });
  }

  open(_: string, __: number | null, on: Listener): Subscription {
    this.#on = on;
    void this.#begin();
    return { look: () => undefined, close: () => this.close() };
  }

  async command(_: string, command: Command): Promise<void> {
    if (command.do === "submit") await this.#decide(`${command.seat} ${command.action}`);
    else if (command.do === "undo") await this.undo();
    else if (command.do === "give_back") await this.stop();
  }

  why(_: string, seat: number, touched: string[]) {
    return transport.query("copy/why", { copy: { ...this.#spec(this.line), seat }, touched });
  }

  close(): void {
    this.#requestId += 1;
    this.#on = null;
  }

  /** Where a moment is seen that the log tells of: in the replay, or on the way here. */
  moment(at: number): string {
    if (at <= this.at) return this.home(at);
    let number = this.at;
    const end = this.line.findIndex((said) => !isDice(said) && ++number === at);
    return this.link(this.line.slice(0, end + 1));
  }

  // --- what its own page asks -------------------------------------------------------------------

  /** The seats I decide for. */
  get mine(): number[] {
    if (this.running) return [];
    const all = this.view?.players.map((_, seat) => seat) ?? [];
    return this.opponents === "all" ? all : all.filter((seat) => seat === this.seat);
  }

  /** What everybody may hope for where a line leads: by what I know, whoever decides there. */
  winChances(at: number, line: string[]): Promise<Hopes> {
    const asked = { ...this.source, at, line, seat: this.seat };
    return cachedQuery(this.#chancesKnown, asked, (spec) => transport.query("copy/hopes", spec));
  }

  /** Shows another moment and line, as an address names them. */
  async visit(at: number, line: string[]): Promise<void> {
    if (at === this.at && line.join() === this.line.join()) return;
    await this.#move(at, line);
  }

  /** Goes to where the branch has so many entries. */
  async goTo(length: number): Promise<void> {
    await this.#show(this.at, this.branch.line.slice(0, length), () => (this.length = length));
  }

  async choose(branch: Branch): Promise<void> {
    await this.#show(branch.at, branch.line, () => {
      [this.at, this.branch, this.length] = [branch.at, branch, branch.line.length];
    });
  }

  /** Takes back what I decided last, and all that bots answered. */
  async undo(): Promise<void> {
    const back = this.line.findLastIndex((said) => this.#isMine(said));
    await this.goTo(Math.max(0, back));
  }

  /** Lets other chance come from here on. */
  async roll(): Promise<void> {
    const last = this.line.at(-1) ?? "";
    const here = isDice(last) ? this.line.slice(0, -1) : this.line;
    const lines = this.branches.filter(({ at }) => at === this.at).map(({ line }) => line);
    await this.#move(this.at, [...here, nextDice([...lines, this.line], here)]);
  }

  /** Lets bots play all seats to the end, or until somebody stops them. */
  async playOut(): Promise<void> {
    this.running = true;
    await this.#show(this.at, this.line);
  }

  async stop(): Promise<void> {
    await this.goTo(this.length);
  }

  async setOpponents(way: OpponentMode): Promise<void> {
    sessionStorage.setItem(STORAGE_KEY, way);
    [this.opponents, this.running] = [way, false];
    await this.#show(this.at, this.line);
  }

  // --- the way of a view ------------------------------------------------------------------------

  async #begin(): Promise<void> {
    const line = this.line;
    await this.#move(this.at, line);
    // A line that cannot be played, or not any more, says why; the moment itself can be.
    if (!this.view && line.length) {
      const { error } = this;
      await this.#move(this.at, []);
      this.error = error;
    }
  }

  async #decide(said: string): Promise<void> {
    const [era, line] = [(this.#requestId += 1), [...this.line, said]];
    const view = await this.#queryView(line);
    if (era !== this.#requestId) return;
    this.#rests = false;
    this.#enterBranch(line, view);
    this.#publish(view, false);
    void this.#playBots();
  }

  /** Goes where a line leads. */
  #move(at: number, line: string[]): Promise<void> {
    return this.#show(at, line, (view) => {
      this.at = Math.min(at, view.decisions ?? at);
      this.#enterBranch(line, view);
    });
  }

  /** Shows where a line leads: a bot goes on there if nothing has been decided beyond. */
  async #show(at: number, line: string[], then?: (view: View) => void): Promise<void> {
    const era = (this.#requestId += 1);
    if (then) this.running = false;
    this.thinking = false;
    try {
      const view = await this.#retry(era, () => this.#queryView(line, at));
      if (era !== this.#requestId) return;
      if (!this.bots.length) await this.#loadBots(view);
      this.error = null;
      then?.(view);
      this.#rests = true;
      this.#publish(view, true);
      if (this.length === this.branch.line.length) void this.#playBots();
    } catch (error) {
      if (era === this.#requestId) this.error = error;
    }
  }

  /** Learns who could play against me, and whose seat I have. */
  async #loadBots(view: View): Promise<void> {
    const games = await transport.games();
    this.bots = games.find(({ id }) => id === view.game)?.levels.map(({ id }) => id) ?? [];
    this.bot = DEFAULT_LEVEL;
    this.seat ??= Math.max(0, view.viewer);
  }

  /** Lets bots decide, one after the other, until nobody but me must. */
  async #playBots(): Promise<void> {
    const era = this.#requestId;
    const who = () => this.view?.actors.find((seat) => !this.mine.includes(seat));
    try {
      for (let seat = who(); seat !== undefined && this.bot; seat = who()) {
        this.thinking = true;
        const [line, asked, bot] = [this.line, seat, this.bot];
        const { decision, view } = await this.#retry(era, () =>
          transport.query("copy/answer", { copy: this.#spec(line), who: asked, bot }),
        );
        if (era !== this.#requestId) return;
        this.#rests = false;
        this.#enterBranch([...line, decision], view);
        this.#publish(view, this.running);
        if (this.running) await pause(PLAYOUT_PAUSE_MS);
        if (era !== this.#requestId) return;
      }
      this.running = this.thinking = false;
    } catch (error) {
      if (era !== this.#requestId) return;
      this.running = this.thinking = false;
      this.error = error;
    }
  }

  #spec(line: string[], at = this.at): CopySpec {
    return { ...this.source, at, line, seat: this.#viewer };
  }

  /** From where I look: my own seat, or that of whoever must decide. */
  get #viewer(): number | null {
    if (this.running) return this.view?.viewer ?? null;
    return this.opponents === "all" ? null : this.seat;
  }

  #queryView(line: string[], at = this.at): Promise<View> {
    const spec = this.#spec(line, at);
    return cachedQuery(this.#known, spec, (asked) => transport.query("copy", asked));
  }

  async #retry<T>(era: number, ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        const often = error instanceof Refusal && error.key === "refused-too-often";
        const again = often || error instanceof Unreachable;
        if (!again || tries >= MAX_TRIES || era !== this.#requestId) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  /** Takes in a line: the branch that begins so, or a new one. */
  #enterBranch(line: string[], view: View): void {
    const labels = labelEntries(view, this.at, line, this.#offered);
    const here = [this.branch, ...this.branches].filter(({ at }) => at === this.at);
    const known = here.find((one) => line.length && startsWith(one.line, line));
    this.branch = known ? relabelBranch(known, labels) : { at: this.at, line, labels };
    this.length = line.length;
    if (!line.length) return;
    this.branches = mergeBranch(this.branches, this.branch);
    saveBranches(this.source, this.branches);
  }

  #isMine(said: string): boolean {
    return isDice(said) || this.mine.includes(seatOf(said));
  }

  /** Shows a view as that of a table at which I sit, and bots have the other seats. */
  #publish(view: View, whole: boolean): void {
    this.view = view;
    for (const { decision, label } of view.moves)
      this.#offered.set(`${view.viewer} ${decision}`, label);
    const { mine, bot } = this;
    const turn = ++this.#turns;
    const dressed: View = {
      ...view,
      turn,
      news: turn,
      mine,
      undo: this.line.some((said) => this.#isMine(said)) ? "free" : "",
      // What would happen by itself waits for whoever went back to look at it.
      moves: this.#rests ? view.moves.map((move) => ({ ...move, forced: false })) : view.moves,
      players: view.players.map((player, seat) =>
        mine.includes(seat)
          ? { ...player, kind: "human", bot: "" }
          : { ...player, kind: "bot", bot },
      ),
    };
    this.#on?.views([dressed], whole);
  }
}

/** What was asked before, or is asked now; what went wrong is forgotten. */
function cachedQuery<T>(
  known: Map<string, Promise<T>>,
  asked: CopySpec,
  ask: (asked: CopySpec) => Promise<T>,
): Promise<T> {
  const key = [asked.at, asked.seat, ...(asked.line ?? [])].join();
  const found = known.get(key) ?? ask(asked);
  if (known.size >= MAX_CACHED_VIEWS) known.clear();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
