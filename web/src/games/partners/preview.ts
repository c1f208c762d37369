/** What a move that is chosen or looked at would change: read off the two positions that the server sent. */
import { COLOURS, type PartnersPlay } from "./moves";

export interface Preview {
  /** The squares that the pawn passes; empty where nothing walks. */
  path: readonly string[];
  /** Where it ends on the board: two squares for a swap. */
  ends: string[];
  /** Pawns that would be sent home, by seat and square. */
  lost: { seat: number; square: string }[];
  /** The seats that would have more locked pawns. */
  locks: number[];
  /** The seat whose pawn would be sent home by its own move, if that is so. */
  fails: number | null;
  /** Whether it turns round in the goal. */
  turns: boolean;
  /** Whether it is a seven, whose parts are shown as made. */
  seven: boolean;
}

/** What is in the one list and not in the other; of what is there twice, as often as it is missing. */
function missing(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((square) => {
    const found = rest.indexOf(square);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

function isRing(square: string): boolean {
  return square[0] !== square[0]!.toLowerCase();
}
function leadsInward(ring: string, next: string): boolean {
  return isRing(next) && Number(next.slice(1)) > Number(ring.slice(1));
}

export function previewOf(play: PartnersPlay): Preview | null {
  const move = play.peeked ?? play.chosen.at(-1);
  if (move === undefined || play.position === play.settled) return null;
  if (move.kind === "give" || move.kind === "fold") return null;
  const { path, settled, position } = play;
  const moving = COLOURS.findIndex((colour) => colour.colour === settled.moving);
  const lost: Preview["lost"] = [];
  settled.players.forEach((player, seat) => {
    const more = position.players[seat]!.home - player.home;
    // Of the mover's own pawns, the one that goes home is the one that set out last.
    const gone = missing(player.pawns, position.players[seat]!.pawns);
    const mine = gone.toSorted((a, b) => Number(b === path[0]) - Number(a === path[0]));
    for (const square of mine.slice(0, Math.max(0, more))) lost.push({ seat, square });
  });
  const ends = move.kind === "swap" ? [...path] : path.filter((square) => !square.startsWith("home")).slice(-1);
  return {
    path,
    ends,
    lost,
    locks: settled.players.flatMap((player, seat) => (position.players[seat]!.locked > player.locked ? [seat] : [])),
    fails: path.length > 1 && path.at(-1)!.startsWith("home") ? moving : null,
    turns: path.some((square, at) => isRing(square) && at + 1 < path.length && !leadsInward(square, path[at + 1]!)),
    seven: [move, ...play.chosen].some(({ kind }) => kind === "split"),
  };
}
