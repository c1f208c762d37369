/** What the own tickets are worth together so far: only from what the player may know (TR-8). */
import { completedBy, counted, LOCOMOTIVE, ownTickets, ticket, waitsToChoose, worth, type Cards, type TicketPosition } from "./printed";

/** The tickets that a station could pay for together, so that they bring most: every card pays once (TR-22). */
export function payable(ids: readonly number[], station: Cards): number[] {
  const order = ids.toSorted((one, other) => ticket(other).points - ticket(one).points);
  let best: readonly number[] = [];
  const look = (at: number, left: Cards, paid: readonly number[]): void => {
    if (worth(paid) > worth(best)) best = paid;
    // What is left could not even be better if all of it were paid for.
    if (worth(paid) + worth(order.slice(at)) <= worth(best)) return;
    const id = order[at]!;
    const rest = without(left, id);
    if (rest) look(at + 1, rest, [...paid, id]);
    look(at + 1, left, paid);
  };
  look(0, station, []);
  return ids.filter((id) => best.includes(id));
}

/** What a ticket leaves of some cards, locomotives standing in for colours that are missing; null: they do not suffice. */
function without(cards: Cards, id: number): Cards | null {
  const left = { ...cards };
  for (const colour of ticket(id).colours) {
    const kind = left[colour] ? colour : LOCOMOTIVE;
    if (!left[kind]) return null;
    left[kind] -= 1;
  }
  return left;
}

export interface RunningScore {
  /** The tickets that could be paid for now; null while nobody may look into a station. */
  paid: readonly number[] | null;
  /** Points if the tickets were scored now, without bonuses; with a closed station, at least and at most. */
  least: number;
  most: number;
  /** Whether that is scored at half-time, when nobody loses points (TR-25). */
  early: boolean;
}

/** The own running score; null where there is nothing to add up. */
export function runningScore(position: TicketPosition): RunningScore | null {
  const { seat, part, players, station, step } = position;
  const own = ownTickets(position);
  if (seat === null || step === "over" || step === "completing" || !own.length || waitsToChoose(position)) return null;
  const before = worth(completedBy(position, seat));
  const early = players.length === 4 && part !== "second half";
  const costs = early ? 0 : worth(own);
  if (station === null) return { paid: null, least: before - costs, most: before + worth(own), early };
  const paid = payable(own, counted(station));
  const points = before + worth(paid) - (costs && costs - worth(paid));
  return { paid, least: points, most: points, early };
}
