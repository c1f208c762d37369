/** A small map of the United States, drawn by us, and where the cities of the tickets are on it. */
import shapes from "../../generated/shapes-ticket-to-ride-card-game.json";

export const [MAP_WIDTH, MAP_HEIGHT] = shapes.map.size as [number, number];
export const LAND = shapes.map.land;
export const CITIES = shapes.map.cities as unknown as Record<string, readonly [x: number, y: number]>;
