// Moments of a game: as different eyes count them, and by years or rounds.

import type { Chapter } from "./messages";

/**
 * The same moment for other eyes. Entries are counted from each viewpoint by itself, and secret moves of
 * others are none: with as many entries it is the same one, otherwise one as far into the game.
 */
export function sameMoment(entry: number, last: number, otherLast: number): number {
  if (last <= 0) return 0;
  return Math.min(otherLast, Math.round((entry * otherLast) / last));
}

/** The year or round an entry lies in. */
export function chapterAt(chapters: readonly Chapter[], entry: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.entry <= entry) ?? null;
}

/** Where the next year or round begins, or the one before; the ends of the game besides. */
export function nextChapter(
  chapters: readonly Chapter[],
  entry: number,
  way: 1 | -1,
  last: number,
): number {
  const begins = chapters.map((chapter) => chapter.entry);
  if (way > 0) return begins.find((one) => one > entry) ?? last;
  return begins.findLast((one) => one < entry) ?? 0;
}
