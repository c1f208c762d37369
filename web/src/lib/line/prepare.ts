/** Brings all that the line of a table needs. It is loaded when somebody opens a line. */
import type { GameClient } from "../../games/game";
import { loadLine } from "../../games/line";
import TypedLine from "../../parts/TypedLine.svelte";
import { i18n } from "../i18n.svelte";
import { notices } from "../notices.svelte";
import { voice } from "../voice.svelte";
import { Conversation, type Entry, type LineTable, type TypedPlay } from "./conversation.svelte";

export interface PreparedLine {
  Part: typeof TypedLine;
  conversation: Conversation;
}

/** Lines one after another as they are listened to: each ends before the next begins. */
const aloud = ({ lines }: Entry): string => lines.map((each) => (/[.!?:]$/.test(each) ? each : `${each}.`)).join(" ");

/** `answersShown`: whether answers have a place of their own; elsewhere the prompt bar shows them, and they are said there. */
export async function prepareLine(play: TypedPlay, game: GameClient, table: LineTable, answersShown: () => boolean): Promise<PreparedLine> {
  const [client] = await Promise.all([loadLine(game.id), i18n.load("line")]);
  const tell = (entry: Entry): void => {
    const text = aloud(entry);
    if (entry.refused && !answersShown()) return notices.refuse(text, entry.rule);
    if (!answersShown()) notices.show(text, true);
    voice.say(text, true);
  };
  return { Part: TypedLine, conversation: new Conversation(play, game, client, table, tell) };
}
