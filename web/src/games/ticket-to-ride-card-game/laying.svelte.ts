/**
 * The cards about to be laid, put together card by card. What is put together is looked at as a move as soon
 * as it is one of the legal ones; on a touch screen it is then chosen and only has to be confirmed.
 */
import { includesMove } from "../../lib/moves";
import { notices } from "../../lib/notices.svelte";
import { perPlay } from "../../lib/perPlay";
import { settings } from "../../lib/settings.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { extending, isLay, laidBy, layOf, total, type Lay } from "./lays";
import { move, type TicketPlay } from "./moves";
import { counted, LOCOMOTIVE, type Cards } from "./printed";
import { say } from "./text";

const NOTHING: Cards = {};

class Laying {
  #picked = $state.raw<Cards>(NOTHING);

  constructor(readonly play: TicketPlay) {}

  /** What is put together: what was chosen already, or what is on the way to it. */
  get cards(): Cards {
    const chosen = this.play.chosen.find(isLay);
    return chosen ? laidBy(chosen) : this.#picked;
  }

  /** The legal move that this is, if it is one. */
  get move(): Lay | null {
    const lay = layOf(this.cards);
    return lay !== null && this.play.legal.has(lay) ? lay : null;
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
    if (extending({ [colour]: 1 }, play.legal).length) {
      // It does not go together with the others. Where that can be said as a move, the rules say why;
      // otherwise the player has changed their mind and starts with another colour.
      const lay = layOf(more);
      if (lay) play.choose(lay);
      else if (colour === LOCOMOTIVE) notices.refuse(say("lay-how"), "TR-14");
      else this.#put({ [colour]: 1 });
    } else this.explain(colour);
  }

  remove(colour: Colour): void {
    const now = this.cards[colour] ?? 0;
    if (now) this.#put({ ...this.cards, [colour]: now - 1 });
  }

  clear(): void {
    if (!this.empty) this.#put(NOTHING);
  }

  /** Why a colour cannot be laid: asked with the move it would most likely be. */
  explain(colour: Colour): void {
    const hand = counted(this.play.settled.hand);
    const held = hand[colour] ?? 0;
    if (colour === LOCOMOTIVE) notices.refuse(say("lay-how"), "TR-14");
    else if (held > 1) this.play.choose(move({ kind: "lay", colour, cars: held, locomotives: 0 }));
    else if (hand.locomotive) this.play.choose(move({ kind: "lay", colour, cars: 1, locomotives: 1 }));
    else this.play.choose(move({ kind: "lay", colour, cars: 2, locomotives: 0 }));
  }

  #put(cards: Cards): void {
    const { play } = this;
    const lay = layOf(cards);
    if (lay && play.legal.has(lay) && settings.confirm) {
      this.#picked = NOTHING; // it is among the chosen now
      if (!includesMove(play.chosen, lay)) play.choose(lay);
      return;
    }
    if (play.chosen.length) play.clear();
    play.peek(null);
    this.#picked = total(cards) ? cards : NOTHING;
  }
}

/** What is being put together at a table: the same for the hand, the track and the prompt. */
export const laying = perPlay((play: TicketPlay) => new Laying(play));
