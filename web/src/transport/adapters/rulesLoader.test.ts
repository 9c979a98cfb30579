import { afterEach, expect, test, vi } from "vitest";
import type { PageMessage, WorkerMessage } from "../../local/runtime/messages";
import { loadRules } from "./rulesLoader";

const HOUSE = { folder: "house/1a/", sizes: { a: 4, b: 6 }, whole: { a: 8, b: 6 }, lock: {} };
const JSON_TYPE = { "content-type": "application/json" };

function hands(status: number, body: string, headers: Record<string, string>): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status, headers })));
}

/** A worker whose far end is the test. */
class FakeWorker {
  static last: FakeWorker;
  heard: PageMessage[] = [];
  ended = false;
  onmessage?: (event: { data: WorkerMessage }) => void;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(asked: PageMessage): void {
    this.heard.push(asked);
    if ("start" in asked) return;
    const fault = { kind: "refused", key: "refused-request", rule: "", text: "line 3" } as const;
    const { id, question } = asked;
    const broken = JSON.stringify(asked).includes("broken");
    const data: WorkerMessage = broken ? { id, fault } : { id, answer: { question } };
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

afterEach(() => void vi.unstubAllGlobals());

test("a server that hands out no site without a server lends no rules", async () => {
  hands(404, "{}", JSON_TYPE);
  expect(await loadRules()).toBeNull();
  hands(200, "<!doctype html>", { "content-type": "text/html" }); // a page for every address
  expect(await loadRules()).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(await loadRules()).toBeNull();
});

test("rules are fetched for one game, and put away after it", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  hands(200, JSON.stringify(HOUSE), JSON_TYPE);
  const lent = (await loadRules())!;
  expect(lent.size).toBe(10);
  const { checked, end } = await lent.play("a record", 1);
  expect([checked, end]).toEqual([{ question: "verify" }, { question: "moment" }]);
  const folder = new URL("/alone/house/1a/", location.href).href;
  expect(FakeWorker.last.heard).toMatchObject([
    { start: { ...HOUSE, folder } },
    { about: { record: "a record" } },
    { about: { record: "a record", seat: 1 } },
  ]);
  expect(FakeWorker.last.ended).toBe(true);
  await expect(lent.play("broken", 1)).rejects.toMatchObject({ text: "line 3" });
  expect(FakeWorker.last.ended).toBe(true);
});
