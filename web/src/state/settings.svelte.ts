/** Settings of the reader, in localStorage, and what follows from them for the page. */
import { readItem, writeJson } from "../lib/storage";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Confirm = "always" | "final" | "never";
export type Motion = "normal" | "fast" | "off";
/** How quickly others' decisions are played out; off: one sees the end at once. */
export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

interface StoredSettings {
  /** "" follows the browser. */
  language: Language | "";
  theme: Theme;
  motion: Motion;
  pace: Pace;
  /** Before which moves to ask once more; "final" are those that cannot be taken back freely. */
  confirm: Confirm;
  sound: boolean;
  /** Whether I am told of my turn while I look elsewhere; "" until I was asked. */
  calls: "" | "yes" | "no";
  name: string;
}

const STORAGE_KEY = "feldspar.settings";
const DEFAULTS: StoredSettings = {
  language: "",
  theme: "system",
  motion: "normal",
  pace: "normal",
  confirm: "final",
  sound: false,
  calls: "",
  name: "",
};
const ALLOWED_VALUES: { [K in keyof StoredSettings]?: readonly StoredSettings[K][] } = {
  language: ["", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  motion: ["normal", "fast", "off"],
  pace: PACES,
  calls: ["", "yes", "no"],
  confirm: ["always", "final", "never"],
};

/** What was kept, with the usual value for whatever is missing or makes no sense. */
export function parseSettings(written: string | null): StoredSettings {
  const kept: StoredSettings = { ...DEFAULTS };
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(written ?? "{}")) as Record<string, unknown>;
  } catch {
    return kept;
  }
  if (found["confirm"] === false) found["confirm"] = "never"; // once it was a switch
  for (const name of Object.keys(DEFAULTS) as (keyof StoredSettings)[]) {
    const value = found[name];
    const choices = ALLOWED_VALUES[name] as readonly unknown[] | undefined;
    if (typeof value === typeof DEFAULTS[name] && (!choices || choices.includes(value)))
      Object.assign(kept, { [name]: value });
  }
  return kept;
}

/** The first language of a list of preferences that we speak. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

class Settings {
  #kept = $state(parseSettings(readItem(STORAGE_KEY)));
  #still = $state(false);
  #night = $state(false);
  #browser = $state(preferredLanguage(navigator.languages));

  constructor() {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = still.matches;
    still.addEventListener("change", () => (this.#still = still.matches));
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#night = night.matches;
    night.addEventListener("change", () => (this.#night = night.matches));
    addEventListener(
      "languagechange",
      () => (this.#browser = preferredLanguage(navigator.languages)),
    );
    addEventListener("storage", (event) => {
      if (event.key === STORAGE_KEY) this.#kept = parseSettings(event.newValue);
    });
  }

  get language(): Language {
    return this.#kept.language || this.#browser;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  /** Whether the page is dark, by choice or because the system is. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#night);
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get confirm(): Confirm {
    return this.#kept.confirm;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get calls(): StoredSettings["calls"] {
    return this.#kept.calls;
  }
  get name(): string {
    return this.#kept.name;
  }

  /** How long what should last `ms` lasts here: nothing at all where motion is unwanted. */
  motionMs(ms: number): number {
    if (this.#still || this.motion === "off") return 0;
    return this.motion === "fast" ? ms / 2 : ms;
  }

  set(change: Partial<StoredSettings>): void {
    Object.assign(this.#kept, change);
    writeJson(STORAGE_KEY, this.#kept);
  }

  /** Shows the page as preferred; first.js does the same before anything is painted. */
  apply(): void {
    const page = document.documentElement;
    page.dataset.theme = this.theme;
    page.dataset.motion = this.motionMs(1) ? this.motion : "off";
    page.lang = this.language;
  }
}

export const settings = new Settings();
