/** The example of every rule as data for its drawing: lines of cards, rows, tickets and signs. */
import type { Colour } from "../../parts/Mark.svelte";

export type Verdict = "yes" | "no";

/**
 * One thing in a line. Cards: "card red", "card red*" (picked), "fan red red" (a hand), "back 8" (face down),
 * "gap". Rows on a track: "row green 2+1" with locomotives, "row green 2 lost" (robbed), "row green 0" (gone).
 * Tickets: "ticket 5", "ticket 5 done", "ticket 5 failed", "tickets 4" (face down). "> red" is an arrow by which a
 * red card leaves.
 */
export type Token =
  | Verdict
  | "gap"
  | "eye"
  | "log"
  | "station"
  | "pass"
  | "+"
  | ">"
  | `> ${Colour}`
  | `card ${Colour}${"" | "*"}`
  | `fan ${string}`
  | `back ${number}`
  | `row ${Colour} ${string}`
  | `ticket ${number}${"" | " done" | " failed"}`
  | `tickets ${number}`
  | `stock${"" | ` ${number}`}`
  | `ticket-stock${"" | ` ${number}`}`
  | `seat ${number}`
  | `turns ${number}`
  | `city ${string}`
  | "bonus"
  | `switch ${"on" | "off"}`
  | `= ${string}`;

/** Things in a frame belong together: an open row, a track, a station. */
export type Item = Token | Token[];

export const SCENES: Record<string, Item[][]> = {
  "TR-1": [
    [["seat 0", "card locomotive"], ["seat 1", "card locomotive"], ["seat 2", "card locomotive"]],
    ["stock 93", "= 13 ×", "card locomotive"],
    [["seat 0", "seat 1", "seat 2", "seat 3"], "yes", ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"], "no"],
  ],
  "TR-2": [
    ["seat 0", "fan red red blue white green green black locomotive", "= 8", "eye", "yes"],
    ["seat 1", "back 8", "eye", "no"],
    [["card yellow", "card orange", "card blue", "card purple", "card red"], "stock 75"],
  ],
  "TR-3": [
    ["ticket 1", ">", "city Chicago", "city New York"],
    ["ticket 14", ">", "city Seattle", "city Denver", "no"],
  ],
  "TR-4": [
    ["ticket 5", "yes", "ticket 13", "yes"],
    ["tickets 4", ">", "ticket-stock"],
    [["seat 0", "tickets 6", "yes"], ["tickets 6", ">", "ticket-stock", "no"]],
  ],
  "TR-5": [["turns 3"]],
  "TR-6": [
    [["row red 3", "row blue 1"], ">", ["row red 2"], ["station", "back 2"]],
    ["stock", ">", "back 2", "yes", "+", "row green 2 ghost", "no"],
  ],
  "TR-7": [
    ["row green 2+1", "> green", "row green 1+1", "> green", "row green 0+1", "> locomotive", "row green 0"],
    ["row green 2+1", "> locomotive", "no"],
  ],
  "TR-8": [
    ["switch off", "seat 0", ["station", "back 5"], "eye", "no", "log", "yes"],
    ["switch on", "seat 0", ["station", "back 5"], "eye", "yes"],
    ["switch on", "seat 1", ["station", "back 5"], "eye", "no"],
  ],
  "TR-9": [
    [["card red*", "card white", "card green", "card black", "card yellow"], ">", "= 1"],
    [["card blue*", "card white", "card green", "card black", "card yellow"], ">", "= 2", "yes"],
    ["card red", "+", "card blue", "yes", "+", "back 1", "no"],
  ],
  "TR-10": [
    ["stock", ">", "card locomotive", "+", "back 1", "yes"],
    ["card white", "+", ["card locomotive*"], "no"],
  ],
  "TR-11": [
    [["card locomotive*", "card locomotive", "card locomotive", "card locomotive", "card green"], "yes"],
    ["stock", ">", "back 1", "yes"],
    [["card locomotive", "card locomotive", "card locomotive", "card locomotive", "card green"], ">", "back 5", "no"],
  ],
  "TR-12": [["= 19", "fan red red red red white white white blue blue blue green green green green black black black locomotive locomotive", "+", "back 2", "= = 21", "yes"]],
  "TR-13": [
    ["stock 0", ["card black", "card locomotive", "gap", "gap", "gap"]],
    [["card black*"], "yes", "+", "card locomotive", "no"],
    [["card locomotive*"], "yes", "+", "card black", "no"],
  ],
  "TR-14": [
    [["card orange", "card locomotive", "card locomotive"], "yes", ["card red", "card white", "card black"], "yes"],
    [["card locomotive", "card locomotive"], "no", ["card red", "card white"], "no"],
    [["card red", "card white", "card locomotive"], "no"],
  ],
  "TR-15": [
    ["row blue 2", "> blue", "row blue 1", "+", "card blue", "card blue", "no"],
    ["row blue 1", "> blue", "row blue 0", "+", "card blue", "card blue", "yes"],
  ],
  "TR-16": [
    ["seat 1", ["row green 2 lost"], ["station", "back 2"]],
    ["seat 0", ["card green", "card green", "card locomotive"], "= 3 > 2", "yes"],
    ["seat 0", ["card green", "card green"], "= 2 = 2", "no"],
    ["seat 1", ["row green 1+1 lost"]],
  ],
  "TR-17": [
    ["seat 1", ["row red 1"]],
    ["seat 0", ["card blue", "card white", "card black"], "yes"],
    ["seat 0", ["card red", "card white", "card black"], "= 1 = 1", "no"],
  ],
  "TR-18": [
    ["seat 0", ["row purple 2 lost"], "no", ["station", "back 2"], "yes"],
    ["seat 1", ["card purple", "card purple", "card purple"], "= 3 > 2"],
  ],
  "TR-19": [
    ["ticket 8", "yes"],
    ["= 1", "ticket 14", "= 2", "ticket 24", "= 3", "ticket 40", ">", "ticket-stock"],
    [["tickets 4", ">", "ticket-stock", "yes"], ["tickets 4", ">", "tickets 4", "no"]],
  ],
  "TR-20": [
    ["stock 0", "ticket-stock 0", "card yellow", ">", "pass", "yes"],
    ["stock 0", "ticket-stock 0", "card yellow", "card yellow", ">", "row yellow 2", "yes", "pass", "no"],
  ],
  "TR-21": [
    ["seat 0", "stock 1", ">", ["card red", "card blue", "card green", "card white", "card black*"], "stock 0"],
    ["seat 0", ">", "seat 1", "seat 2", "seat 0", "yes", "seat 1", "no"],
  ],
  "TR-22": [
    [["station", "card blue", "card orange", "card locomotive"]],
    ["ticket 13 done", "card blue", "card locomotive", "yes"],
    ["ticket 2", "card orange", "no"],
  ],
  "TR-23": [
    ["ticket 17", ["station", "card black"], "row green 1", "no"],
    ["ticket 17 done", ["station", "card black", "card green"], "yes"],
  ],
  "TR-24": [
    [["seat 0", "seat 1", "seat 2"], "stock 0", ">", "= + −", "yes"],
    [["seat 0", "seat 1", "seat 2"], "stock 0", ">", "stock", "no"],
    [["seat 0", "seat 1", "seat 2", "seat 3"], "stock 0", ">", "stock", "yes"],
  ],
  "TR-25": [
    ["fan red red red", "+", "back 4", "= = 7", "yes", "ticket 38", "yes"],
    [["seat 1", "seat 2", "seat 3"], "eye", "ticket 3 done", "yes", "ticket 38", "no"],
    [["station", "card blue", "card blue"], ">", "stock", "no"],
  ],
  "TR-26": [
    ["= 1", "ticket 3 done", "yes", "= 2", "ticket 32 done", "yes"],
    ["= 1", ["station", "back 3"], ">", "stock"],
    ["= 1", "back 3", ">", "ticket 32", "no"],
  ],
  "TR-27": [
    ["ticket 43 done", "ticket 12 done", "ticket 18 failed"],
    ["= 20 + 10 − 10 = 20"],
    ["tickets 4", ">", "ticket-stock", "= 0"],
  ],
  "TR-28": [
    [["seat 0", "ticket 3 done", "ticket 5 done"], ["seat 1", "ticket 7 done"]],
    ["city Chicago", "= 2 : 0", ">", "seat 0", "= +12"],
    ["city Dallas", "= 1 : 1", ">", "seat 0", "seat 1", "= +10"],
    ["city Miami", "= 0 : 0", "no"],
  ],
  "TR-29": [
    ["seat 0", "= 68", "tickets 9", "yes"],
    ["seat 1", "= 68", "tickets 8", "no"],
    ["= 68 = 68", "tickets 9", "tickets 9", ">", "bonus"],
    ["city Dallas", ">", ["seat 0", "bonus"], ["seat 1", "bonus"]],
  ],
}; // prettier-ignore

/** What stays together where a line breaks: a verdict with what it is about, an arrow with where it leads. */
export function chunked(line: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  line.forEach((item, at) => {
    const before = line[at - 1];
    const leads = typeof before === "string" && (before === "+" || before.startsWith(">"));
    if (chunks.length && (item === "yes" || item === "no" || leads)) chunks.at(-1)!.push(item);
    else chunks.push([item]);
  });
  return chunks;
}
