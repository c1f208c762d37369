/** How the vehicles are drawn: a body of its own for each colour, in a frame of 64 by 44, the head to the left. */
import type { Colour } from "../../parts/Mark.svelte";

/** Parts are drawn in this order. */
export interface Vehicle {
  /** What lies behind the body: a load, a dome. */
  behind?: string;
  body: string;
  /** Roof and whatever else is darker than the body. */
  roof?: string;
  /** Fine lines on the body. */
  lines?: string;
  /** Logs, by the middle of each. */
  logs?: readonly number[];
}

export const FRAME = { width: 64, height: 44 } as const;

const WAGONS: Record<Exclude<Colour, "locomotive">, Vehicle> = {
  blue: { body: "M4 31V9q0-3 3-4l5-2h40l5 2q3 1 3 4v22z", lines: "M4 9.5h56", roof: "M14 3q0-2 2-2h32q2 0 2 2z" },
  red: { body: "M4 31V6h56v25z", roof: "M2 3h60v3.5H2z", lines: "M9 6v25M55 6v25" },
  yellow: { body: "M3 6h58l-5 25H8z", lines: "M3 9.5h58", roof: "M8 6q6-6 12-3t10-1 12 1 14 3z" },
  green: { body: "M4 31V12h56v19z", logs: [14, 26, 38, 50], lines: "M8 2v29M56 2v29" },
  black: { behind: "M7 11 13 5l6 3 7-6 8 4 8-3 7 5 8 3z", body: "M4 31V10h56v21z", lines: "M4 13.5h56" },
  white: { body: "M4 31V6h56v25z", roof: "M2 4h60v3H2zM10 1h8v3h-8zM46 1h8v3h-8z", lines: "M4 27.5h56" },
  orange: { behind: "M26 8V2h12v6z", body: "M14 6h36a11 12.5 0 0 1 0 25H14a11 12.5 0 0 1 0-25z", lines: "M15 6v25M49 6v25" },
  purple: { body: "M7 31V9h50v22z", roof: "M1 9q2-8 12-8h38q10 0 12 8z", lines: "M3 9v20M61 9v20M1 24h6M57 24h6" },
};

export function wagon(colour: Colour): Vehicle | null {
  return colour === "locomotive" ? null : WAGONS[colour];
}

/** The middles of a wagon's wheels. */
export const WHEELS = [14, 25, 39, 50] as const;
