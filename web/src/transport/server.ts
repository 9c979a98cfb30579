/** The tables of a server: questions over HTTP, the live view over a WebSocket. */
import { walked } from "../scene/changes";
import { noted } from "../table/promised";
import type { Refusal as Refused } from "./contract";
import {
  Missing,
  Refusal,
  Unreachable,
  type Advice,
  type Answer,
  type Answered,
  type Board,
  type ExampleShown,
  type Found,
  type Frame,
  type Glossary,
  type History,
  type Hopes,
  type Listener,
  type Pass,
  type Posed,
  type PresenceFrame,
  type Reach,
  type Review,
  type Scene,
  type Subscription,
  type Summary,
  type TableOpened,
  type TableSummary,
  type Taught,
  type Today,
  type Transport,
  type Tried,
  type View,
  type Why,
  type GameInfo,
} from "./transport";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The server closes with this when there is no such table. */
const NO_TABLE = 4404;
/** The server ends, and says so: another is there, or will be in a moment. */
const COME_AGAIN = 1012;
/** The page closed it itself. */
const GIVEN_UP = 1000;
/** Whoever keeps the tables is away for a while, says a keeper before it or it itself. */
const AWAY = [502, 503, 504];

export { server as keeper };

export function server(root = "/api"): Transport {
  const at = (path: string) => `${root}/${path}`;
  return {
    games: () => json<GameInfo[]>(at("games")),
    words: (game, lang) => text(at(`games/${game}/words/${lang}`)),
    art: (game) => json<string[]>(at(`games/${game}/art`)),
    cover: (game) =>
      text(at(`games/${game}/cover`)).catch((error: unknown) => {
        if (error instanceof Missing) return "";
        throw error;
      }),
    summary: (game) => json<Summary>(at(`games/${game}/summary`)),
    glossary: (game) => json<Glossary>(at(`games/${game}/glossary`)),
    examples: (game) => json<ExampleShown[]>(at(`games/${game}/examples`)),
    create: async (spec) => noted(await json<TableOpened>(at("tables"), spec)),
    again: async (table) => noted(await json<TableOpened>(at(`tables/${table}/again`), {})),
    look: (table) => json<View>(at(`tables/${table}`)),
    command: async (table, command) => {
      await json(at(`tables/${table}/commands`), command);
    },
    why: (table, seat, touched) => {
      const asked = new URLSearchParams({ seat: String(seat) });
      for (const piece of touched) asked.append("touched", piece);
      return json<Why>(at(`tables/${table}/why?${asked}`));
    },
    closer: (table, seat) => json<Scene>(at(`tables/${table}/closer?seat=${seat}`)),
    record: (table) => text(at(`tables/${table}/record`)),
    moment: (record, moment, seat) => json<View>(at("moment"), { record, at: moment, seat }),
    copy: (asked) => json<View>(at("copy"), asked),
    copyHopes: (asked) => json<Hopes>(at("copy/hopes"), asked),
    advice: (table, seat, signal) =>
      json<Advice>(at(`tables/${table}/advice?seat=${seat}`), undefined, signal),
    review: (record, decision, most) => json<Review>(at("review"), { record, at: decision, most }),
    copyAnswer: (asked) => json<Answered>(at("copy/answer"), asked),
    copyWhy: (asked) => json<Why>(at("copy/why"), asked),
    lesson: (asked) => json<Taught>(at("lesson"), asked),
    lessonWhy: (asked) => json<Answer>(at("lesson/why"), asked),
    puzzle: (asked) => json<Posed>(at("puzzle"), asked),
    puzzleTry: (asked) => json<Tried>(at("puzzle/try"), asked),
    puzzleWhy: (asked) => json<Why>(at("puzzle/why"), asked),
    mine: () => json<TableSummary[]>(at("tables/mine")),
    history: (after) => json<History>(at(`history?after=${after}`)),
    records: async () => (await ask(at("history/records"))).blob().catch(lost),
    today: () => json<Today>(at("daily")),
    ofToday: async (game, name) => noted(await json<TableOpened>(at(`daily/${game}`), { name })),
    board: (game, day) => json<Board>(at(`daily/${game}/${day}`)),
    rules: async () => (await import("./rules")).rules(),
    find: async (code) => (await json<Found>(at(`codes/${encodeURIComponent(code)}`))).table,
    reach: (table) => json<Reach>(at(`tables/${table}/reach`)),
    pass: () => json<Pass>(at("passes"), {}),
    show: async (token) => {
      await json(at("passes/shown"), { token });
    },
    open: (table, seat, on) => follow(at(`tables/${table}/live`), seat, on),
  };
}

async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const sent: RequestInit =
    body === undefined
      ? signal
        ? { signal }
        : {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(path, sent).catch(lost);
  if (response.ok) return response;
  if (response.status === 404) throw new Missing();
  if (AWAY.includes(response.status)) throw new Unreachable(response.status, patience(response));
  if (response.status >= 500) throw new Error(`the server is broken: ${response.status}`);
  const said = (await response.json().catch(() => ({}))) as Partial<Refused>;
  throw new Refusal(said.key ?? "refused-request", said.rule, said.text);
}

/** How many milliseconds we are asked to wait; a date instead of seconds is not understood. */
function patience(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** An answer that breaks off is lost as one that never came. */
function lost(error: unknown): never {
  throw new Unreachable(error);
}

const json = async <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  (await (await ask(path, body, signal)).json().catch(lost)) as T;

const text = async (path: string): Promise<string> => (await ask(path)).text().catch(lost);

/**
 * Keeps a socket open for as long as the subscription lives. Whoever loses it sees the last view
 * and is told so; each new socket begins with a whole view, so nothing missed stays missed.
 */
function follow(path: string, seat: number | null, on: Listener): Subscription {
  let socket: WebSocket | null = null;
  let view: View | null = null;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (seat !== null) url.searchParams.set("seat", String(seat));
    const mine = new WebSocket(url);
    socket = mine;
    view = null;
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      const said = JSON.parse(event.data as string) as Frame | PresenceFrame;
      if ("presence" in said) on.presence?.(said.presence);
      else take(said);
    };
    mine.onclose = (event) => {
      if (socket === mine) lost(event.code);
    };
  }

  function take(frame: Frame): void {
    wait = FIRST_WAIT;
    if (!view && !("view" in frame)) return again();
    const views = walked(view, frame);
    view = views.at(-1) ?? view;
    on.offline(false);
    if (views.length) on.views(views, "view" in frame);
  }

  function lost(code: number): void {
    if (closed) return;
    if (code === NO_TABLE) {
      close();
      return on.gone();
    }
    // Once, and only from a socket that was of use: nobody is told of what lasts but a moment.
    if (code === COME_AGAIN && view) return connect();
    on.offline(true);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** Turns away from a socket: whatever it still says or does is not heard. */
  function drop(): void {
    const old = socket;
    socket = null;
    old?.close();
  }

  function again(): void {
    drop();
    if (!closed) connect();
  }

  /** The network is cut. A socket may look open for minutes after that, so it is given up. */
  function cut(): void {
    clearTimeout(timer);
    drop();
    lost(GIVEN_UP);
  }

  /** A page that comes back to the front, or to the network, does not wait for the timer. */
  function awake(): void {
    const open = socket?.readyState === WebSocket.OPEN;
    if (document.visibilityState === "visible" && !open) again();
  }

  function close(): void {
    closed = true;
    clearTimeout(timer);
    removeEventListener("online", awake);
    removeEventListener("offline", cut);
    document.removeEventListener("visibilitychange", awake);
    socket?.close();
  }

  addEventListener("online", awake);
  addEventListener("offline", cut);
  document.addEventListener("visibilitychange", awake);
  connect();
  return {
    look(other) {
      seat = other;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ seat }));
    },
    close,
  };
}
