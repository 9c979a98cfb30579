/** What people are told and may press when somebody leaves, asks, or has not come yet. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ANN, BEN, ODILE, OPEN, viewOf } from "../../test/view";
import type { View } from "../../transport/api";
import type { LiveTable } from "../session/liveTable.svelte";

const LEVELS = [
  { id: "level-1", measured: [] },
  { id: "level-2", measured: [] },
];
vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve("seat-name = Seat { $n }\nlevel-2 = Miller"),
    games: () => Promise.resolve([{ id: "toy", levels: LEVELS, seats: [2, 4] }]),
  },
}));
const { words } = await import("../../i18n/messages.svelte");
const { default: UndoRequest } = await import("./UndoRequest.svelte");
const { default: AwayNotice } = await import("./AwayNotice.svelte");
const { default: MoreMenu } = await import("./MoreMenu.svelte");
const { default: Lobby } = await import("../lobby/Lobby.svelte");

beforeAll(async () => {
  await words.setLanguage("en");
  await words.setGame("toy");
});

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Show a part of a table; return what it asked of the table so far. */
function show<Props extends object>(
  part: Component<Props>,
  view: View,
  more: object = {},
): object[] {
  const sent: object[] = [];
  const send = (wish: object) => Promise.resolve(sent.push(wish) > 0);
  const live = { id: "t", busy: false, lostSeats: [], send, ...more } as unknown as LiveTable;
  const names = view.players.map(({ name }) => name);
  const props = { live, view, names, ...more } as unknown as Props;
  shown = mount(part, { target: document.body, props });
  flushSync();
  return sent;
}
const buttons = () =>
  [...document.querySelectorAll("button")].map((one) => one.textContent?.trim() ?? "");
function press(words: string): void {
  const found = [...document.querySelectorAll("button")].filter(
    (one) => one.textContent?.trim() === words,
  );
  expect(found.map((one) => one.disabled)).toEqual([false]);
  found[0]?.click();
  flushSync();
}
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";

test("one button takes a seat back from a bot", () => {
  const held = [{ ...ANN, bot: "greedy" }, BEN];
  const sent = show(AwayNotice, viewOf(held, { viewer: 1, mine: [0, 1] }));
  expect(document.querySelector("[role=status]")?.textContent).toContain(
    "A bot is playing for Ann.",
  );
  press("Take my seat back");
  expect(sent).toEqual([{ do: "give_back", seat: 0 }]);
});

test("of the seat that is looked from the prompt speaks, and nobody says it twice", () => {
  show(AwayNotice, viewOf([{ ...ANN, bot: "greedy" }, BEN]));
  expect(text().trim()).toBe("");
});

test("whoever comes back to a table that waits says so for all seats of theirs", async () => {
  const players = [{ ...ANN, late: true }, ODILE, { ...BEN, bot: "greedy" }];
  const sent = show(AwayNotice, viewOf(players, { mine: [0, 2], waits: true }));
  expect(text()).toContain("No players are here. The game is paused.");
  press("I am here");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { do: "give_back", seat: 0 },
    { do: "give_back", seat: 2 },
  ]);
});

test("a bot may be let in when the time has come, and not before", () => {
  const DAY = 86_400_000;
  vi.useFakeTimers({ now: 100 * DAY });
  const clock = { ...viewOf([ANN, BEN]).clock, awaited: [null, 100 * DAY + 60_000] };
  const sent = show(AwayNotice, viewOf([ANN, BEN], { clock }));
  expect(text()).toContain("The table is waiting for Ben.");
  expect(buttons()).toEqual([]);
  vi.advanceTimersByTime(80_000);
  flushSync();
  press("Let a bot play for Ben");
  expect(sent).toEqual([{ do: "replace", seat: 1 }]);
});

test("nobody is offered a bot for a seat if nobody else plays", () => {
  show(MoreMenu, viewOf([ANN, ODILE]), { text: false, ontext: () => {} });
  expect(buttons()).not.toContain("Let a bot play for me");
  expect(text()).toContain("The game ends at once, and Odile wins.");
});

test("leaving is asked twice", () => {
  const sent = show(MoreMenu, viewOf([ANN, BEN, ODILE]), { text: false, ontext: () => {} });
  document.querySelector<HTMLElement>("[popover]")!.hidePopover = () => {};
  press("Let a bot play for me");
  expect(sent).toEqual([]);
  press("Let a bot play");
  expect(text()).toContain("A bot plays on in your place, and you will be last.");
  press("Resign");
  expect(sent).toHaveLength(1);
  press("Yes, resign");
  expect(sent).toEqual([
    { do: "hold", seat: 0 },
    { do: "resign", seat: 0 },
  ]);
});

test("an undo says what was revealed and who agreed; whoever agreed is not asked again", () => {
  const asked = { seat: 1, shown: true, agreed: [2] };
  const sent = show(UndoRequest, viewOf([ANN, BEN, { ...ANN, name: "Cyd" }], { asked }));
  expect(text()).toContain("Something has been revealed since. Agreed: Cyd.");
  press("Agree");
  expect(sent).toEqual([{ do: "consent", seat: 0, agree: true }]);
  void unmount(shown!);
  show(UndoRequest, viewOf([ANN, BEN], { asked: { ...asked, agreed: [0] } }));
  expect(buttons()).toEqual([]);
});

test("who set the table may cancel it, free a seat, and seat a bot", async () => {
  const view = viewOf([ANN, BEN, OPEN], { status: "open", opener: true });
  const sent = show(Lobby, view);
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
  show(Lobby, viewOf([ANN, kept, kept], { status: "open", mine: [], viewer: -1, invited: [2] }));
  expect(buttons().filter((words) => words === "Take this seat")).toHaveLength(1);
  expect(text()).toContain("Kept for a player of the last game");
  expect(text()).toContain("Kept for you");
  expect(text()).not.toContain("Cancel this table");
  expect(text()).not.toContain("Seat a bot here");
});

test("whoever sealed elsewhere is told how to go on", () => {
  const fair = { ...viewOf([]).fair, seals: ["5e", ""], awaited: [0, 1] };
  show(Lobby, viewOf([ANN, BEN], { status: "sealing", fair }), { lostSeats: [0] });
  expect(text()).toContain("Your random numbers for the dice are not in this browser.");
});

test("whoever could not keep their part in the dice is told to keep the page open", () => {
  const view = viewOf([ANN, BEN], { status: "sealing" });
  show(Lobby, view, { unsavedBytes: true });
  expect(text()).toContain("keep this page open until the game begins");
  document.body.replaceChildren();
  show(Lobby, view);
  expect(text()).not.toContain("keep this page open");
});

test("once all have sealed nobody cancels or stands up, but may resign", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: Date.now() + 86_400_000 };
  const sent = show(Lobby, viewOf([ANN, BEN], { status: "sealing", opener: true, fair: told }));
  expect(text()).toContain("nobody can cancel this table, and whoever leaves resigns");
  expect(text()).toMatch(/From .* on you may begin without them/);
  expect(buttons()).not.toContain("Stand up");
  expect(buttons()).not.toContain("Cancel this table");
  expect(buttons()).not.toContain("Remove player");
  press("Resign");
  press("Yes, resign");
  expect(sent).toEqual([{ do: "resign", seat: 0 }]);
});

test("whoever never tells theirs has resigned when the others begin", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: 0 };
  const sent = show(Lobby, viewOf([ANN, BEN], { status: "sealing", fair: told }));
  expect(text()).toContain("If you begin now, Ben will have resigned.");
  press("Begin without Ben");
  expect(sent).toEqual([{ do: "begin", seat: 0 }]);
});

test("but not of their own accord", () => {
  const { fair } = viewOf([]);
  const told = { ...fair, seals: ["5e", "5e"], awaited: [1], may_begin: 0 };
  show(Lobby, viewOf([ANN, BEN], { status: "sealing", mine: [1], fair: told }), { lostSeats: [1] });
  expect(buttons()).not.toContain("Begin without Ben");
  expect(text()).toContain("the others can begin without you, and you will have resigned");
});

test("while the dice are sealed one may begin without somebody, after a while", () => {
  vi.useFakeTimers({ now: 1_000 });
  const { fair } = viewOf([]);
  const sent = show(
    Lobby,
    viewOf([ANN, BEN], { status: "sealing", fair: { ...fair, awaited: [1], may_begin: 11_000 } }),
  );
  expect(document.querySelector("[role=status]")?.textContent).toContain("waiting for Ben");
  expect(buttons()).not.toContain("Begin without Ben");
  vi.advanceTimersByTime(10_000);
  flushSync();
  press("Begin without Ben");
  expect(sent).toEqual([{ do: "begin", seat: 0 }]);
});

test("whoever sits already is offered bots for a free seat, and not the seat itself", async () => {
  show(Lobby, viewOf([ANN, OPEN], { status: "open", opener: true }));
  await vi.waitFor(() => expect(buttons()).toContain("Seat a bot here"));
  expect(buttons()).not.toContain("Take this seat");
  expect(document.querySelector("svg[role=img]")).not.toBeNull();
});

test("a table of a day that is over says until when it counts, and then that it does not", () => {
  vi.useFakeTimers();
  const said = (at: string) => {
    vi.setSystemTime(Date.parse(at));
    show(AwayNotice, viewOf([ANN, ODILE], { daily: "2026-11-15" }));
    const found = text().trim();
    if (shown) void unmount(shown);
    return found;
  };
  expect(said("2026-11-15T23:59:59Z")).toBe("");
  const until = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  expect(said("2026-11-16T00:00:00Z")).toContain(
    `counts if you finish it by ${until.format(Date.parse("2026-11-17T00:00:00Z"))}.`,
  );
  expect(said("2026-11-16T23:59:59Z")).toContain("counts if you finish it");
  expect(said("2026-11-17T00:00:00Z")).toContain("it no longer counts");
});
