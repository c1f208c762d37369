/** What is said to a click on something that is no move: what it is for, and how one comes by it. */
import { notices } from "../../lib/notices.svelte";
import { provinceName, say, STACKS, stackName } from "./board";
import type { ThurnPosition } from "./position";

const RULES: Readonly<Record<string, string>> = { "outside-baiern": "TT-29", end: "TT-32" };

/** Bonus tiles are won by closing a route. */
export function explainTile(stack: string, { stacks, edition }: Pick<ThurnPosition, "stacks" | "edition">): void {
  const provinces = STACKS.find((each) => each.stack === stack)?.provinces ?? [];
  const left = stacks[stack] ?? [];
  const what = provinces.length ? provinces.map(provinceName).join(" + ") : stackName(stack, edition);
  const rule = RULES[stack] ?? (provinces.length ? "TT-28" : "TT-26");
  notices.refuse(say("tile-why", { what, values: left.join(", "), count: left.length }), rule);
}

/** Carriages come one after the other. */
export function explainCarriage(next: number | null): void {
  notices.refuse(say("carriage-why", { carriage: next ?? 0 }), "TT-33");
}

/** The numbers beside a name, in words. */
export function explainPlayer({ players, seat: own }: ThurnPosition, seat: number, points: string): void {
  const { houses_left, hand_size, carriage, tile_count, route } = players[seat]!;
  const facts: [string, string | number][] = [["houses", houses_left], ["hand", hand_size], ["carriage", carriage ?? "–"], ["tiles", tile_count]]; // prettier-ignore
  if (seat === own) facts.unshift(["score", points]);
  notices.tell([...facts.map(([name, value]) => `${say(`fact-${name}`)}: ${value}`), route.join("–") || say("routes-none")].join(" · "));
}
