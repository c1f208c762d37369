/** TT-39: points as they stand, which only the player themselves can count: tiles lie face down. */
import { CARRIAGES } from "./board";
import type { ThurnPosition } from "./position";

export const carriagePoints = (size: number | null): number => CARRIAGES.find((carriage) => carriage.size === size)?.points ?? 0;

/** The points of the seat whose view it is. */
export function scoreOf({ players, tiles }: Pick<ThurnPosition, "players" | "tiles">, seat: number): number {
  const { carriage, houses_left } = players[seat]!;
  return tiles.reduce((sum, { value }) => sum + value, 0) + carriagePoints(carriage) - houses_left;
}

/** What the next carriage would bring a seat: what it is worth more than the last one, and with the largest the end tile (TT-32). */
export function nextCarriageGain({ players, stacks }: Pick<ThurnPosition, "players" | "stacks">, seat: number): number {
  const { carriage, next_carriage } = players[seat]!;
  const tile = next_carriage === CARRIAGES.at(-1)!.size ? (stacks.end?.[0] ?? 0) : 0;
  return carriagePoints(next_carriage) - carriagePoints(carriage) + tile;
}

/** A number as it is printed: "2", "−1". */
export const minus = (points: number): string => String(points).replace("-", "−");

/** A number with its sign: "+2", "−1". */
export const signed = (points: number): string => (points < 0 ? minus(points) : `+${points}`);
