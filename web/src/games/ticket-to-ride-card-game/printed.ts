/** What is printed on the cards, and how a position of this game looks. */
import board from "../../generated/board-ticket-to-ride-card-game.json";
import type { TicketPosition as WirePosition } from "./position";
import type { Colour } from "../../parts/Mark.svelte";

export interface PrintedTicket {
  id: number;
  from: string;
  to: string;
  points: number;
  colours: Colour[];
}

export interface BigCity {
  city: string;
  bonus: number;
  tickets: number[];
}

const TICKETS = board.tickets as PrintedTicket[];
export const BIG_CITIES: readonly BigCity[] = board.big_cities;
/** The order of the colours; locomotives come last. */
export const KINDS = [...board.colours, board.locomotive] as Colour[];
export const LOCOMOTIVE: Colour = "locomotive";

export function ticket(id: number): PrintedTicket {
  const found = TICKETS[id - 1];
  if (!found) throw new Error(`no ticket ${id}`);
  return found;
}

export function worth(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + ticket(id).points, 0);
}

/** A row on a track: cards of its colour, and locomotives at its head. */
export interface Row {
  colour: Colour;
  cards: number;
  locomotives: number;
}

type Narrowed<T, N> = Omit<T, keyof N> & N;

export type Player = Narrowed<WirePosition["players"][number], { track: Row[] }>;

/** The position as the server sends it, with its words narrowed to those that exist. */
export type TicketPosition = Narrowed<
  WirePosition,
  {
    part: "set-up" | "first half" | "second half";
    step: "dealing" | "filling" | "blind" | "offering" | "keeping" | "first" | "second" | "completing" | "over";
    row: Colour[];
    discards: Cards;
    players: Player[];
    hand: Colour[];
    station: Colour[] | null;
    station_left: Colour[] | null;
    station_after: Readonly<Record<string, Colour[]>>;
  }
>;

/** The own tickets. At the set-up all six are on offer: only those picked are one's own, also until the others have chosen. */
export function ownTickets({ part, step, turn, seat, picked, tickets }: TicketPosition): number[] {
  return part === "set-up" && step === "keeping" && (turn === seat || picked.length) ? picked : tickets;
}

/** Whether one has tickets and has yet to choose which to keep, because others are asked before. */
export function waitsToChoose({ part, picked, tickets, turn, seat }: TicketPosition): boolean {
  return part === "set-up" && turn !== seat && !picked.length && tickets.length > 0;
}

/** The tickets that a seat completed at the counts that are over; a spectator none. */
export function completedBy({ players }: TicketPosition, seat: number | null): readonly number[] {
  return seat === null ? [] : (players[seat]?.completed ?? []);
}

/** Some cards of each kind. */
export type Cards = Partial<Record<Colour, number>>;

export function counted(cards: readonly Colour[]): Cards {
  const counts: Cards = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** Kinds and their numbers, in the order of the data. */
export function listed(cards: Cards): [Colour, number][] {
  return KINDS.flatMap((kind): [Colour, number][] => (cards[kind] ? [[kind, cards[kind]]] : []));
}
