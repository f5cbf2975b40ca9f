// How much script is loaded, compressed: for the start page in one language, and at a table with the
// board of its game and all that came before. The words of the rules come from the server besides.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST = 60_000;
const TABLE = 150_000;
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

function say(where, bytes, most) {
  console.log(`${where}: ${(bytes / 1000).toFixed(1)} kB of script (at most ${most / 1000})`);
  if (bytes > most) process.exitCode = 1;
}

const start = ["index.html", "src/words/de.ts"];
const table = [...start, "src/rooms/Table.svelte"];
const boards = Object.keys(manifest).filter((key) => /games\/\w+\/game\.ts$/.test(key));
say("first load", size(start), FIRST);
say("at a table without a board", size([...table, "src/plain/game.ts"]), TABLE);
for (const board of boards) {
  const folder = board.slice(0, -"game.ts".length);
  const words = Object.keys(manifest).filter((key) => key.startsWith(`${folder}words/de.ftl`));
  say(`at a table of ${folder.split("/").at(-2)}`, size([...table, board, ...words]), TABLE);
}
