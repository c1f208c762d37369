/**
 * A copy of this page that needs no server, if the server has one: browsers keep it, so that one can play on this device
 * when the server cannot be reached.
 */
const FOLDER = "/device/";

const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;

class DeviceCopy {
  readonly address = FOLDER;
  /** Whether it is all there. */
  kept = $state(false);

  async look(): Promise<void> {
    const known = await workers?.getRegistration(FOLDER).catch(() => undefined);
    this.kept = Boolean(known?.active && new URL(known.scope).pathname === FOLDER);
  }

  /** Keeps it, unless the reader saves data. It has some megabytes: it is for those who have come to stay. */
  keep(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) workers?.register(`${FOLDER}worker.js`).catch(() => undefined); // the next time, then
  }
}

export const deviceCopy = new DeviceCopy();
