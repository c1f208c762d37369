/**
 * The next version of a page without a server. Its service worker (`worker/site/worker.ts`) keeps all files of it, and
 * waits: while somebody plays, nothing changes.
 */
class SiteUpdate {
  #waiting = $state.raw<ServiceWorker | null>(null);

  /** Whether there is one, and the reader has not put it off. */
  get offered(): boolean {
    return this.#waiting !== null;
  }

  /** Notices a new version, from now on. */
  watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The first version that this browser gets is the one that is open.
      if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** Lets the new version take over: all tabs are then loaded anew, because two versions must not keep the same tables. */
  load(): void {
    this.#waiting?.postMessage("take over");
  }

  /** Until the page is opened the next time. */
  later(): void {
    this.#waiting = null;
  }
}

export const siteUpdate = new SiteUpdate();
