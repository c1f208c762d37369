import { describe, expect, it } from "vitest";
import { ownTickets, waitsToChoose, type TicketPosition } from "./printed";

const setUp = { part: "set-up", step: "keeping", seat: 1, picked: [4], tickets: [4, 5, 6] } as unknown as TicketPosition;

describe("one's own tickets", () => {
  it("are those picked while one chooses at the set-up", () => {
    expect(ownTickets({ ...setUp, turn: 1 })).toEqual([4]);
  });

  it("are still those while the others choose after one", () => {
    expect(ownTickets({ ...setUp, turn: 2 })).toEqual([4]);
    expect(waitsToChoose({ ...setUp, turn: 2 })).toBe(false);
  });

  it("are in sight, to be chosen from, while the others choose before one", () => {
    expect(ownTickets({ ...setUp, picked: [], turn: 0 })).toEqual([4, 5, 6]);
    expect(waitsToChoose({ ...setUp, picked: [], turn: 0 })).toBe(true);
  });

  it("are all there are later in the game", () => {
    expect(ownTickets({ ...setUp, part: "first half", turn: 1 })).toEqual([4, 5, 6]);
  });
});
