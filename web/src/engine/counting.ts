/** Counts the bytes of files as they come, whoever loads them in this worker. */

/** Milliseconds between two reports. */
const EVERY_MS = 100;

interface Manifest {
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
}

/** Bytes of all files of a folder, by the list of files that lies beside the page. */
async function sizeOf(root: string, folder: string): Promise<number> {
  const manifest = (await (await fetch(`${root}site.json`)).json()) as Manifest;
  return Object.entries(manifest.files).reduce((sum, [path, { bytes }]) => sum + (path.startsWith(folder) ? bytes : 0), 0);
}

/**
 * From now on, tells how many bytes of a folder's files have come, of how many in all. Modules that are imported are not
 * seen here: they are missing until the end.
 */
export function countBytes(root: string, folder: string, tell: (bytes: number, total: number) => void): void {
  let [bytes, total, told] = [0, 0, 0];
  const plain = globalThis.fetch;
  void sizeOf(root, folder).then(
    (size) => (total = size),
    () => undefined, // then nobody knows how long it takes
  );
  const count = (chunk: Uint8Array): void => {
    bytes += chunk.byteLength;
    if (!total || performance.now() < told + EVERY_MS) return;
    told = performance.now();
    tell(bytes, total);
  };
  globalThis.fetch = async (...wanted) => {
    const answer = await plain(...wanted);
    if (!answer.body || !answer.url.startsWith(root + folder)) return answer;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        count(chunk);
        on.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counted), answer);
  };
}
