/** A position of this game as the page uses it: both parts in one. */
import type { ThurnPosition as Wire } from "../../generated/protocol";
import type { FlatPosition } from "../../lib/positions";

export type ThurnPosition = FlatPosition<Wire>;
