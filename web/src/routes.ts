/** Which page stands at which address. Each is loaded when it is first wanted. */
import type { Component } from "svelte";
import type { Place } from "./router.svelte";
import { ALONE } from "./transport";
import { words } from "./words/words.svelte";

type Props = Record<string, unknown>;
type Loaded = Promise<{ default: Component<never> }>;

export interface Route {
  /** The first part of the path. */
  name: string;
  load: () => Loaded;
  /** What the page is told; null if there is no such page. */
  props: (place: Place) => Props | null;
  /** Whether it fills the window, without a footer. */
  full?: boolean;
}

const whole =
  (props: (place: Place) => Props = () => ({})) =>
  (place: Place) =>
    place.path.length <= 1 ? props(place) : null;

export const ROUTES: Route[] = [
  { name: "", load: () => import("./pages/Home.svelte"), props: whole() },
  {
    name: "new",
    load: () => import("./pages/SetUp.svelte"),
    props: ({ path, query }) =>
      path.length === 2 ? { game: path[1], way: query.get("with") ?? "" } : null,
  },
  {
    name: "table",
    load: () => import("./table/TablePage.svelte"),
    props: ({ path }) => (path.length === 2 ? { id: path[1] } : null),
    full: true,
  },
  {
    name: "replay",
    load: () => import("./table/ReplayPage.svelte"),
    props: whole(({ query }) => ({ query })),
    full: true,
  },
  {
    name: "review",
    load: async () => {
      const [page] = await Promise.all([
        import("./review/ReviewPage.svelte"),
        words.further("review"),
      ]);
      return page;
    },
    props: whole(({ query }) => ({ query })),
    full: true,
  },
  {
    name: "rules",
    load: () => import("./pages/Rules.svelte"),
    props: ({ path, anchor }) => (path.length <= 2 ? { game: path[1] ?? "", anchor } : null),
  },
  {
    name: "here",
    load: () => import("./pages/Here.svelte"),
    props: ({ path, anchor }) =>
      path.length === 2 && !ALONE ? { table: path[1], token: anchor } : null,
  },
  { name: "about", load: () => import("./pages/About.svelte"), props: whole() },
];

/** A page and what it is told. */
export interface Routed {
  route: Route;
  props: Props;
}

/** The page at a place; null if nothing is there. */
export function routed(place: Place): Routed | null {
  const route = ROUTES.find(({ name }) => name === (place.path[0] ?? ""));
  const props = route?.props(place);
  return route && props ? { route, props } : null;
}
