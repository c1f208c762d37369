import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const LIVE = /role="(status|log)"|aria-live="(polite|assertive)"/;

it("is the only one: what talks by itself anywhere else talks over it", () => {
  const talking = Object.entries(SOURCES).flatMap(([path, source]) => (LIVE.test(source.replaceAll('role="log" aria-live="off"', "")) ? [path] : []));
  expect(talking).toEqual(["../parts/Voice.svelte"]);
});
