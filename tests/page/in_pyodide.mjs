// Calls a function of the tests in Pyodide, and prints the text that it gives: node in_pyodide.mjs PYTHON ROOT MODULE FUNCTION
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, root, module, name] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, "app.zip"))), "zip", { extractDir: "/lib/python3.14/site-packages" });
  for (const part of ["tests", "examples"]) {
    python.FS.mkdirTree(`/checkout/${part}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, part) }, `/checkout/${part}`);
  }
  python.runPython("import sys; sys.path.insert(0, '/checkout'); sys.dont_write_bytecode = True");
  console.log(python.pyimport(module)[name]());
} catch (error) {
  // Not what Node would print: the line in which it happened is all of Pyodide.
  console.error(String(error).slice(-2000));
  process.exit(1);
}
