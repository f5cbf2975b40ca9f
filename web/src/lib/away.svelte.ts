// Whoever was away is told what happened since their last move.

import { type Line, lastOf, linesOf } from "./lines";
import type { TableStore } from "./table.svelte";

const KEY = "bakufu-seen";
const MOST = 40; // tables

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** The last entry seen at a table; -1 if it was never seen here. */
export function seenAt(table: string): number {
  return read()[table] ?? -1;
}

export function markSeen(table: string, entry: number): void {
  const { [table]: before, ...others } = read();
  if (before === entry) return;
  // The table of now comes last; the oldest ones are forgotten.
  const kept = [...Object.entries(others), [table, entry] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A device that keeps nothing tells nothing.
  }
}

export class Away {
  /** My last move, if I was away since; -1: I have not moved yet. */
  private since = $state<number | null>(null);
  readonly myLast = $derived.by(() => lastOf(this.table.entries, this.table.seat));
  readonly lines = $derived.by((): Line[] => {
    const { table, myLast, since } = this;
    if (since === null || since < 0 || since !== myLast || table.latest?.over) return [];
    return linesOf(table.entries.filter(({ entry }) => entry > myLast));
  });

  constructor(
    id: string,
    private readonly table: TableStore,
  ) {
    let before: number | null = seenAt(id);
    $effect(() => {
      const { latest, shown } = table;
      if (!latest) return;
      // The first position of this visit, and more of it than the last visit saw.
      if (before !== null && before >= 0 && latest.entry > before) this.missed();
      before = null;
      if (shown === latest) markSeen(id, latest.entry);
    });
  }

  missed(): void {
    this.since = this.myLast;
  }

  told(): void {
    this.since = null;
  }
}
