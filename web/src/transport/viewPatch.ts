/** Patches to a view: the counterpart of `table/views/view.py`. */
import type { Changes, Frame, Patch, View } from "./contract";

type Fields = { [name: string]: unknown };

/**
 * An old view with its changes laid over it; the old one is left as it was.
 *
 * What has not changed is the same object as before, so a page that compares by identity redraws
 * only what is new.
 */
export function applyChanges<View extends object>(old: View, changes: Changes): View {
  const view = { ...old } as Fields;
  for (const [name, patch] of Object.entries(changes)) view[name] = applyPatch(view[name], patch);
  return view as View;
}

/**
 * The views a frame tells of, the newest last: each step laid over the one before, the first over
 * what was known. None if it was not known what.
 */
export function applyFrame(known: View | null, frame: Frame): View[] {
  let view = "view" in frame ? frame.view : known;
  if (!view) return [];
  const found = "view" in frame ? [view] : [];
  for (const step of frame.steps) found.push((view = applyChanges(view, step)));
  return found;
}

function applyPatch(old: unknown, patch: Patch): unknown {
  if ("new" in patch) return patch.new;
  if ("part" in patch) {
    const fields = { ...(old as Fields) };
    for (const [name, part] of Object.entries(patch.part))
      fields[name] = applyPatch(fields[name], part);
    return fields;
  }
  const known = old as unknown[];
  const items: unknown[] = Array.from({ length: patch.length }, (_, place) => known[place] ?? null);
  for (const [place, part] of Object.entries(patch.patch)) {
    items[Number(place)] = applyPatch(known[Number(place)], part);
  }
  return items;
}
