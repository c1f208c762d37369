import { afterEach, describe, expect, it, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import { move } from "./moves";
import { label } from "./moveText";
import { inReadersLetters, squareName } from "./squareNames";

vi.stubGlobal("document", { documentElement: {} });

const filledIn = (_id: string, facts?: object): string => Object.values(facts ?? {}).join(" ");

afterEach(() => i18n.setLanguage("en"));

describe("squares", () => {
  it("are named as in moves in English", () => {
    expect(["b5", "y0", "g14", "G4"].map(squareName)).toEqual(["b5", "y0", "g14", "G4"]);
  });

  it("have the letters of the marks in German and Icelandic", async () => {
    await i18n.setLanguage("de");
    expect(["b5", "y0", "g14", "Y1", "G4"].map(squareName)).toEqual(["b5", "g0", "ü14", "G1", "Ü4"]);
    await i18n.setLanguage("is");
    expect(["r5", "y0", "g14", "Y1", "G4"].map(squareName)).toEqual(["r5", "g0", "æ14", "G1", "Æ4"]);
  });

  it("have them in sentences of the server, too, where nothing else changes", async () => {
    await i18n.setLanguage("de");
    expect(inReadersLetters("PA-19: Eine Figur auf y0 ist eine Mauer für g12.")).toBe("PA-19: Eine Figur auf g0 ist eine Mauer für ü12.");
  });

  it("have them in labels of moves", async () => {
    await i18n.setLanguage("de");
    expect(label(move({ kind: "swap", square: "y3", other: "g7" }), filledIn)).toBe("g3 ü7");
    expect(label(move({ kind: "back", square: "g7" }), filledIn)).toBe("ü7");
  });
});
