/** How a game ended, in numbers and words: for the page of the result, and for the big screen. */
import { list, number } from "./formats";
import { games } from "./games.svelte";
import { i18n, translator, type Facts } from "./i18n.svelte";
import { namesOf, sideNames } from "./playerNames";
import type { FlatView } from "./positions";
import { bySide, stepsOf, type Step } from "./scoring";

const say = translator("end");

/** Everything here is told by side: a side is a seat, or the seats that win together. */
export interface Result {
  sides: readonly (readonly number[])[];
  names: readonly string[];
  /** What each seat is called. */
  called: readonly string[];
  scores: readonly number[];
  winners: readonly number[];
  steps: readonly Step[];
  /** The sides, the winners first, then by points. */
  ranking: readonly number[];
  /** Whether seats win together. */
  teams: boolean;
}

/** Of a table, or of a lesson that is played to the end. */
export function resultOf(view: Pick<FlatView, "game" | "result" | "scoring" | "seats">): Result {
  const scores = (view.result?.["scores"] as number[] | undefined) ?? [];
  const won = (view.result?.["winners"] as number[] | undefined) ?? [];
  const known = games.find(view.game)?.sides[view.seats.length] ?? [];
  const teams = known.some((side) => side.length > 1);
  const sides = teams ? known : view.seats.map((_, seat) => [seat]);
  const steps = bySide(stepsOf(view.scoring ?? []), sides);
  // What a team has is what its players have counted together.
  const points = sides.map((side, at) =>
    teams ? steps.reduce((sum, step) => sum + (step.lines[at]?.points ?? 0), 0) : (scores[side[0]!] ?? 0),
  );
  const winners = sides.flatMap((side, at) => (side.some((seat) => won.includes(seat)) ? [at] : []));
  const called = namesOf(view.seats);
  return {
    sides,
    names: sideNames(sides, called),
    called,
    scores: points,
    winners,
    steps,
    ranking: sides
      .map((_, at) => at)
      .sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || points[other]! - points[one]!),
    teams,
  };
}

/** Who has won. */
export function headlineOf({ teams, winners, names, scores }: Result): string {
  return say(teams ? "won-team" : winners.length > 1 ? "won-many" : "won-one", {
    names: list(
      winners.map((side) => names[side] ?? ""),
      i18n.language,
    ),
    points: scores[winners[0] ?? 0] ?? 0,
  });
}

/** The same without the points, where these stand beside it. */
export function winnersOf({ teams, winners, names }: Result): string {
  const won = winners.map((side) => names[side] ?? "");
  return say(teams || won.length > 1 ? "won-team" : "won-name", { names: list(won, i18n.language) });
}

/** By how much. */
export function leadOf({ teams, winners, names, scores, ranking }: Result): string {
  const second = ranking.find((side) => !winners.includes(side));
  if (second === undefined || winners.length > 1) return "";
  if (teams) return scoreOf({ ranking, scores });
  return say("ahead", { points: (scores[winners[0]!] ?? 0) - (scores[second] ?? 0), name: names[second] ?? "" });
}

/** The points of all sides, the most first: 28 : 26 : 22. */
export function scoreOf({ ranking, scores }: Pick<Result, "ranking" | "scores">): string {
  return ranking.map((side) => number(scores[side] ?? 0, i18n.language)).join("\u00A0: ");
}

/** What a step of the count is called. */
export function titleOf(step: Step, game: string): string {
  const facts = factsOf(step.lines.find((line) => line !== null)?.facts);
  return i18n.has("end", `count-${step.source}`) ? say(`count-${step.source}`, facts) : i18n.say(game, `score-${step.source}`, facts);
}

export function factsOf(facts: Record<string, string | number | number[]> = {}): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
}
