/** Waits for something, but not for long: what comes later has to find its place on a page that is there already. */
export async function withTimeout(something: Promise<unknown>): Promise<void> {
  await Promise.race([something, new Promise((over) => setTimeout(over, PATIENCE_MS))]);
}

const PATIENCE_MS = 500;
