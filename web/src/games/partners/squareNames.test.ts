import { afterEach, describe, expect, it, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import { squareName } from "./squareNames";

vi.stubGlobal("document", { documentElement: {} });

afterEach(() => i18n.setLanguage("en"));

describe("squares on the board", () => {
  it("are named as in moves in English", () => {
    expect(["b5", "y0", "g14", "G4"].map(squareName)).toEqual(["b5", "y0", "g14", "G4"]);
  });

  it("have the letters of the marks in German and Icelandic", async () => {
    await i18n.setLanguage("de");
    expect(["b5", "y0", "g14", "Y1", "G4"].map(squareName)).toEqual(["b5", "g0", "ü14", "G1", "Ü4"]);
    await i18n.setLanguage("is");
    expect(["r5", "y0", "g14", "Y1", "G4"].map(squareName)).toEqual(["r5", "g0", "æ14", "G1", "Æ4"]);
  });
});
