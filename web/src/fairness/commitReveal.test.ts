import { afterEach, beforeEach, expect, test, vi } from "vitest";
import open from "../test/view-open.json";
import { Refusal, Unreachable, type Command, type View } from "../transport/api";
import { sealOf } from "./verifyRecord";
import { entropyFor, deleteCommitment, loadCommitment, recordCommitment } from "./commitmentStore";
import { isRevealing, CommitReveal, type DiceStatus } from "./commitReveal";

const VIEW = open as unknown as View;
type Chair = { player: string; adds: boolean; seal: string; entropy: string };

const opened: CommitReveal[] = [];

/** A table as far as its dice go, by the same rules as `table/table.py`. */
class Table {
  commitment = "c0";
  dice = 2;
  said: Command[] = [];
  pages: { player: string; sealing: CommitReveal; outlook: DiceStatus | null }[] = [];
  /** Answers still to be lost, though what was asked for is done. */
  losing = 0;
  /** Commands still to fail. */
  failing = 0;
  asked = 0;

  constructor(readonly seats: Chair[]) {}

  get status(): View["status"] {
    if (this.seats.some(({ player }) => !player)) return "open";
    return this.seats.some(({ adds }) => adds) ? "sealing" : "playing";
  }

  view(player: string): View {
    const where = (which: (seat: Chair) => boolean) =>
      this.seats.flatMap((seat, number) => (which(seat) ? [number] : []));
    return {
      ...VIEW,
      status: this.status,
      mine: where((seat) => seat.player === player),
      fair: {
        ...VIEW.fair,
        commitment: this.commitment,
        dice: this.dice,
        seals: this.seats.map(({ seal }) => seal),
        entropy: this.seats.map(() => ""), // nobody is told before the game begins
        awaited: where(({ adds }) => adds),
      },
    };
  }

  do(command: Command): void {
    if (command.do !== "seal" && command.do !== "unseal") throw new Error(command.do);
    if (this.said.some(({ key }) => key === command.key)) return;
    const seat = this.seats[command.seat]!;
    if (command.do === "seal") {
      if (command.dice !== this.dice) throw new Refusal("refused-other-protocol");
      if (!seat.adds || seat.seal) throw new Refusal("refused-sealed");
      seat.seal = command.seal;
    } else {
      if (!seat.adds) throw new Refusal("refused-sealed");
      if (this.status !== "sealing" || this.seats.some(({ adds, seal }) => adds && !seal))
        throw new Refusal("refused-unsealed");
      const sealed = sealOf(this.dice, this.commitment, command.seat, command.entropy);
      if (sealed !== seat.seal) throw new Refusal("refused-other-bytes");
      Object.assign(seat, { entropy: command.entropy, adds: false });
    }
    this.said.push(command);
  }

  /** A page that is opened by a player. */
  page(player: string): DiceStatus {
    const carry = async (command: Command) => {
      this.asked++;
      if (this.failing-- > 0) throw new Error("500");
      this.do(command);
      if (this.losing-- > 0) throw new Unreachable();
      this.show();
    };
    const page = { player, sealing: new CommitReveal("t", carry), outlook: null };
    this.pages.push(page);
    opened.push(page.sealing);
    return page.sealing.update(this.view(player));
  }

  show(): void {
    for (const page of this.pages) page.outlook = page.sealing.update(this.view(page.player));
  }

  get dos(): string[] {
    return this.said.map((command) => command.do);
  }
}

const sealOfYours = (seat = 1) => sealOf(2, "c0", seat, "0f");
const chair = (player: string, adds = true): Chair => ({ player, adds, seal: "", entropy: "" });
/** All that is to be said has been said: nothing here waits for anything but an answer. */
const settled = () => new Promise((then) => setTimeout(then));

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const sealing of opened.splice(0)) sealing.close();
  deleteCommitment("t");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the page keeps the promise, seals, and tells its bytes once all have sealed", async () => {
  const table = new Table([chair("me"), chair("")]);
  table.page("me");
  await settled();
  expect(loadCommitment("t")?.commitment).toBe("c0");
  expect(table.dos).toEqual(["seal"]);
  expect(entropyFor("t", table.seats[0]!.seal)).not.toBe("");

  table.seats[1] = { ...chair("you"), seal: sealOfYours() };
  table.show();
  await settled();
  expect(table.dos).toEqual(["seal", "unseal"]);
  expect(table.seats[0]!.entropy).toBe(entropyFor("t", table.seats[0]!.seal));
  expect(loadCommitment("t")?.seals).toEqual(table.seats.map(({ seal }) => seal));
});

test("no bytes are told while somebody has not sealed, or a seat is open", async () => {
  const table = new Table([chair("me"), chair("you"), { ...chair("me"), player: "" }]);
  table.page("me");
  await settled();
  table.seats[2] = chair("she", false);
  table.show();
  await settled();
  expect(table.status).toBe("sealing");
  expect(table.dos).toEqual(["seal"]);
});

test("all seats of one screen add their own, among bots", async () => {
  const table = new Table([chair("me"), chair("bot", false), chair("me")]);
  table.page("me");
  await settled();
  expect(table.status).toBe("playing");
  expect(table.dos.sort()).toEqual(["seal", "seal", "unseal", "unseal"]);
  expect(table.seats[0]!.entropy).not.toBe(table.seats[2]!.entropy);
  expect(table.seats[1]!.entropy).toBe("");
});

test("two tabs of one player do no harm to each other", async () => {
  const table = new Table([chair("me"), chair("you")]);
  table.page("me");
  table.page("me");
  await settled();
  expect(table.dos).toEqual(["seal"]);
  table.seats[1]!.seal = sealOfYours();
  table.show();
  await settled();
  expect(table.seats[0]!.entropy).not.toBe("");
  expect(table.dos).toEqual(["seal", "unseal"]);
});

test("after a reload the bytes are still there", async () => {
  const table = new Table([chair("me"), chair("you")]);
  table.page("me");
  await settled();
  table.pages = [];
  table.seats[1]!.seal = sealOfYours();
  table.page("me");
  await settled();
  expect(table.seats[0]!.entropy).not.toBe("");
});

test("a lost answer is made good with the next view", async () => {
  const table = new Table([chair("me")]);
  table.losing = 1;
  table.page("me");
  await settled();
  expect(table.dos).toEqual(["seal"]);
  table.show();
  await settled();
  expect(table.status).toBe("playing");
});

test("bytes that are not in this browser are not told, and it says so", async () => {
  const table = new Table([{ ...chair("me"), seal: sealOfYours(0) }, chair("you")]);
  expect(table.page("me")).toEqual({ broken: false, lostSeats: [0], unsavedBytes: false });
  table.seats[1]!.seal = sealOfYours();
  table.show();
  await settled();
  expect(table.dos).toEqual([]);
});

test("a table that breaks its promise gets nothing", async () => {
  recordCommitment("t", { commitment: "what was promised first" });
  const table = new Table([chair("me"), chair("you")]);
  expect(table.page("me").broken).toBe(true);
  await settled();
  expect(table.dos).toEqual([]);
  expect(table.pages[0]!.sealing.seal(table.view("me"), 0)).toBeNull();
});

test("whoever comes when the game has begun has seen no promise before it", () => {
  const table = new Table([chair("you", false)]);
  expect(table.page("me")).toEqual({ broken: false, lostSeats: [], unsavedBytes: false });
  expect(loadCommitment("t")).toBeNull();
});

test("a table of the first protocol is sealed by it", async () => {
  const table = new Table([chair("me")]);
  table.dice = 1;
  table.page("me");
  await settled();
  expect(table.dos).toEqual(["seal", "unseal"]);
  expect(table.seats[0]!.seal).toBe(sealOf(1, "", 0, table.seats[0]!.entropy));
});

/** After how many seconds a page asked its table for something. */
async function asking(table: Table, seconds: number): Promise<number[]> {
  const at: number[] = [];
  for (let second = 0; second <= seconds; second++) {
    const before = table.asked;
    await vi.advanceTimersByTimeAsync(second && 1_000);
    if (table.asked > before) at.push(second);
  }
  return at;
}

test("what fails is tried again though no view comes, ever less often", async () => {
  vi.useFakeTimers();
  const table = new Table([chair("me"), chair("you")]);
  table.failing = 5;
  table.page("me");
  expect(table.asked).toBe(1);
  expect(await asking(table, 300)).toEqual([5, 15, 35, 65, 95]);
  expect(table.dos).toEqual(["seal"]);

  table.seats[1]!.seal = sealOfYours();
  [table.failing, table.asked] = [5, 0];
  table.show();
  expect(table.asked).toBe(1);
  expect(await asking(table, 300)).toEqual([5, 15, 35, 65, 95]);
  expect(table.dos).toEqual(["seal", "unseal"]);
  expect(loadCommitment("t")?.told).toEqual([table.seats[0]!.seal]);
});

test("a page that is closed asks no more", async () => {
  vi.useFakeTimers();
  const table = new Table([chair("me"), chair("you")]);
  table.failing = 1_000;
  table.page("me");
  await vi.advanceTimersByTimeAsync(20_000);
  const { asked } = table;
  table.pages[0]!.sealing.close();
  expect(await asking(table, 120)).toEqual([]);
  expect(table.asked).toBe(asked);
});

test("bytes the table never took are not kept as told", async () => {
  const table = new Table([chair("me"), chair("you")]);
  table.page("me");
  await settled();
  table.seats[1]!.seal = sealOfYours();
  table.failing = 1_000;
  table.show();
  await settled();
  expect(loadCommitment("t")).toMatchObject({
    dice: 2,
    seals: table.seats.map(({ seal }) => seal),
  });
  expect(loadCommitment("t")?.told).toBeUndefined();
});

test("a table that names another protocol than first gets nothing", async () => {
  const table = new Table([chair("me"), chair("you")]);
  table.page("me");
  await settled();
  table.seats[1]!.seal = sealOfYours();
  table.dice = 1;
  table.show();
  await settled();
  expect(table.pages[0]!.outlook?.broken).toBe(true);
  expect(table.dos).toEqual(["seal"]);
  expect(table.pages[0]!.sealing.seal(table.view("me"), 0)).toBeNull();
  expect(loadCommitment("t")).toMatchObject({ dice: 2, broken: true });
});

test("bytes this browser would not keep are said to be in this page alone", async () => {
  vi.stubGlobal("localStorage", undefined); // forbidden
  const table = new Table([chair("me"), chair("you")]);
  expect(table.page("me").unsavedBytes).toBe(true);
  await settled();
  table.seats[1]!.seal = sealOfYours();
  table.show();
  await settled();
  expect(table.dos).toEqual(["seal", "unseal"]);
  expect(table.pages[0]!.sealing.update(table.view("me")).unsavedBytes).toBe(false);
});

test("two seats that are moved are sealed anew, also one that was sealed by its number before", async () => {
  const table = new Table([chair(""), chair("me"), chair("me")]);
  table.page("me");
  await settled();
  expect(table.dos).toEqual(["seal", "seal"]);
  table.seats.splice(0, 3, chair("me"), chair("me")); // as when the open seat is taken away
  table.show();
  await settled();
  expect(table.dos).toEqual(["seal", "seal", "seal", "seal", "unseal", "unseal"]);
  expect(table.status).toBe("playing");
  expect(table.seats[0]!.entropy).not.toBe(table.seats[1]!.entropy);
});

test("whoever has another seat seals anew", async () => {
  const table = new Table([chair(""), chair("me"), chair("")]);
  table.page("me");
  await settled();
  table.seats.splice(0, 3, { ...chair("me") }, { ...chair("you"), seal: sealOfYours() });
  table.show();
  await settled();
  expect(table.dos).toEqual(["seal", "seal", "unseal"]);
  expect(table.seats[0]!.entropy).not.toBe("");
});

test("it is seen that all have sealed, and that nobody can go back on the game", async () => {
  const table = new Table([chair("me"), chair("you"), chair("she", false)]);
  expect(isRevealing(table.view("me"))).toBe(false);
  table.page("me");
  await settled();
  expect(isRevealing(table.view("me"))).toBe(false);
  table.seats[1]!.seal = sealOfYours();
  expect(isRevealing(table.view("me"))).toBe(true);
  table.show();
  await settled();
  expect(table.dos).toEqual(["seal", "unseal"]);
  expect(isRevealing(table.view("you"))).toBe(true);
});
