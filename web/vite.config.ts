import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client with a server that runs elsewhere: `bakufu serve`.
const server = process.env["BAKUFU_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
