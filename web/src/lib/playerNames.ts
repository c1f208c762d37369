/** What everybody at a table is called. */
import type { SeatView } from "../generated/protocol";
import { list } from "./formats";
import { i18n, say } from "./i18n.svelte";

/** Bots have no name of their own: each seat lends its bot that of a bird, so that two of them can be told apart. */
const BIRDS = ["Kría", "Lóa", "Spói", "Lundi"] as const;

export function birdOf(seat: number): string {
  return BIRDS[seat % BIRDS.length]!;
}

export function nameOf(seat: Pick<SeatView, "name" | "bot">, number: number): string {
  return seat.name || (seat.bot ? birdOf(number) : say("seat-number", { seat: number + 1 }));
}

export function namesOf(seats: readonly Pick<SeatView, "name" | "bot">[]): string[] {
  return seats.map(nameOf);
}

/** The same from a record or a list of tables, where a bot is written as "bot:" and its level. */
export function nameIn(written: string, number: number): string {
  const bot = written.startsWith("bot:");
  return nameOf({ name: bot ? "" : written, bot: bot ? written : null }, number);
}

/** What each side is called: by all who belong to it. */
export function sideNames(sides: readonly (readonly number[])[], names: readonly string[]): string[] {
  return sides.map((seats) => list(seats.map((seat) => names[seat] ?? ""), i18n.language));
}
