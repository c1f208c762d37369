/** The map fills the room it has: where that is broader or higher than the map, cities move apart, up to a limit. */
import { CITIES, MAP_HEIGHT, MAP_WIDTH, type City } from "./board";

const BROADEST = 1.3;
const HIGHEST = 1.16;
/** How large the names are where there is room, in the map's own measure. */
export const USUAL = 11.6;
/** Larger ones would cover their neighbours. */
const LARGEST = 22.5;
const READABLE_PX = 12.2;

export interface Land {
  /** How much broader and higher everything lies than it is printed. */
  broader: number;
  higher: number;
  width: number;
  height: number;
  /** The size of the letters of a city, so that they can be read. */
  letters: number;
  cities: ReadonlyMap<string, City>;
}

/** How the map fits into this many pixels, with names at least so large. */
export function fitted(width: number, height: number, readable = READABLE_PX): Land {
  const room = width && height ? width / height / (MAP_WIDTH / MAP_HEIGHT) : 1;
  const broader = Math.min(Math.max(room, 1), BROADEST);
  const higher = Math.min(Math.max(1 / room, 1), HIGHEST);
  const [across, down] = [MAP_WIDTH * broader, MAP_HEIGHT * higher];
  const scale = width && height ? Math.min(width / across, height / down) : 1;
  return {
    broader,
    higher,
    width: across,
    height: down,
    letters: Math.min(Math.max(readable / scale, USUAL), LARGEST),
    cities: new Map(CITIES.map((city) => [city.name, { ...city, x: city.x * broader, y: city.y * higher }])),
  };
}
