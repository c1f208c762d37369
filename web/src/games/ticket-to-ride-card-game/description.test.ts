import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, type Language } from "../../lib/i18n.svelte";
import { describeHand, describeKind, describeTicket, describeTrack } from "./description";
import type { TicketPosition } from "./printed";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("app", "ticket-to-ride-card-game");
});
afterEach(() => i18n.setLanguage("en"));

const row = (colour: string, cards: number, locomotives = 0): object => ({ colour, cards, locomotives });
const position = (station: string[] | null): TicketPosition =>
  ({
    seat: 0, part: "first half", step: "first", turn: 0, picked: [], tickets: [20], hand: ["red", "red", "locomotive"], station,
    players: [{ track: [row("blue", 2, 1)], completed: [], station_size: 1 }, { track: [row("green", 3), row("red", 1, 2)], completed: [] }],
  }) as unknown as TicketPosition; // prettier-ignore
const table = { settled: position(null), seat: 0, names: ["Anna", "Lóa"] };

describe("a track", () => {
  it.each([
    ["en", "Lóa’s track", "3 green and 1 red + 2 locomotives; 6 cards in all", "your track"],
    ["de", "Gleis von Lóa", "3 grüne und 1 rote + 2 Lokomotiven; insgesamt 6 Karten", "dein Gleis"],
    ["is", "Teinn: Lóa", "3 græn og 1 rautt + 2 dráttarvagna; alls 6 spil", "teinninn þinn"],
  ] as [Language, string, string, string][])("is told whole in %s", async (language, name, description, own) => {
    await i18n.setLanguage(language);
    expect(describeTrack(table, 1)).toEqual({ name, description });
    expect(describeTrack(table, 0).name).toBe(own);
  });
});

// 20 needs green, blue and orange; 41 white, blue, purple and orange. A locomotive on the track stands for one of them.
describe("a ticket", () => {
  it("says what lies on the track, and what is not to be seen while the station is closed", () => {
    expect(describeTicket(20, position(null))).toEqual({
      name: "Dallas to New York, 11 points: green, blue, orange.",
      description: "on your track: green and blue; not on your track: orange",
    });
  });

  it.each([
    ["en", "in your station: purple; on your track: white and blue; still missing: orange"],
    ["de", "in deinem Bahnhof: Violett; auf deinem Gleis: Weiß und Blau; es fehlen noch: Orange"],
    ["is", "á pallinum þínum: fjólublátt; á teininum þínum: hvítt og blátt; enn vantar: appelsínugult"],
  ] as [Language, string][])("says in %s which colours are missing where the station is open", async (language, missing) => {
    await i18n.setLanguage(language);
    expect(describeTicket(41, position(["purple"])).description).toBe(missing);
  });
});

it("a kind of card says how many one has, where, and on how many tickets it is", () => {
  expect(describeKind(table, "blue").description).toBe("none in your hand; on your track: 2 blue + 1 locomotive; on 1 of your tickets");
  expect(describeKind(table, "red").description).toBe("2 in your hand");
  expect(describeKind({ ...table, seat: null }, "red").description).toBe("");
  expect(describeHand(table)).toBe("2 red + 1 locomotive");
});
