/** Our own drawings: a picture of each province for its city cards, the officials, and the land of the map. */
import shapes from "../../generated/shapes-thurn-and-taxis.json";
import { PROVINCES } from "./board";
import drawn from "./drawings.json";

/** A stroke or a shape of a drawing; its part says how it is coloured. */
export interface Shape {
  readonly part: string;
  readonly d: string;
  readonly width?: number;
}
type Drawing = readonly Shape[];

type Point = [number, number];

/** Something that each province has, by the end of the class that has its colours. */
function byTint<T>(of: (province: (typeof shapes.provinces)["Baden"]) => unknown): Readonly<Record<string, T>> {
  return Object.fromEntries(PROVINCES.map(({ name, tint }) => [tint, of(shapes.provinces[name as "Baden"]) as T]));
}

export const VIGNETTES = byTint<Drawing>(({ vignette }) => vignette);
export const OFFICIALS = drawn.officials as Readonly<Record<string, Drawing>>;
export const RIVERS = shapes.rivers;
export const LAKES = shapes.lakes;
/** Mountains, hills and trees: all of a kind together, each where it stands. */
export const RELIEF: Drawing = Object.entries(shapes.relief as Record<string, Shape[]>).flatMap(([kind, drawing]) =>
  drawing.map(({ part, d }) => ({ part, d: shapes.land.filter(([of]) => of === kind).map(([, x, y]) => `M${x} ${y}${d}`).join("") })),
);
export const SHIELD_AT = byTint<Point>(({ shield_at }) => shield_at);
export const NAME_AT = byTint<Point>(({ name_at }) => name_at);
/** Where the bonus tiles of a province lie. */
export const TILE_AT = drawn.tiles as unknown as Readonly<Record<string, Point>>;
export const SKYLINES = shapes.skylines;
