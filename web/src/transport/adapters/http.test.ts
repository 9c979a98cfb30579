import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import open from "../../test/view-open.json";
import { loadCommitment } from "../../fairness/commitmentStore";
import { createHttpTransport } from "./http";
import { Missing, Refusal, Unreachable, type Listener, type View } from "../api";

const VIEW = open as unknown as View;

function answers(status: number, body: unknown, headers = {}): ReturnType<typeof vi.fn> {
  const said = typeof body === "string" ? body : JSON.stringify(body);
  const fake = vi.fn(() => Promise.resolve(new Response(said, { status, headers })));
  vi.stubGlobal("fetch", fake);
  return fake;
}

/** A socket whose far end is the test: losing a real one at will is not possible here. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.break(1000);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a question", () => {
  it("is answered", async () => {
    const fake = answers(201, { table: "x7", commitment: "c0" });
    expect(await createHttpTransport().create({ game: "toy", seats: [] })).toBe("x7");
    expect(fake.mock.calls[0]).toMatchObject(["/api/tables", { method: "POST" }]);
  });

  it("for a table, or one more, keeps what is promised of the dice", async () => {
    answers(201, { table: "x7", commitment: "c0" });
    await createHttpTransport().create({ game: "toy", seats: [] });
    expect(loadCommitment("x7")?.commitment).toBe("c0");
    const fake = answers(201, { table: "y8", commitment: "c1" });
    expect(await createHttpTransport().again("x7")).toBe("y8");
    expect(fake.mock.calls[0]).toMatchObject(["/api/tables/x7/again", { method: "POST" }]);
    expect(loadCommitment("y8")?.commitment).toBe("c1");
  });

  it("names everything touched", async () => {
    const fake = answers(200, { rule: "ABC-4.2", key: "why-abc-4-2" });
    const why = await createHttpTransport().queryTable("why", "x7", {
      seat: 1,
      touched: ["hex/a1", "die/0"],
    });
    expect(why.rule).toBe("ABC-4.2");
    expect(fake.mock.calls[0]![0]).toBe(
      "/api/tables/x7/why?seat=1&touched=hex%2Fa1&touched=die%2F0",
    );
  });

  it("may be refused, lost or in vain", async () => {
    const request = { do: "undo", seat: 0, key: "k" } as const;
    const said = { key: "refused-rule", rule: "ABC-1", text: "later decisions rest on it" };
    answers(409, said);
    await expect(createHttpTransport().command("x7", request)).rejects.toMatchObject(said);
    await expect(createHttpTransport().command("x7", request)).rejects.toBeInstanceOf(Refusal);
    answers(422, "what?");
    await expect(createHttpTransport().mine(0)).rejects.toMatchObject({ key: "refused-request" });
    answers(404, {});
    await expect(createHttpTransport().record("x7")).rejects.toBeInstanceOf(Missing);
    expect(await createHttpTransport().cover("toy")).toBe("");
    answers(503, {}, { "retry-after": "7" });
    await expect(createHttpTransport().games()).rejects.toBeInstanceOf(Unreachable);
    await expect(createHttpTransport().games()).rejects.toMatchObject({ after: 7_000 });
    await expect(createHttpTransport().games()).rejects.toMatchObject({ unsure: false });
    answers(503, { key: "refused-unsure" }, { "retry-after": "2" });
    await expect(createHttpTransport().games()).rejects.toMatchObject({
      unsure: true,
      after: 2_000,
    });
    answers(500, {});
    await expect(createHttpTransport().games()).rejects.not.toBeInstanceOf(Unreachable);
    answers(200, "[{ broken o");
    await expect(createHttpTransport().games()).rejects.toBeInstanceOf(Unreachable);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(createHttpTransport().games()).rejects.toBeInstanceOf(Unreachable);
  });
});

describe("a question that is not answered", () => {
  const unanswered = () =>
    vi.stubGlobal(
      "fetch",
      (_: string, how: RequestInit) =>
        new Promise((_, no) => how.signal!.addEventListener("abort", () => no(how.signal!.reason))),
    );

  it("is given up, one that is thought about later", async () => {
    vi.useFakeTimers();
    unanswered();
    const move = createHttpTransport().command("x7", { do: "resign", seat: 0, key: "k" });
    const given = expect(move).rejects.toBeInstanceOf(Unreachable);
    const thought = createHttpTransport().query("copy/answer", {} as never);
    const late = expect(thought).rejects.toBeInstanceOf(Unreachable);
    let ended = false;
    thought.catch(() => (ended = true));
    await vi.advanceTimersByTimeAsync(15_000);
    await given;
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(75_000);
    await late;
  });

  it("ends when nobody wants to know any more", async () => {
    unanswered();
    const leaving = new AbortController();
    const gone = expect(
      createHttpTransport().advice("x7", 0, leaving.signal),
    ).rejects.toBeInstanceOf(Unreachable);
    leaving.abort();
    await gone;
  });
});

describe("a table followed live", () => {
  let views: View[], offline: boolean[], gone: number;
  const on: Listener = {
    views: (all) => views.push(...all),
    offline: (is) => offline.push(is),
    gone: () => gone++,
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    [views, offline, gone] = [[], [], 0];
  });

  it("begins with a whole view, then takes steps, one or more at once", () => {
    const subscription = createHttpTransport().open("x7", 2, on);
    expect(FakeSocket.last.url.pathname).toBe("/api/tables/x7/live");
    expect(FakeSocket.last.url.protocol).toMatch(/^ws/);
    expect(FakeSocket.last.url.searchParams.get("seat")).toBe("2");
    FakeSocket.last.say({ view: VIEW, steps: [] });
    FakeSocket.last.say({ steps: [{ turn: { new: 9 } }] });
    FakeSocket.last.say({ steps: [{ turn: { new: 10 } }, { turn: { new: 11 } }] });
    expect(views.map((view) => view.turn)).toEqual([VIEW.turn, 9, 10, 11]);
    expect(views[1]!.players).toBe(views[0]!.players);
    subscription.look(1);
    expect(FakeSocket.last.sent).toEqual(['{"seat":1}']);
    subscription.close();
    expect(offline).not.toContain(true);
  });

  it("hears who is here beside that, whenever it is told", () => {
    const heard: unknown[] = [];
    const subscription = createHttpTransport().open("x7", null, {
      ...on,
      presence: (seats) => heard.push(seats),
    });
    FakeSocket.last.say({ view: VIEW, steps: [] });
    FakeSocket.last.say({ presence: [null, { here: true, since: null }] });
    expect(heard).toEqual([[null, { here: true, since: null }]]);
    expect([views.length, FakeSocket.all.length]).toEqual([1, 1]);
    subscription.close();
  });

  it("comes back by itself, ever more patiently, from the seat last looked from", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    FakeSocket.last.say({ view: VIEW, steps: [] });
    subscription.look(1);
    FakeSocket.last.break();
    expect(offline.at(-1)).toBe(true);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.searchParams.get("seat")).toBe("1");
    FakeSocket.last.break();
    vi.advanceTimersByTime(590);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.say({ view: { ...VIEW, turn: 5 }, steps: [] });
    expect(offline.at(-1)).toBe(false);
    expect(views.at(-1)!.turn).toBe(5);
    subscription.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is given up when nothing at all is said, and followed anew", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    const mute = FakeSocket.last;
    vi.advanceTimersByTime(19_900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(mute.readyState).toBe(3);
    expect(offline.at(-1)).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
    subscription.close();
  });

  it("is given up when nothing follows the first view", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    FakeSocket.last.say({ view: VIEW, steps: [] });
    vi.advanceTimersByTime(19_900);
    expect(offline).not.toContain(true);
    vi.advanceTimersByTime(1_000);
    expect(offline.at(-1)).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
    subscription.close();
  });

  it("is given up when two heartbeats are missed, and not before", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    const socket = FakeSocket.last;
    socket.say({ view: VIEW, steps: [] });
    socket.say({ heartbeat: 10 });
    vi.advanceTimersByTime(21_900);
    socket.say({ steps: [{ turn: { new: 9 } }] }); // whatever is said shows that it lives
    vi.advanceTimersByTime(21_900);
    expect([FakeSocket.all.length, views.length]).toEqual([1, 2]);
    expect(offline).not.toContain(true);
    vi.advanceTimersByTime(200);
    expect(offline.at(-1)).toBe(true);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    subscription.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes again at once when a server that ends asks for it, but not for ever", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    FakeSocket.last.say({ view: VIEW, steps: [] });
    FakeSocket.last.break(1012);
    expect(FakeSocket.all).toHaveLength(2);
    expect(offline).not.toContain(true);
    FakeSocket.last.break(1012);
    expect(FakeSocket.all).toHaveLength(2);
    expect(offline.at(-1)).toBe(true);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(3);
    subscription.close();
  });

  describe("whose session has ended", () => {
    let signedOut: number, fake: ReturnType<typeof vi.fn>;
    const listener = { ...on, signedOut: () => signedOut++ };
    const said = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
    const asked = () => fake.mock.calls.map(([path]: string[]) => path);
    beforeEach(() => {
      signedOut = 0;
      vi.stubGlobal("fetch", (fake = vi.fn(() => said([{ current: true }]))));
    });

    it("comes again without a word by the new session it has asked for, once that is here", async () => {
      const transport = createHttpTransport();
      const subscription = transport.open("x7", null, listener);
      let arrive: (answer: Promise<Response>) => void = () => undefined;
      fake.mockImplementationOnce(() => new Promise((go) => (arrive = go)));
      const ended = transport.endSession!();
      FakeSocket.last.break(4401);
      await vi.advanceTimersByTimeAsync(5_000);
      expect([FakeSocket.all.length, asked()]).toEqual([1, ["/api/sessions/ended"]]);
      arrive(said({}));
      await ended;
      await vi.advanceTimersByTimeAsync(0);
      expect([FakeSocket.all.length, signedOut]).toEqual([2, 0]);
      expect(asked()).toEqual(["/api/sessions/ended", "/api/sessions"]);
      subscription.close();
    });

    it("waits a moment for the one that another page may have asked for", async () => {
      const subscription = createHttpTransport().open("x7", null, listener);
      FakeSocket.last.break(4401);
      await vi.advanceTimersByTimeAsync(300);
      expect(asked()).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect([FakeSocket.all.length, signedOut]).toEqual([2, 0]);
      subscription.close();
    });

    it("is told so, and looks on as somebody else", async () => {
      const subscription = createHttpTransport().open("x7", null, listener);
      fake.mockImplementation(() => said([{ current: false }]));
      FakeSocket.last.break(4401);
      await vi.advanceTimersByTimeAsync(500);
      expect([FakeSocket.all.length, signedOut]).toEqual([2, 1]);
      FakeSocket.last.break(4401);
      subscription.close();
      await vi.advanceTimersByTimeAsync(5_000);
      expect([FakeSocket.all.length, signedOut]).toEqual([2, 1]);
    });
  });

  it("does not wait when the network returns", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    FakeSocket.last.break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    subscription.close();
  });

  it("knows at once that the network is cut, and does not trust the old socket again", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    const old = FakeSocket.last;
    old.say({ view: VIEW, steps: [] });
    dispatchEvent(new Event("offline"));
    expect(offline.at(-1)).toBe(true);
    old.say({ steps: [{ turn: { new: 9 } }] });
    expect(views).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.say({ view: VIEW, steps: [] });
    expect(offline.at(-1)).toBe(false);
    subscription.close();
  });

  it("asks anew when steps come without a view to lay them over", () => {
    const subscription = createHttpTransport().open("x7", null, on);
    FakeSocket.last.say({ steps: [{ turn: { new: 3 } }] });
    expect(views).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
    subscription.close();
  });

  it("gives up when there is no such table", () => {
    createHttpTransport().open("x7", null, on);
    FakeSocket.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(gone).toBe(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    [4410, "refused-unreadable"],
    [4410, "refused-newer"],
    [4400, "refused-request"],
    [4400, ""],
  ])("gives up when the server will not show it (%i %s), and says why", (code, reason) => {
    const refused = vi.fn();
    createHttpTransport().open("x7", null, { ...on, refused });
    FakeSocket.last.break(code, reason);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(refused.mock.calls).toEqual([[new Refusal(reason || "refused-request")]]);
    expect([FakeSocket.all.length, gone]).toEqual([1, 0]);
    expect(offline).not.toContain(true);
  });
});
