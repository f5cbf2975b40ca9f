// Where markers lie on the Bushido track, so that none hides another.

/** Positions as near to the wanted ones as can be, `gap` apart and between 0 and `length`. */
export function spread(wanted: readonly number[], gap: number, length: number): number[] {
  const order = wanted
    .map((_, n) => n)
    .sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  // Neighbours that would touch form a block around the middle of what they want.
  const blocks: { first: number; size: number; sum: number }[] = [];
  order.forEach((n, rank) => {
    blocks.push({ first: rank, size: 1, sum: (wanted[n] ?? 0) - gap * rank });
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (!before || !last || before.sum / before.size <= last.sum / last.size) break;
      blocks.splice(-2, 2, {
        first: before.first,
        size: before.size + last.size,
        sum: before.sum + last.sum,
      });
    }
  });
  const most = length - gap * (wanted.length - 1);
  const found = wanted.map(() => 0);
  for (const { first, size, sum } of blocks) {
    const start = Math.max(0, Math.min(most, sum / size));
    for (let rank = first; rank < first + size; rank += 1) {
      found[order[rank] ?? 0] = start + gap * rank;
    }
  }
  return found;
}
