/** A guided first game: the others' moves play by themselves; one's own are suggested, and made by the learner. */
import type { GameClient } from "../games/game";
import type { Alternative, Lesson, Moved } from "../generated/protocol";
import { i18n } from "./i18n.svelte";
import type { Reason } from "./livePlay.svelte";
import { includesMove, MoveSet, NO_MOVES, sameMove, type Move } from "./moves";
import { notices } from "./notices.svelte";
import type { Play } from "./play";
import { flat, flatPosition, type FlatMoment } from "./positions";
import { pace, settings } from "./settings.svelte";
import { lastTurnOf } from "./takenBack";

/** Whether these are the same moves, in whatever order. */
const areSame = (moves: readonly Move[], others: readonly Move[]): boolean =>
  moves.length === others.length && moves.every((move) => includesMove(others, move));

export class LessonPlay<P = unknown, M extends Move = Move> implements Play<P, M> {
  at = $state(0);
  readonly moments: readonly FlatMoment[];
  readonly hinted: MoveSet<M> = NO_MOVES;
  readonly pending = false;
  readonly judged = false;
  readonly peeked = null;
  #chosen = $state.raw<M[]>([]);
  #prepared = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly game: Pick<GameClient<P, M>, "roles" | "weighs">,
  ) {
    this.moments = lesson.moments.map((moment) => flat(moment) as FlatMoment);
    // The cards that are dealt first are dealt at once.
    this.at = Math.max(0, this.moments.findIndex((moment) => moment.wanted));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get moment(): FlatMoment {
    return this.moments[this.at]!;
  }
  get over(): boolean {
    return this.at === this.moments.length - 1;
  }
  /** How many things the learner is told, and which of them it is now: what is chosen together is one. */
  get steps(): number {
    return this.#toldUntil(this.moments.length);
  }
  get step(): number {
    return this.#toldUntil(this.at + 1);
  }
  #toldUntil(end: number): number {
    const texts = this.moments.slice(0, end).map(({ hint }) => hint && JSON.stringify(hint.text));
    return texts.filter((text, at) => text && text !== texts[at - 1]).length;
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
  /** Only what the lesson knows can be chosen, so how it will look is known: as far as it was chosen in that order. */
  get position(): P {
    const { wanted } = this;
    const instead = this.#alternative(this.#chosen);
    if (instead) return flatPosition(instead.position) as P;
    const open = wanted.findIndex((move) => !includesMove(this.#chosen, move));
    return this.#after(open < 0 ? wanted.length : open).position as P;
  }
  /** The moment at which some of the moves that are wanted now have been made. */
  #after(moves: number): FlatMoment {
    return this.moments[this.at + moves]!;
  }
  get decision(): number {
    return this.at;
  }
  get asked(): boolean {
    return Boolean(this.moment.wanted);
  }
  /** Whether there is something to be read before the lesson goes on. */
  get paused(): boolean {
    return Boolean(this.moment.hint) && !this.asked;
  }
  /** Whether others play: not while only a card turns up between two of one's own moves. */
  get waiting(): boolean {
    const next = this.moments.slice(this.at + 1).find(({ mover }) => mover !== "~");
    return !this.asked && !this.paused && next !== undefined && next.mover !== this.seat;
  }
  /** What the learner was told last. */
  get hint(): FlatMoment["hint"] {
    return this.moments.slice(0, this.at + 1).findLast(({ hint }) => hint)?.hint;
  }
  /** Only what the hint says is marked, so that a newcomer finds it; and what can be compared with it. */
  get legal(): MoveSet<M> {
    return this.asked ? new MoveSet([...this.wanted, ...this.#alternatives.flatMap(({ moves }) => moves as unknown as M[])]) : NO_MOVES;
  }
  get allowed(): MoveSet<M> {
    return new MoveSet(this.moment.legal as unknown as M[]);
  }
  get #alternatives(): readonly Alternative[] {
    return this.moment.instead ?? [];
  }
  /** What the lesson knows of exactly these moves. */
  #alternative(moves: readonly Move[]): Alternative | undefined {
    return this.#alternatives.find((instead) => areSame(instead.moves as unknown as Move[], moves));
  }
  get more(): MoveSet<M> {
    const { wanted } = this;
    if (!wanted[0] || !this.#isGathered(wanted[0])) return new MoveSet(wanted);
    const left = wanted.filter((move) => !includesMove(this.#chosen, move));
    return new MoveSet(this.#inOrder ? left.slice(0, 1) : left);
  }
  get chosen(): readonly M[] {
    return this.#chosen;
  }
  /** Whether what is chosen was put together beforehand: then the learner has yet to read why. */
  get prepared(): boolean {
    return this.#prepared && this.#chosen.length > 0;
  }
  get ready(): boolean {
    return this.#chosen.length > 0 && areSame(this.#chosen, this.wanted);
  }
  get path(): readonly string[] {
    const last = this.#chosen.at(-1);
    return last === undefined ? [] : this.#pathOf(last);
  }
  get recent(): readonly Moved[] {
    return this.at > 0 ? this.#moved(this.at, this.at + 1) : [];
  }
  get turn(): readonly Moved[] {
    return lastTurnOf(this.made);
  }
  /** The lesson itself says what to do instead. */
  whyNot(): string {
    return "";
  }
  /** The moves made until now, since the lesson began or leapt to another position: what was before has not led to it. */
  get made(): Moved[] {
    const begin = this.moments.findLastIndex(({ move }, at) => !move && at <= this.at);
    return this.#moved(begin + 1, this.at + 1);
  }
  #moved(from: number, to: number): Moved[] {
    return this.moments.slice(from, to).flatMap(({ mover, move, veiled, then, path }): Moved[] =>
      mover === null || move === null ? [] : [{ kind: "moved", mover, move, veiled, then, path: path ?? [] }],
    );
  }

  /** The moves to try now: one, or several that are chosen together. */
  get wanted(): M[] {
    const found: M[] = [];
    for (let at = this.at; at < this.moments.length; at += 1) {
      const wanted = this.moments[at]!.wanted as M | null | undefined;
      if (!wanted || (found[0] && !(this.#isGathered(found[0]) && this.#isGathered(wanted)))) break;
      found.push(wanted);
    }
    // The end of the choice is pressed for the learner when everything else is chosen.
    return found.length > 1 ? found.filter((move) => !this.#isDone(move)) : found;
  }

  #isDone(move: Move): boolean {
    return this.game.roles[move.kind] === "done";
  }
  #isGathered(move: Move): boolean {
    return this.game.roles[move.kind] !== undefined;
  }
  /** Whether the moves that are wanted are made in the order chosen. */
  get #inOrder(): boolean {
    return this.wanted.some((move) => this.game.roles[move.kind] === "part");
  }

  choose(move: M): void {
    if (!this.asked) return;
    this.#prepared = false;
    const chosen = this.#chosen.findIndex((other) => sameMove(other, move));
    // What was built on it is taken back with it.
    if (chosen >= 0) this.#chosen = this.#chosen.toSpliced(chosen, this.#inOrder ? Infinity : 1);
    else if (this.more.has(move)) {
      this.#chosen = [...this.#chosen, move];
      // As at a real table: who confirms nothing has made the move by choosing it.
      if (!settings.confirm && !this.game.weighs?.(move) && !this.#isGathered(move)) this.confirm();
    }
    else this.#refuse(includesMove(this.moment.legal, move));
  }

  #refuse(allowed: boolean): void {
    notices.tell(this.#refusal(allowed));
  }
  #refusal(allowed: boolean): string {
    return i18n.say("learn", allowed ? "learn-later" : "learn-impossible");
  }
  /** What a move that is typed instead of the wanted one is answered with, and the rule that the lesson is about. */
  reasonFor(move: Move): Promise<Reason> {
    return Promise.resolve({ sentence: this.#refusal(includesMove(this.moment.legal, move)), rule: this.moment.hint?.rule ?? null });
  }

  select(moves: readonly M[]): void {
    const { wanted } = this;
    if (!this.#alternative(moves) && !moves.every((move) => includesMove(wanted, move))) return this.#refuse(true);
    this.#chosen = [...moves];
    this.#prepared = true;
  }

  peek(): void {
    // The hint says enough.
  }

  outcome(moves: readonly M[]): Promise<P | null> {
    if (areSame(moves, this.wanted)) return Promise.resolve(this.#after(moves.length).position as P);
    const instead = this.#alternative(moves);
    return Promise.resolve(instead ? (flatPosition(instead.position) as P) : null);
  }

  pathOf(move: M): Promise<readonly string[]> {
    return Promise.resolve(this.#pathOf(move));
  }
  #pathOf(move: M): readonly string[] {
    const number = this.wanted.findIndex((other) => sameMove(other, move));
    return number < 0 ? [] : (this.#after(number + 1).path ?? []);
  }

  confirm(): void {
    if (this.#alternative(this.#chosen)) return this.#refuse(true);
    if (!this.ready) return;
    // On to the moment after the last of one's own moves.
    let at = this.at;
    for (let left = this.#chosen.length; left > 0; at += 1) if (this.moments[at]!.wanted) left -= 1;
    for (let next = this.moments[at]?.wanted; next && this.#isDone(next); next = this.moments[at]?.wanted) at += 1;
    this.#chosen = [];
    this.at = at;
    this.#goOn();
  }

  clear(): void {
    this.#chosen = [];
  }

  /** Goes on when everything is read. */
  goOn(): void {
    if (!this.paused) return;
    this.at += 1;
    this.#goOn();
  }

  /** The others play, and cards come, until the learner is asked or has something to read, or the lesson is over. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.asked || this.paused || this.over) return;
    const step = (): void => {
      this.at += 1;
      this.#goOn();
    };
    const wait = this.moments[this.at + 1]?.mover === "~" ? pace() / 2 : pace() * 2;
    if (wait) this.#timer = setTimeout(step, wait);
    else step();
  }
}
