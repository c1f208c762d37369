/** Words for cards, tickets and moves. */
import { number, signed } from "../../lib/formats";
import { i18n, translator, say as app } from "../../lib/i18n.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { laidBy, type Lay } from "./lays";
import { listed, ticket, type Cards, type Row, type TicketPosition } from "./printed";
import type { RunningScore } from "./runningScore";
import type { Seen } from "./ticketFocus.svelte";

export const say = translator("ticket-to-ride-card-game");

export function colourName(colour: Colour): string {
  return say(`word-${colour}`);
}

/** "3 blue", "1 locomotive". */
export function count(colour: Colour, cards: number): string {
  return say(`count-${colour}`, { count: cards });
}

/** "3 blue + 1 locomotive". */
export function cardsInWords(cards: Cards): string {
  return listed(cards)
    .map(([colour, number]) => count(colour, number))
    .join(" + ");
}

export function rowInWords(row: Row): string {
  return cardsInWords(rowCards(row));
}

function rowCards(row: Row): Cards {
  const cards: Cards = { locomotive: row.locomotives };
  cards[row.colour] = row.cards;
  return cards;
}

export function laidInWords(lay: Lay): string {
  return cardsInWords(laidBy(lay));
}

export function ticketInWords(id: number): string {
  const { from, to, points, colours } = ticket(id);
  return say("ticket-words", { from, to, points, colours: colours.map(colourName).join(", ") });
}

/** How many cards of a ticket the own things that lie open have; empty where that says nothing. */
export function aboutTicket(seen: readonly Seen[], { station }: TicketPosition): string {
  const count = (where: Seen): number => seen.filter((each) => each === where).length;
  const [inStation, onTrack] = [count("station"), count("track")];
  if (inStation === seen.length) return say("ticket-payable");
  if (inStation + onTrack) return say(station ? "ticket-seen" : "ticket-on-track", { station: inStation, track: onTrack, needed: seen.length });
  return station ? say("ticket-unseen") : "";
}

/** What so many own tickets are worth together; in short, only the points. */
export function runningInWords({ paid, least, most, early }: RunningScore, count: number, short = false): string {
  const { language } = i18n;
  if (!paid) return say(short ? "running-range" : early ? "running-half" : "running-closed", { least: signed(least, language), most: signed(most, language) });
  return say(short ? "running-now" : "running-open", { done: paid.length, count, points: most, shown: number(most, language) });
}

export function nameOf(names: readonly string[], seat: number): string {
  return names[seat] || app("seat-number", { seat: seat + 1 });
}
