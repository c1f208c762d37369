import { describe, expect, it } from "vitest";
import { ForDecision } from "./forDecision.svelte";

describe("what is picked for a decision", () => {
  const picked = (): { play: { asked: boolean; decision: number | null }; card: ForDecision<string | null> } => {
    const play = { asked: true, decision: 7 as number | null };
    const card = new ForDecision<string | null>(play, null);
    card.value = "red";
    return { play, card };
  };
  it("holds until there is another decision", () => {
    const { play, card } = picked();
    expect(card.value).toBe("red");
    play.decision = 9;
    expect(card.value).toBeNull();
  });
  it("does not count while the seat is not asked", () => {
    const { play, card } = picked();
    play.asked = false;
    expect(card.value).toBeNull();
  });
  it("can be put down again", () => {
    const { card } = picked();
    card.value = null;
    expect(card.value).toBeNull();
  });
});
