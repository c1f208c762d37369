/** The names of places and pawns in words, for those who listen. */
import type { PartnersPosition } from "./position";
import type { Say } from "../../lib/i18n.svelte";
import { COLOURS, HOME } from "./moves";
import { isHome, type StandingPawn } from "./pawns";
import { squareName } from "./squareNames";

/** "r5" in words: "red 5"; and the start squares, rings and homes by what they are. */
export function placeName(say: Say, square: string): string {
  if (square === HOME || square.startsWith("home")) return say("place-home");
  const letter = square[0]!;
  const { colour } = COLOURS.find((one) => one.letter === letter.toLowerCase())!;
  const number = Number(square.slice(1));
  if (letter !== letter.toLowerCase()) return say("place-ring", { colour, number });
  return number === 0 ? say("place-start", { colour }) : say("place-track", { colour, number });
}

/** As short as it goes, to be read beside a mark. */
export function shortName(say: Say, square: string): string {
  return square === HOME || square.startsWith("home") ? say("short-home") : squareName(square);
}

export function aboutPawn(say: Say, pawn: StandingPawn, look: string): string {
  if (isHome(pawn)) return "";
  const { colour, start } = COLOURS[pawn.seat]!;
  const parts = [say("pawn-at", { colour, place: placeName(say, pawn.square), pawns: pawn.stack })];
  if (pawn.locked) parts.push(say("pawn-locked"));
  if (pawn.square === start) parts.push(say("pawn-wall"));
  for (const one of look.split(" ")) if (one) parts.push(say(`look-${one}`));
  return parts.join(", ");
}

export function aboutHome(
  say: Say,
  position: PartnersPosition,
  seat: number,
  names: readonly string[],
  canLeave: boolean,
): string {
  const { colour } = COLOURS[seat]!;
  const text = say("home-of", { colour, name: names[seat] ?? "", pawns: position.players[seat]!.home });
  return canLeave ? `${text}, ${say("can-leave")}` : text;
}
