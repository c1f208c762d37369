import { describe, expect, it } from "vitest";
import { CITIES, ROADS } from "./board";
import { along, joined, roadMiddle, roadPath, type Arrow } from "./roads";

const ulm = { name: "Ulm", x: 0, y: 0 };
const linz = { name: "Linz", x: 100, y: 0 };
const ARROWS: readonly Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const cities = CITIES.map(({ name }) => name);

describe("a road", () => {
  it("is the same in whichever direction it is gone", () => {
    expect(roadPath(ulm, linz)).toBe(roadPath(linz, ulm));
    expect(roadPath(ulm, linz)).toBe("M100 0Q50 7 0 0");
  });

  it("has room for routes beside it, bent like it", () => {
    expect(roadPath(ulm, linz, 4)).toBe("M100 4Q50 11 0 4");
    expect(roadPath(ulm, linz, -4)).toBe("M100 -4Q50 3 0 -4");
  });

  it("does not run beneath the name of Stuttgart, which stands above its city", () => {
    const [mannheim, stuttgart] = ["Mannheim", "Stuttgart"].map((city) => CITIES.find(({ name }) => name === city)!);
    // Half of the name at the size it has on a phone.
    expect(roadMiddle(mannheim!, stuttgart!).x).toBeLessThan(stuttgart!.x - 28);
  });

  it("joins the cities that the data say", () => {
    expect(joined("Lodz")).toEqual(["Pilsen"]);
    expect(cities.flatMap((city) => joined(city)).length).toBe(2 * ROADS.length);
  });
});

describe("arrow keys", () => {
  it.each(cities)("from %s lead along its roads only, and along each of them", (city) => {
    const led = ARROWS.flatMap((arrow) => [along(city, arrow), along(city, arrow, true)]).filter((to) => to !== null);
    expect(new Set(led)).toEqual(new Set(joined(city)));
  });

  it("lead to every city without Shift, too", () => {
    const reached = new Set([cities[0]!]);
    for (const city of reached) for (const arrow of ARROWS) if (along(city, arrow)) reached.add(along(city, arrow)!);
    expect(reached.size).toBe(cities.length);
  });

  it("never lead the other way", () => {
    for (const from of CITIES)
      for (const [arrow, x, y] of [["ArrowLeft", -1, 0], ["ArrowRight", 1, 0], ["ArrowUp", 0, -1], ["ArrowDown", 0, 1]] as const) {
        const to = CITIES.find(({ name }) => name === along(from.name, arrow));
        if (to) expect((to.x - from.x) * x + (to.y - from.y) * y, `${from.name} ${arrow} ${to.name}`).toBeGreaterThan(0);
      }
  });
});
