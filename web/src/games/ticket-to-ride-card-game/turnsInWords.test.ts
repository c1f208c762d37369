import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, translator } from "../../lib/i18n.svelte";
import type { TicketPosition } from "./printed";
import { turnsInWords } from "./turnsInWords";

const GAME = "ticket-to-ride-card-game";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load(GAME);
});

function told(turn: number, stock: number, turns_left: number | null, seat = 0, part = "second half", players = 3): string {
  const position = { seat, turn, stock, turns_left, part, step: "first", players: Array(players) } as unknown as TicketPosition;
  return turnsInWords(position, translator(GAME));
}

describe("the turns that the reader has left", () => {
  it("are those of the reader, also when the turns of all are counted", () => {
    expect(told(0, 7, null)).toBe("at least 3 turns left");
    // Two more play, the reader among them.
    expect(told(0, 0, 2)).toBe("your last turn");
    expect(told(2, 0, 2)).toBe("your last turn");
    expect(told(1, 0, 1)).toBe("");
  });

  it("end for four players at half-time first", () => {
    expect(told(0, 0, 4, 0, "first half", 4)).toBe("last turn before half-time");
    expect(told(0, 0, 4, 0, "second half", 4)).toBe("your last turn");
  });
});
