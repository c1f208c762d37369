/**
 * Moves as values. The server sends what a move does (`kind` and its arguments) beside its notation (`text`). The
 * page decides and compares by kind and arguments; texts are only sent, never read or compared.
 */
export interface Move {
  readonly text: string;
  readonly kind: string;
}

/**
 * How moves of a kind are chosen. Picks are chosen in any order and sent together, after the way in which they are
 * made. The parts of one thing are sent together in the order chosen. "done" ends a choice that could go on.
 */
export type Role = "pick" | "way" | "part" | "done";

/** The roles of a game's moves by kind; a move of a kind without one is a whole choice. */
export type Roles = Readonly<Record<string, Role>>;

/** A move that is named by what it does; `writer` adds its notation. */
export type Unwritten<M extends Move> = M extends Move ? Omit<M, "text"> : never;

/** Whether a move is of one of some kinds. */
export function isKind<M extends Move, K extends M["kind"]>(move: M, ...kinds: K[]): move is Extract<M, { kind: K }> {
  return (kinds as string[]).includes(move.kind);
}

/** What a move does, for comparing: its kind and its arguments, in whichever order they were named. */
function deedOf(move: Move): string {
  const named = Object.entries(move).filter(([name, value]) => name !== "text" && value !== undefined && value !== null);
  return JSON.stringify(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Some moves in their order, for comparing. */
export const deedsOf = (moves: readonly Move[]): string => moves.map(deedOf).join("\n");

/** Whether two moves do the same, whoever wrote them. */
export const sameMove = (one: Move, other: Move): boolean => deedOf(one) === deedOf(other);

export function includesMove(moves: readonly Move[], move: Move): boolean {
  return moves.some((other) => sameMove(other, move));
}

/** The moves without one of them: the last that is the same. */
export function withoutMove<M extends Move>(moves: readonly M[], move: Move): M[] {
  const at = moves.findLastIndex((other) => sameMove(other, move));
  return at < 0 ? [...moves] : moves.toSpliced(at, 1);
}

/** Some moves, each once, in the order in which the server listed them. */
export class MoveSet<M extends Move = Move> implements Iterable<M> {
  readonly #byDeed: ReadonlyMap<string, M>;

  constructor(moves: Iterable<M> = []) {
    this.#byDeed = new Map([...moves].map((move) => [deedOf(move), move]));
  }

  get size(): number {
    return this.#byDeed.size;
  }
  has(move: Move): boolean {
    return this.find(move) !== undefined;
  }
  /** The move of this set that does the same as another. */
  find(move: Move): M | undefined {
    return this.#byDeed.get(deedOf(move));
  }
  [Symbol.iterator](): Iterator<M> {
    return this.#byDeed.values();
  }
  /** Those of some kinds. */
  of<K extends M["kind"]>(...kinds: K[]): Extract<M, { kind: K }>[] {
    return [...this].filter((move) => isKind(move, ...kinds));
  }
}

// The set of no moves is a set of any kind of moves.
export const NO_MOVES: MoveSet<never> = new MoveSet<never>();

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Writes moves that the server has not listed, so that it can be asked why they are not possible. A form is the
 * notation with {arguments}; a part in [brackets] is left out where its argument is missing or 0.
 */
export function writer<M extends Move>(forms: Readonly<Record<M["kind"], string>>): (move: Unwritten<M>) => M {
  return (move) => ({ ...move, text: written(forms[move.kind as M["kind"]], move as Arguments) }) as unknown as M;
}

function written(form: string, args: Arguments): string {
  const filled = form.replace(/\[([^\]]*)\]/g, (_, part: string) => (argumentsOf(part).every((name) => args[name]) ? part : ""));
  return filled.replace(/\{(\w+)\}/g, (_, name: string) => [args[name]].flat().join(" "));
}

const argumentsOf = (part: string): string[] => [...part.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
