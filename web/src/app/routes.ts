/** Route table: which page component an address shows. Each is loaded when it is first needed. */
import type { Component } from "svelte";
import type { Route } from "../state/router.svelte";
import { LOCAL_ONLY } from "../transport";
import { words, type LazyFolder } from "../i18n/messages.svelte";

type Props = Record<string, unknown>;
type Loaded = Promise<{ default: Component<never> }>;

export interface PageRoute {
  /** The first part of the path. */
  name: string;
  load: () => Loaded;
  /** What the page is told; null if there is no such page. */
  props: (place: Route) => Props | null;
  /** Whether it fills the window, without a footer. */
  full?: boolean;
}

const wholeAddress =
  (props: (place: Route) => Props = () => ({})) =>
  (place: Route) =>
    place.path.length <= 1 ? props(place) : null;

/** A page that has words of its own. */
const withMessages = (folder: LazyFolder, load: () => Loaded) => async () => {
  const [page] = await Promise.all([load(), words.loadBundle(folder)]);
  return page;
};

export const ROUTES: PageRoute[] = [
  { name: "", load: () => import("../home/HomePage.svelte"), props: wholeAddress() },
  {
    name: "new",
    load: () => import("../setup/NewTablePage.svelte"),
    props: ({ path, query }) =>
      path.length === 2 ? { game: path[1], way: query.get("with") ?? "" } : null,
  },
  {
    name: "table",
    load: () => import("../table/lazyTablePage"),
    props: ({ path }) => (path.length === 2 ? { id: path[1] } : null),
    full: true,
  },
  {
    name: "replay",
    load: withMessages("explore", () => import("../replay/ReplayPage.svelte")),
    props: wholeAddress(({ query }) => ({ query })),
    full: true,
  },
  {
    name: "try",
    load: withMessages("explore", () => import("../explore/PositionPage.svelte")),
    props: ({ path: [, kind = "", ...which], anchor }) =>
      ["puzzle", "example"].includes(kind) && which.length > 1 ? { kind, which, anchor } : null,
    full: true,
  },
  {
    name: "review",
    load: withMessages("review", () => import("../review/ReviewPage.svelte")),
    props: wholeAddress(({ query }) => ({ query })),
    full: true,
  },
  {
    name: "learn",
    load: withMessages("learn", () => import("../learn/LessonsPage.svelte")),
    props: wholeAddress(),
  },
  {
    name: "learn",
    load: withMessages("learn", () => import("../learn/LessonPage.svelte")),
    props: ({ path }) => (path.length === 3 ? { game: path[1], name: path[2] } : null),
    full: true,
  },
  {
    name: "history",
    load: withMessages("history", () => import("../history/HistoryPage.svelte")),
    props: wholeAddress(({ query }) => ({ query })),
  },
  {
    name: "daily",
    load: withMessages("daily", () => import("../daily/DailyPage.svelte")),
    props: ({ path }) => (path.length <= 2 ? { game: path[1] ?? "" } : null),
  },
  {
    name: "daily",
    load: withMessages("daily", () => import("../daily/DailyResultPage.svelte")),
    props: ({ path }) => (path.length === 3 ? { game: path[1], day: path[2] } : null),
  },
  {
    name: "puzzles",
    load: withMessages("puzzle", () => import("../puzzle/PuzzlePage.svelte")),
    props: ({ path: [, game, number = "0", more] }) =>
      game && !more && /^\d{1,3}$/.test(number) ? { game, number: Number(number) } : null,
    full: true,
  },
  {
    name: "rules",
    load: withMessages("rules", () => import("../rules/RulesPage.svelte")),
    props: ({ path, anchor }) =>
      path.length <= 2 ? { game: path[1] ?? "", part: "rules", anchor } : null,
  },
  {
    name: "rules",
    load: withMessages("rules", () => import("../rules/RulesPage.svelte")),
    props: ({ path: [, game, part = "", ...more], anchor }) =>
      ["summary", "glossary"].includes(part) && !more.length ? { game, part, anchor } : null,
  },
  {
    name: "here",
    load: () => import("../invite/DeviceTransferPage.svelte"),
    props: ({ path, anchor }) =>
      path.length === 2 && !LOCAL_ONLY ? { table: path[1], token: anchor } : null,
  },
  { name: "about", load: () => import("./AboutPage.svelte"), props: wholeAddress() },
];

/** A page and what it is told. */
export interface MatchedRoute {
  route: PageRoute;
  props: Props;
}

/** The page at a place; null if nothing is there. */
export function matchRoute(place: Route): MatchedRoute | null {
  for (const route of ROUTES) {
    const props = route.name === (place.path[0] ?? "") && route.props(place);
    if (props) return { route, props };
  }
  return null;
}
