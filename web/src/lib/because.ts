/** Why a bot would make a move: reasons as sentences, each with its rule. */
import type { Reason } from "../generated/protocol";
import { i18n, type Facts } from "./i18n.svelte";

export function becauseOf(game: string, reasons: readonly Reason[], names: readonly string[]): string {
  return reasons
    .filter(({ what }) => i18n.has(game, `because-${what}`))
    .map((reason) => `${i18n.say(game, `because-${reason.what}`, factsOf(game, reason, names))} (${reason.rule}).`)
    .join(" ");
}

function factsOf(game: string, { facts, things, seat }: Reason, names: readonly string[]): Facts {
  const word = (thing: string): string => (i18n.has(game, `word-${thing}`) ? i18n.say(game, `word-${thing}`) : thing);
  return { ...facts, things: (things ?? []).map(word).join(", "), name: seat == null ? "" : (names[seat] ?? "") };
}
