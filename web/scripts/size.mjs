// How much script a first visit loads, compressed: everything the start page needs in one language.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const built = join(import.meta.dirname, "..", "..", "src", "bakufu", "server", "web");
const manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf-8"));

/** A part and all that it imports at once. */
function files(name, found = new Set()) {
  const part = manifest[name];
  if (found.has(part.file)) return found;
  found.add(part.file);
  for (const other of part.imports ?? []) files(other, found);
  return found;
}

const size = (names) =>
  [...new Set(names.flatMap((name) => [...files(name)]))]
    .map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);

const first = size(["index.html", "src/words/de.ts"]);
console.log(
  `first load: ${(first / 1000).toFixed(1)} kB of script, compressed (at most ${LIMIT / 1000})`,
);
for (const name of Object.keys(manifest).filter((key) => /games\/\w+\/game\.ts$/.test(key))) {
  const whole = size(["index.html", "src/words/de.ts", "src/rooms/Table.svelte", name]);
  console.log(`at a table of ${name.split("/").at(-2)}: ${(whole / 1000).toFixed(1)} kB`);
  if (whole > LIMIT) process.exitCode = 1;
}
if (first > LIMIT) process.exitCode = 1;
