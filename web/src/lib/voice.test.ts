import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "./voice.svelte";

/** Milliseconds after which everything that waits has been said. */
const LONG_MS = 60_000;

let heard: string[] = [];
let newest = 0;
/** Listens for some milliseconds, as a screen reader does: what is added is heard, in order. */
function listen(milliseconds: number): string[] {
  for (let left = milliseconds; left >= 0; left -= 10) {
    heard.push(...voice.sentences.filter(({ id }) => id > newest).map(({ text }) => text));
    newest = voice.newest;
    vi.advanceTimersByTime(10);
  }
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  voice.clear();
  heard = [];
  newest = voice.newest;
});
afterEach(() => void vi.useRealTimers());

describe("the voice", () => {
  it("adds sentences, and none replaces another", () => {
    voice.say("Lóa took **Ulm**.");
    voice.say("Spói took Linz.");
    listen(LONG_MS);
    expect(heard).toEqual(["Lóa took Ulm.", "Spói took Linz."]);
    expect(voice.sentences.map(({ text }) => text)).toEqual(heard);
  });

  it("leaves a sentence the time to be spoken before it adds the next", () => {
    voice.say("Lóa laid Ulm at the right end of the route.");
    voice.say("Spói took Linz.");
    expect(listen(500)).toHaveLength(1);
    expect(listen(1000)).toHaveLength(2);
  });

  it("loses none of very many that come at once", () => {
    const turns = Array.from({ length: 100 }, (_, at) => `Lóa took card ${at}.`);
    for (const turn of turns) voice.say(turn);
    expect(listen(LONG_MS)).toEqual(turns);
    expect(voice.sentences.length).toBeGreaterThan(0);
  });

  it("says the same again if it happens again", () => {
    voice.say("TT-7: no.", true);
    listen(10);
    voice.say("TT-7: no.", true);
    expect(listen(10)).toEqual(["TT-7: no.", "TT-7: no."]);
  });

  it("asks what has stood for a moment, and nothing that was true for less", () => {
    voice.ask("Lay a card.");
    listen(100);
    voice.ask("Lóa is to move.");
    listen(LONG_MS);
    voice.ask("Lóa is to move.");
    expect(listen(LONG_MS)).toEqual(["Lóa is to move."]);
  });

  it("asks after everything else is said, and only what is still asked then", () => {
    voice.say("Lóa laid Ulm at the right end of the route.");
    voice.say("Spói laid Linz at the left end of the route.");
    voice.ask("Lay a card.");
    listen(500);
    voice.ask("Take a card.");
    expect(listen(LONG_MS).slice(2)).toEqual(["Take a card."]);
  });

  it("asks the same again for another decision", () => {
    for (const decision of [7, 7, 9]) {
      voice.ask("Take a card.", decision);
      listen(LONG_MS);
    }
    expect(heard).toEqual(["Take a card.", "Take a card."]);
  });

  it("repeats the last sentence, also one that an alert said", () => {
    voice.say("Spói took Linz.");
    listen(LONG_MS);
    voice.repeat();
    expect(listen(10).slice(1)).toEqual(["Spói took Linz."]);
    voice.note("TT-7: no.");
    voice.repeat();
    expect(listen(10).slice(2)).toEqual(["TT-7: no."]);
  });

  it("says a headline once, though two screens show it", () => {
    voice.ask("**Lóa** wins with 36 points");
    listen(LONG_MS);
    voice.sayOnce("**Lóa** wins with 36 points");
    expect(listen(LONG_MS)).toEqual(["Lóa wins with 36 points"]);
    voice.clear();
    voice.sayOnce("**Lóa** wins with 36 points");
    expect(listen(LONG_MS).slice(1)).toEqual(["Lóa wins with 36 points"]);
  });

  it("takes nothing of one screen to the next", () => {
    voice.ask("Take a card.");
    voice.say("Lóa took Ulm.");
    voice.say("Spói took Linz.");
    voice.clear();
    voice.repeat();
    expect(listen(LONG_MS)).toEqual([]);
    expect(voice.sentences).toEqual([]);
  });
});
