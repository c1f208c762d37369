import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "./voice.svelte";

const heard = (): string[] => voice.sentences.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  voice.clear();
});
afterEach(() => void vi.useRealTimers());

describe("the voice", () => {
  it("adds sentences, and none replaces another", () => {
    voice.say("Lóa took **Ulm**.");
    voice.say("Spói took Linz.");
    expect(heard()).toEqual(["Lóa took Ulm.", "Spói took Linz."]);
  });

  it("says the same again if it happens again", () => {
    voice.say("TT-7: no.", true);
    voice.say("TT-7: no.", true);
    expect(heard()).toEqual(["TT-7: no.", "TT-7: no."]);
    expect(new Set(voice.sentences.map(({ id }) => id)).size).toBe(2);
  });

  it("asks what has stood for a moment, and nothing that was true for less", () => {
    voice.ask("Lay a card.");
    vi.advanceTimersByTime(100);
    voice.ask("Lóa is to move.");
    vi.advanceTimersByTime(1000);
    voice.ask("Lóa is to move.");
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual(["Lóa is to move."]);
  });

  it("asks the same again after something else was done", () => {
    voice.ask("Take a card.");
    vi.advanceTimersByTime(1000);
    voice.stopAsking();
    voice.ask("Take a card.");
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual(["Take a card.", "Take a card."]);
  });

  it("repeats the last sentence", () => {
    voice.say("Spói took Linz.");
    voice.repeat();
    expect(heard()).toEqual(["Spói took Linz.", "Spói took Linz."]);
  });

  it("takes nothing of one screen to the next", () => {
    voice.ask("Take a card.");
    voice.say("Spói took Linz.");
    voice.clear();
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual([]);
  });
});
