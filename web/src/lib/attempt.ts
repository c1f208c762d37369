/** Does something, and shows why if the server refuses it. */
import { Refused } from "./api";
import { notices } from "./notices.svelte";
import { say } from "./i18n.svelte";

export async function attempt<T>(doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (error) {
    notices.refuse(error instanceof Refused ? error.sentence : say("failed"));
    return null;
  }
}
