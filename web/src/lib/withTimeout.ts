/** Waits for a promise, but not for long: the page is drawn without what comes later. */
export async function withTimeout(something: Promise<unknown>): Promise<void> {
  await Promise.race([something, new Promise((over) => setTimeout(over, TIMEOUT_MS))]);
}

const TIMEOUT_MS = 500;
