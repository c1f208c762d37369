import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, translator, i18n } from "../lib/i18n.svelte";
import { label as partners } from "./partners/moveText";
import { label as ticket } from "./ticket-to-ride-card-game/moveText";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe.each([
  [
    "ticket-to-ride-card-game",
    ticket,
    ["keep 7", "complete 7", "done", "take blue", "take stock", "lay blue 3", "lay blue 3+1", "lay blue red white", "tickets", "pass"],
  ],
  ["partners", partners, ["give 8", "heart start", "8 b3", "14 b3", "-4 b3", "7 b3 4", "swap b3 r5", "swap same", "fold"]],
])("a move of %s in a few words", (game, label, moves) => {
  it.each(LANGUAGES)("%s", async (language) => {
    await i18n.load(game);
    await i18n.setLanguage(language);
    const said = moves.map((move) => label(move, translator(game)));
    expect(said.filter((text) => text.startsWith("label-") || text.includes("{") || !text)).toEqual([]);
    expect(new Set(said).size).toBe(moves.length);
  });
});

it("names what it is about", async () => {
  await i18n.load("ticket-to-ride-card-game", "partners");
  await i18n.setLanguage("en");
  expect(ticket("lay blue 3", translator("ticket-to-ride-card-game"))).toBe("Lay blue: 3");
  expect(partners("give 8", translator("partners"))).toBe("Give: 8");
});
