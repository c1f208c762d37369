/** What links begin with that are sent to others: not everybody can open the address at which this page is. */
import { api, Refused } from "./api";
import { connection } from "./connection.svelte";

class Addresses {
  #links = $state<string | null>(null);
  #asked = false;

  constructor() {
    connection.onAddresses = () => {
      if (this.#asked) void this.#ask();
    };
  }

  /** The absolute address of one of our paths, as others can open it. */
  absolute(path: string): string {
    return new URL(path, this.#links === null ? location.href : `${this.#links}/`).href;
  }

  /** Asks the server, once, and again whenever it says that something has changed. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.#links = (await api.addresses()).links;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // offline: asked again when the socket is back
    }
  }
}

export const addresses = new Addresses();
