/** A `Play` at a live table: what is chosen goes through a `Selection`, which talks to the server over the socket. */
import type { GameClient } from "../games/game";
import type { Answer, Moved } from "../generated/protocol";
import { Refused } from "./api";
import { connection, type Question } from "./connection.svelte";
import { Hint, unchosen } from "./hint.svelte";
import { translator } from "./i18n.svelte";
import { MoveSet, NO_MOVES, sameMove, type Move } from "./moves";
import { notices } from "./notices.svelte";
import type { Play } from "./play";
import { namesOf } from "./playerNames";
import { flatPosition } from "./positions";
import { Selection, type Previewed, type Transport } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { Reasons } from "./reasons.svelte";
import { lastTurn, movesSince, othersSince } from "./takenBack";
import type { TableModel } from "./table.svelte";
import { unglanced } from "./unglanced";

const say = translator("menu");

/** Why something is not possible. */
export interface Reason {
  sentence: string;
  rule: string | null;
}

export class LivePlay<P = unknown, M extends Move = Move> implements Play<P, M> {
  readonly hint = new Hint();
  readonly selection: Selection<P, M>;
  readonly #reasonFor: (move: Move) => Promise<Reason | null>;
  readonly #reasons: Reasons;
  readonly #hinted = $derived.by((): MoveSet<M> => {
    const { advice } = this.hint;
    if (!advice || !this.asked) return NO_MOVES;
    const left = unchosen(advice.moves as unknown as M[], this.chosen, this.game.roles);
    const inOrder = left[0] !== undefined && this.game.roles[left[0].kind] === "part";
    // Until the server has answered, nothing can be added: no reason to flicker.
    const open = this.selection.pending ? this.legal : this.more;
    return new MoveSet((inOrder ? left.slice(0, 1) : left).filter((move) => open.has(move)));
  });

  constructor(
    readonly table: TableModel,
    readonly game: Pick<GameClient<P, M>, "roles" | "reworded" | "meant" | "weighs">,
  ) {
    const reworded = (sentence: string): string => game.reworded?.(sentence) ?? sentence;
    this.#reasonFor = reasonsOf(table, reworded);
    this.selection = new Selection(transportOf<P, M>(table, reworded, this.#reasonFor), game.roles, (move) => settings.confirm || Boolean(game.weighs?.(move)));
    this.#reasons = new Reasons(async (decision, moves) => {
      const answer = await connection.ask({ do: "reasons", table: table.id, seat: table.seat!, decision, moves: [...moves] });
      return answer.type === "reasons" ? answer.sentences.map((sentence) => sentence && reworded(sentence)) : [];
    });
  }

  /** To be called when the table has changed: what was chosen for another decision is forgotten. */
  refresh(): void {
    const view = this.table.view;
    const decision = view?.legal.length ? view.decision : null;
    if (decision !== this.#decision) this.hint.forget();
    this.#decision = decision;
    this.selection.open(decision === null ? null : { id: decision, legal: view!.legal as unknown as M[] });
  }
  #decision: number | null = null;

  get settled(): P {
    return this.table.view!.position as P;
  }
  get position(): P {
    return this.selection.shown?.position ?? this.settled;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get names(): readonly string[] {
    return namesOf(this.table.view!.seats);
  }
  get decision(): number | null {
    return this.table.view!.decision;
  }
  get asked(): boolean {
    return this.selection.asked;
  }
  get sending(): boolean {
    return this.selection.sending;
  }
  get legal(): MoveSet<M> {
    return this.selection.legal;
  }
  get allowed(): MoveSet<M> {
    return this.selection.legal;
  }
  get more(): MoveSet<M> {
    return this.selection.more;
  }
  get hinted(): MoveSet<M> {
    return this.#hinted;
  }
  get chosen(): readonly M[] {
    return this.selection.chosen;
  }
  get pending(): boolean {
    return this.selection.pending;
  }
  get peeked(): M | null {
    return this.selection.peeked;
  }
  get ready(): boolean {
    return this.selection.ready;
  }
  get path(): readonly string[] {
    return this.selection.shown?.path ?? [];
  }
  get recent(): readonly Moved[] {
    return movesSince(this.table.events, this.seat);
  }
  get others(): readonly Moved[] {
    return othersSince(this.table.events, this.seat);
  }
  get turn(): readonly Moved[] {
    return lastTurn(this.table.events);
  }

  get judged(): boolean {
    return !this.pending;
  }
  whyNot(move: M): string {
    const { turn, decision } = this.table.view!;
    if (this.seat === null) return onlyWatching(this.table);
    if (turn !== null && turn !== this.seat) return say("not-your-turn", { name: this.names[turn] ?? "" });
    return this.asked && decision !== null ? this.#reasons.of(decision, move) : "";
  }

  choose(move: M): void {
    this.selection.choose(move);
  }
  select(moves: readonly M[]): void {
    this.selection.select(moves);
  }
  peek(move: M | null): void {
    this.selection.peek(move);
  }
  pathOf(move: M): Promise<readonly string[]> {
    return this.selection.pathOf(move);
  }
  outcome(moves: readonly M[]): Promise<P | null> {
    return this.selection.outcome(moves).catch(() => null);
  }
  confirm(): void {
    this.selection.confirm();
  }
  clear(): void {
    this.selection.clear();
  }

  /** Why a move is not possible now; null if it is, or if another decision is open by then. */
  reasonFor(move: Move): Promise<Reason | null> {
    return this.#reasonFor(move);
  }

  readonly #unglanced: Play<P, M> = unglanced<P, M, this>(this, () => {
    const { previewed } = this.selection;
    return { position: previewed?.position ?? this.settled, path: previewed?.path ?? [] };
  });
  /** This play with what is chosen or put together, and without what is only glanced at; null while that cannot be told. */
  get unglanced(): Play<P, M> | null {
    const { peeked } = this;
    if (this.pending) return null;
    const meant = this.asked ? (this.game.meant?.(this) ?? null) : null;
    if (meant) return peeked && sameMove(meant, peeked) && !this.selection.looking ? this : null;
    return peeked ? this.#unglanced : this;
  }

  askHint(): void {
    const { table, seat, decision } = this.table.view!;
    if (this.asked) void this.hint.ask(table, seat!, decision!);
  }
}

/** The refusal in an answer that should have been another. */
function refusedBy(answer: Answer): Error {
  if (!("sentence" in answer) || !("code" in answer)) return new Error(`unexpected answer: ${answer.type}`);
  return new Refused(answer.code, answer.sentence, answer.type === "illegal" ? answer.rule : null);
}

const placeOf = (table: TableModel): { table: string; seat: number } => ({ table: table.id, seat: table.seat! });

async function ask(question: Question, dropped?: AbortSignal): Promise<Extract<Answer, { type: "preview" | "why" }>> {
  const reply = await connection.ask(question, dropped);
  if (reply.type === "preview" || reply.type === "why") return reply;
  throw refusedBy(reply);
}

/** Why nothing can be moved without a seat: a spectator looks on, or the curtain hangs before one of several at this screen. */
function onlyWatching({ view, you }: TableModel): string {
  const turn = view?.turn ?? null;
  const here = turn !== null && you?.seats.includes(turn);
  return here ? say("curtain-first", { name: namesOf(view!.seats)[turn] ?? "" }) : say("only-watching");
}

/** How the server is asked why a move is not possible. What was asked about a decision that is over gets no answer. */
function reasonsOf(table: TableModel, reworded: (sentence: string) => string): (move: Move) => Promise<Reason | null> {
  return async (move) => {
    if (table.seat === null) return { sentence: onlyWatching(table), rule: null };
    const turn = table.view?.turn ?? null;
    if (turn !== null && turn !== table.seat) return { sentence: say("not-your-turn", { name: namesOf(table.view!.seats)[turn] ?? "" }), rule: null };
    const decision = table.view?.decision ?? null;
    const isOver = (): boolean => (table.view?.decision ?? null) !== decision;
    try {
      const reply = await ask({ do: "why", ...placeOf(table), decision, move: move.text });
      if (isOver() || reply.type !== "why" || !reply.sentence) return null;
      return { sentence: reworded(reply.sentence), rule: reply.rule ?? null };
    } catch (error) {
      if (isOver() || !(error instanceof Refused) || error.code === "stale") return null;
      return { sentence: reworded(error.sentence), rule: error.rule };
    }
  };
}

/** How a selection at a table talks to the server. */
function transportOf<P, M extends Move>(
  table: TableModel,
  reworded: (sentence: string) => string,
  reasonFor: (move: Move) => Promise<Reason | null>,
): Transport<P, M> {
  const textsOf = (moves: readonly M[]): string[] => moves.map(({ text }) => text);

  function refuse(error: unknown): void {
    if (error instanceof Refused) notices.refuse(reworded(error.sentence), error.rule);
  }

  return {
    async preview(decision, moves, dropped) {
      const reply = await ask({ do: "preview", ...placeOf(table), decision, moves: textsOf(moves) }, dropped);
      if (reply.type !== "preview") throw new Error(`${reply.type} instead of a preview`);
      return { ...reply, position: flatPosition(reply.position) } as unknown as Previewed<P, M>;
    },
    async send(decision, moves) {
      const answer = await table.send({ do: "move", ...placeOf(table), decision, moves: textsOf(moves) });
      if (answer.type !== "accepted") {
        refuse(refusedBy(answer));
        return false;
      }
      await table.until(answer.n);
      return true;
    },
    explain(move) {
      void reasonFor(move).then((why) => {
        if (why) notices.refuse(why.sentence, why.rule);
      });
    },
    refuse,
  };
}
