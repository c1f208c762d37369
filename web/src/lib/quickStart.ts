/** Opening a table in one click: me against bots. */
import type { GameInfo } from "../generated/protocol";
import { api } from "./api";
import { games } from "./games.svelte";
import { settings } from "./settings.svelte";
import { say } from "./i18n.svelte";

/** The bot that is played against, unless the player has chosen another one. */
const MEDIUM = "medium";

/** How hard the bots play: as chosen on this device, if the server has such bots. */
export function levelNow(): string {
  return games.opponents.some(({ id }) => id === settings.level) ? settings.level : MEDIUM;
}

/** With how many one plays: three where the game allows, because most games are liveliest then. */
export function playersNow(game: GameInfo | undefined): number {
  const counts = game?.player_counts ?? [2];
  return counts.find((count) => count >= 3) ?? counts.at(-1)!;
}

/** Opens the table and gives its name. */
export async function openAgainstBots(game: string): Promise<string> {
  await games.load();
  const others = Array.from({ length: playersNow(games.find(game)) - 1 }, () => ({ kind: "bot" as const, bot: levelNow() }));
  const opening = await api.create({ game, seats: [{ kind: "me", name: settings.name || say("me") }, ...others] });
  return opening.table;
}
