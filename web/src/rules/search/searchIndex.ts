/** Search index of a game's glossary, rules and summary. */
import type { Text } from "../../scene/model";
import { href, ruleHref } from "../../state/router.svelte";
import type {
  Glossary,
  GlossaryEntry,
  GlossaryKind,
  Piece,
  Said,
  Summary,
} from "../../transport/api";
import { localizedText } from "../../i18n/localizedText";
import { words } from "../../i18n/messages.svelte";
import { matchesAll, foldText } from "./textMatch";
import { blockText, type Rulebook } from "../parser/parseRulebook";

/** Something that can be found, and where it stands. */
export interface SearchEntry {
  title: string;
  text: string;
  href: string;
  piece: Piece | null;
}

/** What was found of each part, the best first. */
export interface SearchHits {
  glossary: SearchEntry[];
  rules: SearchEntry[];
  summary: SearchEntry[];
}

/** What a message, or a text in every language, says. */
export function textOf(text: Text | Said, game: string): string {
  return "key" in text ? words.say(text, {}, game) : localizedText(text);
}

/** Where a thing stands in the glossary. */
export function glossaryAnchor(kind: GlossaryKind, thing: GlossaryEntry): string {
  return `${kind.id}.${thing.id}`;
}

export function glossaryEntries(glossary: Glossary, game: string): SearchEntry[] {
  return glossary.kinds.flatMap((kind) =>
    kind.entries.map((thing) => ({
      title: textOf(thing.name, game),
      text: [textOf(thing.does, game), thing.good ? localizedText(thing.good) : ""]
        .filter(Boolean)
        .join(" "),
      href: href(`/rules/${game}/glossary#${glossaryAnchor(kind, thing)}`),
      piece: thing.piece,
    })),
  );
}

export function ruleEntries(book: Rulebook, game: string): SearchEntry[] {
  return book.sections.flatMap(({ id, title, blocks }) =>
    blocks.map((block) => ({
      title: block.type === "rule" ? `${block.rule.id} · ${title}` : title,
      text: blockText(block),
      href: ruleHref(game, block.type === "rule" ? block.rule.id : id),
      piece: null,
    })),
  );
}

export function summaryEntries(summary: Summary, game: string): SearchEntry[] {
  return summary.pages.flatMap(({ sections }, page) =>
    sections.flatMap(({ title, items }, place) =>
      items
        .filter(({ say }) => say.en)
        .map((item) => ({
          title: [title, item.title]
            .flatMap((said) => (said ? [localizedText(said)] : []))
            .join(" · "),
          text: localizedText(item.say).replaceAll("**", ""),
          href: href(`/rules/${game}/summary#part-${page + 1}-${place + 1}`),
          piece: null,
        })),
    ),
  );
}

/** The places that have all words; those that have one in their title come first. */
export function searchEntries(places: SearchEntry[], wanted: readonly string[]): SearchEntry[] {
  const all = places.filter(({ title, text }) => matchesAll(wanted, `${title} ${text}`));
  const named = (place: SearchEntry) => wanted.some((word) => foldText(place.title).includes(word));
  return [...all.filter(named), ...all.filter((place) => !named(place))];
}
