/** Cached loaders of a game's summary, glossary and examples. */
import { transport } from "../../transport";
import { Missing, type ExampleShown, type Glossary, type Summary } from "../../transport/api";

/** A title may lack it. */
type Maybe<T> = Promise<T | null>;

function cachedByGame<T>(ask: (game: string) => Promise<T>): (game: string) => Maybe<T> {
  const asked = new Map<string, Maybe<T>>();
  return (game) => {
    const known = asked.get(game);
    if (known) return known;
    const found = ask(game).catch((error: unknown) => {
      if (error instanceof Missing) return null;
      asked.delete(game);
      throw error;
    });
    asked.set(game, found);
    return found;
  };
}

export const loadSummary = cachedByGame<Summary>((game) => transport.summary(game));
export const loadGlossary = cachedByGame<Glossary>((game) => transport.glossary(game));
export const loadExamples = cachedByGame<ExampleShown[]>((game) => transport.examples(game));
