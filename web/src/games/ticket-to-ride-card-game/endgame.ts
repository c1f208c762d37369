/** How much longer it goes on: TR-21. What is known for certain, and nothing guessed. */
import type { Row, TicketPosition } from "./printed";

/** The most cards that one turn takes from the stock. */
const MOST_DRAWN = 2;

type Clock = Pick<TicketPosition, "turns_left" | "turn" | "stock"> & { readonly players: readonly unknown[] };

/** Of so many turns, this one included, those of a seat. */
function turnsOf({ turn, players }: Clock, seat: number, turns: number): number {
  const wait = (seat - (typeof turn === "number" ? turn : 0) + players.length) % players.length;
  return turns > wait ? Math.ceil((turns - wait) / players.length) : 0;
}

/** How many turns a seat has at least, the one under way included. */
export function turnsAtLeast(position: Clock, seat: number): number {
  const { turns_left: left, stock } = position;
  if (left !== null) return turnsOf(position, seat, left);
  // Once the stock is empty everybody has one more.
  return turnsOf(position, seat, Math.max(1, Math.ceil(stock / MOST_DRAWN))) + 1;
}

/** How often the rows of a seat still roll before the count; no limit while that is open. */
export function rollsLeft(position: Clock, seat: number): number {
  const { turns_left: left, stock, turn } = position;
  if (left === null) return stock ? Infinity : 1;
  // The turn under way has rolled already.
  return turnsOf(position, seat, left) - (turn === seat ? 1 : 0);
}

/** How many cards of a row come too late for the count. */
export function tooLate({ cards, locomotives }: Row, rolls: number): number {
  return Math.max(0, cards + locomotives - rolls);
}

/** Whether the stock will be mixed anew, so that what is the last turn now is only the last before half-time (TR-25). */
export function beforeHalfTime({ players, part }: Pick<TicketPosition, "players" | "part">): boolean {
  return players.length === 4 && part === "first half";
}
