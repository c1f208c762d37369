/** The notation of this game, taken apart (docs/reference/notation.md). */
import { isCity, say, type ThurnPlay } from "./board";
import { renews } from "./picking.svelte";

export interface Parts {
  word: string;
  city: string | null;
  side: "left" | "right" | null;
  province: string | null;
}

export function partsOf(move: string): Parts {
  const [word, ...rest] = move.split(" ");
  const last = rest.at(-1);
  const side = last === "left" || last === "right" ? last : null;
  const name = (side ? rest.slice(0, -1) : rest).join(" ");
  return {
    word: word!,
    side,
    city: word !== "province" && isCity(name) ? name : null,
    province: word === "province" ? name : null,
  };
}

/** The end of the message ids about a move: "lay-left", "take-stock". */
export function kindOf(move: string): string {
  const { word, city, side } = partsOf(move);
  if (side) return `${word}-${side}`;
  return !city && move.endsWith(" stock") ? `${word}-stock` : word;
}

export function factsOf(move: string): Record<string, string> {
  const { city, province } = partsOf(move);
  return { ...(city && { city }), ...(province && { province }) };
}

export const labelOf = (move: string): string => say(`label-${kindOf(move)}`, factsOf(move));

const LAYING = ["lay", "restart", "carrier"];
const TAKING = ["take", "postmaster"];

export const lays = (move: string): boolean => LAYING.includes(partsOf(move).word);
export const takes = (move: string): boolean => TAKING.includes(partsOf(move).word);

/** The place of the own route, and of its two ends. */
export const ROUTE = "route";

/** Where a card lies by a move that lays it. */
export function endOf(move: string): string {
  const { side } = partsOf(move);
  return side ? `${ROUTE} ${side}` : ROUTE;
}

/** What is possible with the card of a city in the hand. */
export function fromHand(play: ThurnPlay, city: string): string[] {
  if (discarding(play)) return play.more.has(`discard ${city}`) ? [`discard ${city}`] : [];
  return laying(play, city);
}

const restarts = (move: string): boolean => move.startsWith("restart ");

/** Giving the route up is nearly always possible, and seldom meant: only where nothing else is, or it was asked for. */
function laying(play: ThurnPlay, city: string): string[] {
  const moves = about(play, city).filter(lays);
  const adding = moves.filter((move) => !restarts(move));
  return adding.length && !renews(play) ? adding : moves.filter(restarts);
}

/** Whether the card can only begin another route, while others would go on with this one. */
export function costly(play: ThurnPlay, moves: string[]): boolean {
  return moves.length > 0 && moves.every(restarts) && !renews(play) && [...play.more].some((move) => lays(move) && !restarts(move));
}

/** What is possible with the card of a city in the display. */
export function fromDisplay(play: ThurnPlay, city: string): string[] {
  return about(play, city).filter(takes);
}

/** What is possible with a city on the map: houses come first, then cards. */
export function onMap(play: ThurnPlay, city: string): string[] {
  if (closing(play)) return about(play, city).filter((move) => move.startsWith("house "));
  return [...laying(play, city), ...about(play, city).filter(takes)];
}

function about(play: ThurnPlay, city: string): string[] {
  return [...play.more].filter((move) => partsOf(move).city === city);
}

/** Whether this seat is just choosing places for its houses. */
export const closing = (play: ThurnPlay): boolean => play.asked && ["way", "placing"].includes(play.settled.step);

/** Whether the way is chosen and no house yet, though there are places for some. */
export function unplaced(play: ThurnPlay): boolean {
  const house = (move: string): boolean => move.startsWith("house ");
  return closing(play) && play.chosen.length > 0 && !play.chosen.some(house) && [...play.more].some(house);
}

export const discarding = (play: ThurnPlay): boolean => play.asked && play.settled.step === "discarding";

/** What tapping a card of the hand would be, if it were possible: so that the server can say why it is not. */
export function wouldLay(play: ThurnPlay, city: string): string {
  const route = play.seat === null ? [] : play.settled.players[play.seat]!.route;
  if (play.settled.step === "discarding") return `discard ${city}`;
  if (play.settled.step === "laid") return `carrier ${city} right`;
  return route.length ? `lay ${city} right` : `lay ${city}`;
}
