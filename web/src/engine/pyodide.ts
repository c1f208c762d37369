/** Starts Python in a worker: Pyodide and our packages, from files that lie beside the page. */

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): unknown;
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileURL?: string; packages?: string[] }): Promise<Python>;
}

/** Where our Python is unpacked: a folder in which Python looks for packages. */
const PACKAGES = "/lib/python3.14/site-packages";

/** What Pyodide's WebAssembly was compiled to in this worker, for others that it starts. */
let compiled: WebAssembly.Module | undefined;

export function compiledPyodide(): WebAssembly.Module | undefined {
  return compiled;
}

/**
 * Pyodide loads and compiles its WebAssembly itself, and offers no other way. Here what it is compiled to is remembered, and
 * is used if it is `given`: a second worker then loads and keeps nothing of it.
 */
function compileOnce(address: string, given: WebAssembly.Module | undefined): void {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const made = given
      ? { module: given, instance: await WebAssembly.instantiate(given, imports) }
      : await instantiateStreaming(source, imports);
    compiled = made.module;
    return made;
  };
  if (!given) return;
  const { fetch } = globalThis;
  globalThis.fetch = (wanted, ...more) => {
    const { href } = new URL(wanted instanceof Request ? wanted.url : wanted);
    return href === address ? Promise.resolve(new Response()) : fetch(wanted, ...more);
  };
}

/** `given`: Pyodide's WebAssembly, if it has been compiled. */
export async function startPython(root: string, given?: WebAssembly.Module): Promise<Python> {
  const folder = new URL("python/", root).href;
  compileOnce(`${folder}pyodide.asm.wasm`, given);
  const archive = fetch(`${folder}app.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`app.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  archive.catch(() => undefined); // it is waited for below
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const python = await pyodide.loadPyodide({ indexURL: folder });
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  return python;
}
