/** What the waiting room shows to the host, to who has joined, and to who may join. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ANN, BEN, ODILE, OPEN, viewOf } from "../../test/view";
import type { Listener, View } from "../../transport/api";
import { settings } from "../../state/settings.svelte";
import { acceptRematch } from "../session/acceptedRematch";
import type { LiveTable } from "../session/liveTable.svelte";
import { PresenceView } from "../session/presence.svelte";

const LEVELS = [
  { id: "level-1", measured: [] },
  { id: "level-2", measured: [] },
];
const WORDS = `
game-title = The Toy
level-2 = Miller
option-side = Side
option-side-left = Left
`;
const told: Listener[] = [];
const knocks = vi.hoisted(() => ({ count: 0 }));
vi.mock("../../turnAlert/turnSound", () => ({ playKnock: () => void knocks.count++ }));
const LESSONS = [{ name: "first", minutes: 3 }];
vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve(WORDS),
    open: (_: string, __: number | null, on: Listener) => {
      told.push(on);
      return { look: () => {}, close: () => told.splice(told.indexOf(on), 1) };
    },
    cover: () => Promise.resolve(""),
    games: () => Promise.resolve([{ id: "toy", levels: LEVELS, seats: [2, 4], lessons: LESSONS }]),
  },
}));
const { words } = await import("../../i18n/messages.svelte");
const { go } = await import("../../state/router.svelte");
const { default: Lobby } = await import("./Lobby.svelte");

beforeAll(async () => {
  await words.loadBundle("table/lobby");
  await words.setLanguage("en");
  await words.setGame("toy");
});
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
  settings.set({ name: "" });
});

/** Show the waiting room; return what it asked of the table so far. */
function show(
  view: Partial<View>,
  players = [ANN, BEN, OPEN],
  more: object = {},
  present: Partial<PresenceView> = {},
): object[] {
  const sent: object[] = [];
  const send = (wish: object) => Promise.resolve(sent.push(wish) > 0);
  const live = { id: "t", busy: false, lostSeats: [], send, ...more } as unknown as LiveTable;
  const props = { live, view: viewOf(players, { status: "open", ...view }) };
  const context = new Map([
    [
      PresenceView.KEY,
      { isHere: () => null, describe: () => null, timeAway: () => "", ...present },
    ],
  ]);
  shown = mount(Lobby, { target: document.body, props, context });
  flushSync();
  return sent;
}
const buttons = () =>
  [...document.querySelectorAll("button")].map(
    (one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );
function press(words: string): void {
  const found = [...document.querySelectorAll("button")].filter(
    (one) => one.textContent?.replace(/\s+/g, " ").trim() === words,
  );
  expect(found.map((one) => one.disabled)).toEqual([false]);
  found[0]?.click();
  flushSync();
}
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const rows = () =>
  [...document.querySelectorAll(".seats li .who")].map((row) =>
    row.textContent?.replace(/\s+/g, " ").trim(),
  );

test("the game is named first, and told how it is played", async () => {
  const clock = { ...viewOf([]).clock, kind: "live" as const, seconds: 900, increment: 10 };
  show({ clock, options: { side: "left" }, title: "Friday" });
  expect(document.querySelector("h1, h2")?.textContent).toBe("The Toy");
  expect(text()).toContain("Friday");
  expect(text()).toContain("Live, 15 min each, + 10 s per turn");
  expect(text()).toContain("Side: Left");
  expect(text()).toContain("No hints");
  expect(text()).toContain("Miller (level 2) plays for whoever is away");
  await vi.waitFor(() => expect(text()).toContain("Learn it in 3 minutes"));
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/rules/toy", "/learn/toy/first"]);
});

test("the host invites, fills the seats with bots, and is told who sits where", async () => {
  const sent = show({ opener: true }, [ANN, ODILE, OPEN, OPEN]);
  expect(document.querySelector("svg[role=img]")).not.toBeNull();
  expect(text()).toContain("2 of 4 seats are taken.");
  expect(rows()).toEqual([
    "Ann you, opened this table",
    "Odile Miller, level 2",
    "Free for the next person to join",
    "Free for the next person to join",
  ]);
  press("Fill with bots and begin");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { do: "fill", seat: 2, bot: "level-2", name: "Bastien" },
    { do: "fill", seat: 3, bot: "level-2", name: "Mathilde" },
  ]);
});

test("whoever has joined sees nothing that only the host may do, and one way out", async () => {
  const sent = show({ mine: [1], viewer: 1 });
  expect(text()).toContain("You are in. One seat is empty.");
  expect(text()).toContain("You can leave this page. We call you when the game begins.");
  await vi.waitFor(() => expect(text()).toContain("Learn it in 3 minutes"));
  expect(document.querySelector("svg[role=img], [popover], input, .bad")).toBeNull();
  expect(buttons()).toEqual(["Give up my seat"]);
  press("Give up my seat");
  expect(sent).toEqual([{ do: "leave", seat: 1 }]);
});

test("whoever comes says their name and sits down", () => {
  const sent = show({ mine: [], viewer: -1 });
  const field = document.querySelector<HTMLInputElement>("form input")!;
  field.value = " Claire ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")!.requestSubmit();
  expect(sent).toEqual([{ do: "join", seat: 2, name: "Claire" }]);
  expect(settings.name).toBe("Claire");
});

test("whoever gives no name has a friendly one, another in each seat", () => {
  const sent = show({ mine: [], viewer: -1 }, [{ ...ANN, name: "" }, OPEN]);
  expect(rows()[0]).toBe("Badger");
  expect(document.querySelector<HTMLInputElement>("form input")!.placeholder).toBe("Heron");
  document.querySelector("form")!.requestSubmit();
  expect(sent).toEqual([{ do: "join", seat: 1, name: "Heron" }]);
  expect(settings.name, "that is not remembered").toBe("");
});

test("a seat has one line of names and one of notes, whoever has it", () => {
  const shape = (row: Element) => [...row.querySelectorAll(".who > *")].map((one) => one.tagName);
  show({ opener: true }, [ANN, BEN, ODILE, OPEN, { ...OPEN, kept: true }]);
  const shapes = new Set([...document.querySelectorAll(".seats li")].map((row) => `${shape(row)}`));
  expect(shapes).toEqual(new Set(["STRONG,SPAN"]));
});

test("who set the table may cancel it, free a seat, and seat a bot", async () => {
  const sent = show({ opener: true });
  await vi.waitFor(() => expect(buttons()).toContain("Miller level 2"));
  document.querySelector<HTMLElement>("[popover]")!.hidePopover = () => {};
  press("Miller level 2");
  expect(sent.pop()).toMatchObject({ do: "fill", seat: 2, bot: "level-2", name: "Odile" });
  document.querySelector<HTMLElement>("[aria-label='Ben: free this seat']")?.click();
  flushSync();
  expect(text()).toContain("Free the seat of Ben?");
  expect(sent).toEqual([]);
  document.querySelector<HTMLElement>("dialog[open] .button:not(.primary)")?.click();
  expect(sent.pop()).toEqual({ do: "free", seat: 1 });
  press("Cancel this table");
  expect(sent).toEqual([]);
  press("Yes, cancel it");
  expect(sent).toEqual([{ do: "cancel" }]);
});

test("nobody else may; and a seat that is kept for another cannot be taken", () => {
  const kept = { ...OPEN, kept: true };
  const sent = show({ status: "open", mine: [], viewer: -1, invited: [2] }, [ANN, kept, kept]);
  expect(buttons()).toEqual(["Sit down", "Take this seat"]);
  expect(rows()).toEqual([
    "Ann",
    "A player of the last game asked, not here yet",
    "Reserved for you",
  ]);
  document.querySelector<HTMLElement>("[aria-label='Seat 3: sit down']")?.click();
  expect(sent).toMatchObject([{ do: "join", seat: 2 }]);
  expect(text()).not.toContain("Cancel this table");
  expect(text()).not.toContain("Bot");
});

test("whoever agreed to a rematch sits down at once, in every seat that is kept for them", async () => {
  const kept = { ...OPEN, kept: true };
  const asked = { mine: [], viewer: -1, invited: [1, 2] };
  acceptRematch("t", ["Ann", "Ben", "Cyd"]);
  const sent = show(asked, [ANN, kept, kept]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { do: "join", seat: 1, name: "Ben" },
    { do: "join", seat: 2, name: "Cyd" },
  ]);
  void unmount(shown!);
  expect(show(asked, [ANN, kept, kept]), "whoever comes otherwise is asked").toEqual([]);
});

test("of whoever is asked to a rematch it is said where they are", () => {
  const kept = { ...OPEN, kept: true };
  const row = (present: Partial<PresenceView>) => {
    show({ opener: true }, [ANN, kept], {}, present);
    const found = rows()[1];
    void unmount(shown!);
    shown = undefined;
    return found;
  };
  expect(row({ isHere: () => true })).toBe("A player of the last game asked, here now");
  expect(row({ timeAway: () => "1 min" })).toBe(
    "A player of the last game asked, was here 1 min ago",
  );
  expect(row({})).toBe("A player of the last game asked, not here yet");
});

test("whoever sealed elsewhere is told how to go on", () => {
  const fair = { ...viewOf([]).fair, seals: ["5e", ""], awaited: [0, 1] };
  show({ status: "sealing", fair }, [ANN, BEN], { lostSeats: [0] });
  expect(text()).toContain("Your random numbers for the dice are not in this browser.");
});

test("whoever could not keep their part in the dice is told to keep the page open", () => {
  show({ status: "sealing" }, [ANN, BEN], { unsavedBytes: true });
  expect(text()).not.toContain("You can leave this page");
  expect(text()).toContain("keep this page open until the game begins");
  void unmount(shown!);
  show({ status: "sealing" }, [ANN, BEN]);
  expect(text()).not.toContain("keep this page open");
});

test("once all have sealed nobody cancels or stands up, but may resign", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: Date.now() + 86_400_000 };
  const sent = show({ status: "sealing", opener: true, fair: told }, [ANN, BEN]);
  expect(text()).toContain("nobody can cancel this table, and anyone who leaves resigns");
  expect(text()).toMatch(/From .* on, you can begin without them/);
  expect(buttons()).not.toContain("Leave seat");
  expect(buttons()).not.toContain("Cancel this table");
  expect(document.querySelector("[title='Remove player']")).toBeNull();
  press("Resign");
  press("Yes, resign");
  expect(sent).toEqual([{ do: "resign", seat: 0 }]);
});

test("whoever never tells theirs has resigned when the others begin", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: 0 };
  const sent = show({ status: "sealing", fair: told }, [ANN, BEN]);
  expect(text()).toContain("If you begin now, Ben will have resigned.");
  press("Begin without Ben");
  expect(sent).toEqual([{ do: "begin", seat: 0 }]);
});

test("but not of their own accord", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: 0 };
  show({ status: "sealing", mine: [1], fair: told }, [ANN, BEN], { lostSeats: [1] });
  expect(buttons()).not.toContain("Begin without Ben");
  expect(text()).toContain("the others can begin without you, and you will have resigned");
});

test("while the dice are sealed one may begin without somebody, after a while", () => {
  vi.useFakeTimers({ now: 1_000 });
  const { fair } = viewOf([]);
  const sent = show({ status: "sealing", fair: { ...fair, awaited: [1], may_begin: 11_000 } }, [
    ANN,
    BEN,
  ]);
  expect(document.querySelector("[role=status]")?.textContent).toContain("waiting for Ben");
  expect(buttons()).not.toContain("Begin without Ben");
  vi.advanceTimersByTime(10_000);
  flushSync();
  press("Begin without Ben");
  expect(sent).toEqual([{ do: "begin", seat: 0 }]);
});

test("whoever leaves the page is called when the game begins", async () => {
  go("/table/t");
  show({ mine: [1], viewer: 1 });
  go("/rules/toy");
  flushSync();
  await unmount(shown!);
  shown = undefined;
  expect(told).toHaveLength(1);
  told[0]!.views([viewOf([ANN, BEN, OPEN], { status: "open", mine: [1] })], true);
  expect(document.querySelector("[role=alert]")).toBeNull();
  told[0]!.views([viewOf([ANN, BEN], { mine: [1] })], false);
  await vi.waitFor(() => expect(text()).toContain("The Toy begins"));
  expect(knocks.count).toBe(1);
  const link = document.querySelector<HTMLElement>("[role=alert] a")!;
  expect(link.getAttribute("href")).toBe("/table/t");
  expect(told, "nothing more is asked for").toEqual([]);
  link.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).toBeNull());
});

test("whoever stays, or has no seat, or comes back, is not followed", async () => {
  const leave = async (view: Partial<View>, to: string) => {
    go("/table/t");
    show(view);
    go(to);
    flushSync();
    await unmount(shown!);
    shown = undefined;
    return told.length;
  };
  expect(await leave({ mine: [1], viewer: 1 }, "/table/t")).toBe(0);
  expect(await leave({ mine: [], viewer: -1 }, "/rules/toy")).toBe(0);
  expect(await leave({ mine: [1], viewer: 1 }, "/rules/toy")).toBe(1);
  show({ mine: [1], viewer: 1 });
  expect(told).toEqual([]);
});
