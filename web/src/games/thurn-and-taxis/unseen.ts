/** Which cards do not lie open: they are in the stock, or in somebody else's hand. */
import { CITIES, COPIES } from "./board";
import type { ThurnPosition } from "./position";

type Open = Pick<ThurnPosition, "display" | "discards" | "hand" | "players">;

/** For each city how many there are, by what lies open and by one's own hand. */
export function unseen({ display, discards, hand, players }: Open): Map<string, number> {
  const seen = [...display, ...hand, ...players.flatMap(({ route }) => route)];
  const known = (city: string): number => seen.filter((one) => one === city).length + (discards[city] ?? 0);
  return new Map(CITIES.map(({ name }) => [name, COPIES - known(name)]));
}
