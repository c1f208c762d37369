/** How a game ended, in numbers and words: for the page of the count, and for the big screen. */
import { list } from "./formats";
import { games } from "./games.svelte";
import { i18n, translator, type Facts } from "./i18n.svelte";
import { namesOf } from "./playerNames";
import type { FlatView } from "./positions";
import { stepsOf, type Step } from "./scoring";

const say = translator("end");

export interface Result {
  names: readonly string[];
  scores: readonly number[];
  winners: readonly number[];
  steps: readonly Step[];
  /** The seats, the winners first, then by points. */
  ranking: readonly number[];
  /** Whether seats win together. */
  teams: boolean;
}

export function resultOf(view: FlatView): Result {
  const scores = (view.result?.["scores"] as number[] | undefined) ?? [];
  const winners = (view.result?.["winners"] as number[] | undefined) ?? [];
  const sides = games.find(view.game)?.sides[view.seats.length] ?? [];
  const ranking = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || (scores[other] ?? 0) - (scores[one] ?? 0));
  return {
    names: namesOf(view.seats),
    scores,
    winners,
    steps: stepsOf(view.scoring ?? []),
    ranking,
    // The points of a team are told by the count, not by the headline.
    teams: sides.some((side) => side.length > 1),
  };
}

/** Who has won. */
export function headlineOf({ teams, winners, names, scores }: Result): string {
  return say(teams ? "won-team" : winners.length > 1 ? "won-many" : "won-one", {
    names: list(
      winners.map((seat) => names[seat] ?? ""),
      i18n.language,
    ),
    points: scores[winners[0] ?? 0] ?? 0,
  });
}

/** By how much; nothing where that is not told. */
export function leadOf({ teams, winners, names, scores, ranking }: Result): string {
  const second = ranking.find((seat) => !winners.includes(seat));
  if (teams || second === undefined || winners.length > 1) return "";
  return say("ahead", { points: (scores[winners[0]!] ?? 0) - (scores[second] ?? 0), name: names[second] ?? "" });
}

/** What a step of the count is called. */
export function titleOf(step: Step, game: string): string {
  const facts = factsOf(step.lines.find((line) => line !== null)?.facts);
  return i18n.has("end", `count-${step.source}`) ? say(`count-${step.source}`, facts) : i18n.say(game, `score-${step.source}`, facts);
}

export function factsOf(facts: Record<string, string | number | number[]> = {}): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
}
