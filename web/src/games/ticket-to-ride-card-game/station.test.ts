import { describe, expect, it } from "vitest";
import type { TicketMove } from "../../generated/protocol";
import { move, type TicketPlay } from "./moves";
import type { TicketPosition } from "./printed";
import { stationOf } from "./station";

const complete = (ticket: number): TicketMove => move({ kind: "complete", ticket });

function play(position: Partial<TicketPosition>, chosen: TicketMove[] = [], peeked: TicketMove | null = null): TicketPlay {
  const all = { station: null, station_left: null, station_after: {}, picked: [], ...position };
  return { position: all, chosen, peeked } as unknown as TicketPlay;
}

describe("a station", () => {
  it("is shut while nobody may look into it", () => {
    expect(stationOf(play({}))).toBeNull();
  });
  it("shows what lies in it", () => {
    expect(stationOf(play({ station: ["blue", "blue"] }))).toEqual({ blue: 2 });
  });
  it("shows what the server says is left when the chosen tickets are paid", () => {
    const position: Partial<TicketPosition> = { station: ["blue", "red"], station_left: ["red"], picked: [3] };
    expect(stationOf(play(position, [complete(3)]))).toEqual({ red: 1 });
  });
  it("shows what is left after a pick that ends the choice, which no preview shows", () => {
    const position: Partial<TicketPosition> = { station: ["blue", "red"], station_left: ["red"], station_after: { 7: [] }, picked: [3] };
    expect(stationOf(play(position, [complete(3), complete(7)]))).toEqual({});
    expect(stationOf(play(position, [complete(3)], complete(7)))).toEqual({});
  });
});
