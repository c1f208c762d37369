/** Closing a route: what each way to place houses would bring, and the best of them chosen beforehand. */
import type { ThurnMove } from "../../generated/protocol";
import { ForDecision } from "../../lib/forDecision.svelte";
import { deedsOf, sameMove } from "../../lib/moves";
import { perPlay } from "../../lib/perPlay";
import type { ThurnPlay } from "./board";
import { citiesOf, fullSet, withHouse } from "./fullSet";
import { gainsBetween, type Gains } from "./gains";
import { isHouse, move } from "./moves";

type Way = Extract<ThurnMove, { kind: "each" | "province" }>;

/** A way with the houses that it has room for, and what they would bring. */
export interface Offer {
  readonly way: Way;
  readonly moves: readonly ThurnMove[];
  readonly gains: Gains;
}

class Closing {
  readonly #offers: ForDecision<readonly Offer[]>;
  #asked: number | null = null;

  constructor(readonly play: ThurnPlay) {
    this.#offers = new ForDecision<readonly Offer[]>(play, []);
  }

  get ways(): Way[] {
    return this.play.legal.of("each", "province") as Way[];
  }
  offerOf(way: ThurnMove): Offer | undefined {
    return this.#offers.value.find((offer) => sameMove(offer.way, way));
  }
  /** What a way would bring with all its houses; undefined where these are others. */
  gainsOf(moves: readonly ThurnMove[]): Gains | undefined {
    return this.#offers.value.find((offer) => deedsOf(offer.moves) === deedsOf(moves))?.gains;
  }
  get #own(): { houses: readonly string[]; houses_left: number } {
    return this.play.settled.players[this.play.seat!]!;
  }
  get #free(): readonly string[] {
    return this.play.settled.eligible;
  }
  /** The way that is chosen. */
  get way(): ThurnMove | undefined {
    return this.play.chosen.find((made) => !isHouse(made));
  }
  /** The cities in which the chosen way allows a house; while none is chosen, any way. */
  get cities(): string[] {
    return this.way ? citiesOf(this.way, this.#free) : [...this.#free];
  }

  /** Finds out what each way would bring, once for a decision, and chooses the best, unless something is chosen by then. */
  async prepare(): Promise<void> {
    const { play, ways } = this;
    const { decision } = play;
    if (!ways.length || decision === this.#asked) return;
    this.#asked = decision;
    const sets = ways.map((way) => fullSet(way, this.#free, this.#own));
    const outcomes = await Promise.all(sets.map((moves) => play.outcome(moves)));
    if (play.decision !== decision || !play.asked) return;
    const offers = ways.flatMap((way, at): Offer[] => {
      const after = outcomes[at];
      return after ? [{ way, moves: sets[at]!, gains: gainsBetween(play.settled, after, play.seat!) }] : [];
    });
    this.#offers.value = offers;
    if (play.chosen.length) return;
    const [best] = offers.toSorted((a, b) => b.gains.points - a.gains.points);
    if (best) play.select(best.moves);
    else if (ways.length === 1) play.choose(ways[0]!); // nobody needs to be asked
  }

  /** Chooses a way, with all the houses that it has room for. */
  choose(way: Way): void {
    const offer = this.offerOf(way);
    if (offer) this.play.select(offer.moves);
    else this.play.choose(way);
  }

  /** A city means a house there: it is chosen, taken back, or takes another one's place; if need be with another way. */
  pick(city: string): void {
    const { play } = this;
    const house = move({ kind: "house", city });
    const chosen = play.chosen.some((made) => sameMove(made, house));
    const each = this.ways.find(({ kind }) => kind === "each");
    const offer = each && this.offerOf(each);
    if (chosen || play.more.has(house) || !offer || !this.#free.includes(city)) return play.choose(house);
    const set = this.way?.kind === "each" ? play.chosen : offer.moves;
    play.select(withHouse(set, city, this.#own.houses_left));
  }
}

export const closingOf = perPlay((play: ThurnPlay) => new Closing(play));
