/** The four officials, of whom one helps in a turn. */
import type { ThurnMove } from "../../generated/protocol";
import { CITIES, say, type ThurnPlay } from "./board";
import { move } from "./moves";
import { nextCarriageGain, signed } from "./score";

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

/** can: now, by a move; helps: when the route is closed; wait: perhaps later in this turn, or in another. */
export type OfficialState = "can" | "due" | "helps" | "helped" | "not-due" | "used" | "wait";

export function stateOf(play: Pick<ThurnPlay, "settled" | "turn" | "seat" | "more">, name: OfficialName): OfficialState {
  const { seat, settled } = play;
  const mine = seat !== null && settled.active === seat;
  const helped = mine ? helper(play) : null;
  if ([...play.more].some(({ kind }) => kind === name)) return "can";
  if (helped) return name === helped ? "helped" : "used";
  if (mine && settled.postmaster_due && !settled.official_used) return name === "postmaster" ? "due" : "not-due";
  if (mine && settled.official_used) return "used";
  return name === "cartwright" && mine && settled.players[seat]!.with_cartwright ? "helps" : "wait";
}

/** What stands below the name of an official: what they do, or would bring now, or why not. */
export function aboutOfficial(play: Pick<ThurnPlay, "settled" | "turn" | "seat" | "more">, name: OfficialName): string {
  const now = stateOf(play, name);
  if (name === "cartwright" && (now === "helps" || now === "can")) {
    const { seat, settled } = play;
    const carriage = settled.players[seat!]!.next_carriage ?? 0;
    return say("official-cartwright-gives", { carriage, signed: signed(nextCarriageGain(settled, seat!)) });
  }
  if (now === "helped") return say("official-has-helped");
  if (now === "used" && helper(play)) return say("official-is-not-due");
  return now === "can" || now === "wait" || now === "helps" ? say(`official-${name}-does`) : say(`official-is-${now}`);
}
