/** The count at the end, source by source: the lines of all seats put together as steps. */
import type { Points } from "../generated/protocol";

export interface Step {
  key: string;
  source: string;
  /** What each seat gets here; null: nothing. */
  lines: (Points | null)[];
}

/** Where there can be several lines of one source, it is the city that tells them apart. */
const keyOf = ({ source, facts }: Points): string => (typeof facts["city"] === "string" ? `${source} ${facts["city"]}` : source);

/** All sources in an order that fits every seat's own. */
export function stepsOf(scoring: readonly (readonly Points[])[]): Step[] {
  const steps: Step[] = [];
  const placeOf = (line: Points): number => steps.findIndex((step) => step.key === keyOf(line));
  scoring.forEach((lines, seat) => {
    lines.forEach((line, number) => {
      let at = placeOf(line);
      if (at < 0) {
        // It goes before whatever comes after it for this seat.
        const after = lines.slice(number + 1).map(placeOf).find((place) => place >= 0);
        at = after ?? steps.length;
        steps.splice(at, 0, { key: keyOf(line), source: line.source, lines: scoring.map(() => null) });
      }
      steps[at]!.lines[seat] = line;
    });
  });
  return steps;
}

/** The same steps for seats that win together: what they get is added up. */
export function bySide(steps: readonly Step[], sides: readonly (readonly number[])[]): Step[] {
  return steps.map((step) => ({
    ...step,
    lines: sides.map((side) => {
      const lines = side.flatMap((seat) => step.lines[seat] ?? []);
      return lines[0] ? { ...lines[0], points: lines.reduce((sum, line) => sum + line.points, 0), facts: lines.length > 1 ? {} : lines[0].facts } : null;
    }),
  }));
}

export interface Bar {
  /** What is added, step by step. */
  added: { key: string; from: number; to: number }[];
  /** How much is taken off again. */
  lost: number;
  total: number;
}

/** A seat's bar after the first `made` steps: losses are cut off at its end, and later gains added there. */
export function barOf(steps: readonly Step[], seat: number, made: number): Bar {
  const bar: Bar = { added: [], lost: 0, total: 0 };
  for (const { key, lines } of steps.slice(0, made)) {
    const from = Math.max(bar.total, 0);
    const worth = lines[seat]?.points ?? 0;
    const to = (bar.total += worth);
    if (worth < 0) {
      bar.lost -= worth;
      bar.added = bar.added.map((part) => ({ ...part, to: Math.min(part.to, to) })).filter((part) => part.to > part.from);
    } else if (to > from) bar.added.push({ key, from, to });
  }
  return bar;
}

/** Round numbers for an axis. */
export function ticks(low: number, high: number): number[] {
  const size = high - low || 1;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => size / each <= 5) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}
