import { describe, expect, it } from "vitest";
import { parseRulebookPath, GAMES_WITH_RULES, loadRulebook } from "../rulebooks";
import { parseInline, parseRulebook, plainText, type Rulebook } from "./parseRulebook";

const BOOK = parseRulebook(`# A toy

Some *words* first.

> Each is proved.

## 1. Things

- ABC-1.1 There are **two** things (\`data.things\`).
- ABC-1.2 [DECISION] Take one; see ABC-1.1 and R2.
  Example: one is taken.
  - this one
## Rulings

- R1 **Why.** Because.
- plain point

| What | From |
|---|---|
| Things \`x\` | house |
`);

describe("a rulebook", () => {
  it("has a title, an introduction and sections", () => {
    expect(BOOK.title).toBe("A toy");
    expect(BOOK.intro).toEqual([{ type: "text", text: ["Some ", { em: ["words"] }, " first."] }]);
    expect(BOOK.sections.map(({ id, title }) => [id, title])).toEqual([
      ["section-1", "1. Things"],
      ["section-b", "Rulings"],
    ]);
  });

  it("keeps how it is made from those who want to play", () => {
    expect(BOOK.about).toEqual([["Each is proved."]]);
  });

  it("has rules with decisions, mentions and examples", () => {
    const [first, second] = BOOK.sections[0]!.blocks.map((b) =>
      b.type === "rule" ? b.rule : null,
    );
    expect(first).toMatchObject({ id: "ABC-1.1", decision: false, notes: [] });
    expect(second?.decision).toBe(true);
    expect(second?.text).toContainEqual({ rule: "ABC-1.1" });
    expect(second?.text).toContainEqual({ rule: "R2" });
    expect(second?.notes.map(({ example, point }) => [example, point])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("has points and tables", () => {
    expect(BOOK.sections[1]!.blocks.slice(1)).toEqual([
      { type: "points", points: [["plain point"]] },
      {
        type: "table",
        head: [["What"], ["From"]],
        rows: [[["Things ", { code: "x" }], ["house"]]],
      },
    ]);
  });

  it("reads signs that mean nothing as they stand", () => {
    expect(parseInline("3 * 2 * 1 <b> R")).toEqual(["3 * 2 * 1 <b> R"]);
    expect(plainText(parseInline("a **b *c*** `d` ABC-1.1"))).toContain("ABC-1.1");
  });
});

describe("the rulebooks there are", () => {
  it("are named after their game and language", () => {
    expect(parseRulebookPath("../games/toy/rules/en.md")).toEqual(["toy", "en"]);
    expect(parseRulebookPath("../games/toy/rules/fr.md")).toEqual(["toy", "fr"]);
  });

  it.each(GAMES_WITH_RULES)("%s has the same rules in both languages", async (game) => {
    const ids = (book: Rulebook | null) =>
      book!.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === "rule" ? [`${block.rule.id} ${block.rule.decision}`] : [],
        ),
      );
    const [english, french] = [await loadRulebook(game, "en"), await loadRulebook(game, "fr")];
    expect(ids(english).length).toBeGreaterThan(20);
    expect(ids(french)).toEqual(ids(english));
    expect(french!.title).not.toBe(english!.title);
  });
});

it.each(GAMES_WITH_RULES)(
  "no rulebook of %s greets players with words about tests",
  async (game) => {
    for (const language of ["en", "fr"] as const) {
      const book = (await loadRulebook(game, language))!;
      const greeting = JSON.stringify(book.intro);
      expect(greeting).not.toMatch(/\btests?\b|D[EÉ]CISION/);
      expect(JSON.stringify(book.about)).toMatch(/\btests?\b/);
    }
  },
);
