/** What moves of this game are about, by their kind and arguments. */
import { THURN_MOVES } from "../../generated/moves";
import type { ThurnMove } from "../../generated/protocol";
import type { Facts } from "../../lib/i18n.svelte";
import { messageOf } from "../../lib/moveMessages";
import { includesMove, isKind, writer } from "../../lib/moves";
import { choiceOf } from "./choice.svelte";
import { say, type ThurnPlay } from "./board";

export const { roles } = THURN_MOVES;
/** A move by what it does, be it possible or not. */
export const move = writer<ThurnMove>(THURN_MOVES.forms);

const STOCK = "stock";

/** The city that a move names: on the map, of a card in a hand or in the display. */
export function cityIn(made: ThurnMove): string | null {
  if ("city" in made) return made.city;
  return "card" in made && made.card !== STOCK ? made.card : null;
}

export const sideOf = (made: ThurnMove): "left" | "right" | null => ("side" in made && made.side) || null;

/** One of the messages about a move: "label", "told", "ask". */
export function about(made: ThurnMove, which: string, facts: Facts = {}): string {
  const [name, named] = messageOf(THURN_MOVES.kinds, made, say);
  return say(`${which}-${name}`, { ...facts, ...named });
}

export const labelOf = (made: ThurnMove): string => about(made, "label");

export const lays = (made: ThurnMove): boolean => isKind(made, "lay", "restart", "carrier");
export const takes = (made: ThurnMove): boolean => isKind(made, "take", "postmaster");
export const isHouse = (made: ThurnMove): made is Extract<ThurnMove, { kind: "house" }> => made.kind === "house";
export const isRestart = (made: ThurnMove): boolean => made.kind === "restart";

/** The place of the own route, and of its two ends. */
export const ROUTE = "route";

/** Where a card lies by a move that lays it. */
export function endOf(made: ThurnMove): string {
  const side = sideOf(made);
  return side ? `${ROUTE} ${side}` : ROUTE;
}

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

export const discarding = (play: ThurnPlay): boolean => play.asked && play.settled.step === "discarding";

/** What tapping a card of the hand would be, if it were possible: so that the server can say why it is not. */
export function wouldLay(play: ThurnPlay, city: string): ThurnMove {
  const route = play.seat === null ? [] : play.settled.players[play.seat]!.route;
  if (play.settled.step === "discarding") return move({ kind: "discard", city });
  if (play.settled.step === "laid") return move({ kind: "carrier", city, side: "right" });
  return move(route.length ? { kind: "lay", city, side: "right" } : { kind: "lay", city });
}

/** The same for a card of the display, or the stock. */
export function wouldTake(play: ThurnPlay, card: string): ThurnMove {
  return move({ kind: play.settled.step === "first" ? "take" : "postmaster", card });
}

export const isChosen = (play: ThurnPlay, made: ThurnMove): boolean => includesMove(play.chosen, made);
