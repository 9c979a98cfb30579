import { afterEach, beforeEach, expect, test, vi } from "vitest";
import open from "../../test/view-open.json";
import {
  Missing,
  Refusal,
  Unreachable,
  type Command,
  type Listener,
  type View,
} from "../../transport/api";
import { sealOf } from "../../fairness/verifyRecord";

const VIEW = open as unknown as View;
const NOBODY = { ...VIEW, mine: [], fair: { ...VIEW.fair, awaited: [] } };

let on: Listener;
let sent: Command[];
let errors: Error[];
vi.mock("../../transport", () => ({
  transport: {
    open: (_table: string, _seat: null, listener: Listener) => {
      on = listener;
      return { look: vi.fn(), close: vi.fn() };
    },
    command: async (_table: string, command: Command) => {
      sent.push(command);
      const error = errors.shift();
      if (error) throw error;
    },
  },
}));
const { LiveTable } = await import("./liveTable.svelte");
const { entropyFor, deleteCommitment, loadCommitment } =
  await import("../../fairness/commitmentStore");

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [sent, errors] = [[], []];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a wish whose answer is lost is sent again as the same", async () => {
  const live = new LiveTable("t");
  errors = [new Unreachable(), new Unreachable(503, 4_000)];
  const done = live.send({ do: "undo", seat: 0 });
  expect(live.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await done).toBe(true);
  expect(live.busy).toBe(false);
  expect(live.problem).toBeNull();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]!.key).toMatch(/^[0-9a-f]{24}$/);
  await live.send({ do: "undo", seat: 0 });
  expect(sent.at(-1)!.key).not.toBe(sent[0]!.key);
});

test("every failure has a message", async () => {
  const live = new LiveTable("t");
  const after = async (...failed: Error[]) => {
    errors = failed;
    const done = live.send({ do: "undo", seat: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(false);
    return live.problem;
  };
  const refusal = { key: "refused-rule", rule: "ABC-1", text: "no" };
  expect(await after(new Refusal(refusal.key, refusal.rule, refusal.text))).toEqual(refusal);
  expect((await after(...Array.from({ length: 5 }, () => new Unreachable())))?.key).toBe(
    "table-unreachable",
  );
  const unsure = [
    new Unreachable(503, 2_000, true),
    ...Array.from({ length: 4 }, () => new Unreachable()),
  ];
  expect((await after(...unsure))?.key).toBe("refused-unsure");
  expect((await after(new Missing()))?.key).toBe("missing-about");
  expect((await after(new Error("what?")))?.key).toBe("broken-about");
});

test("that nobody answered is not said any more once somebody does", async () => {
  const live = new LiveTable("t");
  errors = Array.from({ length: 5 }, () => new Unreachable());
  const done = live.send({ do: "undo", seat: 0 });
  on.offline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(live.problem?.key).toBe("table-unreachable");
  on.offline(false);
  expect(live.problem).toBeNull();
  live.problem = { key: "refused-rule", rule: "", text: "" };
  on.offline(true);
  on.offline(false);
  expect(live.problem.key).toBe("refused-rule");
});

test("whoever sits down has seen the promise, and seals bytes that are kept", async () => {
  const live = new LiveTable("t");
  on.views([NOBODY], true);
  await live.send({ do: "join", seat: 2, name: "Ada" });
  expect(loadCommitment("t")?.commitment).toBe(VIEW.fair.commitment);
  const [join] = sent;
  if (join?.do !== "join" || !join.seal) throw new Error("no seal");
  expect(sealOf(2, VIEW.fair.commitment, 2, entropyFor("t", join.seal))).toBe(join.seal);
  expect(join.dice).toBe(2);
});

test("seats of mine that are awaited are sealed unasked, on plain http as well", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const live = new LiveTable("t");
  on.views([VIEW], true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([{ do: "seal", seat: 0 }]);
  expect(live.busy).toBe(false);
});

const OTHER = { ...NOBODY, fair: { ...NOBODY.fair, commitment: "other" } };

test("a table that is gone is forgotten, and asked for nothing more", async () => {
  const live = new LiveTable("t");
  errors = [new Error("what?")];
  on.views([VIEW], true);
  await vi.advanceTimersByTimeAsync(0);
  on.gone();
  expect(live.gone).toBe(true);
  expect(loadCommitment("t")).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("a table that breaks its promise is told of, also after it was gone", () => {
  expect(new LiveTable("t").problem).toBeNull();
  on.views([NOBODY], true);
  on.views([OTHER], true);
  on.gone();
  const live = new LiveTable("t");
  on.views([OTHER], true);
  expect(live.problem?.key).toBe("fair-broken");
});

test("a table that knows my bytes, goes, and comes back with another secret is told of", async () => {
  new LiveTable("t");
  on.views([VIEW], true);
  const [seal] = sent;
  if (seal?.do !== "seal") throw new Error("no seal");
  const fair = { ...VIEW.fair, seals: [seal.seal, "", ""] };
  on.views([{ ...VIEW, status: "sealing", fair }], true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map((command) => command.do)).toEqual(["seal", "unseal"]);
  expect(loadCommitment("t")?.told).toEqual([seal.seal]);
  on.gone();
  const again = new LiveTable("t");
  on.views([OTHER], true);
  expect(again.problem?.key).toBe("fair-broken");
});

test("whoever leaves a page asks nothing more of its table", async () => {
  const live = new LiveTable("t");
  errors = [new Error("what?")];
  on.views([VIEW], true);
  await vi.advanceTimersByTimeAsync(0);
  live.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("bytes that are in this page alone are said to be, while they are awaited", () => {
  vi.stubGlobal("localStorage", undefined); // forbidden
  const live = new LiveTable("t");
  on.views([NOBODY], true);
  expect(live.unsavedBytes).toBe(false);
  on.views([VIEW], true);
  expect(live.unsavedBytes).toBe(true);
  on.views([{ ...NOBODY, status: "playing" }], true);
  expect(live.unsavedBytes).toBe(false);
  deleteCommitment("t");
});

test("a table that will not be shown says why, and is not forgotten", () => {
  const live = new LiveTable("t");
  on.views([NOBODY], true);
  on.refused?.(new Refusal("refused-unreadable"));
  expect(live.refused?.key).toBe("refused-unreadable");
  expect(live.gone).toBe(false);
  expect(loadCommitment("t")).not.toBeNull();
});

test("a table that has gone back is shown as it is, and said to be so", () => {
  const told = vi.fn();
  const live = new LiveTable("t", told);
  on.views([{ ...VIEW, news: 9, turn: 4 }], true);
  expect(live.back).toBe(0);
  on.views([{ ...VIEW, news: 3, turn: 2 }], true, 1_700_000_000_000);
  expect(live.view?.news).toBe(3);
  expect(live.back).toBe(1_700_000_000_000);
  expect(told.mock.lastCall?.[2]).toBe(1_700_000_000_000);
});

test("who is here is not known while nobody answers", () => {
  const live = new LiveTable("t");
  on.presence?.([null, { here: true, since: null }]);
  expect(live.presence[1]?.here).toBe(true);
  on.offline(true);
  expect(live.presence).toEqual([]);
  on.presence?.([null, { here: false, since: 5 }]);
  expect(live.presence[1]?.since).toBe(5);
});

test("how much a bot has thought is true until something happens", () => {
  const live = new LiveTable("t");
  expect(live.thinking).toBeNull();
  on.thinking!(0.4);
  expect(live.thinking).toBe(0.4);
  on.views([VIEW], true);
  expect(live.thinking).toBeNull();
});
