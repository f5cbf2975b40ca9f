// Moments of a game, as different eyes count them.

/**
 * The same moment for other eyes. Entries are counted from each viewpoint by itself, and secret moves of
 * others are none: with as many entries it is the same one, otherwise one as far into the game.
 */
export function sameMoment(entry: number, last: number, otherLast: number): number {
  if (last <= 0) return 0;
  return Math.min(otherLast, Math.round((entry * otherLast) / last));
}
