/**
 * What the page has for the games, each in a folder named by its id: a client, drawn examples of the rules, an emblem,
 * a picture of a game under way, a sheet of its pieces. Nothing of it comes with the first page. A game without a folder is drawn by the generic client.
 */
import type { Component } from "svelte";
import type { GameClient, ScreenClient } from "./game";

const CLIENTS = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const BIG_SCREENS = import.meta.glob<{ default: ScreenClient }>("./*/bigScreen.ts");
const SCENES = import.meta.glob<{ default: Component<{ rule: string }> }>("./*/Scenes.svelte");
const SHEETS = import.meta.glob<{ default: Component }>("./*/Sheet.svelte");

export async function loadGame(id: string): Promise<GameClient> {
  const client = CLIENTS[`./${id}/index.ts`];
  if (client) return (await client()).default;
  const { genericClient } = await import("../generic");
  return genericClient(id);
}

/** How a game is shown on a big screen. */
export async function loadBigScreen(id: string): Promise<ScreenClient> {
  const load = BIG_SCREENS[`./${id}/bigScreen.ts`] ?? (() => import("../generic/bigScreen"));
  return (await load()).default;
}

/** The examples of a game's rules, drawn; null if there are no drawings. */
export async function loadScenes(id: string): Promise<Component<{ rule: string }> | null> {
  return (await SCENES[`./${id}/Scenes.svelte`]?.())?.default ?? null;
}

/** The pieces of every game in all states, by id. */
export async function loadSheets(): Promise<[string, Component][]> {
  const loaded = Object.entries(SHEETS).map(async ([path, load]): Promise<[string, Component]> => [path.split("/")[1]!, (await load()).default]);
  return Promise.all(loaded);
}
