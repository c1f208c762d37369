/** The emblems of the games, all in one piece. */
import type { Component } from "svelte";

const EMBLEMS = import.meta.glob<Component>("./*/Emblem.svelte", { eager: true, import: "default" });

export function emblemOf(id: string): Component | undefined {
  return EMBLEMS[`./${id}/Emblem.svelte`];
}
