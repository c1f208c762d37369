import { describe, expect, it, vi } from "vitest";
import type { Lesson, Moment } from "../generated/protocol";
import { LessonPlay } from "./lessonPlay.svelte";

vi.mock("./settings.svelte", () => ({ pace: () => 0 }));

/** A lesson of which only the moves matter; a position is the number of its moment. */
function lesson(...wanted: (string | null)[]): Lesson {
  const moments = [...wanted, null].map((move, position) => ({ position, wanted: move, legal: [] }) as unknown as Moment);
  return { seat: 0, names: [], moments, farewell: {} } as unknown as Lesson;
}
const together = (move: string): boolean => move.includes("+");

describe("a guided game", () => {
  it("shows what is chosen as it will look", () => {
    const play = new LessonPlay(lesson("one", "two"), { gathers: together });
    expect([play.position, play.ready]).toEqual([0, false]);
    play.choose("one");
    expect([play.position, play.ready]).toEqual([1, true]);
  });

  it("lets what is chosen together be chosen in any order, and shows no more than was", () => {
    const play = new LessonPlay(lesson("+a", "+b", "+c"), { gathers: together });
    play.choose("+c");
    expect([play.position, [...play.more]]).toEqual([0, ["+a", "+b"]]);
    play.choose("+a");
    expect(play.position).toBe(1);
    play.choose("+b");
    expect([play.position, play.ready]).toEqual([3, true]);
    play.choose("+a");
    expect([play.position, play.chosen]).toEqual([0, ["+c", "+b"]]);
  });

  it("lets pieces walk one after another, and tells their ways", async () => {
    const way = (move: string, before: unknown, after: unknown): string[] => [String(before), move, String(after)];
    const play = new LessonPlay(lesson("+a", "+b"), { gathers: together, way });
    expect([[...play.more], play.path]).toEqual([["+a"], []]);
    expect(await play.way("+a")).toEqual(["0", "+a", "1"]);
    play.choose("+a");
    play.choose("+b");
    expect([play.path, play.ready]).toEqual([["1", "+b", "2"], true]);
    play.choose("+a");
    expect(play.chosen).toEqual([]);
  });
});
