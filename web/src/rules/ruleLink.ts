/** Parser of links to rules. */
import { parseAddress } from "../state/router.svelte";
import { LOCAL_ONLY } from "../transport";

/** The rule a link asks for: "" for all rules, also of no game in particular; null if it leads
    elsewhere, or to another game's. */
export function ruleOfLink(link: string, game: string, alone = LOCAL_ONLY): string | null {
  const url = new URL(link, location.href);
  if (url.origin !== location.origin) return null;
  const { path, anchor } = parseAddress(alone ? url.hash.slice(1) : url.pathname + url.hash);
  const [page, which, ...more] = path;
  return page === "rules" && (which ?? game) === game && !more.length ? anchor : null;
}
