/** The tables of a server: questions over HTTP, the live view over a WebSocket. */
import { merged } from "../scene/changes";
import {
  Missing,
  Refusal,
  Unreachable,
  type Changes,
  type Listener,
  type Subscription,
  type TableSummary,
  type Transport,
  type View,
  type Why,
  type GameInfo,
} from "./transport";

type Frame = { seq: number; view: View } | { seq: number; changes: Changes };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The server closes with this when there is no such table. */
const NO_TABLE = 4404;
/** The page closed it itself. */
const GIVEN_UP = 1000;

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
    create: async (spec) => (await json<{ table: string }>(at("tables"), spec)).table,
    command: async (table, request) => {
      await json(at(`tables/${table}/commands`), request);
    },
    why: (table, seat, touched) => {
      const asked = new URLSearchParams({ seat: String(seat) });
      for (const piece of touched) asked.append("touched", piece);
      return json<Why>(at(`tables/${table}/why?${asked}`));
    },
    record: (table) => text(at(`tables/${table}/record`)),
    moment: (record, moment, seat) => json<View>(at("moment"), { record, at: moment, seat }),
    mine: () => json<TableSummary[]>(at("tables/mine")),
    open: (table, seat, on) => follow(at(`tables/${table}/live`), seat, on),
  };
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(path, sent).catch((error: unknown) => {
    throw new Unreachable(error);
  });
  if (response.ok) return response;
  if (response.status === 404) throw new Missing();
  if (response.status >= 500) throw new Unreachable(response.status);
  const said = (await response.json().catch(() => ({}))) as Partial<Why>;
  throw new Refusal(said.key ?? "refused-request", said.rule ?? "");
}

const json = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await ask(path, body)).json()) as T;

const text = async (path: string): Promise<string> => (await ask(path)).text();

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
      if (socket === mine) take(JSON.parse(event.data as string) as Frame);
    };
    mine.onclose = (event) => {
      if (socket === mine) lost(event.code);
    };
  }

  function take(frame: Frame): void {
    wait = FIRST_WAIT;
    if ("view" in frame) view = frame.view;
    else if (view) view = merged(view, frame.changes);
    else return again();
    on.offline(false);
    on.view(view);
  }

  function lost(code: number): void {
    if (closed) return;
    if (code === NO_TABLE) {
      close();
      return on.gone();
    }
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
