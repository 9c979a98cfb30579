/** How much the companion says, kept in this browser; the table keeps a place that high for it. */

export const VERBOSITIES = ["full", "brief", "off"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const STORAGE_KEY = "feldspar.companion";

export function loadVerbosity(): Verbosity {
  try {
    const found = localStorage.getItem(STORAGE_KEY) as Verbosity;
    return VERBOSITIES.includes(found) ? found : "full";
  } catch {
    return "full";
  }
}

export function saveVerbosity(verbosity: Verbosity): void {
  try {
    localStorage.setItem(STORAGE_KEY, verbosity);
  } catch {
    // it is forgotten with the page
  }
}

/** How high the companion's box is in the rail of a wide screen. */
export const COMPANION_HEIGHT_PX = { full: 256, brief: 44, off: 44 } as const;
