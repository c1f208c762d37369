import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, translator, i18n, type Say } from "../lib/i18n.svelte";
import type { PartnersMove, ThurnMove, TicketMove } from "../generated/protocol";
import type { Unwritten } from "../lib/moves";
import { move as partnersMove } from "./partners/moves";
import { label as partnersLabel } from "./partners/moveText";
import { labelOf as thurnLabel, move as thurnMove } from "./thurn-and-taxis/moves";
import type { ThurnPosition } from "./thurn-and-taxis/position";
import { move as ticketMove } from "./ticket-to-ride-card-game/moves";
import { label as ticketLabel } from "./ticket-to-ride-card-game/moveText";

const ticket = (move: Unwritten<TicketMove>, say: Say): string => ticketLabel(ticketMove(move), say);
const partners = (move: Unwritten<PartnersMove>, say: Say): string => partnersLabel(partnersMove(move), say);

const TICKET: Unwritten<TicketMove>[] = [
  { kind: "keep", ticket: 7 },
  { kind: "complete", ticket: 7 },
  { kind: "done" },
  { kind: "take", card: "blue" },
  { kind: "take", card: "stock" },
  { kind: "lay", colour: "blue", cars: 3, locomotives: 0 },
  { kind: "lay", colour: "blue", cars: 3, locomotives: 1 },
  { kind: "lay-three", colours: ["blue", "red", "white"] },
  { kind: "tickets" },
  { kind: "pass" },
];
const THURN: Unwritten<ThurnMove>[] = [
  { kind: "administrator" },
  { kind: "take", card: "Ulm" },
  { kind: "take", card: "stock" },
  { kind: "postmaster", card: "Ulm" },
  { kind: "postmaster", card: "stock" },
  { kind: "lay", city: "Ulm" },
  { kind: "lay", city: "Ulm", side: "left" },
  { kind: "lay", city: "Ulm", side: "right" },
  { kind: "restart", city: "Ulm" },
  { kind: "carrier", city: "Ulm", side: "left" },
  { kind: "carrier", city: "Ulm", side: "right" },
  { kind: "close" },
  { kind: "end" },
  { kind: "each" },
  { kind: "province", province: "Baden" },
  { kind: "house", city: "Ulm" },
  { kind: "done" },
  { kind: "cartwright" },
  { kind: "decline" },
  { kind: "discard", city: "Ulm" },
];
const PARTNERS: Unwritten<PartnersMove>[] = [
  { kind: "give", card: "8" },
  { kind: "leave", card: "heart" },
  { kind: "forward", steps: 8, square: "b3" },
  { kind: "forward", steps: 14, square: "b3" },
  { kind: "back", square: "b3" },
  { kind: "split", square: "b3", steps: 4 },
  { kind: "swap", square: "b3", other: "r5" },
  { kind: "swap-same" },
  { kind: "fold" },
];

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe.each([
  ["thurn-and-taxis", THURN.map((move) => () => thurnLabel(thurnMove(move)))],
  ["ticket-to-ride-card-game", TICKET.map((move) => (say: Say) => ticket(move, say))],
  ["partners", PARTNERS.map((move) => (say: Say) => partners(move, say))],
])("a move of %s in a few words", (game, labels) => {
  it.each(LANGUAGES)("%s", async (language) => {
    await i18n.load(game);
    await i18n.setLanguage(language);
    const said = labels.map((label) => label(translator(game)));
    expect(said.filter((text) => text.startsWith("label-") || text.includes("{") || !text)).toEqual([]);
    expect(new Set(said).size).toBe(labels.length);
  });
});

describe("a card that is laid beside another one", () => {
  const position = { seat: null, players: [{ route: ["Basel"] }, { route: ["Kempten", "Zürich"] }] } as unknown as ThurnPosition;
  it.each([
    ["en", "Freiburg after Zürich", "Postal carrier: Ulm before Kempten"],
    ["de", "Freiburg hinter Zürich", "Postillion: Ulm vor Kempten"],
    ["is", "Freiburg á eftir Zürich", "Flutningamaður: Ulm á undan Kempten"],
  ] as const)("is told by that one, whoever looks on: %s", async (language, laid, carried) => {
    await i18n.load("thurn-and-taxis");
    await i18n.setLanguage(language);
    expect(thurnLabel(thurnMove({ kind: "lay", city: "Freiburg", side: "right" }), position, 1)).toBe(laid);
    expect(thurnLabel(thurnMove({ kind: "carrier", city: "Ulm", side: "left" }), position, 1)).toBe(carried);
  });
});

it("names what it is about", async () => {
  await i18n.load("ticket-to-ride-card-game", "partners");
  await i18n.setLanguage("en");
  expect(ticket({ kind: "lay", colour: "blue", cars: 3, locomotives: 0 }, translator("ticket-to-ride-card-game"))).toBe("Lay 3 blue");
  expect(partners({ kind: "give", card: "8" }, translator("partners"))).toBe("Pass: 8");
});
