/**
 * The line of a lesson, a replay or a position: beside the board where there is room, and else on a sheet. It is loaded
 * when it is first opened; beside the board it stays open until it is closed.
 */
import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../settings.svelte";
import type { PreparedLine } from "./prepare";

export class LineBeside {
  #prepared = $state.raw<PreparedLine | null>(null);
  /** Whether it lies on a sheet now. */
  #opened = $state(false);
  readonly #narrow = new MediaQuery("max-width: 899px");
  #cameFrom: HTMLElement | null = null;
  /** Where it is typed. */
  field = $state<{ focus(): void }>();

  /** `prepare`: null while there is nothing to ask about. */
  constructor(readonly prepare: () => Promise<PreparedLine> | null) {
    $effect(() => {
      if (settings.line && !this.#narrow.current && !this.#prepared) void this.#load();
    });
  }

  get beside(): PreparedLine | null {
    return settings.line && !this.#narrow.current ? this.#prepared : null;
  }
  get onSheet(): PreparedLine | null {
    return this.#opened && this.#narrow.current ? this.#prepared : null;
  }
  get isOpen(): boolean {
    return this.beside !== null || this.onSheet !== null;
  }

  async open(): Promise<void> {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !focused.closest(".line")) this.#cameFrom = focused;
    await this.#load();
    if (this.#narrow.current) this.#opened = true;
    else settings.line = true;
    await tick();
    this.field?.focus();
  }

  close(): void {
    const beside = this.beside !== null;
    this.#opened = false;
    if (!beside) return; // a sheet gives the focus back by itself
    settings.line = false;
    void tick().then(() => {
      const back = this.#cameFrom?.isConnected ? this.#cameFrom : document.querySelector<HTMLElement>("[data-zone=question]");
      back?.focus();
    });
  }

  /** Something else is asked about from now on. */
  forget(): void {
    this.#prepared = null;
  }

  async #load(): Promise<void> {
    this.#prepared ??= (await this.prepare()) ?? null;
  }
}
