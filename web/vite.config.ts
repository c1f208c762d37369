import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `run.py dev` has started the server. */
const server = `http://127.0.0.1:${process.env["STOFA_PORT"] ?? "8000"}`;

/** Packs every text file once, as tightly as it goes, so that the server need not do it for every visitor. */
function packed(): Plugin {
  let outDir = "";
  return {
    name: "stofa-packed",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
        const path = join(outDir, name);
        const content = readFileSync(path);
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${path}.br`, brotliCompressSync(content, brotli));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: {
    alias: {
      $lib: here("src/lib"),
      // The same sentences as the server's: import text from "$messages/engine/messages/de.ftl?raw"
      $messages: here("../src/stofa"),
    },
  },
  build: {
    outDir: here("../src/stofa/web"),
    emptyOutDir: true,
    target: "es2022",
    // The server's policy is 'self' for everything: nothing may be inline, not even as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first page needs is one file: each more would cost a kilobyte of headers, and packs less well.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    fs: { allow: [here("."), here("../src/stofa")] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
