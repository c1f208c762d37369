/** What a move would bring, seen by comparing what is with what would be. */
import type { ThurnTile } from "../../generated/protocol";
import { say, type ThurnPlay } from "./board";

export interface Gains {
  houses: number;
  tiles: ThurnTile[];
  /** The new carriage; 0: none. */
  carriage: number;
}

export function gainsOf(play: ThurnPlay, seat: number): Gains {
  const [before, after] = [play.settled, play.position];
  const had = before.tiles.map(({ stack, value }) => `${stack} ${value}`);
  const [own, will] = [before.players[seat]!, after.players[seat]!];
  return {
    houses: will.houses.length - own.houses.length,
    tiles: after.tiles.filter(({ stack, value }) => !had.includes(`${stack} ${value}`)),
    carriage: will.carriage !== own.carriage ? (will.carriage ?? 0) : 0,
  };
}

/** The same in words: "2 houses, tile 3, carriage 5". */
export function gainsInWords({ houses, tiles, carriage }: Gains): string {
  return [
    say("gain-houses", { houses }),
    ...(tiles.length ? [say("gain-tiles", { count: tiles.length, values: tiles.map(({ value }) => value).join(" + ") })] : []),
    ...(carriage ? [say("gain-carriage", { carriage })] : []),
  ].join(", ");
}
