/** How much the companion says, kept in this browser; the table keeps a place that high for it. */
import { readItem, writeItem } from "../lib/storage";

export const VERBOSITIES = ["full", "brief", "off"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const STORAGE_KEY = "feldspar.companion";

export function loadVerbosity(): Verbosity {
  const found = readItem(STORAGE_KEY) as Verbosity;
  return VERBOSITIES.includes(found) ? found : "full";
}

export const saveVerbosity = (verbosity: Verbosity): void => writeItem(STORAGE_KEY, verbosity);

/** How high the companion's box is in the rail of a wide screen. */
export const COMPANION_HEIGHT_PX = { full: 256, brief: 44, off: 44 } as const;
