/** Whether a bot may take over for somebody; the server sees to it. */
import { createSubscriber } from "svelte/reactivity";
import type { TableEvent } from "../generated/protocol";
import { serverNow } from "./clock";

/** How long somebody is away, or leaves a reminder unanswered, before a bot may take over. */
const PATIENCE_MS = 60_000;

/** Whatever is drawn by it is looked at again once a second. */
const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export interface Absence {
  /** Whether each seat is here. */
  present: readonly boolean[];
  /** When each seat was seen to leave, in this device's time; null: it is here, or was away before anybody looked. */
  left: readonly (number | null)[];
  events: readonly TableEvent[];
}

/** When each seat left, after it turned out who is here. */
export const leftAt = (now: readonly boolean[], before: Pick<Absence, "present" | "left">): (number | null)[] =>
  now.map((here, seat) => (here ? null : before.present[seat] ? Date.now() : (before.left[seat] ?? null)));

/** `soon`: as soon as a minute is over. */
export function replaceable(seat: number, { present, left, events }: Absence): "no" | "soon" | "now" {
  tick();
  if (present[seat] === false) return Date.now() - (left[seat] ?? 0) < PATIENCE_MS ? "soon" : "now";
  const reminded = events.findLastIndex(({ what }) => what.kind === "nudged" && what.seat === seat);
  const stirred = events.findLastIndex(({ what }) => (what.kind === "moved" && what.mover === seat) || (what.kind === "here" && what.seat === seat));
  if (reminded <= stirred) return "no";
  return serverNow() - events[reminded]!.at < PATIENCE_MS ? "soon" : "now";
}
