/** What moves of this game are about, by their kind and arguments. */
import { THURN_MOVES } from "../../generated/moves";
import type { ThurnMove } from "../../generated/protocol";
import type { Facts } from "../../lib/i18n.svelte";
import { messageOf } from "../../lib/moveMessages";
import { includesMove, isKind, writer } from "../../lib/moves";
import { say, type ThurnPlay } from "./board";
import type { ThurnPosition } from "./position";

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

/** The city at the end of somebody's route where a card would lie. */
function beside(made: ThurnMove, { players }: ThurnPosition, seat: number | null): string | undefined {
  const route = seat === null ? [] : players[seat]!.route;
  return sideOf(made) === "left" ? route[0] : route.at(-1);
}

/** A move in a few words; where the position is known, a card is laid before or after a city, and not at the front or back. */
export function labelOf(made: ThurnMove, position?: ThurnPosition, seat = position?.seat ?? null): string {
  const [side, end] = [sideOf(made), position && beside(made, position, seat)];
  return side && end ? say(`${made.kind}-${side}`, { city: cityIn(made)!, end }) : about(made, "label");
}

/** The same where somebody plays. */
export const labelIn = ({ settled }: ThurnPlay) => (made: ThurnMove): string => labelOf(made, settled);

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

export const isChosen = (play: ThurnPlay, made: ThurnMove): boolean => includesMove(play.chosen, made);
