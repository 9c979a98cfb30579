/** A lesson says where it stands and is told what follows; it can be left, resumed and gone back in. */
import { beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../test/move";
import { ANN, BEN, viewOf } from "../test/view";
import { Refusal, type LessonSpec, type Taught, type View } from "../transport/api";

const ask = vi.fn<(asked: LessonSpec) => Promise<Taught>>();
const why = vi.fn(() => Promise.resolve({ said: null, why: { rule: "", key: "", args: {} } }));
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    query: (name: string, asked: LessonSpec) => (name === "lesson" ? ask(asked) : why()),
  },
}));
const { Lesson } = await import("./lesson.svelte");
const { loadProgress } = await import("./lessonProgress");

const said = (text: string) => ({ en: text, fr: text });
/** Three steps: the first and the last are looked at, in the second one does "go". */
function taught({ step = 0, line = [], decision = "" }: LessonSpec): Taught {
  const now = decision ? step + 1 : step;
  const after = decision ? [...line, `0 ${decision}`, "1 answer"] : line;
  const moves = now === 1 ? [moveOf("go", "x")] : [];
  const view = viewOf([ANN, BEN], { viewer: 0, mine: [0], actors: [0], moves });
  const then = now === 1 ? null : after;
  return {
    step: now,
    line: after,
    plan: [said("one"), said("two"), said("three")],
    teaches:
      now < 3 ? { title: said("t"), say: said("s"), why: null, light: ["thing/1"], then } : null,
    views: decision ? [view, view] : [view],
  };
}

let told: { views: View[]; whole: boolean }[];
async function begun(): Promise<InstanceType<typeof Lesson>> {
  const lesson = new Lesson("toy", "first");
  lesson.open("", null, {
    views: (views, whole) => told.push({ views, whole }),
    offline: () => undefined,
    gone: () => undefined,
  });
  await vi.waitFor(() => expect(lesson.taught).not.toBeNull());
  return lesson;
}

beforeEach(() => {
  told = [];
  localStorage.clear();
  ask.mockReset().mockImplementation((asked) => Promise.resolve(taught(asked)));
});

test("one looks, decides, and is at the end; what others did is shown on the way", async () => {
  const lesson = await begun();
  expect(lesson.goalPiece).toBe("thing/1");
  await lesson.next();
  expect([lesson.step, lesson.goalPiece]).toEqual([1, ""]);
  await lesson.command("", { do: "submit", seat: 0, action: "go" });
  expect(told.at(-1)).toMatchObject({ whole: false });
  expect(told.at(-1)!.views).toHaveLength(2);
  expect(told.at(-1)!.views[0]!.players[1]!.kind).toBe("bot");
  await lesson.next();
  expect(lesson.teaches).toBeNull();
  expect(loadProgress("toy", "first")).toEqual({ way: [], done: true });
});

test("it is taken up where it was left, and one can go back from there", async () => {
  const first = await begun();
  await first.next();
  await first.command("", { do: "submit", seat: 0, action: "go" });
  const second = await begun();
  expect(second.step).toBe(2);
  await second.command("", { do: "undo", seat: 0 });
  expect(second.step).toBe(1);
  expect(told.at(-1)!.whole).toBe(true);
});

test("a lesson that has changed since is begun anew", async () => {
  const first = await begun();
  await first.next();
  ask.mockImplementation((asked) =>
    asked.step ? Promise.reject(new Refusal("refused-lesson")) : Promise.resolve(taught(asked)),
  );
  expect((await begun()).step).toBe(0);
});

test("what is allowed but not asked for now is answered; in the midst of a move it is a change of mind", async () => {
  const lesson = await begun();
  expect((await lesson.why("", 0, ["hex/a"])).key).toBe("lesson-not-now");
  expect((await lesson.why("", 0, ["die/1", "hex/a"])).key).toBe("");
});
