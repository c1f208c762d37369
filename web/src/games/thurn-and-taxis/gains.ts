/** What a move would bring, seen by comparing what is with what would be. */
import type { ThurnTile } from "../../generated/protocol";
import { say, type ThurnPlay } from "./board";
import type { ThurnPosition } from "./position";
import { nextCarriageGain, scoreOf, signed } from "./score";

export interface Gains {
  houses: number;
  tiles: ThurnTile[];
  /** The new carriage; 0: none. */
  carriage: number;
  /** The carriage that the cartwright will offer then; 0: none. */
  offered: number;
  /** The points that it would bring in addition. */
  offeredPoints: number;
  /** What all but the cartwright brings, in points. */
  points: number;
}

export function gainsBetween(before: ThurnPosition, after: ThurnPosition, seat: number): Gains {
  const had = before.tiles.map(({ stack, value }) => `${stack} ${value}`);
  const [own, will] = [before.players[seat]!, after.players[seat]!];
  const asks = after.step === "carriage" && after.active === seat;
  return {
    houses: will.houses.length - own.houses.length,
    tiles: after.tiles.filter(({ stack, value }) => !had.includes(`${stack} ${value}`)),
    carriage: will.carriage !== own.carriage ? (will.carriage ?? 0) : 0,
    offered: asks ? (will.next_carriage ?? 0) : 0,
    offeredPoints: asks ? nextCarriageGain(after, seat) : 0,
    points: scoreOf(after, seat) - scoreOf(before, seat),
  };
}

export const gainsOf = (play: ThurnPlay, seat: number): Gains => gainsBetween(play.settled, play.position, seat);

/** The same in words: "2 houses, tile 3, carriage 5: +9 points". */
export function gainsInWords({ houses, tiles, carriage, points }: Gains): string {
  const parts = [
    say("gain-houses", { houses }),
    ...(tiles.length ? [say("gain-tiles", { count: tiles.length, values: tiles.map(({ value }) => value).join("\u00A0+\u00A0") })] : []),
    ...(carriage ? [say("gain-carriage", { carriage })] : []),
  ];
  return say("gain-sum", { gains: parts.join(", "), points, signed: signed(points) });
}
