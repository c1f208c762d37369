import { describe, expect, it } from "vitest";
import { ownTickets, type TicketPosition } from "./printed";

const setUp = { part: "set-up", step: "keeping", seat: 1, picked: [4], tickets: [4, 5, 6] } as unknown as TicketPosition;

describe("one's own tickets", () => {
  it("are those picked while one chooses at the set-up", () => {
    expect(ownTickets({ ...setUp, turn: 1 })).toEqual([4]);
  });

  it("are in sight while the others choose", () => {
    expect(ownTickets({ ...setUp, turn: 0 })).toEqual([4, 5, 6]);
  });

  it("are all there are later in the game", () => {
    expect(ownTickets({ ...setUp, part: "first half", turn: 1 })).toEqual([4, 5, 6]);
  });
});
