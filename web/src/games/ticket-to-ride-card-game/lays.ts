/** "lay blue 3+1", "lay blue red white": the words of laying, from cards and back. Whether it may be is not known here. */
import { KINDS, listed, LOCOMOTIVE, type Cards } from "./printed";
import type { Colour } from "../../parts/Mark.svelte";

export function isLay(move: string): boolean {
  return move.startsWith("lay ");
}

/** The cards that a laying move lays. */
export function laidBy(move: string): Cards {
  const [, first = "", second = "", third] = move.split(" ");
  if (third) return { [first]: 1, [second]: 1, [third]: 1 };
  const [cards = "0", locomotives] = second.split("+");
  return locomotives ? { [first]: Number(cards), [LOCOMOTIVE]: Number(locomotives) } : { [first]: Number(cards) };
}

/** The colours it puts on the track. */
export function coloursOf(move: string): Colour[] {
  return KINDS.filter((kind) => kind !== LOCOMOTIVE && laidBy(move)[kind]);
}

/** How laying these cards would be written; null where there is no way to write it. */
export function layOf(cards: Cards): string | null {
  const { locomotive = 0, ...rest } = cards;
  const colours = listed(rest);
  if (colours.length === 3 && !locomotive && colours.every(([, count]) => count === 1))
    return `lay ${colours.map(([colour]) => colour).join(" ")}`;
  const [only] = colours;
  if (!only || colours.length > 1 || only[1] + locomotive < 2) return null;
  return `lay ${only[0]} ${only[1]}${locomotive ? `+${locomotive}` : ""}`;
}

export function total(cards: Cards): number {
  return listed(cards).reduce((sum, [, count]) => sum + count, 0);
}

/** Whether there are all of these among those. */
export function within(these: Cards, those: Cards): boolean {
  return listed(these).every(([kind, count]) => (those[kind] ?? 0) >= count);
}

/** The moves that lay at least these cards, with the fewest others first. */
export function extending(cards: Cards, moves: Iterable<string>): string[] {
  return [...moves]
    .filter((move) => isLay(move) && within(cards, laidBy(move)))
    .sort((one, other) => total(laidBy(one)) - total(laidBy(other)));
}

/** What somebody is likely to want: all cards of one colour, without locomotives; the longest first. */
export function likely(moves: Iterable<string>): string[] {
  const longest = new Map<Colour, string>();
  for (const move of moves) {
    if (!isLay(move)) continue;
    const colours = coloursOf(move);
    const [colour] = colours;
    if (colours.length !== 1 || !colour || laidBy(move)[LOCOMOTIVE]) continue;
    const known = longest.get(colour);
    if (!known || total(laidBy(known)) < total(laidBy(move))) longest.set(colour, move);
  }
  return [...longest.values()].sort((one, other) => total(laidBy(other)) - total(laidBy(one)));
}
