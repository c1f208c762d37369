import { describe, expect, it } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import type { TicketPosition } from "./printed";
import { ticket } from "./printed";
import { payable, runningScore } from "./runningScore";
import { runningInWords } from "./text";

/** Tickets by their cities: 46 of them are printed. */
function found(from: string, to: string): number {
  return Array.from({ length: 46 }, (_, at) => at + 1).find((id) => ticket(id).from === from && ticket(id).to === to)!;
}

const blueRed = found("New York", "Miami");
const blue = found("New York", "Chicago");

function position(facts: Partial<TicketPosition>): TicketPosition {
  const players = [{ completed: [] }, { completed: [] }];
  return { seat: 0, turn: 0, part: "first half", step: "first", station: null, tickets: [blueRed, blue], picked: [], players, ...facts } as unknown as TicketPosition;
}

describe("tickets that are paid for together", () => {
  it("share no card: the one worth more is paid for", () => {
    expect([ticket(blueRed).points, ticket(blue).points]).toEqual([10, 5]);
    expect(payable([blue, blueRed], { blue: 1, red: 1 })).toEqual([blueRed]);
    expect(payable([blue, blueRed], { blue: 2, red: 1 })).toEqual([blue, blueRed]);
  });
  it("take locomotives for what is missing, each once", () => {
    expect(payable([blue, blueRed], { blue: 1, locomotive: 1 })).toEqual([blueRed]);
    expect(payable([blue, blueRed], { locomotive: 3 })).toEqual([blue, blueRed]);
    expect(payable([blue, blueRed], { orange: 4 })).toEqual([]);
  });
});

describe("the running score", () => {
  it("is a range while nobody may look into a station", () => {
    expect(runningScore(position({}))).toEqual({ paid: null, least: -15, most: 15, early: false });
  });
  it("is what would be paid for now, less what would be missed, where stations are open", () => {
    const now = runningScore(position({ station: ["blue", "red", "red"] }));
    expect(now).toEqual({ paid: [blueRed], least: 5, most: 5, early: false });
  });
  it("costs nothing at the half-time of four players, and keeps what was completed there", () => {
    const players = [{ completed: [blueRed] }, { completed: [] }, { completed: [] }, { completed: [] }] as unknown as TicketPosition["players"];
    expect(runningScore(position({ players, tickets: [blue] }))).toMatchObject({ least: 10, most: 15, early: true });
    expect(runningScore(position({ players, tickets: [blue], part: "second half" }))).toMatchObject({ least: 5, most: 15, early: false });
  });
  it("says of half-time that the rest is kept", async () => {
    await i18n.load("ticket-to-ride-card-game");
    expect(runningInWords({ paid: null, least: 0, most: 32, early: true }, 4)).toContain("At half-time");
    expect(runningInWords({ paid: null, least: -32, most: 32, early: false }, 4)).not.toContain("half-time");
  });
  it("is nobody else's, and none at the count or without tickets", () => {
    expect(runningScore(position({ seat: null }))).toBeNull();
    expect(runningScore(position({ step: "completing" }))).toBeNull();
    expect(runningScore(position({ tickets: [] }))).toBeNull();
  });
});
