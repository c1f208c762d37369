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

/** A city as it is drawn, without its roofs, from its middle. */
const TRAY = { left: -18.5, right: 18.5, top: -15.5, bottom: 16.5 };
/** Where a name begins that stands beside its city. */
export const BESIDE = 20;
/** How far capital letters reach above the line on which they stand, and others below it, in their own size. */
const ABOVE_LINE = 0.6;
const BELOW_LINE = 0.1;

/** The line on which the name of a city stands, below the middle of the city. */
export function baseline({ label }: City, letters: number): number {
  if (label === "right") return letters * 0.36;
  return label === "above" ? -25 : Math.max(28, 16 + letters * 0.76);
}

/** How long the name of a city may be: up to the next city on its line, and to the edge of the map. */
export function roomFor(name: string, { cities, width, letters }: Land): number {
  const city = cities.get(name)!;
  const line = city.y + baseline(city, letters);
  const near = [...cities.values()].filter(
    ({ name: other, y }) => other !== name && y + TRAY.bottom > line - ABOVE_LINE * letters && y + TRAY.top < line + BELOW_LINE * letters,
  );
  const right = Math.min(width, ...near.filter(({ x }) => x > city.x).map(({ x }) => x + TRAY.left));
  if (city.label === "right") return right - city.x - BESIDE;
  const left = Math.max(0, ...near.filter(({ x }) => x < city.x).map(({ x }) => x + TRAY.right));
  return 2 * Math.min(right - city.x, city.x - left);
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
