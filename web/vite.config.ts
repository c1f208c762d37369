import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, transformWithOxc, type Plugin } from "vite";

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

/** Puts the service worker beside the page, with the files that the page begins with, and a name for the build. */
function serviceWorker(): Plugin {
  /** What the first page needs besides what it names, whatever the language. */
  const WITH_IT = /\/messages\/\w+\/app\.ftl|\.woff2$/;
  const ALWAYS = ["/", "/favicon.svg", "/favicon-turn.svg", "/icon-192.png"];
  /** Whether this is the page without a server, which has another worker. */
  let site = false;
  return {
    name: "stofa-service-worker",
    enforce: "post", // when the page itself is made, and it is known which files it needs
    apply: "build",
    configResolved({ mode }) {
      site = mode === "site";
    },
    async generateBundle(_options, bundle) {
      if (site) {
        // Which files there are is known later (tools/build_site.py).
        const { code } = await transformWithOxc(readFileSync(here("worker/site/worker.ts"), "utf8"), "worker.ts");
        this.emitFile({ type: "asset", fileName: "worker.js", source: code });
        return;
      }
      const page = bundle["index.html"];
      const named = page?.type === "asset" ? String(page.source).matchAll(/\/assets\/[^"]+/g) : [];
      const shell = new Set([...ALWAYS, ...[...named].map(([path]) => path)]);
      for (const file of Object.values(bundle))
        if (WITH_IT.test(file.type === "chunk" ? (file.facadeModuleId ?? "") : file.fileName)) shell.add(`/${file.fileName}`);
      // The names of the files follow from their content; those in public/ have no such names.
      const build = createHash("sha256").update(Object.keys(bundle).sort().join("\n"));
      build.update(readFileSync(here("index.html")));
      for (const name of readdirSync(here("public")).sort()) build.update(readFileSync(join(here("public"), name)));
      const source = readFileSync(here("worker/worker.ts"), "utf8");
      const { code } = await transformWithOxc(source, "worker.ts");
      const constants = `const BUILD = "${build.digest("hex").slice(0, 16)}";\nconst SHELL = ${JSON.stringify([...shell].sort())};\n`;
      this.emitFile({ type: "asset", fileName: "worker.js", source: constants + code });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), packed()],
  worker: { format: "es" },
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
    // So is what several other screens share, and what the screens of a game share: a table would else be a hundred
    // requests, of which each costs a browser more than it brings. Sentences stay apart, a file for each language.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "shared", test: /\/web\/src\/(?!messages\/|games\/[^/]+\/)|\/node_modules\//, minShareCount: 2, priority: 1 },
            { name: (id) => /\/web\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? null, minShareCount: 2, debugName: "games" },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/stofa")] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
