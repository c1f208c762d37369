/** Cards and pawns that are dragged: where they may be let go follows from the legal moves and from their ways. */
import type { PartnersMove } from "../../generated/protocol";
import { boundFor, type Carried } from "../../lib/dragging.svelte";
import { includesMove } from "../../lib/moves";
import { COLOURS, HOME, move, SEVEN, squaresOf, SWAP, swapOf, type PartnersPlay } from "./moves";
import { pickingOf } from "./picking.svelte";

function homeOf(play: PartnersPlay): string | undefined {
  return COLOURS.find(({ colour }) => colour === play.settled.moving)?.home;
}

/** What a place on the board is called where a pawn is asked for. */
export function squareAt(play: PartnersPlay, place: string): string {
  return place === homeOf(play) ? HOME : place;
}

/** Whether a place is one of the homes. */
const isHomePlace = (place: string): boolean => COLOURS.some(({ home }) => home === place);

function isOccupied(play: PartnersPlay, square: string): boolean {
  return square === HOME || play.settled.players.some(({ pawns }) => pawns.includes(square));
}

/** A card goes to a pawn; one that is given, to the partner. */
export function liftCard(play: PartnersPlay, card: string): Carried {
  const picking = pickingOf(play);
  if (picking.giving) {
    const partner = COLOURS[COLOURS[play.seat!]!.partner]!;
    const give = move({ kind: "give", card });
    return boundFor(partner.home, play.legal.has(give), () => includesMove(play.chosen, give) || picking.takeCard(card));
  }
  // Every place is asked about at every step of the way.
  const known = new Map<string, PartnersMove[]>();
  const ways = (place: string): PartnersMove[] => {
    const found = known.get(place) ?? picking.waysOf(card, squareAt(play, place));
    known.set(place, found);
    return found;
  };
  return {
    places: { has: (place) => ways(place).length > 0 },
    over: (place) => play.peek(place !== null && card !== SEVEN && ways(place).length === 1 ? ways(place)[0]! : null),
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
  const moves = play.asked && picking.card !== null ? picking.cardMoves.filter((made) => squaresOf(made).includes(square)) : [];
  if (!moves.length || !piece) return null;
  const ends = new Map<string, PartnersMove>();
  const known = Promise.all(
    moves.map(async (made) => {
      if (made.kind === "swap") return ends.set(made.square === square ? made.other : made.square, made);
      const path = await play.pathOf(made).catch(() => []); // a path that is not known leads nowhere
      return ends.set(path.findLast((passed) => !isHomePlace(passed)) ?? "", made);
    }),
  );
  return {
    piece,
    places: ends,
    known,
    over: (place) => play.peek(place === null ? null : ends.get(place)!),
    drop(place) {
      if (picking.card === SWAP && !ends.has(place) && place !== square && isOccupied(play, place)) play.choose(swapOf(square, place));
      // It may be let go before the answer has come where it leads.
      else void known.then(() => ends.has(place) && play.asked && picking.settleOn(ends.get(place)!));
    },
  };
}
