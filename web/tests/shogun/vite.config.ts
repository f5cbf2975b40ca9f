// `npx vite tests/shogun` shows the gallery of Shogun's positions.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // The games' words are those of the terminal, outside of web/.
  server: { fs: { allow: ["../../.."] } },
});
