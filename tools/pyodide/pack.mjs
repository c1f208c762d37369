// Runs pack.py in Pyodide, because only Python of the same version writes the byte code that it reads:
// node pack.mjs PYODIDE FOLDER, with the folders own, compiled, others and into in it
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
  // Byte code with lines but without columns is a tenth smaller.
  const python = await loadPyodide({ indexURL: runtime, env: { PYTHONNODEBUGRANGES: "1" } });
  for (const name of ["own", "compiled", "others", "into"]) {
    python.FS.mkdirTree(`/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: join(folder, name) }, `/${name}`);
  }
  python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(String(error).slice(-2000));
  process.exit(1);
}
