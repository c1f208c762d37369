/** Roads: which cities they join, where arrow keys lead along them, and how they run on the map. */
import { CITIES, cityOf, ROADS, type City } from "./board";

/** How far the middle of a road is pulled aside, as a part of its length. */
const BEND = 0.07;
/** Roads that are bent more: that one would run beneath the name of Stuttgart, and could not be seen on a phone. */
const BENT: Readonly<Record<string, number>> = { "Mannheim–Stuttgart": -0.5 };

type Place = Pick<City, "x" | "y">;
type Point = Place & Pick<City, "name">;

/** The cities that a road joins directly to each city, in data order. */
const JOINED = new Map<string, readonly string[]>(
  CITIES.map(({ name }) => [name, CITIES.map((other) => other.name).filter((other) => ROADS.some((road) => road.includes(name) && road.includes(other) && other !== name))]),
);

export const joined = (city: string): readonly string[] => JOINED.get(city) ?? [];

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof ARROWS;
export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** Roads that one arrow key stands for: the first by itself, the second with Shift. */
const ROADS_A_KEY = 2;

/** How straight a city lies in the direction of an arrow: from 1, exactly there, to −1. */
function straight(from: string, to: string, arrow: Arrow): number {
  const [here, there] = [cityOf(from), cityOf(to)];
  const [x, y] = [there.x - here.x, there.y - here.y];
  return (x * ARROWS[arrow][0] + y * ARROWS[arrow][1]) / Math.hypot(x, y);
}

/**
 * The roads that each arrow key follows from a city. Every road has a key, the straightest roads first, each the key
 * whose direction is nearest to its own; only where two roads have that key already, the next one.
 */
function keysOf(city: string): Record<Arrow, string[]> {
  const keys: Record<Arrow, string[]> = { ArrowLeft: [], ArrowRight: [], ArrowUp: [], ArrowDown: [] };
  const arrows = Object.keys(keys) as Arrow[];
  const best = (to: string): number => Math.max(...arrows.map((arrow) => straight(city, to, arrow)));
  for (const to of [...joined(city)].sort((one, other) => best(other) - best(one))) {
    const nearest = arrows.toSorted((one, other) => straight(city, to, other) - straight(city, to, one));
    keys[nearest.find((arrow) => keys[arrow].length < ROADS_A_KEY)!].push(to);
  }
  // A key without a road of its own takes the one that leads most nearly there.
  for (const arrow of arrows.filter((each) => !keys[each].length)) {
    const [to] = joined(city).toSorted((one, other) => straight(city, other, arrow) - straight(city, one, arrow));
    if (to && straight(city, to, arrow) > 0) keys[arrow].push(to);
  }
  return keys;
}

const KEYS = new Map(CITIES.map(({ name }) => [name, keysOf(name)]));

/** The city that an arrow key leads to along a road; with `shift`, along the second road in that direction. */
export function along(city: string, arrow: Arrow, shift = false): string | null {
  return KEYS.get(city)?.[arrow][shift ? 1 : 0] ?? null;
}

/** How the road between two cities runs, beside it by so much: both ends, and what its middle is pulled to. */
function course(one: Point, other: Point, beside: number): { a: Place; b: Place; pull: Place } {
  const [a, b] = one.name < other.name ? [one, other] : [other, one];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(x, y);
  const aside = (from: Place, by: number): Place => ({ x: from.x + (by * y) / length, y: from.y - (by * x) / length });
  const bent = BENT[`${a.name}–${b.name}`] ?? ((a.name.length + b.name.length) % 2 ? BEND : -BEND);
  const bend = beside + bent * length;
  return { a: aside(a, beside), b: aside(b, beside), pull: aside({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, bend) };
}

/** A path along the road between two cities, beside it by so much; the same one in whichever direction it is gone. */
export function roadPath(one: Point, other: Point, beside = 0): string {
  const { a, b, pull } = course(one, other, beside);
  const [from, by, to] = [a, pull, b].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${from}Q${by} ${to}`;
}

/** The middle of that path. */
export function roadMiddle(one: Point, other: Point, beside = 0): Place {
  const { a, b, pull } = course(one, other, beside);
  return { x: round((a.x + 2 * pull.x + b.x) / 4), y: round((a.y + 2 * pull.y + b.y) / 4) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
