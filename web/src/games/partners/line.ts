/** What is typed about this game: words for squares and cards, and questions. */
import { PARTNERS_MOVES } from "../../generated/moves";
import type { PartnersMove } from "../../generated/protocol";
import values from "../../generated/values-partners.json";
import { say as sayApp, type Say } from "../../lib/i18n.svelte";
import { aloud } from "../described";
import type { LineClient, Subject } from "../line";
import { describeBoard, describeCard, describeHome, describePawn, pawnsOut } from "./description";
import { CARDS, COLOURS, TRACK, wordOf, type PartnersPlay } from "./moves";
import { placeName } from "./placeNames";
import type { PartnersPosition } from "./position";
import { squareName } from "./squareNames";
import { lockedBy, TEAMS } from "./teams";

const CHOICES = CARDS.filter(({ forward }) => forward.length > 1);
const SQUARES: readonly string[] = [...TRACK, ...COLOURS.flatMap(({ start, rings }) => [start, ...rings])];

/** A card that goes one of several ways is named in place of the steps. */
function cardsFor(steps: number, say: Say): string[] {
  return CHOICES.filter(({ forward }) => (forward as number[]).includes(steps)).flatMap(({ card }) => [card, say(wordOf(card))]);
}

const players = ({ names }: PartnersPlay): Subject[] =>
  COLOURS.map(({ colour }, seat) => ({ id: String(seat), names: [names[seat] ?? "", sayApp(`colour-${colour}`)].filter(Boolean) }));
const squares = (say: Say): Subject[] => [...new Set(SQUARES)].map((square) => ({ id: square, names: [squareName(square), placeName(say, square)] }));

/** The pawns of a seat, and how many are at home. */
function pawnsOf(play: PartnersPlay, seat: number): string[] {
  const out = pawnsOut(play.settled).filter((pawn) => pawn.seat === seat);
  return [...out.map((pawn) => aloud(describePawn(play, pawn))), ...(play.settled.players[seat]!.home ? [aloud(describeHome(play, seat))] : [])];
}

const line: LineClient<PartnersPosition, PartnersMove> = {
  declared: PARTNERS_MOVES,
  values,
  names(kind, argument, value, say) {
    if (argument === "square" || argument === "other") return [squareName(String(value)), placeName(say, String(value))];
    return kind === "forward" && argument === "steps" ? cardsFor(Number(value), say) : [];
  },
  questions: [
    { id: "hand", answer: (play, say) => (play.settled.hand.length ? play.settled.hand.map((card) => aloud(describeCard(play, card))) : say("answer-no-hand")) },
    { id: "pawns", subjects: players, answer: (play, _, subject) => (subject === undefined ? COLOURS.flatMap((__, seat) => pawnsOf(play, seat)) : pawnsOf(play, Number(subject))) },
    {
      id: "place",
      subjects: (_, say) => squares(say),
      answer(play, say, subject) {
        if (subject === undefined) return say("answer-which-place");
        const here = pawnsOut(play.settled).filter((pawn) => pawn.square === subject);
        return here.length ? here.map((pawn) => aloud(describePawn(play, pawn))) : say("answer-empty", { place: placeName(say, subject) });
      },
    },
    { id: "board", answer: () => aloud(describeBoard()) },
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
