/** Who plays after the seat to move, as far as everybody can know. */
import type { GameClient } from "../games/game";

/** Seats from which on it needs to be said: of two, it is the other. */
const SEVERAL = 3;

/** The seat that follows; null where nobody does. */
export function nextSeat(game: Pick<GameClient, "next">, position: unknown, turn: number | null, seats: number): number | null {
  if (turn === null || position === null || seats < SEVERAL) return null;
  return game.next ? game.next(position, turn) : (turn + 1) % seats;
}
