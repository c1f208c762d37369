/**
 * The service worker: keeps what the first page needs, so that it opens without the server and can say so, and shows
 * what the server pushes. It never keeps anything about a table: what there is to know, the server knows.
 *
 * The build puts BUILD and SHELL before this text, so that every build has another worker.
 */
/** Names the files of this build. */
declare const BUILD: string;
/** The addresses of what the first page needs. */
declare const SHELL: string[];

const scope = self as unknown as ServiceWorkerGlobalScope;

const PAGE = "/";
const CACHE = `stofa-${BUILD}`;
/** What a folder without a server keeps, which may lie at the same address (`site/worker.ts`). */
const SITE = "stofa-site ";

/** What the server tells about a turn. */
interface TurnNotice {
  title: string;
  body: string;
  path: string;
  table: string;
  language: string;
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  // What has its content in its name was just loaded; of the others only the server knows whether they are current.
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" })));
  await scope.skipWaiting();
}

scope.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE && !name.startsWith(SITE)) await caches.delete(name);
  await scope.clients.claim();
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The server's page, which knows the newest files; the kept one if the server does not answer. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // No network, or no server.
  }
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? Response.error();
}

/** A file whose name changes with its content: the kept one is as good as the server's. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// ── Notices ─────────────────────────────────────────────────────────────────────────────────────────

scope.addEventListener("push", (event) => {
  const notice = event.data?.json() as TurnNotice | undefined;
  if (notice) event.waitUntil(show(notice));
});

async function show({ title, body, path, table, language }: TurnNotice): Promise<void> {
  await scope.registration.showNotification(title, {
    body,
    lang: language,
    tag: `turn ${table}`, // one of a table at a time
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { path },
  });
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** Goes to the tab in which a table is open, or opens one. */
async function open(path: string): Promise<void> {
  const wanted = new URL(path, scope.location.origin).href;
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === wanted);
  if (tab) await tab.focus();
  else await scope.clients.openWindow(wanted);
}

/** The push service wants another subscription than before: the server has to know. */
scope.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAnew());
});

async function subscribeAnew(): Promise<void> {
  const { push_key: key } = (await (await fetch("/api/notices")).json()) as { push_key: string };
  const { pushManager } = scope.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/notices/push", { method: "POST", body: JSON.stringify({ endpoint, ...keys }) });
}
