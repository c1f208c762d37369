import { expect, it } from "vitest";
import type { Moved } from "../../generated/protocol";
import { flights } from "./flights";

const moved = (mover: number, move: object, then: Moved["then"] = []): Moved => ({ kind: "moved", mover, move, then }) as Moved;

it("lets a card of the display fly to whoever took it, and of the stock only its back", () => {
  expect(flights(moved(1, { kind: "take", card: "Ulm", text: "take Ulm" }), 0)).toEqual([{ piece: "display Ulm", to: "seat 1" }]);
  expect(flights(moved(2, { kind: "postmaster", card: "stock", text: "postmaster stock" }), 0)).toEqual([{ piece: "stock", hidden: true, to: "seat 2" }]);
  expect(flights(moved(0, { kind: "take", card: "Ulm", text: "take Ulm" }), 0)).toEqual([]);
});

it("lets tiles and carriages fly to whoever won them, the reader too", () => {
  const then = [
    { what: "tile", seat: 0, things: ["Baden", "3"] },
    { what: "carriage", seat: 0, things: ["4"] },
    { what: "closed", seat: 0, things: ["Ulm", "Basel"] },
  ];
  expect(flights(moved(0, { kind: "done", text: "done" }, then), 0)).toEqual([
    { piece: "tile Baden", to: "tiles 0" },
    { piece: "coach 4", to: "carriage 0" },
    { piece: "minis 0", to: ["discards", "stock"] },
  ]);
});

it("lets a route that is given up, and cards that are put away, go to the discards", () => {
  expect(flights(moved(1, { kind: "restart", city: "Ulm", text: "restart Ulm" }), 0)).toEqual([{ piece: "minis 1", to: ["discards", "stock"] }]);
  expect(flights(moved(0, { kind: "discard", city: "Ulm", text: "discard Ulm" }), 0)).toEqual([{ piece: "hand Ulm", to: ["discards", "stock"] }]);
  const another = flights(moved(1, { kind: "discard", city: "Ulm", text: "discard Ulm" }), 0);
  expect(another).toEqual([{ piece: "seat 1", to: ["discards", "stock"], hidden: true }]);
});

it("clears the whole display with the administrator", () => {
  expect(flights(moved(1, { kind: "administrator", text: "administrator" }), null)).toEqual([{ piece: "display", to: ["discards", "stock"], all: true }]);
});
