/** The printed things of the game: cities, provinces, roads, tiles, carriages, and where they stand on our map. */
import printed from "../../generated/board-thurn-and-taxis.json";
import type { ThurnMove } from "../../generated/protocol";
import type { Play } from "../../lib/play";
import type { ThurnPosition } from "./position";
import { translator } from "../../lib/i18n.svelte";
import map from "./map.json";

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
  nameAt: [number, number];
  outline: string;
}

export const [MAP_WIDTH, MAP_HEIGHT] = map.size as [number, number];

type Placed = Record<string, { at: number[]; label: string }>;
type Outlined = Record<string, { letter: string; name_at: number[]; outline: string }>;

export const CITIES: readonly City[] = printed.cities.map(({ name, province }) => {
  const { at, label } = (map.cities as Placed)[name]!;
  return { name, province, x: at[0]!, y: at[1]!, label: label as City["label"] };
});

export const PROVINCES: readonly Province[] = printed.provinces.map(({ name }) => {
  const { letter, name_at, outline } = (map.provinces as Outlined)[name]!;
  return { name, letter, tint: letter === "Ö" ? "O" : letter, nameAt: name_at as [number, number], outline };
});

const CITY_BY_NAME = new Map(CITIES.map((city) => [city.name, city]));
const PROVINCE_BY_NAME = new Map(PROVINCES.map((province) => [province.name, province]));

export const cityOf = (name: string): City => CITY_BY_NAME.get(name)!;
export const provinceOf = (name: string): Province => PROVINCE_BY_NAME.get(name)!;
export const provinceOfCity = (city: string): Province => provinceOf(cityOf(city).province);

export const ROADS = printed.roads as [string, string][];
export const STACKS = printed.stacks;
export const CARRIAGES = printed.carriages;
export const KEPT = printed.hand_after_closing;

/** The houses of each seat have their own silhouette and stand in their own corner of a city. */
export const HOUSES = [
  "M3 18.5V9.5a7 7 0 0 1 14 0v9z",
  "M.8 11 10 1.2 19.2 11h-2.7v7.5h-13V11z",
  "M1.6 3h16.8v4.4h-1.9v11.1h-13V7.4H1.6z",
  "M10 .6 17 9.8 15.6 18.5H4.4L3 9.8z",
] as const;

/** The numbers beside the names, as pictures. */
export const ICONS = {
  houses: "M.8 11 10 1.2 19.2 11h-2.7v7.5h-13V11z",
  hand: "M4 4l9-2.500 1 3.500H3zM3 6h10.500v13H3zM15 5l3 .5-2 12-1.500-.3z",
  carriage: "M2 4h13v3h3v6H2zM5.500 11.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400zM14.500 11.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400z",
  tiles: "M3 3h14v14H3zM5 5v10h10V5zM7 7h6v6H7z",
} as const;
