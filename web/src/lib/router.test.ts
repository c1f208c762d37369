import { afterEach, describe, expect, it, vi } from "vitest";
import { placeIn, positionAddress, positionIn } from "./links";

async function placeAt(hash: string): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal("location", { hash, pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { router } = await import("./router.svelte");
  return { ...router.place };
}

afterEach(() => vi.unstubAllGlobals());

describe("where one is", () => {
  it.each([
    ["", "home", ""],
    ["#", "home", ""],
    ["#home", "home", ""],
    ["#table=m3v8", "table", "m3v8"],
    ["#/table=m3v8", "table", "m3v8"],
    ["#claim=9Xv_-a", "claim", "9Xv_-a"],
    ["#rules=TT-16", "rules", "TT-16"],
    ["#new=thurn-and-taxis", "new", "thurn-and-taxis"],
    ["#rules=%C3%BE", "rules", "þ"],
    ["#design", "design", ""],
    ["#position=partners%2Fhand%200%3A%207", "position", "partners/hand 0: 7"],
    ["#position=100%", "position", "100%"],
  ])("%s is %s %s", async (hash, page, what) => {
    expect(await placeAt(hash)).toEqual({ page, what });
  });

  it("is written as it is read", async () => {
    await placeAt("");
    const { address } = await import("./router.svelte");
    expect(address("home")).toBe("#");
    expect(address("design")).toBe("#design");
    expect(address("table", "a b")).toBe("#table=a%20b");
  });
});

describe("the way back", () => {
  /** Goes from page to page; where "back" leads on the last of them. */
  async function backFrom(...hashes: string[]): Promise<string> {
    vi.resetModules();
    const location = { hash: hashes[0]!, pathname: "/" };
    let moved = (): void => undefined;
    vi.stubGlobal("location", location);
    vi.stubGlobal("addEventListener", (_: string, hear: () => void) => (moved = hear));
    const { router } = await import("./router.svelte");
    for (const hash of hashes.slice(1)) {
      location.hash = hash;
      moved();
    }
    return router.back;
  }

  it.each([
    [["#"], "#"],
    [["#table=m3v8"], "#"],
    [["#", "#table=m3v8"], "#"],
    [["#rules=partners"], "#"],
    [["#", "#rules=partners"], "#"],
    [["#table=m3v8", "#rules=partners"], "#table=m3v8"],
    [["#table=m3v8", "#rules=partners", "#rules=PA-3", "#learn=partners"], "#table=m3v8"],
    [["#table=m3v8", "#replay=m3v8", "#analysis=m3v8"], "#table=m3v8"],
    [["#table=m3v8", "#rules=partners", "#table=m3v8"], "#"],
  ])("of %j is %s", async (hashes, back) => {
    expect(await backFrom(...hashes)).toBe(back);
  });
});

describe("what somebody pastes", () => {
  it.each([
    ["http://stofa.example/#table=m3v8abcd", "table", "m3v8abcd"],
    ["Come and play! http://stofa.example/#claim=9Xv_-a see you", "claim", "9Xv_-a"],
    ["http://stofa.example/#own-seat=9Xv_-a", "own-seat", "9Xv_-a"],
    ["#replay=m3v8abcd", "replay", "m3v8abcd"],
    ["http://stofa.example/#analysis=m3v8abcd", "analysis", "m3v8abcd"],
    ["Look: http://stofa.example/#position=partners%2Fhand%200%3A%207 !", "position", "partners/hand 0: 7"],
    ["  t83ehj7ra9g9g3pv ", "table", "t83ehj7ra9g9g3pv"],
  ])("%s", (text, page, what) => expect(placeIn(text)).toEqual({ page, what }));

  it.each(["", "hello", "http://elsewhere.example/", "two words here"])("%s leads nowhere", (text) =>
    expect(placeIn(text)).toBeNull(),
  );

  it("holds a position in its address", () => {
    const text = "hand 0: Zürich*2; route 0: Ulm";
    expect(positionAddress("thurn-and-taxis", text)).toBe("#position=thurn-and-taxis%2Fhand%200%3A%20Z%C3%BCrich*2%3B%20route%200%3A%20Ulm");
    expect(positionIn(`thurn-and-taxis/${text}`)).toEqual({ game: "thurn-and-taxis", text });
    expect(positionIn("1/14")).toEqual({ game: "1", text: "14" });
    expect(positionIn("partners")).toEqual({ game: "partners", text: "" });
  });
});
