import { describe, expect, it } from "vitest";
import type { SeatView } from "../generated/protocol";
import { freeSeatIn } from "../lib/links";
import { freeSeats } from "./freeSeats";

function seat(kind: SeatView["kind"], name = "", bot: string | null = null): SeatView {
  return { kind, name, bot };
}
const lobby = { table: "abc", status: "open" as const, seats: [seat("person", "Anna"), seat("link"), seat("open"), seat("bot", "", "greedy")] };

describe("the free seats on a big screen", () => {
  it("are the open ones, and on the host's those that wait for a link", () => {
    expect(freeSeats(lobby, "C0de", true).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(freeSeats(lobby, "C0de", false).map(({ seat }) => seat)).toEqual([2]);
  });

  it("give the code only where it is needed, in an address that can be read again", () => {
    const paths = freeSeats(lobby, "C0de", true).map(({ path }) => path);
    expect(paths).toEqual(["/#sit=abc.1.C0de", "/#sit=abc.2"]);
    expect(freeSeatIn("abc.1.C0de")).toEqual({ table: "abc", seat: 1, code: "C0de" });
    expect(freeSeatIn("abc.2")).toEqual({ table: "abc", seat: 2, code: "" });
  });

  it("are no seats that were somebody's, once the game has begun", () => {
    const seats = [seat("person", "Anna"), seat("link", "Björn", "greedy"), seat("link", "", "greedy")];
    expect(freeSeats({ table: "abc", status: "playing", seats }, "C0de", true)).toEqual([{ seat: 2, path: "/#sit=abc.2.C0de", bot: true }]);
    expect(freeSeats({ table: "abc", status: "finished", seats }, "C0de", true)).toEqual([]);
  });
});
