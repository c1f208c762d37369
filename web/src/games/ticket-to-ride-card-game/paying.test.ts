import { describe, expect, it } from "vitest";
import type { Play } from "../../lib/play";
import { leftOf, stationOf } from "./paying";
import { listed, ticket, type TicketPosition } from "./printed";

/** The colours of a ticket, each once, in the order of the data. */
const [first, second] = [1, 2];
const costs = (id: number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const colour of ticket(id).colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
};

describe("a station", () => {
  it("pays with a ticket's own colours first", () => {
    expect(listed(leftOf({ ...costs(first), locomotive: 2 }, [first]))).toEqual([["locomotive", 2]]);
  });
  it("pays with locomotives what is missing", () => {
    const cards = ticket(first).colours.length;
    expect(listed(leftOf({ locomotive: cards + 1 }, [first]))).toEqual([["locomotive", 1]]);
  });

  const OPEN = [...ticket(first).colours, ...ticket(second).colours];
  function play(chosen: string[], peeked: string | null, step = "completing", station: string[] | null = OPEN): Play<TicketPosition> {
    const position = { step, station, picked: [] };
    return { chosen, peeked, settled: position, position } as unknown as Play<TicketPosition>;
  }

  it("shrinks by the tickets that are chosen, and by one that is looked at", () => {
    const cards = (seen: Play<TicketPosition>): number => listed(stationOf(seen)!).reduce((sum, [, count]) => sum + count, 0);
    const all = cards(play([], null));
    expect(cards(play([`complete ${first}`], null))).toBe(all - ticket(first).colours.length);
    expect(cards(play([`complete ${first}`], `complete ${second}`))).toBe(0);
    expect(cards(play([`keep ${first}`], null, "keeping"))).toBe(all);
  });
  it("is shut while nobody may look into it", () => {
    expect(stationOf(play([], null, "first", null))).toBeNull();
  });
});
