import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, LANGUAGES, translator, type Language } from "../../lib/i18n.svelte";
import { COLOURS, move } from "./moves";
import { label } from "./moveText";
import { inWords, placeName, type PlaceForm } from "./placeNames";

const say = translator("partners");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("partners");
});
afterEach(() => i18n.setLanguage("en"));

describe("places", () => {
  it.each([
    ["en", ["yellow 3", "green start square", "green ring 1"], ["yellow 3", "the green start square", "green ring 1"]],
    ["de", ["Gelb 3", "Startfeld Grün", "Ring Grün 1"], ["Gelb 3", "Startfeld Grün", "Ring Grün 1"]],
    ["is", ["guli 3", "græni byrjunarreitur", "græni hringur 1"], ["gula 3", "græna byrjunarreit", "græna hring 1"]],
  ] as [Language, string[], string[]][])("have one name each in %s", async (language, names, within) => {
    await i18n.setLanguage(language);
    expect(["y3", "g0", "G1"].map((square) => placeName(say, square))).toEqual(names);
    expect(["y3", "g0", "G1"].map((square) => placeName(say, square, "within"))).toEqual(within);
  });

  it.each(LANGUAGES)("never sound alike in %s, whatever case they are written in", async (language) => {
    await i18n.setLanguage(language);
    const squares = COLOURS.flatMap(({ start, path, rings }) => [start, ...path.slice(0, 14), ...rings]);
    for (const form of ["name", "within"] as PlaceForm[])
      expect(new Set(squares.map((square) => placeName(say, square, form).toLowerCase())).size).toBe(squares.length);
  });

  it("are called so in sentences of the server, but for moves that it quotes", async () => {
    expect(inWords(say, "PA-19: A pawn on y0 is a wall: G1 is beyond it.")).toBe("PA-19: A pawn on the yellow start square is a wall: green ring 1 is beyond it.");
    expect(inWords(say, "PA-14: Say how far the pawn on b5 goes: “1 b5” or “14 b5”.")).toBe("PA-14: Say how far the pawn on blue 5 goes: “1 b5” or “14 b5”.");
    await i18n.setLanguage("de");
    expect(inWords(say, "PA-19: Eine Figur auf y0 ist eine Mauer; schreibe „-4 g12“.")).toBe("PA-19: Eine Figur auf Startfeld Gelb ist eine Mauer; schreibe „-4 g12“.");
  });

  it("are called so on buttons", async () => {
    expect(label(move({ kind: "swap", square: "y3", other: "g7" }), say)).toBe("Swap yellow 3 and green 7");
    await i18n.setLanguage("is");
    expect(label(move({ kind: "back", square: "g7" }), say)).toBe("græni 7: fjóra aftur á bak");
    expect(label(move({ kind: "swap", square: "y3", other: "g7" }), say)).toBe("Skipta á gula 3 og græna 7");
  });
});
