/** Partners: who has locked all pawns, and which team has won. */
import { COLOURS } from "./moves";
import type { PartnersPosition } from "./position";

/** The seats of the two teams. */
export const TEAMS = [
  [0, 2],
  [1, 3],
] as const;
const PAWNS = 4;

/** Whether all pawns of a seat are locked: it then plays for its partner. */
export function finished({ players }: PartnersPosition, seat: number): boolean {
  return players[seat]?.locked === PAWNS;
}

/** For whom a seat plays, if not for itself. */
export function playsFor(position: PartnersPosition, seat: number): number | null {
  const { partner } = COLOURS[seat]!;
  return finished(position, seat) && !finished(position, partner) ? partner : null;
}

export function lockedBy({ players }: PartnersPosition, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (players[seat]?.locked ?? 0), 0);
}

/** The team that has locked all its pawns; nobody as long as the game goes on. */
export function winnersOf(position: PartnersPosition): readonly number[] {
  return TEAMS.find((team) => team.every((seat) => finished(position, seat))) ?? [];
}
