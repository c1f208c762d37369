/** The ticket that is looked at, in the list or on the map: its cards are then shown on the own track as well. */
import { perPlay } from "../../lib/perPlay";
import type { Colour } from "../../parts/Mark.svelte";
import type { TicketPlay } from "./moves";
import { counted, LOCOMOTIVE, ticket, type TicketPosition } from "./printed";

export class Glance {
  ticket = $state<number | null>(null);
}

export const glanceOf = perPlay((_play: TicketPlay) => new Glance());

/** Where a card that a ticket shows can be seen: in the own station, on the own track, or not (yet). */
export type Seen = "station" | "track" | "no";

/** For each card of a ticket, whether the own things that lie open have it. Colours first, then locomotives for the rest. */
export function seenFor(id: number, position: TicketPosition): Seen[] {
  const pools: [Seen, Partial<Record<Colour, number>>][] = [["station", counted(position.station ?? [])]];
  const track = position.seat === null ? [] : (position.players[position.seat]?.track ?? []);
  const lying: Partial<Record<Colour, number>> = {};
  for (const row of track) {
    lying[row.colour] = row.cards;
    lying.locomotive = (lying.locomotive ?? 0) + row.locomotives;
  }
  if (position.step !== "completing" && position.step !== "over") pools.push(["track", lying]);
  const found: Seen[] = ticket(id).colours.map(() => "no");
  for (const joker of [false, true])
    for (const [where, pool] of pools)
      ticket(id).colours.forEach((colour, at) => {
        const kind = joker ? LOCOMOTIVE : colour;
        if (found[at] !== "no" || !pool[kind]) return;
        pool[kind] -= 1;
        found[at] = where;
      });
  return found;
}
