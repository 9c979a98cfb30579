import { beforeEach, describe, expect, it } from "vitest";
import { settings, preferredLanguage, parseSettings } from "./settings.svelte";

describe("what was kept", () => {
  it("is taken over where it makes sense", () => {
    const kept = parseSettings('{"theme":"dark","motion":"wild","confirm":"no","name":"Claire"}');
    expect(kept).toMatchObject({
      theme: "dark",
      motion: "normal",
      confirm: "final",
      name: "Claire",
    });
  });

  it("once had a switch for confirming", () => {
    expect(parseSettings('{"confirm":false}').confirm).toBe("never");
    expect(parseSettings('{"confirm":true}').confirm).toBe("final");
  });

  it.each([null, "", "{", "null", "[]", "7"])("may be nonsense: %s", (written) => {
    expect(parseSettings(written)).toMatchObject({ theme: "system", language: "", sound: false });
  });
});

describe("the language of the browser", () => {
  it.each([
    [["fr-CA", "en"], "fr"],
    [["de", "FR"], "fr"],
    [["de", "ja"], "en"],
    [[], "en"],
  ])("%j is spoken as %s", (preferred, language) => {
    expect(preferredLanguage(preferred)).toBe(language);
  });
});

describe("settings", () => {
  beforeEach(() => settings.set({ theme: "system", motion: "normal", language: "" }));

  it("are kept and shown", () => {
    settings.set({ theme: "dark", language: "fr", motion: "off" });
    settings.apply();
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "off" });
    expect(document.documentElement.lang).toBe("fr");
    expect(JSON.parse(localStorage.getItem("feldspar.settings")!)).toMatchObject({ theme: "dark" });
  });

  it("say how long a motion lasts", () => {
    expect(settings.motionMs(200)).toBe(200);
    settings.set({ motion: "fast" });
    expect(settings.motionMs(200)).toBe(100);
    settings.set({ motion: "off" });
    expect(settings.motionMs(200)).toBe(0);
  });
});
