import { describe, expect, it } from "vitest";
import { PARTNERS_MOVES, THURN_MOVES, TICKET_MOVES } from "../generated/moves";
import type { PartnersMove, ThurnMove, TicketMove } from "../generated/protocol";
import { includesMove, isKind, MoveSet, sameMove, withoutMove, writer, type Move } from "./moves";

interface About extends Move {
  about: string;
}
/** "take Ulm" is of the kind "take" and about Ulm. */
const move = (text: string): About => ({ text, kind: text.split(" ")[0]!, about: text.split(" ")[1] ?? "" });

describe("a set of moves", () => {
  const set = new MoveSet([move("take Ulm"), move("take Linz"), move("end"), move("take Ulm")]);
  it("has each move once, whichever object stands for it", () => {
    expect(set.size).toBe(3);
    expect([set.has(move("take Ulm")), set.has(move("take Basel"))]).toEqual([true, false]);
  });
  it("finds a move by what it does, not by its text", () => {
    const written = { about: "Ulm", kind: "take", text: "written in another way", side: undefined };
    expect(set.find(written)).toEqual(move("take Ulm"));
    expect(set.find({ ...move("take Ulm"), kind: "lay" } as Move)).toBeUndefined();
    expect(sameMove({ kind: "lay", text: "", colours: ["red", "blue"] } as Move, { kind: "lay", text: "", colours: ["blue", "red"] } as Move)).toBe(false);
  });
  it("keeps the server's order and finds moves by kind", () => {
    expect([...set].map(({ text }) => text)).toEqual(["take Ulm", "take Linz", "end"]);
    expect(set.of("end")).toEqual([move("end")]);
    expect([...set].every((one) => isKind(one, "take", "end"))).toBe(true);
  });
});

describe("a list of moves", () => {
  it("loses the last of those that are the same", () => {
    const [first, second] = [move("discard Ulm"), move("discard Ulm")];
    expect(withoutMove([first, move("discard Linz"), second], move("discard Ulm"))).toEqual([first, move("discard Linz")]);
    expect(withoutMove([first], move("discard Linz"))).toEqual([first]);
    expect(includesMove([first], second)).toBe(true);
  });
});

describe("a move that the page names", () => {
  it("is written as the notation has it", () => {
    const thurn = writer<ThurnMove>(THURN_MOVES.forms);
    expect(thurn({ kind: "lay", city: "Ulm" }).text).toBe("lay Ulm");
    expect(thurn({ kind: "lay", city: "Ulm", side: "left" }).text).toBe("lay Ulm left");
    expect(thurn({ kind: "take", card: "stock" }).text).toBe("take stock");
    const ticket = writer<TicketMove>(TICKET_MOVES.forms);
    expect(ticket({ kind: "lay", colour: "blue", cars: 3, locomotives: 0 }).text).toBe("lay blue 3");
    expect(ticket({ kind: "lay", colour: "blue", cars: 1, locomotives: 2 }).text).toBe("lay blue 1+2");
    expect(ticket({ kind: "lay-three", colours: ["white", "blue", "red"] }).text).toBe("lay white blue red");
    expect(ticket({ kind: "keep", ticket: 7 }).text).toBe("keep 7");
    const partners = writer<PartnersMove>(PARTNERS_MOVES.forms);
    expect(partners({ kind: "leave", card: "heart" }).text).toBe("heart start");
    expect(partners({ kind: "forward", steps: 14, square: "b3" }).text).toBe("14 b3");
    expect(partners({ kind: "split", square: "b3", steps: 4 }).text).toBe("7 b3 4");
    expect(partners({ kind: "swap-same" }).text).toBe("swap same");
  });
  it("keeps what it does", () => {
    expect(writer<ThurnMove>(THURN_MOVES.forms)({ kind: "house", city: "Ulm" })).toEqual({ kind: "house", city: "Ulm", text: "house Ulm" });
  });
});
