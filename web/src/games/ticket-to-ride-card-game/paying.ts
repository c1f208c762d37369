/** Completing tickets with a station: the cards they cost, and what is left. Whether it may be is not known here. */
import type { Play } from "../../lib/play";
import { counted, LOCOMOTIVE, ticket, type Cards, type TicketPosition } from "./printed";

/** Their own colours first, locomotives for the rest. */
export function leftOf(station: Cards, tickets: readonly number[]): Cards {
  const left = { ...station };
  for (const colour of tickets.flatMap((id) => ticket(id).colours)) {
    const kind = left[colour] ? colour : LOCOMOTIVE;
    left[kind] = (left[kind] ?? 0) - 1;
  }
  return left;
}

/** What lies in the own station, without what the tickets cost that are chosen or looked at; null: it is shut. */
export function stationOf(play: Play<TicketPosition>): Cards | null {
  const { step, picked } = play.settled;
  const completing = step === "completing";
  const { station } = completing ? play.settled : play.position;
  if (!station) return null;
  const moves = [...play.chosen, ...(play.peeked === null ? [] : [play.peeked])];
  const completed = moves.flatMap((move) => (move.startsWith("complete ") ? [Number(move.slice("complete ".length))] : []));
  return leftOf(counted(station), completing ? [...picked, ...completed] : []);
}
