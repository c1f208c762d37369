/** The printed things of the game: cities, provinces, roads, tiles, carriages, and where they stand on our map. */
import printed from "../../generated/board-thurn-and-taxis.json";
import shapes from "../../generated/shapes-thurn-and-taxis.json";
import type { ThurnMove } from "../../generated/protocol";
import type { Play } from "../../lib/play";
import type { ThurnPosition } from "./position";
import { translator } from "../../lib/i18n.svelte";

export type ThurnPlay = Play<ThurnPosition, ThurnMove>;
export const say = translator("thurn-and-taxis");

export interface City {
  name: string;
  province: string;
  x: number;
  y: number;
  /** The side of the city on which its name stands. */
  label: "above" | "below" | "right";
}

export interface Province {
  name: string;
  letter: string;
  /** The end of the class q-… that has its colours. */
  tint: string;
  /** Its sign on a stamp, so that it is not told by its colour alone. */
  sign: string;
  outline: string;
}

export const [MAP_WIDTH, MAP_HEIGHT] = shapes.size as [number, number];

type Placed = Record<string, { at: number[]; label: string }>;
type Outlined = Record<string, { letter: string; sign: string; outline: string }>;

export const CITIES: readonly City[] = printed.cities.map(({ name, province }) => {
  const { at, label } = (shapes.cities as Placed)[name]!;
  return { name, province, x: at[0]!, y: at[1]!, label: label as City["label"] };
});

export const PROVINCES: readonly Province[] = printed.provinces.map(({ name }) => {
  const { letter, sign, outline } = (shapes.provinces as Outlined)[name]!;
  return { name, letter, tint: letter === "Ö" ? "O" : letter, sign, outline };
});

const CITY_BY_NAME = new Map(CITIES.map((city) => [city.name, city]));
const PROVINCE_BY_NAME = new Map(PROVINCES.map((province) => [province.name, province]));

export const cityOf = (name: string): City => CITY_BY_NAME.get(name)!;
export const provinceOf = (name: string): Province => PROVINCE_BY_NAME.get(name)!;
export const provinceOfCity = (city: string): Province => provinceOf(cityOf(city).province);

/** What a province is called in the reader's language. */
export const provinceName = (name: string): string => say(`province-${provinceOf(name).tint}`);

/** What a stack of bonus tiles is for, in a few words. */
export function stackName(stack: string, edition: string): string {
  return say(stack === "outside-baiern" ? `tile-wide-${edition}` : `tile-${stack}`);
}

export const ROADS = printed.roads as [string, string][];
export const STACKS = printed.stacks;
export const CARRIAGES = printed.carriages;
/** How many cards lie in the display. */
export const PLACES = printed.display;
/** How many cards there are of each city. */
export const COPIES = printed.copies;
export const KEPT = printed.hand_after_closing;

/** The houses of each seat have their own silhouette and stand in their own corner of a city. */
export const HOUSES: readonly string[] = shapes.houses;

/** The numbers beside the names, as pictures. */
export const ICONS = shapes.icons;
