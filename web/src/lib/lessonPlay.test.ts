import { describe, expect, it, vi } from "vitest";
import type { Lesson, Moment } from "../generated/protocol";
import { LessonPlay } from "./lessonPlay.svelte";
import type { Move, Roles } from "./moves";

const settings = vi.hoisted(() => ({ confirm: true }));
vi.mock("./settings.svelte", () => ({ pace: () => 0, settings }));

const ROLES: Roles = { pick: "pick", part: "part", enough: "done" };
const move = (kind: string, name: string): Move => ({ kind, name, text: `${kind} ${name}` }) as Move;

/** A lesson of which only the moves matter; a position holds the number of its moment. */
function lesson(...wanted: (Move | null)[]): Lesson {
  const moments = [...wanted, null].map(
    (move, at) => ({ position: { public: { at }, own: {} }, wanted: move, legal: [], path: [`to ${at}`] }) as unknown as Moment,
  );
  return { seat: 0, names: [], moments, farewell: {} } as unknown as Lesson;
}

function play(...wanted: Move[]): { play: LessonPlay<{ at: number }>; at: () => number } {
  const play = new LessonPlay<{ at: number }>(lesson(...wanted), { roles: ROLES });
  return { play, at: () => play.position.at };
}
const texts = (moves: Iterable<Move>): string[] => [...moves].map(({ text }) => text);

describe("a guided game", () => {
  it("shows what is chosen as it will look", () => {
    const [one, two] = [move("take", "one"), move("take", "two")];
    const { play: lesson, at } = play(one, two);
    expect([at(), lesson.ready]).toEqual([0, false]);
    lesson.choose({ ...one });
    expect([at(), lesson.ready]).toEqual([1, true]);
  });

  it("takes the same clicks as a real table: a move alone is confirmed only by who wants to", () => {
    settings.confirm = false;
    const { play: lesson } = play(move("take", "one"), move("pick", "a"), move("take", "two"));
    lesson.choose(move("take", "one"));
    expect(texts(lesson.wanted)).toEqual(["pick a"]);
    lesson.choose(move("pick", "a"));
    expect([texts(lesson.chosen), lesson.ready]).toEqual([["pick a"], true]);
    settings.confirm = true;
  });

  it("lets what is chosen together be chosen in any order, and shows no more than was", () => {
    const [a, b, c] = [move("pick", "a"), move("pick", "b"), move("pick", "c")];
    const { play: lesson, at } = play(a, b, c);
    lesson.choose(c);
    expect([at(), texts(lesson.more)]).toEqual([0, ["pick a", "pick b"]]);
    lesson.choose(a);
    expect(at()).toBe(1);
    lesson.choose(b);
    expect([at(), lesson.ready]).toEqual([3, true]);
    lesson.choose(a);
    expect([at(), texts(lesson.chosen)]).toEqual([0, ["pick c", "pick b"]]);
    lesson.select([a, b, c]);
    expect([texts(lesson.chosen), lesson.ready]).toEqual([["pick a", "pick b", "pick c"], true]);
  });

  it("ends a choice for the learner, whatever the move that ends it is called", () => {
    const [a, b] = [move("pick", "a"), move("pick", "b")];
    const { play: lesson } = play(a, b, move("enough", ""), move("take", "one"));
    expect(texts(lesson.wanted)).toEqual(["pick a", "pick b"]);
    lesson.select([a, b]);
    lesson.confirm();
    expect(texts(lesson.wanted)).toEqual(["take one"]);
  });

  it("lets pieces walk one after another, and tells the paths that the server tells", async () => {
    const [a, b] = [move("part", "a"), move("part", "b")];
    const { play: lesson } = play(a, b);
    expect([texts(lesson.more), lesson.path]).toEqual([["part a"], []]);
    expect(await lesson.pathOf(a)).toEqual(["to 1"]);
    lesson.choose(a);
    lesson.choose(b);
    expect([lesson.path, lesson.ready]).toEqual([["to 2"], true]);
    lesson.choose(a);
    expect(lesson.chosen).toEqual([]);
  });

  it("lets a set that the lesson knows be compared with the wanted one, but not be played", async () => {
    const [way, other, a, b] = [move("way", "each"), move("way", "all"), move("pick", "a"), move("pick", "b")];
    const told = lesson(way, a);
    const instead = [{ moves: [other, b], position: { public: { at: 99 }, own: {} } }];
    Object.assign(told.moments[0]!, { instead, legal: [way, other] });
    const play = new LessonPlay<{ at: number }>(told, { roles: { ...ROLES, way: "way" } });
    expect(texts(play.legal)).toEqual(["way each", "pick a", "way all", "pick b"]);
    expect(texts(play.allowed)).toEqual(["way each", "way all"]);
    expect([(await play.outcome([a, way]))?.at, (await play.outcome([other, b]))?.at, await play.outcome([other])]).toEqual([2, 99, null]);
    play.select([other, b]);
    expect([play.position.at, play.ready]).toEqual([99, false]);
    play.confirm();
    expect(play.at).toBe(0);
    play.select([way, b]);
    expect(texts(play.chosen)).toEqual(["way all", "pick b"]);
    play.select([way, a]);
    expect([play.position.at, play.ready]).toEqual([2, true]);
    play.confirm();
    expect(play.at).toBe(2);
  });

  it("waits before a leap until everything is read, and counts what is told", () => {
    const told = lesson(move("take", "one"), null, move("take", "two"));
    const hint = (text: string): object => ({ hint: { text: { en: text } } });
    ["first", "leap", "last"].forEach((text, at) => Object.assign(told.moments[at]!, hint(text)));
    const play = new LessonPlay<{ at: number }>(told, { roles: ROLES });
    expect([play.step, play.steps, play.paused]).toEqual([1, 3, false]);
    play.choose(move("take", "one"));
    play.confirm();
    expect([play.at, play.step, play.paused, play.asked]).toEqual([1, 2, true, false]);
    play.goOn();
    expect([play.at, play.step, play.paused, play.asked]).toEqual([2, 3, false, true]);
  });

  it("tells what others do, but not that they play while only a card turns up after one's own move", () => {
    const own = [move("take", "one"), move("take", "two")];
    const told = lesson(own[0]!, null, own[1]!, null);
    const by = [null, 0, "~", 0, 1];
    by.forEach((mover, at) => Object.assign(told.moments[at]!, { mover, move: mover === null ? null : move("made", String(at)) }));
    Object.assign(told.moments[0]!, { hint: { text: { en: "first" } } });
    const play = new LessonPlay<{ at: number }>(told, { roles: ROLES });
    const seen = [];
    for (let at = 0; at <= 4; at += 1) {
      play.at = at;
      seen.push([play.waiting, play.hint?.text.en]);
    }
    expect(seen).toEqual([false, false, false, true, false].map((waiting) => [waiting, "first"]));
  });

  it("tells nothing of what was before a leap", () => {
    const told = lesson(move("take", "one"), null, move("take", "two"), null);
    const by = [null, 0, null, 0, 1];
    by.forEach((mover, at) => Object.assign(told.moments[at]!, { mover, move: mover === null ? null : move("made", String(at)) }));
    const play = new LessonPlay<{ at: number }>(told, { roles: ROLES });
    const made = [];
    for (let at = 0; at <= 4; at += 1) {
      play.at = at;
      made.push(play.made.map((each) => (each.move as Move).text));
    }
    expect(made).toEqual([[], ["made 1"], [], ["made 3"], ["made 3", "made 4"]]);
  });
});
