/** The houses that a player most likely wants to place in a way: as many as there is room for. */
import { CITIES, cityOf, ROADS, STACKS } from "./board";
import type { ThurnMove } from "../../generated/protocol";
import { isHouse, move } from "./moves";

type Way = Extract<ThurnMove, { kind: "each" | "province" }>;
type Own = { readonly houses: readonly string[]; readonly houses_left: number };

const provinceOf = (city: string): string => cityOf(city).province;
/** A city with few roads is hard to come back to. */
const roadsOf = (city: string): number => ROADS.filter((road) => road.includes(city)).length;

/** The cities in which a way allows a house, of those that are free. */
export function citiesOf(way: ThurnMove, free: readonly string[]): string[] {
  return way.kind === "province" ? free.filter((city) => provinceOf(city) === way.province) : [...free];
}

/** How many cities of its area would be without a house, with one in this city. */
function missingIn(city: string, own: Own): number {
  const area = STACKS.find(({ provinces }) => (provinces as readonly string[]).includes(provinceOf(city)))?.provinces as readonly string[] | undefined;
  if (!area) return Infinity; // no tile is for it
  return CITIES.filter(({ name, province }) => name !== city && area.includes(province) && !own.houses.includes(name)).length;
}

/** The way with its houses. If there are too few houses, those come first that bring a tile soonest. */
export function fullSet(way: Way, free: readonly string[], own: Own): ThurnMove[] {
  const wanted = citiesOf(way, free).sort((a, b) => roadsOf(a) - roadsOf(b));
  const cities = way.kind === "each" ? wanted.filter((city, at) => wanted.findIndex((other) => provinceOf(other) === provinceOf(city)) === at) : wanted;
  const placed = cities.sort((a, b) => missingIn(a, own) - missingIn(b, own)).slice(0, own.houses_left);
  return [way, ...placed.map((city) => move({ kind: "house", city }))];
}

/** The same set with a house in this city: in place of the one in its province, or of the last one. */
export function withHouse(moves: readonly ThurnMove[], city: string, housesLeft: number): ThurnMove[] {
  const others = moves.filter((made) => !isHouse(made) || provinceOf(made.city) !== provinceOf(city));
  return [...others.slice(0, housesLeft), move({ kind: "house", city })];
}
