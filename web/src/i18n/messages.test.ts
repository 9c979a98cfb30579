import { describe, expect, it, vi } from "vitest";

const BOOKS: Record<string, string> = {
  en: `game-title = Toy
piece = the { $colour } piece
colour-red = red
log-move = { $you ->
    [yes] You take { $what }.
   *[no] { $who } takes { $what }.
}`,
  fr: `game-title = Jouet
piece = la pièce { $colour }
colour-red = rouge
log-move = { $you ->
    [yes] Vous prenez { $what }.
   *[no] { $who } prend { $what }.
}`,
};
vi.mock("../transport", () => ({
  LOCAL_ONLY: false,
  transport: { words: (_: string, language: string) => Promise.resolve(BOOKS[language]) },
}));
const { createBundle, say, words } = await import("./messages.svelte");

const FILES = import.meta.glob<string>("/src/**/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("words", () => {
  it("say what the app and the game on the table have to say", async () => {
    await words.setLanguage("en");
    await words.setGame("toy");
    expect(say("play")).toBe("Play");
    expect(say("game-title")).toBe("Toy");
    expect(say("fact-seats", { fewest: 1, most: 5 })).toBe("1 to 5 players");
  });

  it("say the Texts inside a Text first", () => {
    const what = { key: "piece", args: { colour: { key: "colour-red", args: {} } } };
    expect(say({ key: "log-move", args: { what } }, { you: "yes", who: "Ann" })).toBe(
      "You take the red piece.",
    );
  });

  it("change language all at once", async () => {
    await words.setLanguage("fr");
    expect(words.language).toBe("fr");
    expect(say("play")).toBe("Jouer");
    expect(say("game-title", {}, "toy")).toBe("Jouet");
    expect(say("share-label", {}, "unknown")).toBe("Envoyez ce lien à vos amis");
  });

  it("of a folder that few pages need are learnt when they are wanted", async () => {
    expect(say("review-before")).toBe("review-before");
    await words.loadBundle("review");
    expect([say("review-before"), say("review-before", {}, "toy")]).toEqual(["Avant", "Avant"]);
    await words.setLanguage("en");
    expect(say("review-before")).toBe("Before");
  });

  it("name what they cannot say", () => {
    expect(say("no-such-thing")).toBe("no-such-thing");
    expect(words.hasMessage("no-such-thing")).toBe(false);
  });
});

describe("the files", () => {
  const folders = [...new Set(Object.keys(FILES).map((path) => path.replace(/\w+\.ftl$/, "")))];
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();

  it.each(folders)("%s says the same things in both languages", (folder) => {
    const [english, french] = [FILES[`${folder}en.ftl`]!, FILES[`${folder}fr.ftl`]!];
    expect(keys(french)).toEqual(keys(english));
    expect(keys(english).length).toBe(new Set(keys(english)).size);
    expect(variables(french)).toEqual(variables(english));
  });

  it.each(Object.keys(FILES))("%s can be read to the end", (path) => {
    const text = FILES[path]!;
    const book = createBundle("en", [text]);
    expect(keys(text).filter((key) => !book.hasMessage(key!))).toEqual([]);
  });

  it("keep their distance from French signs", () => {
    const wrong = Object.entries(FILES)
      .filter(([path]) => path.endsWith("/fr.ftl"))
      .flatMap(([, text]) =>
        text.split("\n").filter((line) => /^[^#]* [;:!?»]|« |\w[;!?]/.test(line)),
      );
    expect(wrong).toEqual([]);
  });
});
