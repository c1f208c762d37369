import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, translator } from "../../lib/i18n.svelte";
import { announcement } from "./announcement";
import type { TicketPosition } from "./printed";

const context = { say: translator("ticket-to-ride-card-game"), names: ["Heron", "Kría", "Tern", "Wren"], seat: 2 };

function at(part: TicketPosition["part"], ...completed: number[][]): TicketPosition {
  return { part, players: completed.map((ids) => ({ completed: ids })) } as unknown as TicketPosition;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("ticket-to-ride-card-game");
});

describe("at half-time", () => {
  it("everybody is told what the others' tickets are worth", () => {
    const told = announcement(at("first half", [], [], [], []), at("second half", [1, 46], [], [3], []), context);
    expect(told).toBe("Half-time. Points for completed tickets: Heron 27, Kría 0, Tern 6, Wren 0.");
  });
  it("and nothing at any other moment", () => {
    expect(announcement(at("first half", [], []), at("first half", [], []), context)).toBeNull();
    expect(announcement(at("second half", [1], []), at("second half", [1], []), context)).toBeNull();
    expect(announcement(at("set-up", [], []), at("second half", [1], []), context)).toBeNull();
  });
});

describe("when the stock runs out", () => {
  const withTurns = (turns_left: number | null): TicketPosition => ({ ...at("first half", [], []), turns_left });

  it("everybody is told once that the last round begins", () => {
    expect(announcement(withTurns(null), withTurns(2), context)).toBe("The stock is empty: one last turn for everyone.");
    const four = (turns_left: number | null): TicketPosition => ({ ...at("first half", [], [], [], []), turns_left });
    expect(announcement(four(null), four(4), context)).toContain("before half-time");
    expect(announcement(withTurns(2), withTurns(1), context)).toBeNull();
    expect(announcement(withTurns(1), withTurns(null), context)).toBeNull();
  });
});
