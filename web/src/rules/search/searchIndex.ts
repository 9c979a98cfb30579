/** What can be found of a game's rules: in its glossary, its rules, and its summary. */
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
import { spoken } from "../../i18n/localizedText";
import { words } from "../../i18n/messages.svelte";
import { finds, folded } from "./textMatch";
import { wordsOf, type Rulebook } from "../parseRulebook";

/** Something that can be found, and where it stands. */
export interface Place {
  title: string;
  text: string;
  href: string;
  piece: Piece | null;
}

/** What was found of each part, the best first. */
export interface Findings {
  glossary: Place[];
  rules: Place[];
  summary: Place[];
}

/** What a message, or a text in every language, says. */
export function told(text: Text | Said, game: string): string {
  return "key" in text ? words.say(text, {}, game) : spoken(text);
}

/** Where a thing stands in the glossary. */
export function placeOf(kind: GlossaryKind, thing: GlossaryEntry): string {
  return `${kind.id}.${thing.id}`;
}

export function thingsOf(glossary: Glossary, game: string): Place[] {
  return glossary.kinds.flatMap((kind) =>
    kind.entries.map((thing) => ({
      title: told(thing.name, game),
      text: [told(thing.does, game), thing.good ? spoken(thing.good) : ""]
        .filter(Boolean)
        .join(" "),
      href: href(`/rules/${game}/glossary#${placeOf(kind, thing)}`),
      piece: thing.piece,
    })),
  );
}

export function rulesOf(book: Rulebook, game: string): Place[] {
  return book.sections.flatMap(({ id, title, blocks }) =>
    blocks.map((block) => ({
      title: block.type === "rule" ? `${block.rule.id} · ${title}` : title,
      text: wordsOf(block),
      href: ruleHref(game, block.type === "rule" ? block.rule.id : id),
      piece: null,
    })),
  );
}

export function sectionsOf(summary: Summary, game: string): Place[] {
  return summary.pages.flatMap(({ sections }, page) =>
    sections.flatMap(({ title, items }, place) =>
      items
        .filter(({ say }) => say.en)
        .map((item) => ({
          title: [title, item.title].flatMap((said) => (said ? [spoken(said)] : [])).join(" · "),
          text: spoken(item.say).replaceAll("**", ""),
          href: href(`/rules/${game}/summary#part-${page + 1}-${place + 1}`),
          piece: null,
        })),
    ),
  );
}

/** The places that have all words; those that have one in their title come first. */
export function found(places: Place[], wanted: readonly string[]): Place[] {
  const all = places.filter(({ title, text }) => finds(wanted, `${title} ${text}`));
  const named = (place: Place) => wanted.some((word) => folded(place.title).includes(word));
  return [...all.filter(named), ...all.filter((place) => !named(place))];
}
