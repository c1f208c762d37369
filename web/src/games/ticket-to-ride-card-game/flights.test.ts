import { expect, it } from "vitest";
import type { Moved } from "../../generated/protocol";
import { flights } from "./flights";

const robbed = (...things: string[]): Moved =>
  ({ kind: "moved", mover: 1, move: { kind: "lay", text: "", colour: "blue", cars: 3, locomotives: 0 }, then: [{ what: "robbed", seat: 0, things }] }) as unknown as Moved;

it("a robbed row is torn away to the discards, car by car", () => {
  expect(flights(robbed("blue", "locomotive"), 0)).toEqual([
    { piece: "car 0 blue 0", to: ["discards", "stock"], shaken: true },
    { piece: "car 0 blue locomotive 0", to: ["discards", "stock"], shaken: true },
  ]);
});
it("also where only its locomotives are left", () => {
  expect(flights(robbed("locomotive"), 0).map(({ piece }) => piece)).toEqual(["car 0 blue locomotive 0"]);
});
