import { expect, it } from "vitest";
import type { Moved } from "../../generated/protocol";
import { flights } from "./flights";

const moved = (mover: number, move: object, then: Moved["then"] = []): Moved => ({ kind: "moved", mover, move, then }) as Moved;

it("lets cards fly to whoever takes them, and none to the reader", () => {
  const take = { kind: "take", card: "red", text: "take red" };
  expect(flights(moved(1, take), 0)).toEqual([{ piece: "row red", to: "seat 1" }]);
  expect(flights(moved(0, take), 0)).toEqual([]);
  expect(flights(moved(0, take), null)).toEqual([{ piece: "row red", to: "seat 0" }]);
});

it("shows of a blind draw only a card's back", () => {
  expect(flights(moved(1, { kind: "take", card: "stock", text: "take stock" }), 0)).toEqual([{ piece: "stock", to: "seat 1", hidden: true }]);
  expect(flights(moved(1, { kind: "tickets", text: "tickets" }), 0)).toEqual([{ piece: "ticket stock", to: "seat 1", hidden: true }]);
});

it("lets every car of a robbed row fall, the locomotives too", () => {
  const robbed = [{ what: "robbed", seat: 2, things: ["blue", "locomotive", "blue"] }];
  const pieces = flights(moved(1, { kind: "lay", text: "lay blue 4" }, robbed), 0).map(({ piece }) => piece);
  expect(pieces).toEqual(["car 2 blue 0", "car 2 blue 1", "car 2 blue locomotive 0"]);
});
