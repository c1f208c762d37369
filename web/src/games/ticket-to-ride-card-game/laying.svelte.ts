/**
 * The cards about to be laid, put together card by card. What is put together is looked at as a move as soon
 * as it is one of the legal ones; on a touch screen it is then chosen and only has to be confirmed.
 */
import { ForDecision } from "../../lib/forDecision.svelte";
import { includesMove } from "../../lib/moves";
import { perPlay } from "../../lib/perPlay";
import { settings } from "../../lib/settings.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { extending, isLay, laidBy, layOf, total, wouldLay, type Lay } from "./lays";
import type { TicketMove } from "../../generated/protocol";
import type { TicketPlay } from "./moves";
import { counted, listed, LOCOMOTIVE, type Cards, type Row } from "./printed";

const NOTHING: Cards = {};

class Laying {
  readonly #picked: ForDecision<Cards>;

  constructor(readonly play: TicketPlay) {
    this.#picked = new ForDecision(play, NOTHING);
  }

  /** What is put together: what was chosen already, or what is on the way to it. */
  get cards(): Cards {
    const chosen = this.play.chosen.find(isLay);
    return chosen ? laidBy(chosen) : this.#picked.value;
  }

  /** The legal move that this is, if it is one. */
  get move(): Lay | null {
    return layOf(this.cards, this.play.legal);
  }

  get empty(): boolean {
    return total(this.cards) === 0;
  }

  /** One more of a kind; after the last one, none. */
  add(colour: Colour): void {
    const { cards, play } = this;
    const held = counted(play.settled.hand)[colour] ?? 0;
    const now = cards[colour] ?? 0;
    if (now >= held && now) return this.#put({ ...cards, [colour]: 0 });
    const more = { ...cards, [colour]: now + 1 };
    if (extending(more, play.legal).length) return this.#put(more);
    if (!extending({ [colour]: 1 }, play.legal).length) return this.#explain(colour);
    // It does not go together with the others. After cards of one colour, the player has changed their mind and
    // starts with another; otherwise the server says why.
    const colours = listed(cards).filter(([other]) => other !== LOCOMOTIVE);
    if (colours.length === 1 && !now && colour !== LOCOMOTIVE) this.#put({ [colour]: 1 });
    else play.choose(wouldLay(more));
  }

  /** As many of a kind as there are and as can be laid. */
  addAll(colour: Colour): void {
    const held = counted(this.play.settled.hand)[colour] ?? 0;
    for (let now = this.cards[colour] ?? 0; now < held; now += 1) {
      this.add(colour);
      if ((this.cards[colour] ?? 0) <= now) return;
    }
  }

  remove(colour: Colour): void {
    const now = this.cards[colour] ?? 0;
    if (now) this.#put({ ...this.cards, [colour]: now - 1 });
  }

  clear(): void {
    if (!this.empty) this.#put(NOTHING);
  }

  /** What robs a row of a colour, with the fewest cards, and with as few locomotives as that allows. */
  robberyOf(colour: Colour): Lay | null {
    const lays = extending({ [colour]: 1 }, this.play.legal).filter((lay) => lay.kind === "lay");
    const fewest = lays.filter((lay) => lay.cars + lay.locomotives === lays[0]!.cars + lays[0]!.locomotives);
    return fewest.sort((one, other) => one.locomotives - other.locomotives)[0] ?? null;
  }

  /** A row on a track was pressed: picks the fewest cards that rob it. If there are none, the server says why. */
  against({ colour, cards, locomotives }: Row): void {
    const fewest = this.robberyOf(colour);
    if (fewest) return this.#put(laidBy(fewest));
    this.play.choose(this.wouldRob({ colour, cards, locomotives }));
  }

  /** The move that would rob a row, be it possible or not. */
  wouldRob({ colour, cards, locomotives }: Row): TicketMove {
    const { [LOCOMOTIVE]: joker = 0 } = counted(this.play.settled.hand);
    const needed = cards + locomotives + 1;
    return wouldLay({ [colour]: Math.max(1, needed - joker), [LOCOMOTIVE]: Math.min(joker, needed - 1) });
  }

  /** Why a colour cannot be laid: asked with the move it would most likely be. */
  #explain(colour: Colour): void {
    this.play.choose(this.likely(colour));
  }
  /** The move that cards of a colour would most likely be, be it possible or not. */
  likely(colour: Colour): TicketMove {
    const hand = counted(this.play.settled.hand);
    const held = hand[colour] ?? 0;
    return wouldLay(held === 1 && hand[LOCOMOTIVE] ? { [LOCOMOTIVE]: 1, [colour]: 1 } : { [colour]: held });
  }

  #put(cards: Cards): void {
    const { play } = this;
    const lay = layOf(cards, play.legal);
    if (lay && settings.confirm) {
      this.#picked.value = NOTHING; // it is among the chosen now
      if (!includesMove(play.chosen, lay)) play.choose(lay);
      return;
    }
    if (play.chosen.length) play.clear();
    play.peek(null);
    this.#picked.value = total(cards) ? cards : NOTHING;
  }
}

/** What is being put together at a table: the same for the hand, the track and the prompt. */
export const laying = perPlay((play: TicketPlay) => new Laying(play));
