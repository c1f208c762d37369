import { expect, it } from "vitest";
import { aloud } from "./described";

it("is said with one full stop, whatever it ends with", () => {
  expect(aloud({ name: "3: forward", description: "" })).toBe("3: forward.");
  expect(aloud({ name: "Board", description: "A ring. Pawns go round." })).toBe("Board: A ring. Pawns go round.");
  expect(aloud({ name: "Ulm", description: "no houses" })).toBe("Ulm: no houses.");
});
