/**
 * The cards somebody is about to lay, put together card by card. What is put together is looked at as a move as soon
 * as it is one of the legal ones; on a touch screen it is then chosen and only has to be confirmed.
 */
import { notices } from "../../lib/notices.svelte";
import type { Play } from "../../lib/play";
import { settings } from "../../lib/settings.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { extending, isLay, laidBy, layOf, total } from "./lays";
import { counted, LOCOMOTIVE, type Cards, type TicketPosition } from "./printed";
import { say } from "./text";

const NOTHING: Cards = {};

class Laying {
  #picked = $state.raw<Cards>(NOTHING);

  constructor(readonly play: Play<TicketPosition>) {}

  /** What is put together: what was chosen already, or what is on the way to it. */
  get cards(): Cards {
    const chosen = this.play.chosen.find(isLay);
    return chosen ? laidBy(chosen) : this.#picked;
  }

  /** The legal move that this is, if it is one. */
  get move(): string | null {
    const move = layOf(this.cards);
    return move !== null && this.play.legal.has(move) ? move : null;
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
      // otherwise whoever reaches for another colour has changed their mind.
      const move = layOf(more);
      if (move) play.choose(move);
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
    else this.play.choose(`lay ${colour} ${held > 1 ? held : hand.locomotive ? "1+1" : "2"}`);
  }

  #put(cards: Cards): void {
    const { play } = this;
    const move = layOf(cards);
    if (move && play.legal.has(move) && settings.confirm) {
      this.#picked = NOTHING; // it is among the chosen now
      if (!play.chosen.includes(move)) play.choose(move);
      return;
    }
    if (play.chosen.length) play.clear();
    play.peek(null);
    this.#picked = total(cards) ? cards : NOTHING;
  }
}

const byPlay = new WeakMap<Play<TicketPosition>, Laying>();

/** What is being put together at a table: the same for the hand, the track and the prompt. */
export function laying(play: Play<TicketPosition>): Laying {
  let found = byPlay.get(play);
  if (!found) byPlay.set(play, (found = new Laying(play)));
  return found;
}
