import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client with a server that runs elsewhere: `bakufu serve`.
const server = process.env["BAKUFU_SERVER"] ?? "http://127.0.0.1:8000";

/** The worker that keeps the first page: told which files that is, in every language. */
function worker(): Plugin {
  const source = new URL("scripts/worker.js", import.meta.url);
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== "chunk") return;
        files.add(name);
        chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
        chunk.imports.forEach(take);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const words = /\/src\/words\/\w+\.ts$/.test(chunk.facadeModuleId ?? "");
        if (chunk.isEntry || words) take(chunk.fileName);
      }
      const shell = ["/", ...[...files].sort().map((file) => `/${file}`)];
      const version = createHash("sha256").update(shell.join()).digest("hex").slice(0, 12);
      const text = readFileSync(source, "utf-8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source: text });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: "../src/bakufu/server/web",
    emptyOutDir: true,
    // Nothing inline: the content policy allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The names of the parts of a build, for scripts/size.mjs.
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 30_000, // nothing here is about time, and the machine may be busy
  },
});
