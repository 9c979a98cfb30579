/** Where others find a table: its code, and whether the address of this page leads to it at all. */

import type { Reach } from "../transport/api";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
/** Letters of a code, which is how the id of its table begins. */
const LONG = 6;

/** Whether only this computer can open addresses like this one. */
export function onlyHere(host = location.hostname): boolean {
  return LOOPBACK.test(host);
}

const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+)+$|\.(local|lan)$|^\[f[cd]/;

/** Whether only devices on the same network can open addresses like this one. */
export function nearby(host = location.hostname): boolean {
  return PRIVATE.test(host);
}

/** The links under which others come to a table, the best first, and what is to be said of them. */
export interface Ways {
  links: string[];
  /** Messages. */
  note: "share-only-here" | "share-nearby" | "";
  /** Whether the server must be started otherwise before anybody else can come. */
  shut: boolean;
}

/** `own`: the link as this page has it; `reach`: what the server knows, if it was asked. */
export function waysTo(own: string, reach: Reach | null): Ways {
  const here = new URL(own);
  if (!onlyHere(here.hostname))
    return { links: [own], note: nearby(here.hostname) ? "share-nearby" : "", shut: false };
  const links = (reach?.roots ?? []).map((root) => root + here.pathname);
  if (links.length) return { links, note: "share-nearby", shut: false };
  return { links: [own], note: "share-only-here", shut: !!reach?.shut };
}

/** The code of a table, in two halves that are easily read aloud. */
export function codeOf(table: string): string {
  return table.slice(0, LONG).toUpperCase();
}

/** What somebody typed who was told to come: a table if it is a whole link, else a code. */
export function meant(typed: string): { table: string } | { code: string } | null {
  const link = /\/table\/([A-Za-z0-9_-]+)\/?$/.exec(typed.trim());
  if (link?.[1]) return { table: link[1] };
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return code.length === LONG ? { code } : null;
}
