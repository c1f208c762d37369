/** TT-39: points as they stand, which only the player themselves can count: tiles lie face down. */
import { CARRIAGES } from "./board";
import type { ThurnPosition } from "./position";

export const carriagePoints = (size: number | null): number => CARRIAGES.find((carriage) => carriage.size === size)?.points ?? 0;

/** The points of the seat whose view it is. */
export function scoreOf({ players, tiles }: Pick<ThurnPosition, "players" | "tiles">, seat: number): number {
  const { carriage, houses_left } = players[seat]!;
  return tiles.reduce((sum, { value }) => sum + value, 0) + carriagePoints(carriage) - houses_left;
}

/** What the next carriage is worth more than the last one. */
export function nextCarriageGain({ carriage, next_carriage }: ThurnPosition["players"][number]): number {
  return carriagePoints(next_carriage) - carriagePoints(carriage);
}

/** A number as it is printed: "2", "−1". */
export const minus = (points: number): string => String(points).replace("-", "−");

/** A number with its sign: "+2", "−1". */
export const signed = (points: number): string => (points < 0 ? minus(points) : `+${points}`);
