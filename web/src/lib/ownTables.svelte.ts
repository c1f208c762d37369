/** The tables of this device, as the server last listed them. */
import type { OwnTable } from "../generated/protocol";
import { api } from "./api";

class OwnTableList {
  tables = $state.raw<readonly OwnTable[]>([]);
  /** Whether the server has told at all; false when it could not be reached. */
  known = $state<boolean | null>(null);
  #asking: Promise<void> | undefined;

  /** Asks the server again; calls made meanwhile share the answer. */
  look(): Promise<void> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  async #ask(): Promise<void> {
    try {
      this.tables = (await api.tables()).tables;
      this.known = true;
    } catch {
      this.known ??= false; // what was told before still holds; the next look may be luckier
    }
  }

  async remove(table: string): Promise<void> {
    await api.remove(table);
    this.tables = this.tables.filter((other) => other.table !== table);
  }
}

export const ownTables = new OwnTableList();

/** Whether a seat of this device is to move. */
export function waits({ summary, seats }: OwnTable): boolean {
  return summary.status === "playing" && summary.turn !== null && seats.includes(summary.turn);
}

const rank = (table: OwnTable): number => (waits(table) ? 0 : table.summary.status === "playing" ? 1 : 2);

/** Those that wait for me first, then those in play, the newest first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  const age = (table: OwnTable): number => -(table.finished_at ?? table.created_at);
  return [...tables].sort((one, other) => rank(one) - rank(other) || age(one) - age(other));
}
