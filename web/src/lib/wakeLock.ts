/** Keeps a screen from going dark, where the browser allows it: at an https address, or on the machine itself. */
export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keeps it awake until the returned function is called. A hidden page loses its lock, so it is asked for again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (over || !canStayAwake() || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // The battery is low, or it is not allowed: then the device's own setting decides.
    }
  }

  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
