/** The list of one's devices: who is in it, how one is signed out, and what is said then. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal, type SessionInfo } from "../transport/api";

let known: SessionInfo[] = [];
const endSession = vi.fn((id?: string) => {
  known = known.filter((one) => one.current || (id !== undefined && one.id !== id));
  return Promise.resolve();
});
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: { sessions: () => Promise.resolve(known), endSession },
}));
const { words } = await import("../i18n/messages.svelte");
const { default: SignedInDevices } = await import("../invite/SignedInDevices.svelte");

const SEEN = Date.UTC(2026, 10, 18, 12);
const one = (id: string, device: string, current = false): SessionInfo => ({
  id,
  device,
  current,
  since: Date.UTC(2026, 10, 2, 12),
  seen: SEEN,
});
let shown: object;
const ended = vi.fn();

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  flushSync();
}
async function show(...sessions: SessionInfo[]): Promise<void> {
  known = sessions;
  shown = mount(SignedInDevices, { target: document.body, props: { ended } });
  await settled();
}
const lines = () =>
  [...document.querySelectorAll("li")].map((li) => li.textContent?.replace(/\s+/g, " ").trim());
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (found) => (found.getAttribute("aria-label") ?? found.textContent) === name,
  );

beforeAll(() => words.setLanguage("en"));
beforeEach(() => void [endSession, ended].forEach((one) => one.mockClear()));
afterEach(() => unmount(shown));

test("each device is named, and only the others can be signed out", async () => {
  await show(one("a", "Firefox, Linux", true), one("b", "Safari, iPhone"), one("c", ""));
  expect(lines()).toEqual([
    "Firefox, Linux this device",
    "Safari, iPhone since Nov 2, 2026, last used Nov 18, 2026 Sign out",
    "Unknown browser since Nov 2, 2026, last used Nov 18, 2026 Sign out",
  ]);
  button("Sign out Safari, iPhone")!.click();
  await settled();
  expect(endSession).toHaveBeenCalledExactlyOnceWith("b");
  expect(ended).toHaveBeenCalledOnce();
  expect(lines()).toHaveLength(2);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Signed out.");
  expect(document.activeElement?.textContent).toBe("Your devices");
});

test("all others are signed out at once where there are several", async () => {
  await show(one("a", "Firefox, Linux", true), one("b", "Safari, iPhone"), one("c", ""));
  button("Sign out all other devices")!.click();
  await settled();
  expect(endSession).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(document.body.textContent).toContain("Only this device.");
});

test("who has one device is told so, and what cannot be done is said", async () => {
  await show(one("a", "Firefox, Linux", true));
  expect(document.querySelectorAll("button")).toHaveLength(0);
  await unmount(shown);
  await show(one("a", "Firefox, Linux", true), one("b", "Safari, iPhone"));
  endSession.mockRejectedValueOnce(new Refusal("refused-no-session"));
  button("Sign out Safari, iPhone")!.click();
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toBeTruthy();
  expect(ended).not.toHaveBeenCalled();
});

test("the settings list one's devices, wherever one is", async () => {
  known = [one("a", "Firefox, Linux", true), one("b", "Safari, iPhone")];
  const { default: SettingsDialog } = await import("../app/SettingsDialog.svelte");
  shown = mount(SettingsDialog, { target: document.body, props: { open: true } });
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  button("Sign out Safari, iPhone")!.click();
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith("b"));
});
