/**
 * What is picked on the way to a move: a card, a pawn, the first pawn of a swap. Board, hand and prompt share it.
 * Which cards and pawns can be picked follows from the moves that the server offers, and from nothing else.
 */
import type { PartnersMove } from "../../generated/protocol";
import { ForDecision } from "../../lib/forDecision.svelte";
import { includesMove, withoutMove } from "../../lib/moves";
import { translator } from "../../lib/i18n.svelte";
import { notices } from "../../lib/notices.svelte";
import { perPlay } from "../../lib/perPlay";
import type { Look } from "../../lib/play";
import { settings } from "../../lib/settings.svelte";
import { cardOf, CARDS, COLOURS, HOME, move as written, SEVEN, squaresOf, SWAP, swapOf, WHOLE, wouldBe, type PartnersPlay } from "./moves";

const say = translator("partners");

interface Picked {
  readonly card: string | null;
  readonly square: string | null;
}
const NOTHING: Picked = { card: null, square: null };

export class Picking {
  readonly #picked: ForDecision<Picked>;

  constructor(readonly play: PartnersPlay) {
    this.#picked = new ForDecision(play, NOTHING);
  }

  get #more(): PartnersMove[] {
    return [...this.play.more];
  }
  get #legal(): PartnersMove[] {
    return [...this.play.legal];
  }
  get #hinted(): PartnersMove[] {
    return [...this.play.hinted];
  }

  get chosen(): readonly PartnersMove[] {
    return this.play.chosen;
  }
  get giving(): boolean {
    return this.play.settled.step === "giving";
  }
  /** Whether one plays with the partner's pawns, because all of one's own are locked. */
  get helping(): boolean {
    return this.play.seat !== null && COLOURS[this.play.seat]!.colour !== this.play.settled.moving;
  }
  /** The steps of a seven that are still to be made. */
  get left(): number {
    const made = this.chosen.reduce((sum, move) => sum + (move.kind === "split" ? move.steps : 0), 0);
    return (this.play.settled.steps_left || WHOLE) - made;
  }

  /** The card that is picked, or that belongs to what is chosen. */
  get card(): string | null {
    const { card } = this.#picked.value;
    if (card) return card;
    if (this.chosen[0]) return cardOf(this.chosen[0]);
    return this.play.asked && this.play.settled.step === "splitting" ? SEVEN : null;
  }
  get square(): string | null {
    return this.#picked.value.square;
  }

  /** The moves that can still be meant by what is picked. */
  get moves(): PartnersMove[] {
    const { card, square } = this;
    return this.#more.filter(
      (move) =>
        (card === null ? move.kind !== "fold" : cardOf(move) === card) &&
        (square === null || squaresOf(move).includes(square)),
    );
  }
  /** The moves of the picked card, whichever pawn is picked. */
  get cardMoves(): PartnersMove[] {
    const { card } = this;
    return this.#more.filter((move) => cardOf(move) === card);
  }
  /** The squares whose pawns can be taken next. */
  get targets(): Set<string> {
    const { card, square } = this;
    // A swap needs its second pawn; everything else could also be done with another pawn.
    const moves = card === null ? this.#more : card === SWAP && square ? this.moves : this.cardMoves;
    return new Set(moves.flatMap(squaresOf));
  }
  /** Of these squares, the ones that a hint means, as far as it goes with what is picked. */
  get hinted(): Set<string> {
    const { card, square } = this;
    const moves = this.#hinted.filter((move) => card === null || cardOf(move) === card);
    const squares = new Set(moves.flatMap(squaresOf));
    // Once a pawn is picked, something else is asked for: but for a swap, its second pawn.
    return square === null || (card === SWAP && squares.has(square)) ? squares : new Set();
  }
  get selected(): Set<string> {
    const squares = this.chosen.filter((move) => move.kind !== "split").flatMap(squaresOf);
    return new Set(this.square ? [...squares, this.square] : squares);
  }

  lookOfCard(card: string): Look | "off" {
    if (!this.play.asked) return "";
    if (this.card === card) return "selected";
    const { square } = this;
    const fits = (move: PartnersMove): boolean =>
      cardOf(move) === card && (square === null || this.chosen.length > 0 || squaresOf(move).includes(square));
    if (this.#hinted.some(fits)) return "hinted";
    return this.#legal.some(fits) ? "legal" : "off";
  }

  #pick(card: string | null, square: string | null): void {
    this.#picked.value = card === null && square === null ? NOTHING : { card, square };
  }

  /** Puts back the card or pawn that is picked; undefined if none is. */
  get putBack(): (() => void) | undefined {
    return this.#picked.value === NOTHING ? undefined : () => this.#pick(null, null);
  }

  /** What the picked card can only do: it is shown, and one button does it. */
  get only(): PartnersMove | null {
    const { card } = this.#picked.value;
    if (!this.play.asked || this.giving || card === null || this.chosen.length) return null;
    const moves = this.cardMoves;
    return moves.length === 1 ? moves[0]! : null;
  }

  /** The same, where it stays in view: a seven would be shown as made, and its pawn could not be taken any more. */
  get shown(): PartnersMove | null {
    return this.only?.kind === "split" ? null : this.only;
  }

  choose(move: PartnersMove): void {
    this.#pick(null, null);
    this.play.choose(move);
  }

  takeCard(card: string): void {
    const { play } = this;
    if (this.giving) return this.choose(written({ kind: "give", card }));
    const square = this.chosen.length ? null : this.square;
    const moves = this.#legal.filter((move) => cardOf(move) === card);
    if (!moves.length) return play.choose(this.#wouldBe(card, square));
    const again = this.card === card;
    if (play.chosen.length) play.clear();
    if (again) return this.#pick(null, square);
    const fitting = square === null ? [] : moves.filter((move) => squaresOf(move).includes(square));
    if (fitting.length === 1 && fitting[0]!.kind !== "split") return this.choose(fitting[0]!);
    // A seven that nobody can share out is one move as well, and the button below makes it.
    if (moves.length === 1 && (this.#mayShow || moves[0]!.kind === "split")) return this.choose(moves[0]!);
    if (square !== null && !fitting.length) play.choose(this.#wouldBe(card, square));
    this.#pick(card, fitting.length ? square : null);
  }

  takeSquare(taken: string): void {
    const { play, card, square } = this;
    if (!play.asked) return play.choose(this.#wouldBe(this.#anyCard, taken));
    if (card === SWAP && square !== null && square !== taken) {
      const swap = swapOf(square, taken);
      return play.more.has(swap) ? this.choose(swap) : play.choose(swap);
    }
    const moves = (card === null ? this.#more : this.cardMoves).filter((move) => squaresOf(move).includes(taken));
    if (!moves.length) return this.#explain(card, taken);
    const onlyOne = moves.length === 1 && moves[0]!.kind !== "swap";
    if (onlyOne && (card !== null || this.#mayShow)) return this.choose(moves[0]!);
    if (card === SWAP && play.chosen.length) play.clear();
    this.#pick(card, square === taken ? null : taken);
  }

  /** A square on which nobody stands: makes the move of the picked card that ends there; if there is none, the server says why. */
  async takeEmpty(taken: string): Promise<void> {
    const { play, card } = this;
    const moves = play.asked && card !== null && card !== SEVEN ? this.cardMoves.filter(({ kind }) => kind !== "swap" && kind !== "swap-same") : [];
    const paths = await Promise.all(moves.map((move) => play.pathOf(move).catch((): readonly string[] => []))); // a path that is not known leads nowhere
    const there = moves.filter((_, at) => paths[at]!.findLast((square) => !square.startsWith(HOME)) === taken);
    if (card !== this.card) return;
    if (there.length === 1) return this.settleOn(there[0]!);
    this.#explain(card, taken);
  }

  /** Why nothing can be done with a square, asked about the move that it would be. */
  #explain(card: string | null, square: string): void {
    const meant = card ?? (square === HOME ? this.#startCard : this.#anyCard);
    // It would let a pawn out, which is not what was pressed.
    const leaves = startsOnly(meant) && square !== HOME && this.play.asked && !this.giving;
    if (leaves) notices.refuse(say("why-heart"), "PA-12");
    else this.play.choose(this.#wouldBe(meant, square));
  }

  /** What a card could do with the pawn on a square, before anything is chosen. */
  waysOf(card: string, square: string): PartnersMove[] {
    return this.#legal.filter((move) => cardOf(move) === card && squaresOf(move).includes(square));
  }

  /** Lays a card on a pawn: as if the one were taken and then the other. */
  bring(card: string, square: string): void {
    const { play } = this;
    const ways = this.waysOf(card, square);
    if (!ways.length) return this.#explain(card, square);
    if (card !== SEVEN && ways.some((way) => includesMove(play.chosen, way))) return;
    if (this.card !== card && play.chosen.length) play.clear();
    this.#pick(card, null);
    this.takeSquare(square);
  }

  /** Chooses a move, and does not take it back if it is chosen; a part of a seven may be chosen twice. */
  settleOn(move: PartnersMove): void {
    if (move.kind === "split" || !includesMove(this.play.chosen, move)) this.choose(move);
  }

  /** The only move that taking a pawn now would mean, if there is one: to look at before. */
  meant(square: string): PartnersMove | null {
    if (!this.play.asked || this.card === null || this.card === SEVEN) return null;
    const moves = (this.card === SWAP ? this.moves : this.cardMoves).filter((move) => squaresOf(move).includes(square));
    return moves.length === 1 && (this.card !== SWAP || this.square !== null) ? moves[0]! : null;
  }

  /** The same for taking a card. */
  meantBy(card: string): PartnersMove | null {
    if (!this.play.asked || this.giving || this.chosen.length || this.#picked.value.card) return null;
    const moves = this.#legal.filter((move) => cardOf(move) === card && (!this.square || squaresOf(move).includes(this.square)));
    return moves.length === 1 && moves[0]!.kind !== "split" ? moves[0]! : null;
  }

  /** Takes one part of a seven back. */
  without(part: PartnersMove): void {
    this.#pick(SEVEN, null);
    this.play.select(withoutMove(this.play.chosen, part));
  }

  /** With what is chosen confirmed later, the only possibility may as well be shown at once. */
  get #mayShow(): boolean {
    return settings.confirm;
  }
  /** What picking the pawn on a square would be about, be it possible or not. */
  wouldMove(square: string): PartnersMove {
    return this.#wouldBe(this.card || (square === HOME ? this.#startCard : this.#anyCard), square);
  }
  /** The same for a card of the hand. */
  wouldPlay(card: string): PartnersMove {
    return this.giving ? written({ kind: "give", card }) : this.#wouldBe(card, this.chosen.length ? null : this.square);
  }
  #wouldBe(card: string, square: string | null): PartnersMove {
    const { players, moving } = this.play.settled;
    const seat = COLOURS.findIndex((colour) => colour.colour === moving);
    return wouldBe(card, square, this.left, players[seat]?.pawns[0] ?? COLOURS[seat]?.start);
  }
  /** A card that lets a pawn out; of another one of the hand the server says what that takes. */
  get #startCard(): string {
    const { hand, step } = this.play.settled;
    const starts = CARDS.filter(({ start }) => start).map(({ card }) => card);
    return hand.find((card) => starts.includes(card)) ?? (step === "giving" ? starts[0]! : this.#anyCard);
  }
  get #anyCard(): string {
    const { hand } = this.play.settled;
    return hand.find((card) => !startsOnly(card) && card !== SWAP) ?? hand[0] ?? "2";
  }
}

/** Whether a card does nothing but let a pawn out. */
function startsOnly(card: string): boolean {
  const face = CARDS.find((one) => one.card === card);
  return face !== undefined && face.start && !face.forward.length;
}

export const pickingOf = perPlay((play: PartnersPlay) => new Picking(play));
