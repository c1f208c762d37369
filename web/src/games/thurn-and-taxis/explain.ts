/** What is said to a click on something that is no move: what it is for, and how one comes by it. */
import { notices } from "../../lib/notices.svelte";
import { say, STACKS } from "./board";
import { stackInWords } from "./description";
import type { ThurnPosition } from "./position";

const RULES: Readonly<Record<string, string>> = { "outside-baiern": "TT-29", end: "TT-32" };

/** Bonus tiles are won by closing a route. */
export function explainTile(stack: string, { stacks, edition }: Pick<ThurnPosition, "stacks" | "edition">): void {
  const left = stacks[stack] ?? [];
  const rule = RULES[stack] ?? (STACKS.find((each) => each.stack === stack)?.provinces.length ? "TT-28" : "TT-26");
  notices.explain(say("tile-why", { what: stackInWords(stack, edition), values: left.join(", "), count: left.length }), rule);
}

/** Carriages come one after the other: which one is next is told to whoever plays. */
export function explainCarriage({ players }: Pick<ThurnPosition, "players">, seat: number | null): void {
  const own = seat === null ? "" : say("carriage-own-next", { carriage: players[seat]!.next_carriage ?? 0 });
  notices.explain([say("carriage-why"), own].filter(Boolean).join(" "), "TT-33");
}

/** The numbers beside a name, in words. */
export function explainPlayer({ players, seat: own }: ThurnPosition, seat: number, points: string): void {
  const { houses_left, hand_size, carriage, tile_count, route } = players[seat]!;
  const facts: [string, string | number][] = [["houses", houses_left], ["hand", hand_size], ["carriage", carriage ?? "–"], ["tiles", tile_count]]; // prettier-ignore
  if (seat === own) facts.unshift(["score", points]);
  notices.tell([...facts.map(([name, value]) => `${say(`fact-${name}`)}: ${value}`), route.join("–") || say("routes-none")].join(" · "));
}
