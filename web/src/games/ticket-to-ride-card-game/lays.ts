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

/** Of some moves, the one that lays these cards and no others. */
export function layOf(cards: Cards, moves: Iterable<TicketMove>): Lay | null {
  const [least] = extending(cards, moves);
  return least && total(laidBy(least)) === total(cards) ? least : null;
}

/** How laying these cards is written, be it possible or not: so that the server can say why it is not. */
export function wouldLay(cards: Cards): TicketMove {
  const { [LOCOMOTIVE]: locomotives = 0, ...rest } = cards;
  const [only, ...others] = listed(rest);
  if (!only) return move({ kind: "lay", colour: LOCOMOTIVE, cars: locomotives, locomotives: 0 });
  if (!others.length) return move({ kind: "lay", colour: only[0], cars: only[1], locomotives });
  return move({ kind: "lay-three", colours: listed(cards).flatMap(([colour, count]) => Array<Colour>(count).fill(colour)) });
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
