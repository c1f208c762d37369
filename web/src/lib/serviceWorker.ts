/** The service worker of this page: started once, and replaced at once when the server has another build. */
import { WITHOUT_SERVER } from "./carrier";

const WORKER = "/worker.js";

/** Where there is none: without a server, on plain HTTP from another machine, in some private windows, and while developing. */
const workers = import.meta.env.PROD && !WITHOUT_SERVER ? navigator.serviceWorker : undefined;

/** Starts the worker. A page that an older one has served is loaded anew when the next one takes over. */
export function startWorker(): void {
  if (!workers) return;
  let served = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (served) location.reload();
    served = true;
  });
  void worker();
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
