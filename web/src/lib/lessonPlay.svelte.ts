/** A guided first game: somebody else's moves play by themselves, one's own are suggested, and made by oneself. */
import type { GameClient } from "../games/game";
import type { Lesson, Moved, Moment } from "../generated/protocol";
import { notices } from "./notices.svelte";
import type { Play } from "./play";
import { pace } from "./settings.svelte";
import { i18n } from "./i18n.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class LessonPlay<P = unknown> implements Play<P> {
  at = $state(0);
  #chosen = $state.raw<string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly game: Pick<GameClient<P>, "gathers" | "way">,
  ) {
    // The cards that are dealt first are dealt at once.
    this.at = Math.max(0, lesson.moments.findIndex((moment) => moment.wanted));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get moment(): Moment {
    return this.lesson.moments[this.at]!;
  }
  get over(): boolean {
    return this.at === this.lesson.moments.length - 1;
  }
  get names(): readonly string[] {
    return this.lesson.names;
  }
  get seat(): number {
    return this.lesson.seat;
  }
  get settled(): P {
    return this.moment.position as P;
  }
  /** What is chosen is what was wanted, so how it will look is known: as far as it was chosen in that order. */
  get position(): P {
    const { wanted } = this;
    const open = wanted.findIndex((move) => !this.#chosen.includes(move));
    return this.#after(open < 0 ? wanted.length : open);
  }
  /** How it stands when so many of the moves that are wanted now are made. */
  #after(moves: number): P {
    return this.lesson.moments[this.at + moves]!.position as P;
  }
  get asked(): boolean {
    return Boolean(this.moment.wanted);
  }
  /** Only what the hint says is marked, so that a newcomer finds it. */
  get legal(): ReadonlySet<string> {
    return this.asked ? new Set(this.wanted) : NOTHING;
  }
  get more(): ReadonlySet<string> {
    const { wanted } = this;
    if (!wanted.length || !this.game.gathers(wanted[0]!)) return this.legal;
    const left = wanted.filter((move) => !this.#chosen.includes(move));
    return new Set(this.game.way ? left.slice(0, 1) : left);
  }
  readonly hinted = NOTHING;
  get chosen(): readonly string[] {
    return this.#chosen;
  }
  readonly peeked = null;
  get ready(): boolean {
    return this.#chosen.length > 0 && this.#chosen.length === this.wanted.length;
  }
  get path(): readonly string[] {
    const last = this.#chosen.at(-1);
    return last === undefined ? [] : this.#way(last);
  }
  get recent(): readonly Moved[] {
    const { mover, move, veiled, then } = this.moment;
    return mover === null || move === null ? [] : [{ kind: "moved", mover, move, veiled, then }];
  }
  /** The log until now. */
  get told(): Moved[] {
    return this.lesson.moments
      .slice(1, this.at + 1)
      .map(({ mover, move, veiled, then }) => ({ kind: "moved", mover: mover!, move: move!, veiled, then }));
  }

  /** The moves to try now: one, or several that are chosen together. */
  get wanted(): string[] {
    const found: string[] = [];
    for (let at = this.at; at < this.lesson.moments.length; at += 1) {
      const wanted = this.lesson.moments[at]!.wanted;
      if (!wanted || (found.length && !(this.game.gathers(found[0]!) && this.game.gathers(wanted)))) break;
      found.push(wanted);
      // "done" is pressed for the learner when everything else is chosen.
    }
    return found.length > 1 ? found.filter((move) => move !== "done") : found;
  }

  choose(move: string): void {
    if (!this.asked) return;
    const chosen = this.#chosen.indexOf(move);
    // What was built on it is taken back with it.
    if (chosen >= 0) this.#chosen = this.#chosen.toSpliced(chosen, this.game.way ? Infinity : 1);
    else if (this.more.has(move)) this.#chosen = [...this.#chosen, move];
    else notices.tell(i18n.say("learn", this.moment.legal.includes(move) ? "learn-later" : "learn-impossible"));
  }

  peek(): void {
    // The hint says enough.
  }

  way(move: string): Promise<readonly string[]> {
    return Promise.resolve(this.#way(move));
  }
  #way(move: string): readonly string[] {
    const number = this.wanted.indexOf(move);
    return number < 0 ? [] : (this.game.way?.(move, this.#after(number), this.#after(number + 1)) ?? []);
  }

  confirm(): void {
    if (!this.ready) return;
    // On to the moment after the last of one's own moves.
    let at = this.at;
    for (let left = this.#chosen.length; left > 0; at += 1) if (this.lesson.moments[at]!.wanted) left -= 1;
    while (this.lesson.moments[at]?.wanted === "done" && this.game.gathers("done")) at += 1;
    this.#chosen = [];
    this.at = at;
    this.#goOn();
  }

  clear(): void {
    this.#chosen = [];
  }

  /** The others play, and cards come, until the learner is asked or the lesson is over. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.asked || this.over) return;
    const step = (): void => {
      this.at += 1;
      this.#goOn();
    };
    const wait = this.lesson.moments[this.at + 1]?.mover === "~" ? pace() / 2 : pace() * 2;
    if (wait) this.#timer = setTimeout(step, wait);
    else step();
  }
}
