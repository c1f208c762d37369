import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Moved } from "../../generated/protocol";
import { i18n, translator, type Language } from "../../lib/i18n.svelte";
import { logLine, turnLine } from "./logLine";
import { labelOf, move } from "./moves";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});
afterEach(() => i18n.setLanguage("en"));

const context = { say: translator("thurn-and-taxis"), names: ["Anna", "Lóa"], seat: 0 };
const before = move({ kind: "lay", city: "Ulm", side: "left" });
const after = move({ kind: "carrier", city: "Ulm", side: "right" });
const laid = (made: unknown, mover: number, path?: string[]): Moved => ({ kind: "moved", mover, move: made, path }) as Moved;
const position = { seat: 0, players: [{ route: ["Kempten", "Augsburg"] }] } as never as Parameters<typeof labelOf>[1];

describe.each([
  ["en", "You laid Ulm before Kempten.", "Lóa also laid Ulm after Augsburg, with the postal carrier.", "Ulm before Kempten", "Postal carrier: Ulm after Augsburg"],
  ["de", "Du hast Ulm vor Kempten gelegt.", "Lóa hat mit dem Postillion noch Ulm hinter Augsburg gelegt.", "Ulm vor Kempten", "Postillion: Ulm hinter Augsburg"],
  ["is", "Þú lagðir spilið Ulm á undan Kempten.", "Lóa lagði líka spilið Ulm á eftir Augsburg með hjálp póstflutningamannsins.", "Ulm á undan Kempten", "Flutningamaður: Ulm á eftir Augsburg"],
] as [Language, string, string, string, string][])("in %s, a card lies before or after a city", (language, own, other, left, right) => {
  it("in the log and on buttons alike", async () => {
    await i18n.setLanguage(language);
    expect(logLine(laid(before, 0, ["Kempten", "Ulm"]), context)).toBe(own);
    expect(logLine(laid(after, 1, ["Augsburg", "Ulm"]), context)).toBe(other);
    expect([before, after].map((made) => labelOf(made, position))).toEqual([left, right]);
  });
});

it("lies at the front or the back where that city is not known", () => {
  expect(logLine(laid(before, 0), context)).toBe("You laid Ulm at the front of your route.");
  expect(labelOf(after)).toBe("Postal carrier: Ulm at the back");
});

describe("a turn in which the postal carrier helped", () => {
  const begun = move({ kind: "lay", city: "Linz" });
  const anew = move({ kind: "restart", city: "Linz" });

  it("is told with both cards", () => {
    expect(turnLine([laid(begun, 1), laid(after, 1)], context)).toBe("Lóa began a route with Linz and Ulm.");
    expect(turnLine([laid(anew, 1), laid(after, 1)], context)).toBe("Lóa gave up their route and began another with Linz and Ulm.");
    expect(turnLine([laid(before, 0), laid(after, 0)], context)).toBe("You laid Ulm and Ulm.");
  });

  it("needs no other words where one card was laid, or a closing tells more", () => {
    expect(turnLine([laid(before, 1)], context)).toBeNull();
    expect(turnLine([laid(before, 1), laid(after, 1), laid(move({ kind: "close" }), 1)], context)).toBeNull();
  });
});
