/** The games there are. Each is a folder, loaded when its table is opened. */
import type { Component } from "svelte";
import type { GameClient } from "./game";

export interface GameCard {
  id: string;
  /** What the numbers of its rules begin with. */
  rules: string;
  /** How long a game takes. */
  minutes: number;
  load(): Promise<GameClient>;
  /** The examples of its rules, drawn. */
  scenes(): Promise<{ default: Component<{ rule: string }> }>;
}

export const GAMES: GameCard[] = [
  {
    id: "thurn-and-taxis",
    rules: "TT-",
    minutes: 45,
    load: () => client(import("./thurn-and-taxis")),
    scenes: () => import("./thurn-and-taxis/Scenes.svelte"),
  },
  {
    id: "ticket-to-ride-card-game",
    rules: "TR-",
    minutes: 30,
    load: () => client(import("./ticket-to-ride-card-game")),
    scenes: () => import("./ticket-to-ride-card-game/Scenes.svelte"),
  },
  {
    id: "partners",
    rules: "PA-",
    minutes: 60,
    load: () => client(import("./partners")),
    scenes: () => import("./partners/Scenes.svelte"),
  },
];

async function client(module: Promise<{ default: GameClient }>): Promise<GameClient> {
  return (await module).default;
}

export function gameCard(id: string): GameCard {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}
