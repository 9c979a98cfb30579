/** What one reader prefers, kept in this browser, and what follows from it for the whole page. */

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Confirm = "always" | "final" | "never";
export type Motion = "normal" | "fast" | "off";
/** How quickly others' decisions are played out; off: one sees the end at once. */
export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
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

const PLACE = "feldspar.settings";
const USUAL: Kept = {
  language: "",
  theme: "system",
  motion: "normal",
  pace: "normal",
  confirm: "final",
  sound: false,
  calls: "",
  name: "",
};
const CHOICES: { [K in keyof Kept]?: readonly Kept[K][] } = {
  language: ["", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  motion: ["normal", "fast", "off"],
  pace: PACES,
  calls: ["", "yes", "no"],
  confirm: ["always", "final", "never"],
};

/** What was kept, with the usual value for whatever is missing or makes no sense. */
export function understood(written: string | null): Kept {
  const kept: Kept = { ...USUAL };
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(written ?? "{}")) as Record<string, unknown>;
  } catch {
    return kept;
  }
  if (found["confirm"] === false) found["confirm"] = "never"; // once it was a switch
  for (const name of Object.keys(USUAL) as (keyof Kept)[]) {
    const value = found[name];
    const choices = CHOICES[name] as readonly unknown[] | undefined;
    if (typeof value === typeof USUAL[name] && (!choices || choices.includes(value)))
      Object.assign(kept, { [name]: value });
  }
  return kept;
}

/** The first language of a list of preferences that we speak. */
export function spoken(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser may forbid it; then nothing is kept, and everything works
  }
}

class Settings {
  #kept = $state(understood(read()));
  #still = $state(false);
  #night = $state(false);
  #browser = $state(spoken(navigator.languages));

  constructor() {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = still.matches;
    still.addEventListener("change", () => (this.#still = still.matches));
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#night = night.matches;
    night.addEventListener("change", () => (this.#night = night.matches));
    addEventListener("languagechange", () => (this.#browser = spoken(navigator.languages)));
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.#kept = understood(event.newValue);
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
  get calls(): Kept["calls"] {
    return this.#kept.calls;
  }
  get name(): string {
    return this.#kept.name;
  }

  /** How long what should last `ms` lasts here: nothing at all where motion is unwanted. */
  lasting(ms: number): number {
    if (this.#still || this.motion === "off") return 0;
    return this.motion === "fast" ? ms / 2 : ms;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // see read()
    }
  }

  /** Shows the page as preferred; first.js does the same before anything is painted. */
  show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.theme;
    page.dataset.motion = this.lasting(1) ? this.motion : "off";
    page.lang = this.language;
  }
}

export const settings = new Settings();
