/** How a board is enlarged: by which steps, and where one has to scroll so that what one looks at stays where it is. */

/** As large as its place, and the steps beyond that. */
export const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
const LARGEST = STEPS.at(-1)!;
/** How much larger a board becomes by one button at first. */
export const USUAL = 2;

/** What is kept in a browser may be anything: a size that can be drawn. */
export function sound(by: unknown): number {
  return typeof by === "number" && by >= 1 ? Math.min(by, LARGEST) : 1;
}

/** The next step up or down. */
export function stepFrom(by: number, way: 1 | -1): number {
  return way > 0 ? (STEPS.find((step) => step > by + 0.01) ?? LARGEST) : (STEPS.findLast((step) => step < by - 0.01) ?? 1);
}

/** Where to scroll along one axis, so that what lies `at` pixels from the edge of the view stays there. */
export function scrolledTo(scroll: number, at: number, from: number, to: number): number {
  return ((scroll + at) * to) / from - at;
}
