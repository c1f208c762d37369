/** One line of the log for the whole closing of a route: how long it was, and what it brought. */
import type { Moved } from "../../generated/protocol";
import { moverFacts, type LogContext } from "../game";

/** The kinds of moves that are told with the closing that they belong to. */
export const CLOSING: ReadonlySet<string> = new Set(["close", "each", "province", "house", "done", "cartwright", "decline"]);
/** From how many cities on only the ends of a route are named. */
const LONG = 4;

/** Told with the move by which the route is gone; null before. */
export function closingLine(moved: Moved, context: LogContext): string | null {
  const route = moved.then?.find(({ what }) => what === "closed")?.things;
  if (!route) return null;
  const { say, turn = [moved] } = context;
  const moves = turn.slice(Math.max(0, turn.findLastIndex(({ move }) => move.kind === "close")));
  const won = moves.flatMap(({ then = [] }) => then);
  const tiles = won.flatMap(({ what, things }) => (what === "tile" ? [things[1]!] : []));
  const carriage = won.find(({ what }) => what === "carriage")?.things[0];
  const gains = [
    say("gain-houses", { houses: moves.filter(({ move }) => move.kind === "house").length }),
    ...(tiles.length ? [say("gain-tiles", { count: tiles.length, values: tiles.join("\u00A0+\u00A0") })] : []),
    ...(carriage ? [say("gain-carriage", { carriage: Number(carriage) })] : []),
  ];
  const ends = route.length < LONG ? route : [route[0]!, "…", route.at(-1)!];
  return say("log-closed", { ...moverFacts(moved, context), route: ends.join("–"), length: route.length, gains: gains.join(", ") });
}
