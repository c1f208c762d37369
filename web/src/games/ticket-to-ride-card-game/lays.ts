/** Laying cards: the cards of a move, and the move of some cards. Whether it is possible is not known here. */
import type { TicketMove } from "../../generated/protocol";
import type { Colour } from "../../parts/Mark.svelte";
import { move } from "./moves";
import { listed, LOCOMOTIVE, type Cards } from "./printed";

export type Lay = Extract<TicketMove, { kind: "lay" | "lay-three" }>;

export function isLay(made: { kind: string }): made is Lay {
  return made.kind === "lay" || made.kind === "lay-three";
}

/** The cards that a laying move lays. */
export function laidBy(lay: Lay): Cards {
  if (lay.kind === "lay-three") return Object.fromEntries(lay.colours.map((colour) => [colour, 1]));
  const cards: Cards = { [lay.colour]: lay.cars };
  return lay.locomotives ? { ...cards, [LOCOMOTIVE]: lay.locomotives } : cards;
}

/** The colours it puts on the track, in the order of the data. */
export function coloursOf(lay: Lay): Colour[] {
  return (lay.kind === "lay-three" ? lay.colours : [lay.colour]) as Colour[];
}

/** The move that lays these cards; null where no move does. */
export function layOf(cards: Cards): Lay | null {
  const { locomotive: locomotives = 0, ...rest } = cards;
  const colours = listed(rest);
  if (colours.length === 3 && !locomotives && colours.every(([, count]) => count === 1))
    return move({ kind: "lay-three", colours: colours.map(([colour]) => colour) }) as Lay;
  const [only] = colours;
  if (!only || colours.length > 1 || only[1] + locomotives < 2) return null;
  return move({ kind: "lay", colour: only[0], cars: only[1], locomotives }) as Lay;
}

export function total(cards: Cards): number {
  return listed(cards).reduce((sum, [, count]) => sum + count, 0);
}

/** Whether there are all of these among those. */
export function within(these: Cards, those: Cards): boolean {
  return listed(these).every(([kind, count]) => (those[kind] ?? 0) >= count);
}

/** The moves that lay at least these cards, with the fewest others first. */
export function extending(cards: Cards, moves: Iterable<TicketMove>): Lay[] {
  return [...moves]
    .filter(isLay)
    .filter((lay) => within(cards, laidBy(lay)))
    .sort((one, other) => total(laidBy(one)) - total(laidBy(other)));
}

/** The moves that are most likely wanted: all cards of one colour, without locomotives; the longest first. */
export function likely(moves: Iterable<TicketMove>): Lay[] {
  const longest = new Map<string, Extract<Lay, { kind: "lay" }>>();
  for (const lay of moves)
    if (lay.kind === "lay" && !lay.locomotives && lay.cars > (longest.get(lay.colour)?.cars ?? 0)) longest.set(lay.colour, lay);
  return [...longest.values()].sort((one, other) => other.cars - one.cars);
}
