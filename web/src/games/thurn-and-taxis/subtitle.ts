/** What stands beside the title: the edition, and at the end how many turns are left (TT-38). */
import type { Say } from "../../lib/i18n.svelte";
import type { ThurnPosition } from "./position";

export function subtitleOf({ turns_left: turns, edition }: Pick<ThurnPosition, "turns_left" | "edition">, say: Say): string {
  return turns === null ? say(`edition-${edition}`) : say("last-round", { turns });
}
