/** What people are told and may press when somebody leaves, asks, or has not come yet. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ANN, BEN, ODILE, viewOf } from "../../test/view";
import type { View } from "../../transport/api";
import type { LiveTable } from "../session/liveTable.svelte";

vi.mock("../../transport", () => ({
  LOCAL_ONLY: false,
  transport: {
    words: () => Promise.resolve(""),
  },
}));
const { words } = await import("../../i18n/messages.svelte");
const { default: UndoRequest } = await import("./UndoRequest.svelte");
const { default: AwayNotice } = await import("./AwayNotice.svelte");
const { default: MoreMenu } = await import("./MoreMenu.svelte");

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
