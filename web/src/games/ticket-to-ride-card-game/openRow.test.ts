import { describe, expect, it } from "vitest";
import { OpenRow } from "./openRow.svelte";

describe("the open row", () => {
  it("keeps every card where it is, and puts a new one into the gap", () => {
    const row = new OpenRow();
    expect(row.follow(["black", "blue", "blue", "red", "locomotive"])).toEqual(["black", "blue", "blue", "red", "locomotive"]);
    // Red was taken, and white came: the server lists it second.
    expect(row.follow(["black", "white", "blue", "blue", "locomotive"])).toEqual(["black", "blue", "blue", "white", "locomotive"]);
  });

  it("of two cards of a colour misses the one that was reached for", () => {
    const row = new OpenRow();
    row.follow(["black", "blue", "blue", "red", "red"]);
    row.reached = 1;
    expect(row.follow(["black", "blue", "red", "red"])).toEqual(["black", null, "blue", "red", "red"]);
    expect(row.follow(["black", "green", "blue", "red", "red"])).toEqual(["black", "green", "blue", "red", "red"]);
  });

  it("has empty places when the stock is empty", () => {
    const row = new OpenRow();
    expect(row.follow(["red"])).toEqual(["red", null, null, null, null]);
  });
});
