/** Cards and pawns that are dragged: where they may be let go follows from the legal moves and from their ways. */
import type { PartnersPosition } from "../../generated/protocol";
import { boundFor, type Carried } from "../../lib/dragging.svelte";
import type { Play } from "../../lib/play";
import { COLOURS, HOME, squaresOf, swapOf } from "./moves";
import { pickingOf } from "./picking.svelte";

type PartnersPlay = Play<PartnersPosition>;

function homeOf(play: PartnersPlay): string | undefined {
  return COLOURS.find(({ colour }) => colour === play.settled.moving)?.home;
}

/** What a place on the board is called where a pawn is asked for. */
export function squareAt(play: PartnersPlay, place: string): string {
  return place === homeOf(play) ? HOME : place;
}

function isOccupied(play: PartnersPlay, square: string): boolean {
  return square === HOME || play.settled.players.some(({ pawns }) => pawns.includes(square));
}

/** A card goes to a pawn; one that is given, to the partner. */
export function liftCard(play: PartnersPlay, card: string): Carried {
  const picking = pickingOf(play);
  if (picking.giving) {
    const partner = COLOURS[COLOURS[play.seat!]!.partner]!;
    return boundFor(partner.home, play.legal.has(`give ${card}`), () => play.chosen.includes(`give ${card}`) || picking.takeCard(card));
  }
  // Every place is asked about at every step of the way.
  const known = new Map<string, string[]>();
  const ways = (place: string): string[] => {
    const found = known.get(place) ?? picking.waysOf(card, squareAt(play, place));
    known.set(place, found);
    return found;
  };
  return {
    places: { has: (place) => ways(place).length > 0 },
    over: (place) => play.peek(place !== null && card !== "7" && ways(place).length === 1 ? ways(place)[0]! : null),
    drop(place) {
      const square = squareAt(play, place);
      if (isOccupied(play, square)) picking.bring(card, square);
    },
  };
}

/** With a card picked, its pawn goes to where one of its moves ends; a swapped one, to the other. */
export function liftPawn(play: PartnersPlay, from: string, piece: SVGGraphicsElement | null): Carried | null {
  const picking = pickingOf(play);
  const square = squareAt(play, from);
  const moves = play.asked && picking.card !== null ? picking.cardMoves.filter((move) => squaresOf(move).includes(square)) : [];
  if (!moves.length || !piece) return null;
  const ends = new Map<string, string>();
  const known = Promise.all(
    moves.map(async (move) => {
      if (move.kind === "swap") return ends.set(move.first === square ? move.second : move.first, move.text);
      const way = await play.way(move.text).catch(() => []); // a way that is not told leads nowhere
      return ends.set(way.findLast((passed) => !passed.startsWith("home")) ?? "", move.text);
    }),
  );
  return {
    piece,
    places: ends,
    known,
    over: (place) => play.peek(place === null ? null : ends.get(place)!),
    drop(place) {
      if (picking.card === "swap" && !ends.has(place) && place !== square && isOccupied(play, place)) play.choose(swapOf(square, place));
      // Somebody may have been quicker than the answer where it leads.
      else void known.then(() => ends.has(place) && play.asked && picking.settleOn(ends.get(place)!));
    },
  };
}
