/** What is typed about this game: words for squares and cards, and questions. */
import { PARTNERS_MOVES } from "../../generated/moves";
import type { PartnersMove } from "../../generated/protocol";
import values from "../../generated/values-partners.json";
import type { Say } from "../../lib/i18n.svelte";
import type { LineClient, Subject } from "../line";
import { CARDS, COLOURS, wordOf, type PartnersPlay } from "./moves";
import { placeName } from "./placeNames";
import type { PartnersPosition } from "./position";
import { squareName } from "./squareNames";
import { lockedBy, TEAMS } from "./teams";

const STEPS_BY_CARD = CARDS.filter(({ forward }) => forward.length > 1);

/** A card that goes different ways is named in place of the steps. */
function cardsFor(steps: number, say: Say): string[] {
  return STEPS_BY_CARD.filter(({ forward }) => (forward as number[]).includes(steps)).flatMap(({ card }) => [card, say(wordOf(card))]);
}

const players = ({ names }: PartnersPlay): Subject[] => COLOURS.map(({ colour }, seat) => ({ id: String(seat), names: [names[seat] ?? "", colour] }));

function pawnsOf({ settled, names, seat: own }: PartnersPlay, seat: number, say: Say): string {
  const { pawns, home } = settled.players[seat]!;
  const places = pawns.map((square) => placeName(say, square)).join(", ");
  return say("answer-pawns", { you: seat === own ? "yes" : "no", name: names[seat] ?? "", places: places || say("answer-none-out"), home });
}

const line: LineClient<PartnersPosition, PartnersMove> = {
  declared: PARTNERS_MOVES,
  values,
  names(kind, argument, value, say) {
    if (argument === "square" || argument === "other") return [squareName(String(value)), placeName(say, String(value))];
    return kind === "forward" && argument === "steps" ? cardsFor(Number(value), say) : [];
  },
  questions: [
    { id: "hand", answer: ({ settled }, say) => say("answer-hand", { count: settled.hand.length, cards: settled.hand.map((card) => say(wordOf(card))).join(", ") || say("answer-nothing") }) },
    {
      id: "pawns",
      subjects: players,
      answer: (play, say, subject) => (subject === undefined ? COLOURS.map((_, seat) => pawnsOf(play, seat, say)) : pawnsOf(play, Number(subject), say)),
    },
    {
      id: "score",
      answer: ({ settled, names }, say) => TEAMS.map((team) => say("answer-team", { one: names[team[0]] ?? "", other: names[team[1]] ?? "", pawns: lockedBy(settled, team) })),
    },
    {
      id: "laid",
      answer: ({ settled, names }, say) =>
        settled.players.map(({ laid }, seat) => say("answer-laid", { name: names[seat] ?? "", cards: laid.map((card) => say(wordOf(card))).join(", ") || say("answer-nothing") })),
    },
  ],
};

export default line;
