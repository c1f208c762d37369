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

export async function startPython(root: string): Promise<Python> {
  const folder = new URL("python/", root).href;
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
