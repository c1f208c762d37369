/** The table in words: what those who listen need to decide. Each place is short by name, the rest is its description. */
import { list } from "../../lib/formats";
import { i18n, say as sayApp } from "../../lib/i18n.svelte";
import type { Play } from "../../lib/play";
import { told, type Described } from "../described";
import { SEAT_COLOURS } from "../game";
import { CARRIAGES, cityOf, provinceName, say, STACKS } from "./board";
import { joined } from "./roads";
import type { ThurnPosition } from "./position";

/** What the words need to know of a table. */
type Table = Pick<Play<ThurnPosition>, "settled" | "seat" | "names">;

const inWords = (names: readonly string[]): string => list(names, i18n.language);
const count = (cities: readonly string[], city: string): number => cities.filter((one) => one === city).length;

/** "Augsburg, Baiern". */
export const cityName = (city: string): string => `${city}, ${provinceName(cityOf(city).province)}`;

/** "roads to Ingolstadt, Innsbruck, Kempten, München, and Ulm". */
export const roadsInWords = (city: string): string => say("city-roads", { count: joined(city).length, cities: inWords(joined(city)) });

/** Whose houses stand in a city: "houses: yours, yellow (Spói)". */
export function housesInWords({ settled, seat, names }: Table, city: string): string {
  const owners = settled.players.flatMap((player, owner) => {
    if (!player.houses.includes(city)) return [];
    return owner === seat ? [say("house-own")] : [say("house-of", { colour: sayApp(`colour-${SEAT_COLOURS[owner]}`), name: names[owner] ?? "" })];
  });
  return owners.length ? say("city-houses", { owners: owners.join(", ") }) : say("city-no-house");
}

/** Whether there is a route that a card of a city cannot go on with, whatever else may be done now. */
export function fitsNowhere({ settled, seat }: Pick<Table, "settled" | "seat">, city: string): boolean {
  return seat !== null && settled.players[seat]!.route.length > 0 && !settled.fits_left.includes(city) && !settled.fits_right.includes(city);
}

/** Where a card of a city fits the own route as it lies: "fits after Augsburg". A spectator has none. */
export function fitInWords({ settled, seat }: Pick<Table, "settled" | "seat">, city: string): string {
  if (seat === null) return "";
  const { route } = settled.players[seat]!;
  if (!route.length) return say("fits-first");
  if (route.includes(city)) return say("city-in-route");
  if (fitsNowhere({ settled, seat }, city)) return say("fits-not");
  const [left, right] = [settled.fits_left.includes(city), settled.fits_right.includes(city)];
  return say(left && right ? "fits-both" : left ? "fits-before" : "fits-after", { left: route[0]!, right: route.at(-1)! });
}

/** Where cards of a city are to be seen: in the display, in the own hand. */
function cardsInWords({ settled }: Table, city: string): string {
  const [open, held] = [count(settled.display, city), count(settled.hand, city)];
  return told(open > 0 && say("city-open", { cards: open }), held > 0 && say("city-held", { cards: held }));
}

export function describeCity(table: Table, city: string): Described {
  const description = told(housesInWords(table, city), cardsInWords(table, city), fitInWords(table, city), roadsInWords(city));
  return { name: cityName(city), description };
}

/** A card of the display. */
export function describeOpenCard(table: Table, city: string): Described {
  const held = count(table.settled.hand, city);
  return { name: cityName(city), description: told(fitInWords(table, city), held > 0 && say("city-held", { cards: held }), roadsInWords(city)) };
}

/** The cards of a city in the own hand. */
export function describeHeldCard(table: Table, city: string): Described {
  const copies = count(table.settled.hand, city);
  return { name: `${copies > 1 ? `${copies} × ` : ""}${cityName(city)}`, description: told(fitInWords(table, city), roadsInWords(city)) };
}

/** The whole hand, card by card. */
export function describeHand(table: Table): Described[] {
  return [...new Set(table.settled.hand)].map((city) => describeHeldCard(table, city));
}

/** What a stack of bonus tiles is for, without abbreviations. */
export function stackInWords(stack: string, edition: string): string {
  if (STACKS.find((each) => each.stack === stack)?.provinces.length) return say(`score-${stack}`);
  return say(stack === "outside-baiern" ? `tile-for-wide-${edition}` : `tile-for-${stack}`);
}

/** "Route of 5: 2 points, then 1". */
export function tilesInWords(stack: string, { stacks, edition }: Pick<ThurnPosition, "stacks" | "edition">): string {
  const [first, ...rest] = stacks[stack] ?? [];
  const left = first === undefined ? "none" : rest.length ? "more" : stack === "end" ? "only" : "last";
  return say("tile-values", { what: stackInWords(stack, edition), left, points: say("tile-points", { points: first ?? 0 }), rest: rest.join(", ") });
}

/** "Carriage 4: 3 points; taken last: Spói; your next one". */
export function carriageInWords(size: number, { settled, seat, names }: Table): string {
  const { points } = CARRIAGES.find((carriage) => carriage.size === size)!;
  const owners = settled.players.flatMap(({ carriage }, owner) => (carriage === size ? [owner === seat ? say("carriage-own") : (names[owner] ?? "")] : []));
  const next = seat !== null && settled.players[seat]!.next_carriage === size;
  return told(say("carriage-worth", { carriage: size, points }), owners.length > 0 && say("carriage-had", { owners: inWords(owners) }), next && say("carriage-next"));
}
