/**
 * Fluent messages of the app and its games, in the reader's language.
 *
 * Everything the page says, in the reader's language. A game's words lie over those of the app;
 * changing the language loads the new words first and then changes all that is said at once.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../scene/model";
import { LANGUAGES, type Language } from "../state/settings.svelte";
import { transport } from "../transport";
import { applyElision } from "./frenchElision";

export type MessageArgs = Record<string, number | string | Text>;

/** Any folder of the app may have words of its own. */
const FILES = import.meta.glob<string>("/src/**/words/*.ftl", { query: "?raw", import: "default" });

/** Folders with many words of which most pages need none: whoever needs them learns them. */
const LAZY_FOLDERS = [
  "companion",
  "daily",
  "explore",
  "history",
  "learn",
  "puzzle",
  "review",
  "rules",
] as const;
export type LazyFolder = (typeof LAZY_FOLDERS)[number];
const loadedFolders = new Set<string>();

const APP_BUNDLE = "";

class Messages {
  #language: Language = $state("en");
  /** What is spoken once its words are here. */
  #next: Language = "en";
  #bundles: Map<string, FluentBundle> = $state.raw(new Map());
  /** The game on the table, whose words speak when no other is named. */
  #game = $state(APP_BUNDLE);

  get language(): Language {
    return this.#language;
  }

  /** Speaks a language from now on. */
  async setLanguage(language: Language): Promise<void> {
    this.#next = language;
    const books = [...new Set([APP_BUNDLE, ...this.#bundles.keys()])];
    const found = await Promise.all(books.map((game) => loadMessages(game, language)));
    if (language !== this.#next) return; // another was wanted meanwhile
    const learnt = new Map(this.#bundles);
    books.forEach((game, number) => learnt.set(game, found[number]!));
    this.#bundles = learnt;
    this.#language = language;
  }

  /** Learns the words of a folder that not every page needs. */
  async loadBundle(folder: LazyFolder): Promise<void> {
    if (loadedFolders.has(folder)) return;
    loadedFolders.add(folder);
    await this.setLanguage(this.#next);
  }

  /** Learns the words of a game. */
  async loadGame(game: string): Promise<void> {
    if (this.#bundles.has(game)) return;
    const [language, folders] = [this.#next, loadedFolders.size];
    const learnt = await loadMessages(game, language);
    // another language, or more words, may have been wanted meanwhile
    if (language !== this.#next || folders !== loadedFolders.size) return this.loadGame(game);
    this.#bundles = new Map(this.#bundles).set(game, learnt);
  }

  /** Learns the words of a game and speaks them where no game is named. */
  async setGame(game: string): Promise<void> {
    await this.loadGame(game);
    this.#game = game;
  }

  hasMessage(key: string, game = this.#game): boolean {
    return this.#bundles.get(game)?.hasMessage(key) ?? false;
  }

  /** Says what a game may or may not have words for. */
  sayIfKnown(key: string, game: string, otherwise = ""): string {
    return this.hasMessage(key, game) ? this.say(key, {}, game) : otherwise;
  }

  /** Says a Text, or a message by its key; the Texts among its arguments are said first. */
  say(text: Text | string, args: MessageArgs = {}, game = this.#game): string {
    const key = typeof text === "string" ? text : text.key;
    const given = typeof text === "string" ? args : { ...text.args, ...args };
    const words = this.#bundles.get(game) ?? this.#bundles.get(APP_BUNDLE);
    const pattern = words?.getMessage(key)?.value;
    if (!words || !pattern) return key;
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given))
      ready[name] = typeof value === "object" ? this.say(value, {}, game) : value;
    return applyElision(words.formatPattern(pattern, ready, []));
  }
}

async function loadMessages(game: string, language: Language): Promise<FluentBundle> {
  const unknown = LAZY_FOLDERS.filter((folder) => !loadedFolders.has(folder));
  const ours = Object.entries(FILES).filter(
    ([path]) =>
      path.endsWith(`/${language}.ftl`) &&
      !unknown.some((folder) => path.startsWith(`/src/${folder}/`)),
  );
  const files = await Promise.all([
    ...ours.map(([, load]) => load()),
    ...(game ? [transport.words(game, language)] : []),
  ]);
  return createBundle(language, files);
}

/** Some files as one book; later ones may say the same things anew. */
export function createBundle(language: Language, files: string[]): FluentBundle {
  // What is put in is marked where words are joined to it: only French does that.
  const made = new FluentBundle(language, { useIsolating: language === "fr" });
  for (const file of files) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}

export const words = new Messages();
export const say = words.say.bind(words);

/** What each language calls itself. */
export const OWN_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: "English",
  fr: "Français",
};
