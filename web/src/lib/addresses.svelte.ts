/** Where the server can be reached: not everybody can open the address at which this page is. */
import type { Addresses as Told, Network } from "../generated/protocol";
import { api, Refused } from "./api";
import { attempt } from "./attempt";
import { connection } from "./connection.svelte";

/** Milliseconds between two looks at who has come in. */
const LOOK_MS = 3000;

/** Names by which a machine speaks to itself. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Addresses {
  #told = $state.raw<Told | null>(null);
  #asked = false;

  constructor() {
    connection.onAddresses = () => {
      if (this.#asked) void this.refresh();
    };
  }

  /** Whether it is known yet what links begin with. */
  get known(): boolean {
    return this.#told !== null;
  }

  /** Whether links that this page passes on open on the server's own machine only. */
  get onlyHere(): boolean {
    return (this.#told?.only_here ?? false) && LOOPBACK.test(location.hostname);
  }

  /** The network of the server's machine, if this page is on that machine. */
  get network(): Network | null {
    return this.#told?.network ?? null;
  }

  /** The absolute address of one of our paths, as others can open it. */
  absolute(path: string): string {
    const links = this.#told?.links ?? null;
    return new URL(path, links === null ? location.href : `${links}/`).href;
  }

  /** Asks the server, once, and again whenever it says that something has changed. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.#told = await api.addresses();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Offline: asked again when the socket is back.
      this.#told ??= { links: null, only_here: false, network: null };
    }
  }

  /** Lets devices of the network in, at an address or at the most likely one. */
  async open(table: string, address: string | null = null): Promise<void> {
    this.#told = (await attempt(() => api.openNetwork(table, address))) ?? this.#told;
  }

  /** Keeps them out again. */
  async close(): Promise<void> {
    this.#told = (await attempt(() => api.closeNetwork())) ?? this.#told;
  }

  /** Looks again and again who has come in; gives the function that ends it. */
  watch(): () => void {
    const looking = setInterval(() => {
      if (document.visibilityState === "visible") void this.refresh();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }
}

export const addresses = new Addresses();
