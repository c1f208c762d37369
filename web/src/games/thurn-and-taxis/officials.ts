/** The four officials, of whom one helps in a turn. */
import type { ThurnMove } from "../../generated/protocol";
import { CITIES, type ThurnPlay } from "./board";
import { move } from "./moves";

export const OFFICIAL_NAMES = ["postmaster", "administrator", "carrier", "cartwright"] as const;
export type OfficialName = (typeof OFFICIAL_NAMES)[number];

/** Who has helped in the turn under way; null: nobody, or nobody knows who. */
export function helper({ settled, turn }: Pick<ThurnPlay, "settled" | "turn">): OfficialName | null {
  if (!settled.official_used) return null;
  const made = turn.filter(({ mover }) => mover === settled.active).map(({ move: { kind } }) => kind);
  return OFFICIAL_NAMES.find((name) => made.includes(name)) ?? null;
}

/** A move with the help of an official, be it possible or not: so that the server can say why it is not. */
export function wouldHelp(play: ThurnPlay, name: OfficialName): ThurnMove {
  if (name === "postmaster") return move({ kind: "postmaster", card: "stock" });
  if (name === "carrier") return move({ kind: "carrier", city: play.settled.hand[0] ?? CITIES[0]!.name, side: "right" });
  return move({ kind: name });
}
