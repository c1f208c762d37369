/**
 * The service worker of this page: started once. When the server has another build it is replaced at once; without a
 * server, when the reader wants it.
 */
import { engine } from "./carrier";
import { siteUpdate } from "./siteUpdate.svelte";

const WORKER = `${import.meta.env.BASE_URL}worker.js`;

/** Milliseconds between two looks for another build of a page without a server. */
const LOOK_MS = 3_600_000;

/** Where there is none: on plain HTTP from another machine, in some private windows, and while developing. */
const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;

/** Starts the worker. A page that an older one has served is loaded anew when the next one takes over. */
export function startWorker(): void {
  if (!workers) return;
  let served = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (served) location.reload();
    served = true;
  });
  if (engine) void engine.settled.then(keepSite);
  else void worker();
}

/** Keeps the whole folder: after the page has loaded what it needs itself, so that it need not share the line. */
async function keepSite(): Promise<void> {
  const registration = await worker();
  if (!registration) return;
  siteUpdate.watch(registration);
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() < looked + LOOK_MS) return;
    looked = Date.now();
    void checkBuild();
  });
}

/** The registration of the worker; null where there can be none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await workers?.register(WORKER)) ?? null;
  } catch {
    return null; // forbidden by the browser
  }
}

/** Looks whether the server has another build: to be called when it may have been restarted. */
export async function checkBuild(): Promise<void> {
  const known = await workers?.getRegistration().catch(() => undefined);
  await known?.update().catch(() => undefined); // the next time, then
}
