/** A copy is asked for with all that leads to it; bots answer, and nothing is heard too late. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_LEVEL } from "../catalog/botLevels";
import { moveOf } from "../test/move";
import { ANN, BEN, viewOf } from "../test/view";
import { Refusal, type AnswerSpec, type CopySpec, type View } from "../transport/api";

const copy = vi.fn<(asked: CopySpec) => Promise<View>>();
const answer = vi.fn<(asked: AnswerSpec) => Promise<{ decision: string; view: View }>>();
const hopes = vi.fn(() => Promise.resolve({ chances: [0.5, 0.5], points: [9, 9], doubt: 0 }));
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    query: (name: string, asked: never) =>
      ({ copy, "copy/answer": answer, "copy/hopes": hopes })[name]!(asked),
    games: () =>
      Promise.resolve([{ id: "toy", levels: [{ id: "level-1" }, { id: DEFAULT_LEVEL }] }]),
  },
}));
const { BranchTable } = await import("./branchTable.svelte");

const RECORD = "0 a\n1 b\n\ndigest: 0123456789abcdef\n";
/** A game of two who decide in turn, six times in all: whoever looks may do "go". */
function after(at: number, line: readonly string[], seat: number | null | undefined): View {
  const count = at + line.filter((said) => !said.startsWith("dice ")).length;
  const actors = count < 6 ? [count % 2] : [];
  const viewer = seat ?? actors[0] ?? 0;
  const moves = actors.includes(viewer) ? [{ ...moveOf("go", "x"), forced: true }] : [];
  return viewOf([ANN, BEN], { viewer, mine: [], actors, moves, decisions: 2 });
}
const shown = (asked: CopySpec) => after(asked.at ?? 0, asked.line ?? [], asked.seat);

let told: { view: View; whole: boolean }[];
let open: InstanceType<typeof BranchTable>;

async function begin(line: string[] = [], seat: number | null = 0): Promise<void> {
  open = new BranchTable({ record: RECORD }, seat, 0, line, String, (other) => other.join());
  open.open("", null, {
    views: (views, whole) => told.push({ view: views.at(-1)!, whole }),
    offline: () => undefined,
    gone: () => undefined,
  });
  await settled();
}
const settled = () => vi.waitFor(() => expect(open.thinking || !open.view).toBe(false));
const submit = async (seat = 0) => {
  await open.command("", { do: "submit", seat, action: "go" });
  await settled();
};
const last = () => told.at(-1)!.view;

beforeEach(() => {
  told = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  copy.mockImplementation((asked) => Promise.resolve(shown(asked)));
  answer.mockImplementation(({ copy: asked, who }) => {
    const line = [...(asked.line ?? []), `${who} go`];
    return Promise.resolve({ decision: `${who} go`, view: shown({ ...asked, line }) });
  });
});
afterEach(() => open.close());

test("what I decide is answered by a bot, and the branch is kept", async () => {
  await begin();
  expect([open.bots, open.bot]).toEqual([["level-1", DEFAULT_LEVEL], DEFAULT_LEVEL]);
  await submit();
  expect(open.line).toEqual(["0 go", "1 go"]);
  expect(answer.mock.calls[0]![0]).toMatchObject({ who: 1, bot: DEFAULT_LEVEL, copy: { seat: 0 } });
  expect(last()).toMatchObject({ mine: [0], undo: "free" });
  expect(last().players.map(({ kind }) => kind)).toEqual(["human", "bot"]);
  expect(open.branches.map(({ line }) => line)).toEqual([["0 go", "1 go"]]);
});

test("taking back leads to before my last decision, and what lay beyond stays a branch", async () => {
  await begin();
  await submit();
  await submit();
  await open.undo();
  expect(open.line).toEqual(["0 go", "1 go"]);
  expect(open.branch.line).toHaveLength(4);
  expect(last().moves.map(({ forced }) => forced)).toEqual([false]);
  await open.undo();
  expect([open.line, last().undo]).toEqual([[], ""]);
});

test("whoever plays all seats is asked for each, and no bot answers", async () => {
  await begin();
  await open.setOpponents("all");
  await submit(0);
  await submit(1);
  expect(answer).not.toHaveBeenCalled();
  expect([open.line, last().mine, last().viewer]).toEqual([["0 go", "1 go"], [0, 1], 0]);
  expect(copy.mock.lastCall![0].seat).toBe(null);
});

test("other dice begin another branch, each time others", async () => {
  await begin();
  await submit();
  await open.roll();
  await open.roll();
  expect(open.line).toEqual(["0 go", "1 go", "dice 2"]);
});

test("a bot that answers too late is not heard", async () => {
  await begin();
  let late: (found: { decision: string; view: View }) => void = () => undefined;
  answer.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  await open.command("", { do: "submit", seat: 0, action: "go" });
  expect(open.thinking).toBe(true);
  await open.undo();
  late({ decision: "1 go", view: after(0, ["0 go", "1 go"], 0) });
  await Promise.resolve();
  expect([open.line, open.branch.line]).toEqual([[], ["0 go"]]);
});

test("a line that cannot be played says why, and the moment it leaves is shown", async () => {
  const no = new Refusal("refused-rule");
  copy.mockImplementation((asked) =>
    asked.line?.length ? Promise.reject(no) : Promise.resolve(shown(asked)),
  );
  await begin(["0 fly"]);
  await vi.waitFor(() => expect(open.error).toBe(no));
  expect(open.line).toEqual([]);
});

test("what was asked once is not asked again, but for what went wrong", async () => {
  await begin();
  await submit();
  const asked = copy.mock.calls.length;
  await open.goTo(0);
  await open.goTo(2);
  expect(copy.mock.calls.length - asked).toBe(1); // the bot's answer brought its view along
  hopes.mockRejectedValueOnce(new Refusal("refused-too-often"));
  await expect(open.winChances(0, [])).rejects.toThrow();
  await open.winChances(0, []);
  await open.winChances(0, []);
  expect(hopes).toHaveBeenCalledTimes(2);
});

test("a moment of the log is found in the replay, or on the way here", async () => {
  await begin(["0 go", "dice 1", "1 go"]);
  expect([open.moment(0), open.moment(1), open.moment(2)]).toEqual([
    "0",
    "0 go",
    "0 go,dice 1,1 go",
  ]);
});
