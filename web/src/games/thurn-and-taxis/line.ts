/** What is typed about this game: words for provinces, and questions. */
import { THURN_MOVES } from "../../generated/moves";
import type { ThurnMove } from "../../generated/protocol";
import values from "../../generated/values-thurn-and-taxis.json";
import { list } from "../../lib/formats";
import { i18n, type Say } from "../../lib/i18n.svelte";
import { aloud } from "../described";
import type { LineClient, Subject } from "../line";
import { CARRIAGES, CITIES, provinceName, PROVINCES, STACKS, type ThurnPlay } from "./board";
import { closingOf } from "./closing.svelte";
import { carriageInWords, cityName, describeCity, describeHand, describeOpenCard, fitInWords, roadsInWords, tilesInWords } from "./description";
import { isHouse, move } from "./moves";
import { helper } from "./officials";
import { closing } from "./possibleMoves";
import type { ThurnPosition } from "./position";
import { minus, scoreOf } from "./score";

const inWords = (names: readonly string[]): string => list(names, i18n.language);
const cities = (): Subject[] => CITIES.map(({ name }) => ({ id: name, names: [name] }));
const provinces = (): Subject[] => PROVINCES.map(({ name }) => ({ id: name, names: [provinceName(name), name] }));
const players = ({ names }: ThurnPlay): Subject[] => names.map((name, seat) => ({ id: String(seat), names: [name] }));

const ownRoute = ({ settled, seat }: ThurnPlay): readonly string[] => (seat === null ? [] : settled.players[seat]!.route);

function routeOf({ settled, names, seat: own }: ThurnPlay, seat: number, say: Say): string {
  const { route } = settled.players[seat]!;
  return say("answer-route", { you: seat === own ? "yes" : "no", name: names[seat] ?? "", length: route.length, cities: route.join(", ") });
}

/** The cards that lie open or are held and fit the own route, each with where. */
function fitting(play: ThurnPlay, say: Say): string[] {
  const route = ownRoute(play);
  const { settled } = play;
  if (!route.length) return [say("answer-fits-all")];
  const fits = (city: string): boolean => settled.fits_left.includes(city) || settled.fits_right.includes(city);
  const told = (where: string, cards: readonly string[]): string[] => {
    const found = [...new Set(cards)].filter(fits);
    return found.length ? [say(where, { cards: found.map((city) => `${city} (${fitInWords(play, city)})`).join(", ") })] : [say(`${where}-none`)];
  };
  return [...told("answer-fits-hand", settled.hand), ...told("answer-fits-open", settled.display)];
}

function housesOf({ settled, names, seat: own }: ThurnPlay, seat: number, say: Say): string {
  const { houses, houses_left } = settled.players[seat]!;
  const where = PROVINCES.flatMap(({ name }) => {
    const here = CITIES.filter((city) => city.province === name && houses.includes(city.name)).map((city) => city.name);
    return here.length ? [`${provinceName(name)}: ${inWords(here)}`] : [];
  });
  return say("answer-houses", { you: seat === own ? "yes" : "no", name: names[seat] ?? "", count: houses.length, where: where.join("; "), left: houses_left });
}

/** The cities of a province, with whose houses stand there. */
function provinceAbout(play: ThurnPlay, name: string): string[] {
  return CITIES.filter((city) => city.province === name).map((city) => aloud(describeCity(play, city.name)));
}

function standingOf({ settled, names, seat: own }: ThurnPlay, seat: number, say: Say): string {
  const { houses_left, carriage, tile_count, hand_size } = settled.players[seat]!;
  const points = seat === own ? say("answer-points", { points: minus(scoreOf(settled, seat)) }) : "";
  const facts = say("answer-player", { you: seat === own ? "yes" : "no", name: names[seat] ?? "", left: houses_left, carriage: carriage ?? 0, tiles: tile_count, hand: hand_size });
  return [facts, points].filter(Boolean).join(" ");
}

const line: LineClient<ThurnPosition, ThurnMove> = {
  declared: THURN_MOVES,
  values,
  grave: ["restart"],
  names: (_, argument, value) => (argument === "province" ? [provinceName(String(value))] : []),
  offered: (play) => (closing(play) ? play.settled.eligible.map((city) => move({ kind: "house", city })) : []),
  choose(play, made) {
    if (isHouse(made)) closingOf(play).pick(made.city);
    else if (made.kind === "each" || made.kind === "province") closingOf(play).choose(made);
    else return false;
    return true;
  },
  questions: [
    { id: "hand", answer: (play, say) => (play.settled.hand.length ? [say("answer-hand", { count: play.settled.hand.length }), ...describeHand(play).map(aloud)] : say("answer-no-hand")) },
    {
      id: "route",
      subjects: players,
      answer: (play, say, subject) => routeOf(play, subject === undefined ? (play.seat ?? 0) : Number(subject), say),
    },
    { id: "display", answer: (play, say) => [say("answer-display", { stock: play.settled.stock }), ...play.settled.display.map((city) => aloud(describeOpenCard(play, city)))] },
    {
      id: "roads",
      subjects: cities,
      answer(play, say, subject) {
        const route = ownRoute(play);
        const asked = subject === undefined ? [...new Set([...route.slice(0, 1), ...route.slice(-1)])] : [subject];
        return asked.length ? asked.map((city) => `${cityName(city)}: ${roadsInWords(city)}.`) : say("answer-roads-which");
      },
    },
    { id: "city", subjects: cities, answer: (play, say, subject) => (subject === undefined ? say("answer-roads-which") : aloud(describeCity(play, subject))) },
    {
      id: "province",
      subjects: provinces,
      answer: (play, say, subject) => (subject === undefined ? say("answer-provinces", { provinces: inWords(PROVINCES.map(({ name }) => provinceName(name))) }) : provinceAbout(play, subject)),
    },
    { id: "fits", subjects: cities, answer: (play, say, subject) => (subject === undefined ? fitting(play, say) : `${cityName(subject)}: ${fitInWords(play, subject)}.`) },
    { id: "houses", subjects: players, answer: (play, say, subject) => housesOf(play, subject === undefined ? (play.seat ?? 0) : Number(subject), say) },
    { id: "tiles", answer: ({ settled }) => STACKS.filter(({ stack }) => settled.stacks[stack]?.length).map(({ stack }) => `${tilesInWords(stack, settled)}.`) },
    { id: "carriages", answer: (play) => CARRIAGES.map(({ size }) => `${carriageInWords(size, play)}.`) },
    {
      id: "officials",
      answer(play, say) {
        const official = helper(play);
        return official ? say("official-helped", { official }) : say("answer-official-none");
      },
    },
    { id: "score", answer: (play, say) => play.names.map((_, seat) => standingOf(play, seat, say)) },
  ],
};

export default line;
