/**
 * Being told that it is one's turn while one looks elsewhere: by the push service of the browser when no page is open,
 * by the page itself when it is open but hidden, and by e-mail. Nothing is asked of the browser without a tap.
 */
import type { Notices, QuietHours } from "../generated/protocol";
import { api } from "./api";
import { WITHOUT_SERVER } from "./carrier";
import { worker } from "./serviceWorker";
import { settings } from "./settings.svelte";

/**
 * insecure: the page came over plain HTTP. install: iOS wants it on the home screen first. unsupported: this browser
 * cannot. blocked: it may not. page: only while the page is open, because the browser has no push service.
 */
export type BrowserWay = "insecure" | "install" | "unsupported" | "blocked" | "off" | "page" | "push";

/** What somebody is not disturbed in who has not said anything else. */
const NIGHT = { start: "22:00", end: "07:00" } as const;

const tagOf = (table: string): string => `turn ${table}`;

/** Whether this is an iPhone or iPad; newer iPads call themselves a Mac, but have a touch screen. */
function isIos(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

function waysOfBrowser(): BrowserWay {
  if (WITHOUT_SERVER) return "unsupported"; // nobody is waited for
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return isIos() && !isInstalled() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return "off";
}

class TurnNotices {
  /** What the server knows of this device; null until it has told. */
  known = $state.raw<Notices | null>(null);
  #way = $state<BrowserWay>(waysOfBrowser());
  #subscribed = $state(false);
  #last = Promise.resolve();

  get way(): BrowserWay {
    if (this.#way !== "off" || !settings.notices || Notification.permission !== "granted") return this.#way;
    return this.#subscribed ? "push" : "page";
  }

  get on(): boolean {
    return this.way === "push" || this.way === "page";
  }

  /** Asks the server, and sees to it that it can reach this browser, if that is wished. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      this.#way = waysOfBrowser();
      this.known = await api.notices();
      // The server would tell, though this page has forgotten the wish: say so.
      if (this.known.push && this.#way === "off" && Notification.permission === "granted") settings.notices = true;
      if (this.on) await this.#subscribe();
    });
  }

  /** Asks the browser for its permission: only ever after a tap. */
  async turnOn(): Promise<void> {
    const granted = (await Notification.requestPermission()) === "granted";
    this.#way = waysOfBrowser();
    if (!granted) return;
    settings.notices = true;
    await this.#inTurn(() => this.#subscribe());
  }

  async turnOff(): Promise<void> {
    settings.notices = false;
    await this.#inTurn(async () => {
      settings.notices = false; // whatever was answered meanwhile
      this.#subscribed = false;
      const subscription = await (await worker())?.pushManager?.getSubscription();
      await subscription?.unsubscribe();
      if (this.known?.push) this.known = await api.unsubscribePush();
    });
  }

  /** One after the other: an answer that comes late must not turn on again what was turned off meanwhile. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #subscribe(): Promise<void> {
    const known = (this.known ??= await api.notices());
    const subscription = await this.#subscription(known.push_key);
    this.#subscribed = subscription !== null;
    if (!subscription) return;
    const { endpoint, keys } = subscription.toJSON();
    this.known = await api.subscribePush({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! });
    await this.#keepNight(known);
  }

  /** The subscription of this browser, with the server's key; null if it has no push service, or cannot reach it. */
  async #subscription(key: string): Promise<PushSubscription | null> {
    const manager = (await worker()) && (await navigator.serviceWorker.ready).pushManager;
    if (!manager) return null;
    try {
      const kept = await manager.getSubscription();
      if (kept && base64url(kept.options.applicationServerKey) === key) return kept;
      await kept?.unsubscribe();
      return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      return null;
    }
  }

  /** Who is told something for the first time sleeps at night. */
  async #keepNight(before: Notices): Promise<void> {
    if (!before.push && before.mail === "off") await this.setQuiet({ zone: ownZone(), ...NIGHT });
  }

  async setQuiet(quiet: QuietHours | null): Promise<void> {
    this.known = await api.setQuietHours({ quiet });
  }

  async askMail(address: string): Promise<void> {
    const before = this.known;
    this.known = await api.subscribeMail({ address });
    if (before) await this.#keepNight(before);
  }

  async stopMail(): Promise<void> {
    this.known = await api.unsubscribeMail();
  }

  /** Tells somebody who has this page open, but looks elsewhere. */
  async tellHidden(table: string, title: string, body: string): Promise<void> {
    if (!this.on || document.visibilityState !== "hidden") return;
    const registration = await worker();
    await registration?.showNotification(title, {
      body,
      tag: tagOf(table),
      icon: `${import.meta.env.BASE_URL}icon-192.png`,
      badge: "/badge-96.png",
      data: { path: `/#table=${encodeURIComponent(table)}` },
    });
  }

  /** Takes back what was told about a table: whoever looks at it knows. */
  async seen(table: string): Promise<void> {
    const told = await (await worker())?.getNotifications({ tag: tagOf(table) });
    for (const notification of told ?? []) notification.close();
  }
}

export const turnNotices = new TurnNotices();

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "Etc/UTC";
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
