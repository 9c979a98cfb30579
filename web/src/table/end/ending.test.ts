/** What people are told when a game is over, and how they go on. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { lineOf } from "../../test/line";
import { ANN, BEN, ODILE, viewOf } from "../../test/view";
import { Refusal, type View } from "../../transport/api";
import { dayOf, addDays } from "../../lib/calendar";

const again = vi.fn<(table: string) => Promise<string>>();
const WORDS = vi.hoisted(() =>
  [
    "refused-again = It has been set already.",
    "rival-name = Aaron",
    "source-triple = Triples",
    "source-rival-triple = Triples",
    "step-0 = Good",
    "step-1 = Fine",
    "step-2 = Best",
  ].join("\n"),
);
vi.mock("../../scene/stage", () => ({ getStage: () => ({ art: { symbols: new Map() } }) }));
vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve(WORDS),
    record: () => new Promise(() => {}),
    again: (table: string) => again(table),
  },
}));
vi.mock("../log/momentLinks", () => ({ getMomentHref: () => () => "#" }));
const { words } = await import("../../i18n/messages.svelte");
const { default: EndScreen } = await import("./EndScreen.svelte");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  again.mockReset();
});

const gone = { resigned: true, bot: "greedy" };
const OVER: Partial<View> = { status: "over", actors: [], ended: "played" };
function show(view: View): void {
  const props = { id: "t1", view, table: () => {} };
  shown = mount(EndScreen, { target: document.body, props });
  flushSync();
}
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const primary = () => document.querySelector<HTMLElement>(".tools .primary");

test("the winner is whoever has the first place, whatever the points say", () => {
  const players = [ANN, { ...BEN, ...gone }];
  const how = { ended: "resigned" as const, scores: [4, 17], places: [1, 2] };
  show(viewOf(players, { ...OVER, ...how }));
  expect(document.querySelector("h1")?.textContent).toBe("You win");
  expect(text()).toContain("The game ended early: Ben resigned.");
  const rows = [...document.querySelectorAll("ol > li .who")].map((row) => row.textContent ?? "");
  expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
    "1st Ann",
    "2nd Ben resigned",
  ]);
});

test("what was taken back against bots is told with the result", () => {
  show(viewOf([ANN, ODILE], { ...OVER, scores: [3, 2], places: [1, 2], takebacks: 2 }));
  expect(text()).toContain("2 undos past a reveal.");
});

test("whoever played may set the table again, and is told why not", async () => {
  again.mockRejectedValueOnce(new Refusal("refused-again"));
  show(viewOf([ANN, BEN], { ...OVER, scores: [3, 2], places: [1, 2] }));
  primary()?.click();
  await vi.waitFor(() => expect(text()).toContain("It has been set already."));
  again.mockResolvedValueOnce("t2");
  primary()?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t2"));
  expect(again.mock.calls).toEqual([["t1"], ["t1"]]);
});

test("once it is set again everybody is led there, and told by whom", async () => {
  again.mockResolvedValueOnce("t3");
  const set = { again: "t3", again_by: 1 };
  show(viewOf([ANN, BEN], { ...OVER, scores: [3, 2], places: [1, 2], ...set }));
  expect(text()).toContain("Ben has set the table again for everybody.");
  expect(text()).not.toContain("Play again");
  primary()?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t3"));
});

test("whoever watched is led there, too", () => {
  const watching = { mine: [], viewer: -1, again: "t4" };
  show(viewOf([ANN, BEN], { ...OVER, ...watching, scores: [3, 2], places: [1, 2] }));
  expect(text()).toContain("A rematch is ready.");
  expect(primary()?.getAttribute("href")).toBe("/table/t4");
});

test("whoever only watched cannot set it again", () => {
  const watching = { mine: [], viewer: -1 };
  show(viewOf([ANN, BEN], { ...OVER, ...watching, scores: [3, 2], places: [1, 2] }));
  expect(primary()).toBeNull();
});

const TEXT = (key: string) => ({ key, args: {} });
const scene = (other: object) =>
  ({ viewer: 0, areas: [], choices: [], panels: [], rival: null, ladder: [], ...other }) as never;
const heading = () => document.querySelector("h1")?.textContent;

test("who won is told with by how much, unless somebody resigned", () => {
  show(viewOf([ANN, BEN], { ...OVER, scores: [9, 3], places: [1, 2] }));
  expect(heading()).toBe("You win by 6 points");
  void unmount(shown!);
  show(viewOf([ANN, BEN], { ...OVER, scores: [2, 3], places: [2, 1] }));
  expect(heading()).toBe("Ben wins by 1 point");
  void unmount(shown!);
  show(viewOf([ANN, BEN], { ...OVER, scores: [3, 3], places: [1, 2] }));
  expect(heading()).toBe("You win");
});

test("whoever plays alone has won or lost against the game itself, by their points", () => {
  const rival = {
    name: TEXT("rival-name"),
    art: "face",
    points: 35,
    rounds: ["A", "B", "C"],
    rule: null,
  };
  const head = lineOf(-1, "log-round", 0, { chapter: true });
  const told = [lineOf(0, "log-triple", 33), lineOf(-2, "log-rival-triple", 35)];
  const log = [head, ...told, head, head];
  const alone = { ...OVER, log, scene: scene({ rival }) };
  show(viewOf([ANN], { ...alone, scores: [33], places: [2] }));
  expect(heading()).toBe("Aaron wins by 2 points");
  expect(text()).toContain("33 to 35.");
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll(".figure, th")].map((one) => one.textContent),
  );
  expect(rows[0]).toEqual(["33", "Triples", "35"]);
  const states = () => [...document.querySelectorAll("li:has(.state)")].map((li) => li.className);
  const short = (names: string[]) => names.map((name) => name.split(" ")[0]);
  expect(short(states())).toEqual(["held", "beaten", "open"]);
  void unmount(shown!);
  show(viewOf([ANN], { ...alone, scores: [41], places: [1] }));
  expect(heading()).toBe("You beat Aaron by 6 points");
  void unmount(shown!);
  show(viewOf([ANN], { ...alone, ended: "resigned", scores: [33], places: [2] }));
  expect(heading()).toBe("Aaron wins");
});

test("a score alone is called what the rules call it", () => {
  const steps = [51, 61, 70].map((points, n) => ({ name: TEXT(`step-${n}`), points }));
  const alone = { ...OVER, scene: scene({ ladder: steps }), places: [1] };
  show(viewOf([ANN], { ...alone, scores: [63] }));
  expect(heading()).toBe("Fine: 63 points");
  expect(text()).toContain("7 points more would have been “Best”.");
  expect(document.querySelectorAll(".reached")).toHaveLength(2);
  expect(document.querySelector("[aria-current=step] b")?.textContent).toBe("Fine");
  void unmount(shown!);
  show(viewOf([ANN], { ...alone, scores: [50] }));
  expect(heading()).toBe("50 points");
  expect(document.querySelectorAll(".reached")).toHaveLength(0);
});

test("a bar is as long as its score, whatever was never told", () => {
  show(viewOf([ANN, BEN], { ...OVER, ended: "resigned", scores: [4, 3], places: [1, 2] }));
  const parts = [...document.querySelectorAll(".bar .hidden")].map((part) => part.textContent);
  expect(parts).toEqual(["Not shown: 4", "Not shown: 3"]);
});

test("what is asked is whether that was fair which was drawn", () => {
  const view = viewOf([ANN, BEN], { ...OVER, scores: [4, 3], places: [1, 2] });
  show({ ...view, fair: { ...view.fair, lots: ["cards", "dice"] } });
  expect(text()).toContain("Were the cards and the dice fair?");
});

test("whoever gave up the table of a day is shown neither its record nor its dice before the others", () => {
  const given = { ended: "resigned" as const, scores: [4], places: [1] };
  const links = () => document.querySelectorAll(".tools a, .log a").length;
  const open = (day: string) =>
    show(
      viewOf([{ ...ANN, ...gone }], {
        ...OVER,
        ...given,
        daily: day,
        log: [lineOf(0, "log-hint", 0, { at: 0, rule: "" })],
      }),
    );
  open(dayOf(Date.now()));
  expect(text()).toContain("until then others still play the same dice");
  expect(text()).not.toContain("Download the record");
  expect(links(), "the result of the day, and my games").toBe(2);
  if (shown) void unmount(shown);
  open(addDays(dayOf(Date.now()), -2));
  expect(text()).not.toContain("until then others still play");
  expect(text()).toContain("Download the record");
  expect(links()).toBe(5);
});
