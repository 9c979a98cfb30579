/** Transport over HTTP, with live views over a WebSocket. */
import { applyFrame } from "../viewPatch";
import { rememberCommitment } from "../../fairness/commitmentStore";
import type { HeartbeatFrame, Refusal as RefusalFrame } from "../contract";
import {
  Missing,
  Refusal,
  Unreachable,
  type Advice,
  type Board,
  type ExampleShown,
  type Found,
  type Frame,
  type Glossary,
  type History,
  type Listener,
  type Pass,
  type PresenceFrame,
  type Queries,
  type Reach,
  type SessionInfo,
  type Subscription,
  type Summary,
  type TableOpened,
  type TableList,
  type Today,
  type Transport,
  type View,
  type GameInfo,
} from "../api";

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 10_000;
/** How long a socket may be silent whose server has not yet said how often it speaks, in
 * milliseconds. */
const SILENCE_TIMEOUT_MS = 20_000;
/** A socket that is silent for so many of the intervals its server has named is dead. */
const HEARTBEATS_MISSED = 2;
const HEARTBEAT_SLACK_MS = 2_000;
/** How long an answer may take, in milliseconds: one looked up, and one that is thought about. */
const ANSWER_TIMEOUT_MS = 15_000;
const THINKING_TIMEOUT_MS = 90_000;
/** Questions over which a bot thinks. */
const SLOW_QUERIES: ReadonlySet<keyof Queries> = new Set(["review", "copy/answer"]);
/** The server closes with this when the session by which it knew this device was ended. */
const CLOSE_NO_SESSION = 4401;
/** The server closes with this when there is no such table. */
const CLOSE_NO_TABLE = 4404;
/** The server closes with these, and names the reason, when it will not show the table: it makes no
 * sense of what it was asked, or cannot read the table. Asking again would change nothing. */
const CLOSE_REFUSED = [4400, 4410];
/** The server ends, and says so: another is there, or will be in a moment. */
const CLOSE_RECONNECT = 1012;
/** The page closed it itself. */
const CLOSE_NORMAL = 1000;
/** Whoever keeps the tables is away for a while, says a proxy before it or it itself. */
const UNAVAILABLE_STATUSES = [502, 503, 504];
/** It may have done what was asked all the same. */
const UNSURE_KEY = "refused-unsure";

export { createHttpTransport as createTransport };

export function createHttpTransport(root = "/api"): Transport {
  const at = (path: string) => `${root}/${path}`;
  const sessions = () => requestJson<SessionInfo[]>(at("sessions"));
  /** Settled once this device has been given the new session that it asked for. */
  let renewed: Promise<unknown> = Promise.resolve();

  /** Whether this device is still signed in after a session has ended. Whoever signs out all others
   * has a new one, which may be on its way: to this page, or to another in the same browser. */
  async function signedIn(): Promise<boolean> {
    await Promise.all([renewed, new Promise((go) => setTimeout(go, FIRST_RETRY_MS))]);
    return (await sessions()).some(({ current }) => current);
  }

  return {
    games: () => requestJson<GameInfo[]>(at("games")),
    words: (game, lang) => requestText(at(`games/${game}/words/${lang}`)),
    art: (game) => requestJson<string[]>(at(`games/${game}/art`)),
    cover: (game) =>
      requestText(at(`games/${game}/cover`)).catch((error: unknown) => {
        if (error instanceof Missing) return "";
        throw error;
      }),
    summary: (game) => requestJson<Summary>(at(`games/${game}/summary`)),
    glossary: (game) => requestJson<Glossary>(at(`games/${game}/glossary`)),
    examples: (game) => requestJson<ExampleShown[]>(at(`games/${game}/examples`)),
    create: async (spec) => rememberCommitment(await requestJson<TableOpened>(at("tables"), spec)),
    again: async (table) =>
      rememberCommitment(await requestJson<TableOpened>(at(`tables/${table}/again`), {})),
    look: (table) => requestJson<View>(at(`tables/${table}`)),
    command: async (table, command) => {
      await requestJson(at(`tables/${table}/commands`), command);
    },
    record: (table) => requestText(at(`tables/${table}/record`)),
    advice: (table, seat, signal) =>
      requestJson<Advice>(
        at(`tables/${table}/advice?seat=${seat}`),
        undefined,
        THINKING_TIMEOUT_MS,
        signal,
      ),
    query: (name, asked) =>
      requestJson(
        at(name),
        asked,
        SLOW_QUERIES.has(name) ? THINKING_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
      ),
    queryTable: (name, table, asked) =>
      requestJson(at(`tables/${table}/${name}?${toSearchParams(asked)}`)),
    mine: (after) => requestJson<TableList>(at(`tables/mine?after=${after}`)),
    history: (after) => requestJson<History>(at(`history?after=${after}`)),
    records: async () =>
      (await request(at("history/records"), undefined, THINKING_TIMEOUT_MS))
        .blob()
        .catch(throwUnreachable),
    today: () => requestJson<Today>(at("daily")),
    ofToday: async (game, name) =>
      rememberCommitment(await requestJson<TableOpened>(at(`daily/${game}`), { name })),
    board: (game, day) => requestJson<Board>(at(`daily/${game}/${day}`)),
    rules: async () => (await import("./rulesLoader")).loadRules(),
    find: async (code) => (await requestJson<Found>(at(`codes/${encodeURIComponent(code)}`))).table,
    reach: (table) => requestJson<Reach>(at(`tables/${table}/reach`)),
    pass: () => requestJson<Pass>(at("passes"), {}),
    sessions,
    endSession: async (id) => {
      const ended = requestJson(at("sessions/ended"), id === undefined ? {} : { id });
      renewed = ended.catch(() => undefined);
      await ended;
    },
    show: async (token) => {
      await requestJson(at("passes/shown"), { token });
    },
    open: (table, seat, on) => followTable(at(`tables/${table}/live`), seat, on, signedIn),
  };
}

/** What stands after the question mark: a list is a parameter for each. */
function toSearchParams(asked: object): URLSearchParams {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const one of [value].flat()) found.append(name, String(one));
  return found;
}

async function request(
  path: string,
  body?: unknown,
  limit = ANSWER_TIMEOUT_MS,
  signal?: AbortSignal,
): Promise<Response> {
  const end = new AbortController(); // ends an answer that breaks off half way, too
  setTimeout(() => end.abort(), limit);
  signal?.addEventListener("abort", () => end.abort());
  const sent: RequestInit = { signal: end.signal };
  if (body !== undefined) {
    sent.method = "POST";
    sent.headers = { "content-type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  const response = await fetch(path, sent).catch(throwUnreachable);
  if (response.ok) return response;
  if (response.status === 404) throw new Missing();
  if (UNAVAILABLE_STATUSES.includes(response.status)) {
    const said = (await response.json().catch(() => ({}))) as Partial<RefusalFrame>;
    throw new Unreachable(response.status, retryAfterMs(response), said.key === UNSURE_KEY);
  }
  if (response.status >= 500) throw new Error(`the server is broken: ${response.status}`);
  const said = (await response.json().catch(() => ({}))) as Partial<RefusalFrame>;
  throw new Refusal(said.key ?? "refused-request", said.rule, said.text);
}

/** How many milliseconds we are asked to wait; a date instead of seconds is not understood. */
function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** An answer that breaks off is lost as one that never came. */
function throwUnreachable(error: unknown): never {
  throw new Unreachable(error);
}

const requestJson = async <T>(
  path: string,
  body?: unknown,
  limit?: number,
  signal?: AbortSignal,
): Promise<T> =>
  (await (await request(path, body, limit, signal)).json().catch(throwUnreachable)) as T;

const requestText = async (path: string): Promise<string> =>
  (await request(path)).text().catch(throwUnreachable);

/**
 * Keeps a socket open for as long as the subscription lives. Whoever loses it sees the last view
 * and is told so; each new socket begins with a whole view, so nothing missed stays missed.
 */
function followTable(
  path: string,
  seat: number | null,
  on: Listener,
  signedIn: () => Promise<boolean>,
): Subscription {
  let socket: WebSocket | null = null;
  let view: View | null = null;
  let wait = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs out when a socket has been silent for too long. */
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** How long that is: what the server last said of it holds for the next socket, too. */
  let longest = SILENCE_TIMEOUT_MS;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (seat !== null) url.searchParams.set("seat", String(seat));
    const mine = new WebSocket(url);
    socket = mine;
    view = null;
    armSilenceTimer(SILENCE_TIMEOUT_MS); // laying a long game out takes a while, however often it speaks then
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      const said = JSON.parse(event.data as string) as Frame | PresenceFrame | HeartbeatFrame;
      if ("heartbeat" in said)
        longest = said.heartbeat * HEARTBEATS_MISSED * 1000 + HEARTBEAT_SLACK_MS;
      else if ("presence" in said) on.presence?.(said.presence);
      else receive(said);
      armSilenceTimer(longest);
    };
    mine.onclose = (event) => {
      if (socket === mine) onClosed(event.code, event.reason);
    };
  }

  /** Gives the socket up unless it says something in time. */
  function armSilenceTimer(limit: number): void {
    clearTimeout(silence);
    if (socket) silence = setTimeout(giveUpSocket, limit);
  }

  function receive(frame: Frame): void {
    wait = FIRST_RETRY_MS;
    if (!view && !("view" in frame)) return reconnect();
    const views = applyFrame(view, frame);
    view = views.at(-1) ?? view;
    on.offline(false);
    if (views.length) on.views(views, "view" in frame, ("view" in frame && frame.back) || 0);
  }

  function onClosed(code: number, why = ""): void {
    clearTimeout(silence);
    if (closed) return;
    if (code === CLOSE_NO_TABLE) {
      close();
      return on.gone();
    }
    if (CLOSE_REFUSED.includes(code)) {
      close();
      return on.refused?.(new Refusal(why || "refused-request"));
    }
    if (code === CLOSE_NO_SESSION) return void reconnectWithSession();
    // Once, and only from a socket that was of use: nobody is told of what lasts but a moment.
    if (code === CLOSE_RECONNECT && view) return connect();
    on.offline(true);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, MAX_RETRY_MS);
  }

  /** Connects with the new session of this device, or as somebody else, whom the server names. */
  async function reconnectWithSession(): Promise<void> {
    const old = socket;
    const still = await signedIn().catch(() => true); // what is not known is not said
    if (closed) return;
    if (!still) on.signedOut?.();
    if (socket === old) connect();
  }

  /** Turns away from a socket: whatever it still says or does is not heard. */
  function detachSocket(): void {
    clearTimeout(silence);
    const old = socket;
    socket = null;
    old?.close();
  }

  function reconnect(): void {
    detachSocket();
    if (!closed) connect();
  }

  /** The network is cut, or the server is silent. A socket may look open for minutes after that, so
   * it is given up. */
  function giveUpSocket(): void {
    clearTimeout(timer);
    detachSocket();
    onClosed(CLOSE_NORMAL);
  }

  /** A page that comes back to the front, or to the network, does not wait for the timer. */
  function reconnectIfVisible(): void {
    const open = socket?.readyState === WebSocket.OPEN;
    if (document.visibilityState === "visible" && !open) reconnect();
  }

  function close(): void {
    closed = true;
    clearTimeout(timer);
    clearTimeout(silence);
    removeEventListener("online", reconnectIfVisible);
    removeEventListener("offline", giveUpSocket);
    document.removeEventListener("visibilitychange", reconnectIfVisible);
    socket?.close();
  }

  addEventListener("online", reconnectIfVisible);
  addEventListener("offline", giveUpSocket);
  document.addEventListener("visibilitychange", reconnectIfVisible);
  connect();
  return {
    look(other) {
      seat = other;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ seat }));
    },
    close,
  };
}
