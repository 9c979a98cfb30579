/** What has changed laid over what was known: the other half of `changes` in `table/view.py`. */

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
type Patch =
  | { new: Plain }
  | { part: { [name: string]: Patch } }
  | { length: number; patch: { [place: string]: Patch } };
export type Changes = { [name: string]: Patch };

/**
 * An old view with its changes laid over it; the old one is left as it was.
 *
 * What has not changed is the same object as before, so a page that compares by identity redraws
 * only what is new.
 */
export function merged<View extends object>(old: View, changes: Changes): View {
  const view = { ...old } as { [name: string]: Plain };
  for (const [name, patch] of Object.entries(changes)) view[name] = laid(view[name], patch);
  return view as View;
}

function laid(old: Plain | undefined, patch: Patch): Plain {
  if ("new" in patch) return patch.new;
  if ("part" in patch) {
    const fields = { ...(old as { [name: string]: Plain }) };
    for (const [name, part] of Object.entries(patch.part)) fields[name] = laid(fields[name], part);
    return fields;
  }
  const known = old as Plain[];
  const items = Array.from({ length: patch.length }, (_, place) => known[place] ?? null);
  for (const [place, part] of Object.entries(patch.patch)) {
    items[Number(place)] = laid(known[Number(place)], part);
  }
  return items;
}
