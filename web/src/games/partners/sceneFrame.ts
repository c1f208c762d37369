/** How a cut-out of the board lies and what it holds: the board turned, walks as curves, and the frame around it all. */
import { Geometry, outward, SIZE, type Point } from "./geometry";
import { COLOURS } from "./moves";
import type { StandingPawn } from "./pawns";
import { squaresIn, type ColourName, type View, type Way } from "./scenes";
import { squareName } from "./squareNames";

const MIDDLE = SIZE / 2;

export interface DrawnPawn {
  pawn: StandingPawn;
  look: "" | "selected" | "lost";
}
export interface DrawnWay {
  curve: string;
  end: Point;
  tag: { at: Point; text: string } | null;
  /** Where it is crossed out. */
  no: Point | null;
  /** Whether its pawn is sent home where it ends. */
  fails: boolean;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Rings have capital letters. */
export function isRing(square: string): boolean {
  return /^[A-Z]/.test(square);
}

/** The board turned so that the side with a square lies above. */
export function turned(top: string): Geometry {
  const { x, y } = new Geometry(0).point(top);
  return new Geometry((Math.round(Math.atan2(MIDDLE - x, y - MIDDLE) / (Math.PI / 2)) + 6) % 4);
}

export function seatOf(colour: ColourName): number {
  return COLOURS.findIndex((one) => one.colour === colour);
}

export function pawnsOf(view: View): DrawnPawn[] {
  return Object.entries(view.pawns ?? {}).flatMap(([name, text]) => {
    const seat = seatOf(name as ColourName);
    const { home, rings } = COLOURS[seat]!;
    const squares = text.split(" ").map((one) => (one === "home" ? home : one));
    const plain = squares.map((one) => one.replace(/[*!]$/, ""));
    return squares.map((one, at): DrawnPawn => {
      const square = plain[at]!;
      const inner = rings.slice(rings.indexOf(square));
      return {
        look: one.endsWith("*") ? "selected" : one.endsWith("!") ? "lost" : "",
        pawn: {
          id: `${name} ${at}`,
          seat,
          square,
          stack: plain.filter((other) => other === square).length,
          number: plain.slice(0, at).filter((other) => other === square).length,
          locked: isRing(square) && inner.every((ring) => plain.includes(ring)),
          way: [square],
          wait: 0,
          hop: 0,
          moved: false,
        },
      };
    });
  });
}

/** Where a badge stands: beside its square. */
export function badgeAt(geometry: Geometry, square: string): Point {
  const point = geometry.point(square);
  return isRing(square) ? geometry.beside(point, -20) : outward(point, -21);
}

/** A walk is crossed out where it is stopped, but not over the pawn that stops it. */
function crossing(geometry: Geometry, view: View, square: string): Point {
  return pawnsOf(view).some(({ pawn }) => pawn.square === square) ? badgeAt(geometry, square) : geometry.point(square);
}

/** Step by step in small leaps: outside the squares, and inside them on the way back. */
export function wayOf(geometry: Geometry, way: Way, view: View): DrawnWay {
  const squares = squaresIn(way.way);
  let inside = way.inside ?? false;
  let curve = "";
  squares.forEach((square, at) => {
    const here = geometry.point(square);
    const before = squares[at - 1];
    if (before === undefined) {
      curve = `M${here.x} ${here.y}`;
      return;
    }
    if (at >= 2 && squares[at - 2] === square) inside = true;
    const there = geometry.point(before);
    const long = Math.hypot(here.x - there.x, here.y - there.y);
    const middle = between(here, there);
    const onTrack = !isRing(square) && !isRing(before) && !before.startsWith("home");
    const lift = onTrack ? (long > 30 ? 32 : 20) : isRing(square) && isRing(before) ? 17 : 0;
    const bend = onTrack ? outward(middle, inside ? -lift : lift) : geometry.beside(middle, inside ? lift : -lift);
    curve += `Q${bend.x} ${bend.y} ${here.x} ${here.y}`;
  });
  const last = squares.at(-1)!;
  const end = geometry.point(last);
  const tagAt = (): Point => {
    if (squares[0]!.startsWith("home")) return between(geometry.point(squares[0]!), end);
    return isRing(last) ? geometry.beside(end, inside ? 27 : -27) : outward(end, -28);
  };
  return {
    curve,
    end,
    tag: way.tag ? { at: tagAt(), text: way.tag } : null,
    no: way.no === undefined ? null : crossing(geometry, view, way.no),
    fails: view.sent?.[last] !== undefined && !Object.values(view.pawns ?? {}).some((text) => text.split(" ").includes(`${last}!`)),
  };
}

/** The names beside the squares: of pawns, of ends, and of those the scene asks for. */
export function namesOf(geometry: Geometry, view: View): { at: Point; text: string }[] {
  const named = new Map<string, string>();
  for (const { pawn } of pawnsOf(view)) if (!pawn.square.startsWith("home")) named.set(pawn.square, squareName(pawn.square));
  for (const { way, no } of view.ways ?? []) if (!no) named.set(squaresIn(way).at(-1)!, squareName(squaresIn(way).at(-1)!));
  for (const one of view.names?.split(" ") ?? []) {
    const [square = "", text] = one.split("=");
    named.set(square, text ? `${squareName(square)} ${text}` : squareName(square));
  }
  return [...named].map(([square, text]) => {
    const point = geometry.point(square);
    return { at: isRing(square) ? geometry.beside(point, text.length > 3 ? 38 : 25) : outward(point, 31), text };
  });
}

/** A little home near by, where a pawn is sent: the real one may lie outside the cut-out. It keeps clear of the goals. */
export function refuge(geometry: Geometry, square: string): Point {
  const inner = outward(geometry.point(square), -72);
  const far = (point: Point): number =>
    Math.min(...COLOURS.flatMap(({ rings }) => rings.map((ring) => Math.hypot(geometry.point(ring).x - point.x, geometry.point(ring).y - point.y))));
  const [one, other] = [geometry.beside(inner, 26), geometry.beside(inner, -26)];
  return far(one) > far(other) ? one : other;
}

/** As small as it can be with all that it shows, but of a width. */
function frameOf(geometry: Geometry, view: View, width: number): Frame {
  if (view.whole) return { x: 0, y: 0, width: SIZE, height: SIZE };
  const spots: [Point, number][] = [];
  const see = (square: string): void => {
    spots.push([geometry.point(square), square.startsWith("home") ? 38 : 19]);
    if (isRing(square)) spots.push([geometry.point(`${square[0]!.toLowerCase()}0`), 19]);
  };
  for (const { pawn } of pawnsOf(view)) see(pawn.square);
  for (const way of view.ways ?? []) {
    squaresIn(way.way).forEach(see);
    const { tag } = wayOf(geometry, way, view);
    if (tag) spots.push([tag.at, 12]);
  }
  for (const { at, text } of namesOf(geometry, view)) spots.push([at, text.length > 3 ? 24 : 12]);
  for (const square of Object.keys(view.badges ?? {})) see(square);
  for (const square of Object.keys(view.sent ?? {})) spots.push([refuge(geometry, square), 22]);
  for (const colour of view.homes ?? []) see(COLOURS[seatOf(colour)]!.home);
  const [left, top] = [Math.min(...spots.map(([p, r]) => p.x - r)), Math.min(...spots.map(([p, r]) => p.y - r))];
  const [right, bottom] = [Math.max(...spots.map(([p, r]) => p.x + r)), Math.max(...spots.map(([p, r]) => p.y + r))];
  const wider = Math.max(0, width - (right - left));
  return { x: left - wider / 2, y: top, width: right - left + wider, height: Math.max(84, bottom - top) };
}

/** The frames of a scene's cut-outs: of one height, so that the tracks of all of them lie in line. */
export function framesOf(views: readonly View[]): Frame[] {
  // Few cut-outs have room to show more of the board around.
  const width = { 1: 230, 2: 140 }[views.length] ?? 92;
  const frames = views.map((view) => frameOf(turned(view.top), view, width));
  const top = Math.min(...frames.map(({ y }) => y));
  const bottom = Math.max(...frames.map(({ y, height }) => y + height));
  return frames.map((frame) => ({ ...frame, y: top, height: bottom - top }));
}
