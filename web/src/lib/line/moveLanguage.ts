/** How moves of a game are typed in the reader's language. */
import type { GameClient } from "../../games/game";
import type { LineClient } from "../../games/line";
import { i18n, translator } from "../i18n.svelte";
import type { Move } from "../moves";
import type { MoveLanguage } from "./meaning";
import { wordList } from "./plainWords";
import { vocabularyOf } from "./vocabulary";

const say = translator("line");

/**
 * Without a client of its own a game has no words: its moves are typed as they are written, or as buttons call them.
 * `position`: how it stands when something is typed.
 */
export function moveLanguageOf({ id, label, roles }: Pick<GameClient, "id" | "label" | "roles">, client: LineClient | null, position?: () => unknown): MoveLanguage<Move> {
  const gameSay = translator(id);
  const declared = client?.declared ?? { roles, forms: {}, kinds: {} };
  const vocabulary = vocabularyOf(declared, client?.values ?? {}, {
    listed: (message) => (i18n.has(id, message) ? wordList(gameSay(message)) : []),
    names: (kind, argument, value) => client?.names?.(kind, argument, value, gameSay) ?? [],
    fillers: wordList(say("fillers")),
    numbers: wordList(say("numbers")),
  });
  return { declared, vocabulary, label: (move) => label(move, gameSay, position?.()), grave: new Set(client?.grave) };
}
