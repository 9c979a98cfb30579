/** Reading the log: where it ends, who is left alone, and what stands between its lines. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lineOf } from "../../test/line";
import { ANN, BEN, viewOf } from "../../test/view";

vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: { words: () => Promise.resolve("log-do = { $who } did it.\nlog-round = Round.") },
}));
vi.mock("./momentLinks", () => ({ getMomentHref: () => () => "#" }));
const { words } = await import("../../i18n/messages.svelte");
const { default: LogView } = await import("./LogView.svelte");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});
let shown: object | undefined;
let props: { view: ReturnType<typeof viewOf>; away: number | null };
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(
    () => 20 * document.querySelectorAll(".line").length,
  );
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.restoreAllMocks();
});

const line = (seat: number) =>
  lineOf(seat, seat < 0 ? "log-round" : "log-do", 0, { chapter: seat < 0 });
const seats = (...of: number[]) => viewOf([ANN, BEN], { log: of.map(line) });
const TEN = [-1, 0, 0, 0, 1, 1, 1, 0, 0, 1];
async function show(log: number[], away: number | null = null): Promise<void> {
  const given = $state({ view: seats(...log), away });
  props = given;
  shown = mount(LogView, { target: document.body, props });
  flushSync();
  await tick();
}
async function tells(log: number[]): Promise<void> {
  props.view = seats(...log);
  flushSync();
  await tick();
}
const box = () => document.querySelector<HTMLElement>(".turns")!;
const chip = () => document.querySelector<HTMLElement>(".chip");
function scroll(to: number): void {
  box().scrollTop = to;
  box().dispatchEvent(new Event("scroll"));
  flushSync();
}

test("the newest line stands at the foot, and stays there", async () => {
  await show(TEN);
  expect(box().scrollTop).toBe(200);
  await tells([...TEN, 0]);
  expect(box().scrollTop).toBe(220);
  expect(chip()).toBeNull();
});

test("whoever reads above is left alone, and led to what is new", async () => {
  await show(TEN);
  scroll(20);
  await tells([...TEN, 0, 1]);
  expect(box().scrollTop).toBe(20);
  expect(chip()?.textContent).toBe("2 new, jump to latest");
  chip()?.click();
  flushSync();
  expect(box().scrollTop).toBe(240);
  expect(chip()).toBeNull();
});

test("what is taken back is not new again", async () => {
  await show(TEN);
  scroll(20);
  await tells([...TEN, 0, 1]);
  await tells(TEN.slice(0, 9));
  expect([box().scrollTop, chip()]).toEqual([20, null]);
  await tells([...TEN.slice(0, 9), 1]);
  expect(chip()?.textContent).toBe("1 new, jump to latest");
});

test("a turn is a block with the letter of its seat, under the heading of its round", async () => {
  await show([-1, 0, 0, 1, -1, 1]);
  const rounds = [...document.querySelectorAll("section")].map((round) => [
    round.querySelector("h3 .said")?.textContent?.trim(),
    [...round.querySelectorAll(".mark")].map((mark) => mark.textContent),
  ]);
  expect(rounds).toEqual([
    ["Round.", ["A", "B"]],
    ["Round.", ["B"]],
  ]);
});

test("what happened while somebody was away is set apart, within a turn as well", async () => {
  await show([0, 1, 1, 1], 2);
  const told = [...document.querySelectorAll(".divider, li")].map((one) =>
    one.classList.contains("divider") ? one.textContent : "",
  );
  expect(told).toEqual(["", "", "While you were away", "", ""]);
});
