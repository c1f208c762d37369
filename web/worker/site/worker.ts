/**
 * The service worker of the folder without a server: keeps every file of one build, so that all of it works without a
 * network from the second visit on. The next build is kept beside it, and takes over when the reader says so, or when
 * the last page has been closed: never in the middle of a game.
 *
 * The build puts BUILD before this text, so that every build has another worker.
 */
/** The SHA-256 of `site.json`, which lists all files with theirs: it names the build. */
declare const BUILD: string;

const scope = self as unknown as ServiceWorkerGlobalScope;

const MANIFEST = "site.json";
const PAGE = "index.html";

/** Several folders of one host share what is kept: each has its own. */
const FOLDER = scope.registration.scope;
const OURS = `stofa-site ${FOLDER} `;
const CACHE = OURS + BUILD;

/** How many files are loaded at the same time. */
const AT_ONCE = 4;

interface Manifest {
  readonly files: Readonly<Record<string, { readonly sha256: string }>>;
}

const addressOf = (path: string): string => new URL(path, FOLDER).href;

scope.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

/** Fails if a file cannot be had: the browser tries again later, and what has been kept by then is not loaded again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await keep(MANIFEST, BUILD, cache, new Map());
  const files = await filesIn(cache);
  const known = await knownFiles();
  const next = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [path, sha256] of next) await keep(path, sha256, cache, known);
    }),
  );
}

/** Keeps a file of this build. It is not looked at any more: a copy of it would stay in memory for long. */
async function keep(path: string, sha256: string, cache: Cache, known: ReadonlyMap<string, KnownFile>): Promise<void> {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const { there, name } = known.get(sha256) ?? {};
  const before = name && (await there?.match(name));
  await cache.put(address, before || (await loaded(address, sha256)));
}

/** The files that a build has, each with its SHA-256. */
async function filesIn(cache: Cache): Promise<[string, string][]> {
  const manifest = await cache.match(addressOf(MANIFEST));
  if (!manifest) return [];
  return Object.entries(((await manifest.json()) as Manifest).files).map(([path, { sha256 }]) => [path, sha256]);
}

/** A file that another build has kept. */
interface KnownFile {
  readonly there: Cache;
  readonly name: string;
}

/** What other builds have kept, by its SHA-256. */
async function knownFiles(): Promise<Map<string, KnownFile>> {
  const known = new Map<string, KnownFile>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const there = await caches.open(name);
    for (const [path, sha256] of await filesIn(there)) known.set(sha256, { there, name: addressOf(path) });
  }
  return known;
}

/**
 * A file as the host has it. While somebody copies another build to the host, it may be of that one: then, or if it cannot
 * be had, this fails. The browser compares the hash, and the answer is kept as it came: copies would stay in memory for long.
 */
function loaded(address: string, sha256: string): Promise<Response> {
  const integrity = `sha256-${base64(sha256)}`;
  return fetch(address, { cache: "no-cache", integrity }).catch(() => fetch(address, { cache: "reload", integrity }));
}

function base64(hex: string): string {
  return btoa(hex.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))));
}

scope.addEventListener("message", ({ data }) => {
  if (data === "take over") void scope.skipWaiting();
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(FOLDER)) event.respondWith(answer(request));
});

/** What is kept: files of one build only belong together. */
async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  const cache = await caches.open(CACHE);
  const file = await cache.match(address === FOLDER ? addressOf(PAGE) : address, { ignoreVary: true });
  return file ?? fetch(request);
}
