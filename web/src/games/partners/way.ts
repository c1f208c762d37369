/** The squares that a pawn passes, where nobody has told them: read off how it stood before and after. */
import type { PartnersPosition } from "../../generated/protocol";
import { COLOURS, read, TRACK } from "./moves";

/** The way from one square to another that a pawn would walk, where it is short; else straight. */
export function wayBetween(seat: number, from: string, to: string): string[] {
  const { path, rings, start } = COLOURS[seat]!;
  const whole = [...path, ...rings];
  // Nobody counts a start square: one step back from it leads where one from the square behind it does.
  const [first, last] = [from === start ? -1 : whole.indexOf(from), whole.indexOf(to)];
  if ((first < 0 && from !== start) || last < 0) return [from, to];
  if (last > first && last - first <= 14) return [from, ...whole.slice(first + 1, last + 1)];
  const [behind, ahead] = [TRACK.indexOf(to), TRACK.indexOf(from === start ? path[0]! : from)];
  if (behind >= 0 && ahead >= 0 && (ahead - behind + TRACK.length) % TRACK.length === 4)
    return [from, ...[1, 2, 3, 4].map((step) => TRACK[(ahead - step + TRACK.length) % TRACK.length]!)];
  return [from, to];
}

/** What is in the one list and not in the other; of what is there twice, as often as it is missing. */
export function missing(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((square) => {
    const found = rest.indexOf(square);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

/** The way of a move that leads from one position to another. */
export function wayOf(text: string, before: PartnersPosition, after: PartnersPosition): string[] {
  const move = read(text);
  const seat = COLOURS.findIndex(({ colour }) => colour === before.moving);
  const { home, start } = COLOURS[seat]!;
  switch (move.kind) {
    case "start":
      return [home, start];
    case "swap":
      return [move.first, move.second];
    case "forward":
    case "back":
    case "seven": {
      const [to = move.square] = missing(after.players[seat]!.pawns, before.players[seat]!.pawns);
      return wayBetween(seat, move.square, to);
    }
    default:
      return [];
  }
}
