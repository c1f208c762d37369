import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Moved } from "../../generated/protocol";
import { i18n, translator, type Language } from "../../lib/i18n.svelte";
import { closingLine } from "./closingLine";
import { move } from "./moves";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});
afterEach(() => i18n.setLanguage("en"));

const made = (what: unknown, ...then: unknown[]): Moved => ({ kind: "moved", mover: 1, move: what, then }) as Moved;
const tile = (stack: string, value: string): object => ({ what: "tile", things: [stack, value] });
const TURN = [
  made(move({ kind: "close" })),
  made(move({ kind: "each" })),
  made(move({ kind: "house", city: "Kempten" })),
  made(move({ kind: "house", city: "Zürich" }), tile("length-5", "2"), tile("schweiz-tyrol", "3")),
  made(move({ kind: "cartwright" }), tile("end", "1"), { what: "carriage", things: ["7"] }, { what: "closed", things: ["Linz", "Lodz", "Ulm", "Basel", "Zürich"] }),
];

describe.each([
  ["en", "Lóa closed Linz–…–Zürich (5): **2 houses**, tiles **2 + 3 + 1**, carriage **7**.", "carriage"],
  ["de", "Lóa hat Linz–…–Zürich (5) abgeschlossen: **2 Häuser**, Plättchen **2 + 3 + 1**, **7er-Kutsche**.", "Plättchen"],
  ["is", "Lóa lokaði leiðinni Linz–…–Zürich (5): **2 pósthús**, skildir **2 + 3 + 1**, póstvagn **7**.", "póstvagn"],
] as [Language, string, string][])("in %s, a closing", (language, whole, word) => {
  it("is told with all that it brought, and no number is left alone at the end of a line", async () => {
    await i18n.setLanguage(language);
    const line = closingLine(TURN.at(-1)!, { say: translator("thurn-and-taxis"), names: ["Anna", "Lóa"], seat: 0, turn: TURN })!;
    expect(line.replaceAll("\u00A0", " ")).toBe(whole);
    const pieces = line.split(" ").map((piece) => piece.replaceAll("**", ""));
    expect(pieces.some((piece) => /^[\d+]+[.,]?$/.test(piece))).toBe(false);
    expect(pieces.some((piece) => piece.startsWith(word))).toBe(true);
  });
});
