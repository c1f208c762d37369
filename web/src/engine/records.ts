/**
 * Records on shelves in IndexedDB, for the tables' store (`stofa.page.records`). Each call is one transaction: it is
 * read as of one moment, and written as a whole or not at all.
 */

/** An order of records: the names of their parts. */
type Parts = readonly string[];
interface Shelf {
  readonly key: Parts;
  readonly indexes: Readonly<Record<string, Parts>>;
}
export interface Shelves {
  readonly version: number;
  readonly shelves: Readonly<Record<string, Shelf>>;
}
interface Span {
  readonly shelf: string;
  readonly first: IDBValidKey[];
  readonly last: IDBValidKey[];
  readonly index: string | null;
  readonly most: number | null;
}
interface Expected {
  readonly shelf: string;
  readonly key: IDBValidKey[];
  readonly field: string;
  readonly value: string | number | null;
}
type Kept = Record<string, unknown>;
type Change =
  | { readonly type: "put"; readonly shelf: string; readonly record: Kept }
  | { readonly type: "set"; readonly shelf: string; readonly key: IDBValidKey[]; readonly fields: Kept }
  | { readonly type: "delete"; readonly span: Span };
interface Commit {
  readonly expected: readonly Expected[];
  readonly changes: readonly Change[];
}

const NAME = "stofa";

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

/** Resolved when a transaction is complete: all of it is on disk. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB has given up"));
  });
}

function found(transaction: IDBTransaction, span: Span): IDBRequest<Kept[]> {
  const store = transaction.objectStore(span.shelf);
  const source = span.index === null ? store : store.index(span.index);
  return source.getAll(IDBKeyRange.bound(span.first, span.last), span.most ?? undefined) as IDBRequest<Kept[]>;
}

/** Deletes the records of a span. What is asked for after this comes after it. */
function remove(transaction: IDBTransaction, span: Span): Promise<void> {
  const store = transaction.objectStore(span.shelf);
  const source = span.index === null ? store : store.index(span.index);
  const request = source.openCursor(IDBKeyRange.bound(span.first, span.last));
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      cursor.delete();
      cursor.continue();
    };
  });
}

async function make(transaction: IDBTransaction, change: Change): Promise<void> {
  if (change.type === "delete") return remove(transaction, change.span);
  const store = transaction.objectStore(change.shelf);
  if (change.type === "put") return void store.put(change.record);
  const record = await result<Kept | undefined>(store.get(change.key));
  if (record) store.put({ ...record, ...change.fields });
}

export class Records {
  private constructor(readonly database: IDBDatabase) {}

  static async open({ version, shelves }: Shelves): Promise<Records> {
    const opening = indexedDB.open(NAME, version);
    opening.onupgradeneeded = () => {
      for (const [name, { key, indexes }] of Object.entries(shelves)) {
        const store = opening.result.createObjectStore(name, { keyPath: [...key] });
        for (const [index, parts] of Object.entries(indexes)) store.createIndex(index, [...parts]);
      }
    };
    return new Records(await result(opening));
  }

  async read(text: string): Promise<string> {
    const spans = JSON.parse(text) as Span[];
    const shelves = [...new Set(spans.map(({ shelf }) => shelf))];
    if (!shelves.length) return "[]";
    const transaction = this.database.transaction(shelves, "readonly");
    return JSON.stringify(await Promise.all(spans.map((span) => result(found(transaction, span)))));
  }

  /** Makes changes if all is as expected, and answers null once they are on disk; else the place of the first that is not. */
  async commit(text: string): Promise<string> {
    const { expected, changes } = JSON.parse(text) as Commit;
    const shelves = new Set([...expected, ...changes].map((one) => ("span" in one ? one.span.shelf : one.shelf)));
    const transaction = this.database.transaction([...shelves], "readwrite", { durability: "strict" });
    const done = complete(transaction);
    done.catch(() => undefined); // it is waited for below
    try {
      // Only requests of this transaction are awaited until its end: it would be over before anything else.
      for (const [place, { shelf, key, field, value }] of expected.entries()) {
        const record = await result<Kept | undefined>(transaction.objectStore(shelf).get(key));
        if ((record?.[field] ?? null) !== value) return JSON.stringify(place);
      }
      for (const change of changes) await make(transaction, change);
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has given up already
      }
      throw error;
    }
    await done;
    return "null";
  }
}
