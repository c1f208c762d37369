/** How the vehicles are drawn: a body of its own for each colour, in a frame of 64 by 44, the head to the left. */
import shapes from "../../generated/shapes-ticket-to-ride-card-game.json";
import type { Colour } from "../../parts/Mark.svelte";

/** Parts are drawn in this order. */
export interface Vehicle {
  /** What it stands on. */
  frame: string;
  /** The middle of each wheel, and its radius. */
  wheels: readonly (readonly [x: number, y: number, radius: number])[];
  /** What lies behind the body: a load, a dome. */
  behind?: string;
  body: string;
  /** Logs, by the middle of each. */
  logs?: readonly number[];
  /** Fine lines on the body. */
  lines?: string;
  /** Roof and whatever else is darker than the body. */
  roof?: string;
  windows?: string;
  /** Where the shape of the colour stands, and how large. */
  sign: readonly [x: number, y: number, size: number];
}

export const FRAME = { width: 64, height: 44 } as const;

export const VEHICLES = shapes.vehicles as unknown as Readonly<Record<Colour, Vehicle>>;
