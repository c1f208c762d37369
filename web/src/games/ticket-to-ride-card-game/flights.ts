/** What a move carries away: cards and tickets to whoever draws them, a robbed row to the discards, cars into a station. */
import type { Moved, TicketMove } from "../../generated/protocol";
import type { Flight } from "../../lib/flights";
import { LOCOMOTIVE } from "./printed";

export function flights({ mover, move, then = [] }: Moved, seat: number | null): Flight[] {
  const gone = then.flatMap(({ what, seat: owner, things }) => {
    if (what === "robbed") return robbedCars(owner, rowOf(move as TicketMove, things), things).map((piece): Flight => ({ piece, to: ["discards", "stock"], shaken: true }));
    if (what !== "rolled") return [];
    return [...new Set(things)].map((card): Flight => ({ piece: `car ${owner} ${card}`, to: [`station ${owner}`, `seat ${owner}`] }));
  });
  return [...gone, ...drawn(mover, move as TicketMove, seat)];
}

/** The colour of a row that was robbed: that of the cards laid against it. Its own may all have rolled away from its locomotives. */
function rowOf(made: TicketMove, cards: readonly string[]): string {
  return made.kind === "lay" ? made.colour : (cards[0] ?? LOCOMOTIVE);
}

/** The cars of a row by the names of their pieces. */
function robbedCars(owner: number, colour: string, cards: readonly string[]): string[] {
  const locomotives = cards.filter((card) => card === LOCOMOTIVE).map((_, at) => `car ${owner} ${colour} locomotive ${at}`);
  return [...cards.filter((card) => card !== LOCOMOTIVE).map((_, at) => `car ${owner} ${colour} ${at}`), ...locomotives];
}

function drawn(mover: Moved["mover"], made: TicketMove, seat: number | null): Flight[] {
  // What the reader takes comes into the hand.
  if (mover === "~" || mover === seat) return [];
  const to = `seat ${mover}`;
  if (made.kind === "tickets") return [{ piece: "ticket stock", to, hidden: true }];
  if (made.kind !== "take") return [];
  return [made.card === "stock" ? { piece: "stock", to, hidden: true } : { piece: `row ${made.card}`, to }];
}
