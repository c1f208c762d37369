/** The games and bots that the server has, as it lists them: all that the page's shell knows about a game. */
import type { BotInfo, GameInfo } from "../generated/protocol";
import { api } from "./api";
import { i18n } from "./i18n.svelte";

/** Upper bound of the players of a game: as many seats have a colour. */
export const MOST_PLAYERS = 4;

class GameList {
  list = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly BotInfo[]>([]);
  /** The bots one can choose to play against, the weakest first. Tables of long ago may have others. */
  readonly opponents = $derived(this.bots.filter((bot) => !bot.yardstick));
  /** Whether the server also has the page that needs none. */
  device = $state(false);
  #asking: Promise<void> | undefined;

  /** Asks the server, once; if it could not be reached, again the next time. */
  load(): Promise<void> {
    return (this.#asking ??= this.#ask().catch((error: unknown) => {
      this.#asking = undefined;
      throw error;
    }));
  }

  async #ask(): Promise<void> {
    const { games, bots, device } = await api.games();
    this.device = device ?? false;
    this.list = games
      .map((game) => ({ ...game, player_counts: game.player_counts.filter((count) => count <= MOST_PLAYERS) }))
      .filter((game) => game.player_counts.length);
    this.bots = bots;
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** The game whose rules have numbers like this one. */
  ofRule(rule: string): GameInfo | undefined {
    return this.list.find((game) => rule.startsWith(game.rule_prefix));
  }

  /** What a game is called; where it is not known, its id has to do. */
  name(id: string): string {
    return this.find(id)?.name[i18n.language] ?? id;
  }

  shortName(id: string): string {
    return this.find(id)?.short_name[i18n.language] ?? id;
  }

  /** How hard a bot plays, in a word; nothing where the bot is not known. */
  levelName(bot: string): string {
    return this.bots.find(({ id }) => id === bot)?.name[i18n.language] ?? "";
  }
}

export const games = new GameList();

i18n.fromServer = async (game, language) => {
  await games.load();
  return games.find(game)?.has_messages ? (await api.messages(game, language)).fluent : "";
};
