/** Installing the page as a program of its own, where the browser offers that to pages. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installer {
  #event = $state.raw<InstallEvent | null>(null);

  constructor() {
    // Some browsers offer it once, and early.
    addEventListener("beforeinstallprompt", (event) => (this.#event = event as InstallEvent));
    addEventListener("appinstalled", () => (this.#event = null));
  }

  get offered(): boolean {
    return this.#event !== null;
  }

  async install(): Promise<void> {
    const event = this.#event;
    this.#event = null; // it can be used once
    await event?.prompt();
  }
}

export const installer = new Installer();
