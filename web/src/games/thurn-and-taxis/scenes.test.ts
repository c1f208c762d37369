import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import printed from "../../generated/board-thurn-and-taxis.json";
import { SCENES, signed, type Part } from "./scenes";

const rules = readFileSync(new URL("../../../../src/stofa/games/thurn_and_taxis/rules.toml", import.meta.url), "utf8");
const ids = [...rules.matchAll(/^id = "(TT-\d+)"/gm)].map((found) => found[1]!);
const examples = new Map(
  ids.map((id) => [id, new RegExp(`id = "${id}"[^]*?\\[rule\\.example\\]\\s+en = "(.*)"`).exec(rules)![1]!]),
);
const cities = new Set(printed.cities.map(({ name }) => name));
const roads = new Set(printed.roads.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
const isRoad = (a: string, b: string): boolean => roads.has(`${a} ${b}`);
const pairs = (route: readonly string[]): [string, string][] => route.slice(1).map((name, at) => [route[at]!, name]);

const parts = (id: string): Part[] => SCENES[id]!.lines?.flatMap((line) => line.parts) ?? [];

function citiesIn(id: string): string[] {
  const { map } = SCENES[id]!;
  const named = parts(id).flatMap((part) => (part.kind === "cards" ? part.cards : part.kind === "towns" ? part.towns : []));
  return [
    ...named.map((each) => signed(each)[1]).filter((name) => name !== "?"),
    ...(map ? [...map.cities, ...(map.route ?? []), ...Object.keys(map.spots ?? {}), ...Object.keys(map.sides ?? {})] : []),
    ...[...(map?.grows ?? []), ...(map?.barred ?? []), ...(map?.roadless ?? [])].flat(),
  ];
}

describe("scenes of Thurn and Taxis", () => {
  it("are there for every rule, and for nothing else", () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(SCENES).sort()).toEqual([...ids].sort());
  });

  it.each(ids)("%s names cities that exist, and all that its example names", (id) => {
    const shown = citiesIn(id);
    expect(shown.filter((name) => !cities.has(name))).toEqual([]);
    // Salzburg, and only Salzburg, is a province too.
    const provinces = parts(id).some((part) => part.kind === "tiles") || SCENES[id]!.map?.provinces;
    const named = [...cities].filter((name) => examples.get(id)!.includes(name) && !(name === "Salzburg" && provinces));
    expect(named.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it.each(ids)("%s draws roads of the map", (id) => {
    const { map } = SCENES[id]!;
    const drawn = [...pairs(map?.route ?? []), ...(map?.grows ?? []), ...(map?.barred ?? [])];
    expect(drawn.filter(([a, b]) => !isRoad(a, b))).toEqual([]);
    expect((map?.roadless ?? []).filter(([a, b]) => isRoad(a, b))).toEqual([]);
    const provinces = new Set(printed.provinces.map(({ name }) => name));
    expect(Object.keys(map?.provinces ?? {}).filter((name) => !provinces.has(name))).toEqual([]);
  });

  it.each(ids)("%s lays cards along roads, unless one is refused", (id) => {
    for (const part of parts(id)) {
      if (part.kind !== "cards" || !part.laid) continue;
      for (const [a, b] of pairs(part.cards)) {
        const [[before, from], [after, to]] = [signed(a), signed(b)];
        if (![from, to].includes("?") && ![before, after].includes("!")) expect(isRoad(from, to)).toBe(true);
      }
    }
  });

  it("have nothing a tab key could reach", () => {
    for (const file of ["Scenes", "SceneMap", "ScenePart", "SceneCards", "SceneTowns"]) {
      const source = readFileSync(new URL(`./${file}.svelte`, import.meta.url), "utf8");
      expect(source).not.toMatch(/<button|<a |tabindex| style="/);
    }
  });
});
