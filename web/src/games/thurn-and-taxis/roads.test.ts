import { describe, expect, it } from "vitest";
import { roadPath } from "./roads";

const ulm = { name: "Ulm", x: 0, y: 0 };
const linz = { name: "Linz", x: 100, y: 0 };

describe("a road", () => {
  it("is the same in whichever direction it is gone", () => {
    expect(roadPath(ulm, linz)).toBe(roadPath(linz, ulm));
    expect(roadPath(ulm, linz)).toBe("M100 0Q50 7 0 0");
  });

  it("has room for routes beside it, bent like it", () => {
    expect(roadPath(ulm, linz, 4)).toBe("M100 4Q50 11 0 4");
    expect(roadPath(ulm, linz, -4)).toBe("M100 -4Q50 3 0 -4");
  });
});
