/** The example of every rule as data for its drawing: what lies where, which way it goes, and whether it may. */
export type ColourName = "blue" | "red" | "yellow" | "green";
export type Verdict = "yes" | "no";
/** Beside a pawn: good or not, locked or not. */
export type Badge = Verdict | "locked" | "open";

/** Something in a row of cards: a colour's mark, a card (with a verdict), cards face down, a full home, signs and numbers. */
export type Token =
  | ColourName
  | Verdict
  | "back"
  | ">"
  | "<"
  | `card ${string}`
  | `deck ${number}`
  | `home ${ColourName}`
  | `= ${string}`;

/** A walk, by its squares. */
export interface Way {
  way: string;
  /** What stands at its end: the steps. */
  tag?: string;
  /** It may not be: crossed out at this square. */
  no?: string;
  /** On the other side of the squares, where two walks run beside each other. */
  inside?: boolean;
}

/** A cut-out of the board, as large as what it shows. */
export interface View {
  /** The square that lies uppermost: there the way of the pawns leads to the right. */
  top: string;
  /** Squares by colour, or "home"; * is the pawn that is moved, ! one that is sent home. */
  pawns?: Partial<Record<ColourName, string>>;
  ways?: Way[];
  /** Two places that are joined: a swap, or partners. */
  links?: [from: string, to: string, verdict: Verdict][];
  /** A pawn of this colour goes home from this square. */
  sent?: Record<string, ColourName>;
  badges?: Record<string, Badge>;
  /** Homes that are drawn even though nobody is there. */
  homes?: ColourName[];
  /** Squares that are named besides those of pawns and ends; "b14=56" names it otherwise. */
  names?: string;
  /** The whole board. */
  whole?: boolean;
}

export interface Panel {
  rows?: Token[][];
  view?: View;
  /** An arrow leads from the panel before to this one. */
  then?: boolean;
}

const cards = (...list: string[]): Token[][] => [list.map((card): Token => `card ${card}`)];
const ALL_HOME = "home home home home";

export const SCENES: Record<string, Panel[]> = {
  "PA-1": [
    {
      view: {
        top: "y0", whole: true, pawns: { blue: ALL_HOME, red: ALL_HOME, yellow: ALL_HOME, green: ALL_HOME },
        links: [["home b", "home y", "yes"], ["home b", "home r", "no"]],
      },
    },
  ],
  "PA-2": [
    { rows: cards("3"), view: { top: "r0", pawns: { yellow: "b13*" }, ways: [{ way: "b13 b14 r1 r2" }], names: "b14 r0 r1" } },
  ],
  "PA-3": [
    { rows: cards("5"), view: { top: "g0", pawns: { red: "y12*" }, ways: [{ way: "y12 y13 y14 g1 g2 g3" }], names: "y14 g0 g1" } },
    { view: { top: "g0", pawns: { green: "y14*" }, ways: [{ way: "y14 G1" }, { way: "y14 g1", no: "g1" }], names: "g1" } },
  ],
  "PA-4": [
    { rows: cards("2"), view: { top: "r0", pawns: { red: "b14*" }, ways: [{ way: "b14 R1 R2" }], names: "b14=56 R1=57 R2=58 R3=59 R4=60" } },
    { rows: cards("3"), view: { top: "r0", pawns: { red: "b14*" }, ways: [{ way: "b14 R1 R2 R3" }], names: "b14=56 R1=57 R2=58 R3=59 R4=60" } },
  ],
  "PA-5": [
    { rows: cards("heart yes", "5 no", "9 no", "12 no"), view: { top: "b0", pawns: { blue: ALL_HOME }, ways: [{ way: "home b b0" }] } },
  ],
  "PA-6": [
    {
      rows: [
        ["card 12", "card 12", "card 12", "card 12", "yes"],
        ["card 11 no", "card 4 no", "card 7 yes", "= 7 = 4 + 3"],
      ],
    },
  ],
  "PA-7": [
    {
      rows: [
        ["blue", "deck 16", "deck 16", "deck 16", "= = 48"],
        ["blue", "deck 8", "no", ">", "red", "deck 56", "yes"],
      ],
    },
  ],
  "PA-8": [
    { rows: [["blue", "card heart", ">", "yellow"], ["blue", "<", "card 7", "yellow"]] },
    { rows: [["back", "back", "back", "back", "no"], ["card 7", ">", "back", "no"]] },
  ],
  "PA-9": [
    {
      rows: [
        ["green", "deck 16"],
        ["blue", ">", "red", ">", "yellow", ">", "green", ">", "blue"],
        ["blue", "back", "yes", "blue", "back", "back", "no"],
      ],
    },
  ],
  "PA-10": [
    {
      rows: cards("3 no", "12 no", "-4 yes"),
      view: {
        top: "r14", pawns: { blue: "r14*", yellow: "y0" },
        ways: [{ way: "r14 r13 r12 r11 r10", inside: true }, { way: "r14 y1", no: "y0" }],
      },
    },
  ],
  "PA-11": [
    { rows: [["card 2 no", "card 6 no", "card 10 no", ">", "= 0"], ["card 8 yes", "card 6 no", "card 10 no"]] },
    { view: { top: "b0", pawns: { blue: ALL_HOME }, ways: [{ way: "home b b0", tag: "8" }] } },
  ],
  "PA-12": [
    { rows: cards("heart yes"), view: { top: "r0", pawns: { red: "r0 home home home" }, ways: [{ way: "home r r0" }] } },
    {
      rows: cards("heart no", "8 yes", "13 yes"),
      view: { top: "r4", homes: ["red"], pawns: { red: "r0*" }, ways: [{ way: "r0 r1 r2 r3 r4 r5 r6 r7 r8", tag: "8" }] },
    },
  ],
  "PA-13": [
    {
      rows: cards("6"),
      view: {
        top: "g9", pawns: { green: "g0* g11*" },
        ways: [{ way: "g0 g1 g2 g3 g4 g5 g6" }, { way: "g11 g12 g13 g14 b1 b2 b3" }], badges: { b1: "no" }, names: "b1",
      },
    },
  ],
  "PA-14": [
    {
      rows: [["card 1/14", "= 7 + 7", "no"]],
      view: {
        top: "y10", pawns: { yellow: "y3*" },
        ways: [{ way: "y3 y4", tag: "1", inside: true }, { way: "y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 y14 g1 g2 g3", tag: "14" }],
        names: "g0",
      },
    },
  ],
  "PA-15": [
    { rows: cards("-4 yes"), view: { top: "b0", pawns: { blue: "b2*" }, ways: [{ way: "b2 b1 g14 g13 g12" }], names: "b1 g14" } },
    { rows: cards("3 yes"), then: true, view: { top: "b0", pawns: { blue: "g12*" }, ways: [{ way: "g12 g13 g14 B1" }] } },
    { rows: cards("-4 no"), then: true, view: { top: "b0", pawns: { blue: "B1" }, badges: { B1: "no" } } },
  ],
  "PA-16": [
    {
      rows: [["card 7", "= 3 + 4", "yes"]],
      view: {
        top: "b8", pawns: { blue: "b4*" },
        ways: [{ way: "b4 b5 b6 b7", tag: "3" }, { way: "b4 b5 b6 b7 b8 b9 b10 b11", tag: "7", inside: true }],
      },
    },
    {
      rows: [["= 7", "yes", "= 3 + 2 + 2", "no"]],
      view: { top: "r11", pawns: { blue: "r9*" }, ways: [{ way: "r9 r10 r11 r12 r13", tag: "4" }] },
    },
  ],
  "PA-17": [
    { rows: [["card 7 yes", "= 2 + 5"]], view: { top: "g14", pawns: { blue: "g13* B2 B3 B4" }, ways: [{ way: "g13 g14 B1", tag: "2" }] } },
    { view: { top: "y9", pawns: { yellow: "y6*" }, ways: [{ way: "y6 y7 y8 y9 y10 y11", tag: "5" }] } },
    {
      rows: [["home yellow", "= 2", "no"]],
      view: { top: "g13", pawns: { blue: "g13* B2 B3 B4" }, ways: [{ way: "g13 g14 B1 g14 g13 g12 g11 g10", tag: "7" }] },
    },
  ],
  "PA-18": [
    { rows: cards("swap yes"), view: { top: "r1", pawns: { red: "r5", green: "b12" }, links: [["b12", "r5", "yes"]] } },
    { rows: cards("swap no"), view: { top: "y0", pawns: { yellow: "y0" }, badges: { y0: "no" } } },
    { rows: cards("swap no"), view: { top: "g7", pawns: { green: "g7 g7" }, badges: { g7: "no" } } },
  ],
  "PA-19": [
    {
      rows: cards("2 yes", "5 no"),
      view: { top: "y0", pawns: { yellow: "y0", blue: "r12*" }, ways: [{ way: "r12 r13 r14" }, { way: "r14 y1 y2 y3", no: "y0" }] },
    },
    { rows: cards("-4 yes"), view: { top: "y0", pawns: { yellow: "y0 y2*" }, ways: [{ way: "y2 y1 r14 r13 r12" }] } },
    { rows: cards("3 yes"), view: { top: "y0", pawns: { yellow: "y0 r13*" }, ways: [{ way: "r13 r14 Y1 Y2" }] } },
  ],
  "PA-20": [
    { rows: cards("2"), view: { top: "b2", pawns: { blue: "b1*", green: "b3!" }, ways: [{ way: "b1 b2 b3" }], sent: { b3: "green" } } },
    { rows: cards("2"), view: { top: "b2", pawns: { blue: "b1*", yellow: "b3!" }, ways: [{ way: "b1 b2 b3" }], sent: { b3: "yellow" } } },
    { rows: cards("3"), view: { top: "b2", pawns: { blue: "b1*", green: "b3" }, ways: [{ way: "b1 b2 b3 b4" }], badges: { b3: "yes" } } },
  ],
  "PA-21": [
    { rows: cards("5"), view: { top: "y6", pawns: { green: "y3*", red: "y8 y8" }, ways: [{ way: "y3 y4 y5 y6 y7 y8" }], sent: { y8: "green" } } },
    { rows: cards("5"), view: { top: "y6", pawns: { green: "y3*", red: "y8!" }, ways: [{ way: "y3 y4 y5 y6 y7 y8" }], sent: { y8: "red" } } },
  ],
  "PA-22": [
    { view: { top: "r6", pawns: { blue: "r6 r6" }, badges: { r6: "yes" } } },
    { rows: cards("3"), view: { top: "b0", pawns: { blue: "g14* B3" }, ways: [{ way: "g14 B1 B2 B1" }], badges: { B3: "no" }, names: "B2" } },
  ],
  "PA-23": [
    {
      rows: cards("9 yes", "10 no"),
      view: {
        top: "b11", pawns: { blue: "b5*", green: "b9 b9", red: "b12 r0" },
        ways: [{ way: "b5 b6 b7 b8 b9 b10 b11 b12 b13 b14" }, { way: "b14 r1", no: "r0" }], names: "r1",
      },
    },
  ],
  "PA-24": [
    {
      rows: cards("5"),
      view: { top: "r0", pawns: { red: "b11*" }, ways: [{ way: "b11 b12 b13 b14 R1 R2" }, { way: "b14 r1 r2", no: "r1" }], names: "b14 R1" },
    },
  ],
  "PA-25": [
    { rows: cards("2"), view: { top: "y0", pawns: { yellow: "r14!", red: "r12*" }, ways: [{ way: "r12 r13 r14" }], sent: { r14: "yellow" } } },
    { view: { top: "y0", pawns: { yellow: "Y2", red: "r12" }, badges: { Y2: "yes" } } },
  ],
  "PA-26": [
    { view: { top: "g0", pawns: { green: "y14* G4" }, ways: [{ way: "y14 G1 G2 G3" }], badges: { G4: "locked", G3: "locked" } } },
    { view: { top: "g0", pawns: { green: "G2 G4" }, badges: { G4: "locked", G2: "open" }, names: "G3" } },
  ],
  "PA-27": [
    {
      rows: cards("3"),
      view: { top: "b0", pawns: { blue: "g14* B2" }, ways: [{ way: "g14 B1 g14 g13" }], badges: { B3: "no" }, names: "B1 B3" },
    },
  ],
  "PA-28": [
    {
      rows: cards("10 yes"),
      view: {
        top: "b0", pawns: { blue: "g12* B3 B4" },
        ways: [{ way: "g12 g13 g14 B1 B2 B1 g14 g13 g12 g11 g10" }], badges: { B3: "locked", B4: "locked" }, names: "B1 B2",
      },
    },
    {
      rows: cards("10 no"),
      view: { top: "b0", pawns: { blue: "g12* B1 B3 B4" }, ways: [{ way: "g12 g13 g14 B1", no: "B1" }], badges: { B3: "locked", B4: "locked" } },
    },
    { rows: cards("2 yes"), view: { top: "r0", pawns: { red: "R3*" }, ways: [{ way: "R3 R4 R3" }], names: "R4" } },
    { rows: cards("2 yes"), view: { top: "r0", pawns: { red: "R3* R4" }, ways: [{ way: "R3 R2 R1" }], badges: { R4: "locked" }, names: "R2 R1" } },
  ],
  "PA-29": [
    { rows: cards("3 yes"), view: { top: "r0", pawns: { red: "R1*" }, ways: [{ way: "R1 R2 R3 R4" }], badges: { R4: "locked" }, names: "R2 R3" } },
    { rows: cards("5 yes"), view: { top: "r0", pawns: { red: "R1*" }, ways: [{ way: "R1 R2 R3 R4 R3 R2" }], names: "R3 R4" } },
    { rows: cards("-4 no"), view: { top: "r0", pawns: { red: "R1" }, badges: { R1: "no" }, names: "R2 R3 R4" } },
  ],
  "PA-30": [
    { view: { top: "b0", pawns: { blue: "B1 B2 B3 B4" }, badges: { B1: "locked", B2: "locked", B3: "locked", B4: "locked" } } },
    {
      then: true, rows: [["blue", "card 8 yes", "card 5 yes"]],
      view: { top: "y2", pawns: { yellow: "home" }, ways: [{ way: "home y y0", tag: "8" }, { way: "y0 y1 y2 y3 y4 y5", tag: "5" }], names: "y0" },
    },
    { rows: [["red", "green"], ["card swap yes"], ["card 5 no"]] },
  ],
  "PA-31": [
    { rows: [["blue"]], view: { top: "b0", pawns: { blue: "B1 B2 B3 B4" } } },
    { rows: [["yellow", "no"]], view: { top: "y0", pawns: { yellow: "r14* Y2 Y3 Y4" }, names: "Y1" } },
    { then: true, rows: [["blue", "yellow", "yes"]], view: { top: "y0", pawns: { yellow: "Y1 Y2 Y3 Y4" }, badges: { Y1: "locked" } } },
  ],
}; // prettier-ignore

/** The names of squares in a text, without what is said about them. */
export function squaresIn(text: string): string[] {
  return (text.match(/home [bryg]\b|\S+/g) ?? []).map((one) => one.replace(/[*!]$|=.*$/, ""));
}
