/**
 * Which pawn is which. A position only says where pawns stand; to show one walking, the pawns before and after a
 * change are matched, and each gets the path that the server says it went.
 */
import type { PartnersPosition } from "./position";
import { COLOURS, HOME } from "./moves";

export interface StandingPawn {
  id: string;
  seat: number;
  /** A square, or the name of the home. */
  square: string;
  /** How many of its colour stand there with it, and which of them it is. */
  stack: number;
  number: number;
  locked: boolean;
  /** The squares it passed to come here, and how many pawns walked before it: it waits for them. */
  way: string[];
  wait: number;
  /** Raised with every walk. */
  hop: number;
  /** Whether it moved with the last change. */
  moved: boolean;
}

/** The squares of a colour's four pawns. */
function places(position: PartnersPosition, seat: number): string[] {
  const { pawns, home } = position.players[seat]!;
  return [...pawns, ...Array<string>(home).fill(COLOURS[seat]!.home)];
}

export class PawnMemory {
  #pawns: StandingPawn[] = [];
  #position: PartnersPosition | null = null;

  /** The pawns of a position; `paths` are those of the moves that may have led here, the newest last. */
  follow(position: PartnersPosition, paths: readonly (readonly string[])[]): StandingPawn[] {
    if (position === this.#position) return this.#pawns;
    this.#position = position;
    const next = COLOURS.flatMap((_, seat) => this.#followColour(position, seat, paths));
    const walked = next.some((pawn) => pawn.moved);
    // A pawn that is sent home goes when the other one has arrived.
    const steps = Math.max(0, ...next.filter((pawn) => pawn.moved && !isHome(pawn)).map((pawn) => pawn.way.length - 1));
    const known = new Map(this.#pawns.map((pawn) => [pawn.id, pawn]));
    for (const pawn of next)
      if (pawn.moved && isHome(pawn)) pawn.wait = pawn.way.length > 2 ? 0 : steps;
      else if (!walked) pawn.moved = known.get(pawn.id)?.moved ?? false;
    this.#pawns = next;
    return next;
  }

  #followColour(position: PartnersPosition, seat: number, paths: readonly (readonly string[])[]): StandingPawn[] {
    const before = this.#pawns.filter((pawn) => pawn.seat === seat);
    const now = places(position, seat);
    const pawns: StandingPawn[] = [];
    const put = (id: string, square: string, earlier?: StandingPawn): void => {
      const gone = earlier !== undefined && earlier.square !== square;
      pawns.push({
        id, seat, square, stack: 1, number: 0, locked: false, moved: gone && isTold(earlier.square, square, paths), wait: 0,
        way: gone ? pathBetween(earlier.square, square, paths) : (earlier?.way ?? [square]),
        hop: (earlier?.hop ?? 0) + (gone ? 1 : 0),
      }); // prettier-ignore
    };
    const left = [...before];
    const open: string[] = [];
    for (const square of now) {
      const same = left.findIndex((pawn) => pawn.square === square);
      if (same >= 0) put(left[same]!.id, square, left.splice(same, 1)[0]);
      else open.push(square);
    }
    for (const square of open) {
      const earlier = left.shift();
      put(earlier?.id ?? `${COLOURS[seat]!.colour} ${pawns.length + 1}`, square, earlier);
    }
    return this.#stacked(pawns, position.players[seat]!.locked, COLOURS[seat]!.rings);
  }

  #stacked(pawns: StandingPawn[], locked: number, rings: readonly string[]): StandingPawn[] {
    const counts = new Map<string, number>();
    for (const pawn of pawns) {
      pawn.number = counts.get(pawn.square) ?? 0;
      counts.set(pawn.square, pawn.number + 1);
      pawn.locked = rings.slice(rings.length - locked).includes(pawn.square);
    }
    for (const pawn of pawns) pawn.stack = counts.get(pawn.square)!;
    return pawns.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

/**
 * Whether a pawn that stands elsewhere now moved last, and not long ago: after a jump to another moment of a game most
 * of them do. Where a pawn came from is of no account then; whoever is sent home is told by no path.
 */
function isTold(from: string, to: string, paths: readonly (readonly string[])[]): boolean {
  if (!paths.some((path) => path.length)) return true;
  const last = paths.findLast((path) => path.length)!;
  return to.startsWith(HOME) || last.includes(to) || paths.some((path) => path[0] === from && path.includes(to));
}

/** The path that leads from one square to another; a straight line if none of them does. */
function pathBetween(from: string, to: string, paths: readonly (readonly string[])[]): string[] {
  return [...(paths.findLast((path) => path[0] === from && path.at(-1) === to) ?? [from, to])];
}

export function isHome(pawn: StandingPawn): boolean {
  return pawn.square === COLOURS[pawn.seat]!.home;
}
