import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, type Language } from "../../lib/i18n.svelte";
import { carriageInWords, describeCity, describeHand, describeOpenCard, fitsNowhere, tilesInWords } from "./description";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("app", "thurn-and-taxis");
});
afterEach(() => i18n.setLanguage("en"));

const player = (houses: string[], route: string[], carriage: number | null = null): object => ({ houses, route, carriage, next_carriage: (carriage ?? 2) + 1 });
const table = {
  seat: 0,
  names: ["Anna", "Lóa", "Spói"],
  settled: {
    edition: "german",
    players: [player(["Ulm"], ["Kempten", "Augsburg"], 3), player([], []), player(["Ulm", "Linz"], ["Linz"])],
    display: ["Ingolstadt", "Ulm", "Ulm", "Lodz"],
    hand: ["Ulm", "Zürich", "Zürich"],
    fits_left: ["Ulm", "Zürich"],
    fits_right: ["Ingolstadt", "Ulm"],
    stacks: { "length-5": [2, 1], "wuerttemberg-hohenzollern": [3], baden: [], end: [1], "length-7": [4, 3, 2, 1] },
  },
} as never as Parameters<typeof describeCity>[0];

describe("a city", () => {
  it("says province, houses by whose, cards, whether it fits, and its roads", () => {
    expect(describeCity(table, "Ulm")).toEqual({
      name: "Ulm, Württemberg",
      description:
        "houses: yours, yellow (Spói); 2 of its cards are in the display; you hold its card; fits before Kempten and after Augsburg; " +
        "roads to Augsburg, Ingolstadt, Kempten, Sigmaringen and Stuttgart",
    });
    expect(describeCity(table, "Lodz").description).toBe("no houses; its card is in the display; does not fit your route; one road, to Pilsen");
    expect(describeCity(table, "Kempten").description).toMatch(/^no houses; in your route; roads to /);
  });

  it.each([
    ["de", "Häuser: deins, Gelb (Spói); 2 ihrer Karten liegen in der Auslage; ihre Karte hast du auf der Hand; passt vor Kempten und hinter Augsburg; Straßen nach Augsburg, Ingolstadt, Kempten, Sigmaringen und Stuttgart"],
    ["is", "pósthús: þitt, gulur (Spói); 2 spil borgarinnar liggja á borðinu; þú ert með spil borgarinnar á hendi; passar á undan Kempten og á eftir Augsburg; vegir liggja til: Augsburg, Ingolstadt, Kempten, Sigmaringen og Stuttgart"],
  ] as [Language, string][])("in %s", async (language, description) => {
    await i18n.setLanguage(language);
    expect(describeCity(table, "Ulm").description).toBe(description);
  });

  it("says nothing of a route to a spectator, and of one's first card that it could begin one", () => {
    expect(describeCity({ ...table, seat: null }, "Lodz").description).not.toMatch(/route/);
    expect(describeCity({ ...table, seat: 1 }, "Lodz").description).toContain("could begin your route");
  });
});

describe("cards", () => {
  it("fit nowhere only if no end of the route takes them", () => {
    expect(["Ulm", "Zürich", "Ingolstadt", "Lodz"].filter((city) => fitsNowhere(table, city))).toEqual(["Lodz"]);
    expect(fitsNowhere({ ...table, seat: 1 }, "Lodz")).toBe(false);
    expect(fitsNowhere({ ...table, seat: null }, "Lodz")).toBe(false);
  });

  it("of the display say where they fit", () => {
    expect(describeOpenCard(table, "Ingolstadt").description).toMatch(/^fits after Augsburg; roads to Augsburg, München,/);
    expect(describeOpenCard(table, "Lodz").description).toBe("does not fit your route; one road, to Pilsen");
  });

  it("of the hand are counted", () => {
    expect(describeHand(table).map(({ name }) => name)).toEqual(["Ulm, Württemberg", "2 × Zürich, Schweiz"]);
    expect(describeHand(table)[1]!.description).toMatch(/^fits before Kempten; roads to /);
  });
});

describe("bonus tiles and carriages", () => {
  it.each([
    ["en", ["Route of 5: 2 points, then 1", "All of Württemberg and Hohenzollern: 3 points, the last one", "All of Baden: none is left", "End of the game: 1 point", "Carriage 4: 3 points; your next one", "Carriage 3: 2 points; taken last: you"]],
    ["de", ["Strecke aus 5 Karten: 2 Punkte, dann 1", "Ganz Württemberg und Hohenzollern: 3 Punkte, letztes", "Ganz Baden: keines mehr da", "Spielende: 1 Punkt", "4er-Kutsche: 3 Punkte; deine nächste", "3er-Kutsche: 2 Punkte; zuletzt bekommen: du"]],
    ["is", ["5 borga leið: 2 stig, svo 1", "Allt Württemberg og Hohenzollern: 3 stig, síðasti", "Allt Baden: enginn er eftir", "Leikslok: 1 stig", "Póstvagn 4: 3 stig; sá næsti þinn", "Póstvagn 3: 2 stig; síðast tekinn: þú"]],
  ] as [Language, string[]][])("in words, in %s", async (language, words) => {
    await i18n.setLanguage(language);
    const stacks = ["length-5", "wuerttemberg-hohenzollern", "baden", "end"].map((stack) => tilesInWords(stack, table.settled));
    expect([...stacks, carriageInWords(4, table), carriageInWords(3, table)]).toEqual(words);
  });
});
