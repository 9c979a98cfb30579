/** The phone's bar: four places, the one on show marked, and the games that wait for me. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableSummary } from "../transport/api";

const mine = vi.fn<() => Promise<{ tables: TableSummary[]; next: null }>>();
vi.mock("../transport", () => ({ LOCAL_ONLY: false, transport: { mine } }));
const { words } = await import("../i18n/messages.svelte");
const { router } = await import("../state/router.svelte");
const { waitingGames } = await import("../state/waitingGames.svelte");
const { matchRoute } = await import("./routes");
const { default: PhoneBar } = await import("./PhoneBar.svelte");

const tables = (...yours: boolean[]) => yours.map((one) => ({ yours: one }) as TableSummary);
const links = () => [...document.querySelectorAll("nav a")];
const current = () => document.querySelector("[aria-current=page]")?.getAttribute("href");
let shown: object;

beforeAll(() => words.setLanguage("en"));
beforeEach(() => {
  mine.mockReset().mockResolvedValue({ tables: tables(true, false, true), next: null });
  waitingGames.countIn([]);
  router.go("/");
  shown = mount(PhoneBar, { target: document.body });
  flushSync();
});
afterEach(() => unmount(shown));

test("each place has a page, and knows the pages that belong to it", () => {
  expect(links().map((one) => one.textContent!.trim())).toEqual(["Play", "Today", "Learn", "Me"]);
  for (const link of links()) {
    const path = link.getAttribute("href")!.split("/").filter(Boolean);
    expect(matchRoute({ path, query: new URLSearchParams(), anchor: "" })).not.toBeNull();
  }
  const places = { "/": "/", "/new/toy": "/", "/daily/toy/1": "/daily", "/rules/toy": "/learn" };
  for (const [address, place] of Object.entries({ ...places, "/history": "/me" })) {
    router.go(address);
    flushSync();
    expect(current()).toBe(place);
  }
});

test("it says how many games wait for me, and asks for them away from the home page", async () => {
  expect(mine).not.toHaveBeenCalled();
  waitingGames.countIn(tables(true));
  flushSync();
  expect(links()[0]!.textContent).toContain("1 game waits for you");
  router.go("/learn");
  await vi.waitFor(() => expect(links()[0]!.textContent).toContain("2 games wait for you"));
  mine.mockRejectedValue(new Error("out of reach"));
  await waitingGames.refresh();
  expect(waitingGames.count).toBe(2);
});
