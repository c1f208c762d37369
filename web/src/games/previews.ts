/** Small pictures of the games as they are played, all in one piece: they come after the first page is there. */
import type { Component } from "svelte";

const PREVIEWS = import.meta.glob<Component>("./*/Preview.svelte", { eager: true, import: "default" });

export function previewOf(id: string): Component | undefined {
  return PREVIEWS[`./${id}/Preview.svelte`];
}
