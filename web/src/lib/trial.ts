// Moves to be tried in a sandbox: carried from the table to the sandbox that was opened for them.

const carried = new Map<string, string[]>();

/** Opens a sandbox for these moves; whoever comes to it there finds them. */
export async function tryThere<T extends { id: string }>(
  sandbox: Promise<T>,
  moves: readonly string[],
): Promise<T> {
  const found = await sandbox;
  carried.set(found.id, [...moves]);
  return found;
}

/** The moves to play at this table first, given out once: a second visit plays nothing again. */
export function takeTrial(table: string): string[] | null {
  const moves = carried.get(table) ?? null;
  carried.delete(table);
  return moves;
}
