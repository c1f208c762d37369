/** Who plays after a seat. */
import type { PartnersPosition } from "./position";

/** Whoever has laid the hand down waits for the next deal; and each gives one card. */
export function next({ step, players }: Pick<PartnersPosition, "step" | "players">, turn: number): number | null {
  const waits = (seat: number): boolean => (step === "playing" ? players[seat]!.hand_size > 0 : !players[seat]!.gave);
  return [1, 2, 3].map((on) => (turn + on) % players.length).find(waits) ?? null;
}
