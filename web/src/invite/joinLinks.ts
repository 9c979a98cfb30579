/** Join codes and links of a table, and whether other devices can open them. */
import type { Reach } from "../transport/api";

const LOOPBACK_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
/** Letters of a code, which is how the id of its table begins. */
const CODE_LENGTH = 6;

/** Whether only this computer can open addresses like this one. */
export function isLoopback(host = location.hostname): boolean {
  return LOOPBACK_HOST.test(host);
}

const PRIVATE_HOST =
  /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+)+$|\.(local|lan)$|^\[f[cd]/;

/** Whether only devices on the same network can open addresses like this one. */
export function isPrivateNetwork(host = location.hostname): boolean {
  return PRIVATE_HOST.test(host);
}

/** The links under which others come to a table, the best first, and what is to be said of them. */
export interface JoinLinks {
  links: string[];
  /** Messages. */
  note: "share-only-here" | "share-nearby" | "";
  /** Whether the server must be started otherwise before anybody else can come. */
  shut: boolean;
}

/** `own`: the link as this page has it; `reach`: what the server knows, if it was asked. */
export function joinLinks(own: string, reach: Reach | null): JoinLinks {
  const here = new URL(own);
  if (!isLoopback(here.hostname))
    return {
      links: [own],
      note: isPrivateNetwork(here.hostname) ? "share-nearby" : "",
      shut: false,
    };
  const links = (reach?.roots ?? []).map((root) => root + here.pathname);
  if (links.length) return { links, note: "share-nearby", shut: false };
  return { links: [own], note: "share-only-here", shut: !!reach?.shut };
}

/** The code of a table, in two halves that are easily read aloud. */
export function joinCode(table: string): string {
  return table.slice(0, CODE_LENGTH).toUpperCase();
}

/** What somebody typed who was told to come: a table if it is a whole link, else a code. */
export function parseInvitation(typed: string): { table: string } | { code: string } | null {
  const link = /\/table\/([A-Za-z0-9_-]+)\/?$/.exec(typed.trim());
  if (link?.[1]) return { table: link[1] };
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return code.length === CODE_LENGTH ? { code } : null;
}
