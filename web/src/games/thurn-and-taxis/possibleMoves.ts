/** What can be done now with a card, a city or the map; and what a tap would be that is not possible. */
import type { ThurnMove } from "../../generated/protocol";
import type { ThurnPlay } from "./board";
import { choiceOf } from "./choice.svelte";
import { cityIn, isHouse, isRestart, lays, move, takes } from "./moves";

/** What is possible with the card of a city in the hand. */
export function fromHand(play: ThurnPlay, city: string): ThurnMove[] {
  return discarding(play) ? movesWith(play, city).filter((made) => made.kind === "discard") : laying(play, city);
}

/** Giving the route up is nearly always possible, and seldom meant: only where nothing else is, or it was asked for. */
function laying(play: ThurnPlay, city: string): ThurnMove[] {
  const moves = movesWith(play, city).filter(lays);
  const adding = moves.filter((made) => !isRestart(made));
  return adding.length && !choiceOf(play).restarting ? adding : moves.filter(isRestart);
}

/** Whether the card can only begin another route, while others would go on with this one. */
export function costly(play: ThurnPlay, moves: readonly ThurnMove[]): boolean {
  const adding = (): boolean => [...play.more].some((made) => lays(made) && !isRestart(made));
  return moves.length > 0 && moves.every(isRestart) && !choiceOf(play).restarting && adding();
}

/** What is possible with the card of a city in the display. */
export function fromDisplay(play: ThurnPlay, city: string): ThurnMove[] {
  return movesWith(play, city).filter(takes);
}

/** What is possible with a city on the map: houses come first, then cards. */
export function onMap(play: ThurnPlay, city: string): ThurnMove[] {
  if (closing(play)) return movesWith(play, city).filter(isHouse);
  return [...laying(play, city), ...movesWith(play, city).filter(takes)];
}

function movesWith(play: ThurnPlay, city: string): ThurnMove[] {
  return [...play.more].filter((made) => cityIn(made) === city);
}

/** Whether this seat is just choosing places for its houses. */
export const closing = (play: ThurnPlay): boolean => play.asked && ["way", "placing"].includes(play.settled.step);

/** Whether the way is chosen and no house yet, though there are places for some. */
export function unplaced(play: ThurnPlay): boolean {
  return closing(play) && play.chosen.length > 0 && !play.chosen.some(isHouse) && [...play.more].some(isHouse);
}

/** What placing the houses that are chosen so far, and no more, would be; null where none are being chosen. */
export function meantHouses(play: ThurnPlay): ThurnMove | null {
  return closing(play) && play.chosen.length ? (play.more.of("done")[0] ?? null) : null;
}

export const discarding = (play: ThurnPlay): boolean => play.asked && play.settled.step === "discarding";

/** What tapping a card of the hand would be, if it were possible: so that the server can say why it is not. */
export function wouldLay(play: ThurnPlay, city: string): ThurnMove {
  const route = play.seat === null ? [] : play.settled.players[play.seat]!.route;
  if (play.settled.step === "discarding") return move({ kind: "discard", city });
  if (play.settled.step === "laid") return move({ kind: "carrier", city, side: "right" });
  return move(route.length ? { kind: "lay", city, side: "right" } : { kind: "lay", city });
}

/** What tapping a city on the map would be: while cards are taken, of its card in the display, unless only the hand has one. */
export function wouldBeOnMap(play: ThurnPlay, city: string): ThurnMove {
  const { step, display, hand } = play.settled;
  if (closing(play)) return move({ kind: "house", city });
  const taking = ["first", "second"].includes(step) && (display.includes(city) || !hand.includes(city));
  return taking ? wouldTake(play, city) : wouldLay(play, city);
}

/** The same for a card of the display, or the stock. */
export function wouldTake(play: ThurnPlay, card: string): ThurnMove {
  return move({ kind: play.settled.step === "first" ? "take" : "postmaster", card });
}
