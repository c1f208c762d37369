/** What is typed about this game: words for provinces, and questions. */
import { THURN_MOVES } from "../../generated/moves";
import type { ThurnMove } from "../../generated/protocol";
import values from "../../generated/values-thurn-and-taxis.json";
import type { LineClient } from "../line";
import { provinceName } from "./board";
import { closingOf } from "./closing.svelte";
import { isHouse, move } from "./moves";
import { closing } from "./possibleMoves";
import type { ThurnPosition } from "./position";

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
  questions: [],
};

export default line;
