// Calls a function of the tests in Pyodide, and prints the text that it gives:
// node in_pyodide.mjs PYTHON ROOT MODULE FUNCTION [LIBRARY PACKAGES]
// With the whole standard LIBRARY instead of what the site has of it, and with other PACKAGES, if they are given.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, root, module, name, library, packages] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
  const python = await loadPyodide({ indexURL: folder, ...(library && { stdLibURL: library }) });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, "app.zip"))), "zip", { extractDir: "/lib/python3.14/site-packages" });
  const folders = Object.fromEntries(["benchmarks", "examples", "tests"].map((part) => [`/checkout/${part}`, join(root, part)]));
  if (packages) folders["/packages"] = packages;
  for (const [place, source] of Object.entries(folders)) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: source }, place);
  }
  python.runPython("import sys; sys.path[:0] = ['/checkout']; sys.path.append('/packages'); sys.dont_write_bytecode = True");
  console.log(await python.pyimport(module)[name]());
} catch (error) {
  // Not what Node would print: the line in which it happened is all of Pyodide.
  console.error(String(error).slice(-3000));
  process.exit(1);
}
