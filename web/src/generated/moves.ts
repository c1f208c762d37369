// Stands in for what will be generated from the moves that each game declares.
import type { Roles } from "../lib/moves";
import type { PartnersMove, ThurnMove, TicketMove } from "./protocol";

interface Declared<K extends string> {
  roles: Roles;
  forms: Readonly<Record<K, string>>;
}

export const THURN_MOVES: Declared<ThurnMove["kind"]> = {
  roles: { each: "way", province: "way", house: "pick", done: "done", discard: "pick" },
  forms: {
    reveal: "reveal {city}", draw: "draw {city}", administrator: "administrator", take: "take {card}",
    postmaster: "postmaster {card}", lay: "lay {city}[ {side}]", restart: "restart {city}", carrier: "carrier {city} {side}",
    close: "close", end: "end", each: "each", province: "province {province}", house: "house {city}", done: "done",
    cartwright: "cartwright", decline: "decline", discard: "discard {city}",
  },
};
export const TICKET_MOVES: Declared<TicketMove["kind"]> = {
  roles: { keep: "pick", complete: "pick", done: "done" },
  forms: {
    deal: "deal {card}", reveal: "reveal {card}", draw: "draw {card}", ticket: "ticket {ticket}", keep: "keep {ticket}", done: "done",
    take: "take {card}", lay: "lay {colour} {cars}[+{locomotives}]", "lay-three": "lay {colours}", tickets: "tickets", pass: "pass",
    complete: "complete {ticket}",
  },
};
export const PARTNERS_MOVES: Declared<PartnersMove["kind"]> = {
  roles: { split: "part" },
  forms: {
    deal: "deal {card}", give: "give {card}", leave: "{card} start", forward: "{steps} {square}", back: "-4 {square}",
    split: "7 {square} {steps}", swap: "swap {square} {other}", "swap-same": "swap same", fold: "fold",
  },
};
