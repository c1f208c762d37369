/**
 * Small pictures of the games as they are played, and the birds of the levels, all in one piece: they come after the first page is
 * there, and each request would bring more headers than drawing.
 */
import type { Component } from "svelte";

export { default as LevelBird } from "../parts/LevelBird.svelte";

const PREVIEWS = import.meta.glob<Component>("./*/Preview.svelte", { eager: true, import: "default" });

export function previewOf(id: string): Component | undefined {
  return PREVIEWS[`./${id}/Preview.svelte`];
}
