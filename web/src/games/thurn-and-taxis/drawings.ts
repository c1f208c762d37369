/** Our own drawings: a picture of each province for its city cards, the officials, and the land of the map. */
import drawn from "./drawings.json";

/** A stroke or a shape of a drawing; its part says how it is coloured. */
export interface Shape {
  readonly part: string;
  readonly d: string;
  readonly width?: number;
}
type Drawing = readonly Shape[];

/** By the letter of the province. */
export const VIGNETTES = drawn.vignettes as Readonly<Record<string, Drawing>>;
export const OFFICIALS = drawn.officials as Readonly<Record<string, Drawing>>;
export const RELIEF = drawn.relief as Readonly<Record<string, Drawing>>;
export const RIVERS = drawn.rivers;
export const LAKES = drawn.lakes;
/** Mountains, hills and trees, and where they stand. */
export const LAND = drawn.land as [kind: string, x: number, y: number][];
export const SHIELD_AT = drawn.shields as unknown as Readonly<Record<string, [number, number]>>;
export const NAME_AT = drawn.names as unknown as Readonly<Record<string, [number, number]>>;
/** Where the bonus tiles of a province lie. */
export const TILE_AT = drawn.tiles as unknown as Readonly<Record<string, [number, number]>>;
export const SKYLINES = drawn.skylines;
