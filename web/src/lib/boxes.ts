// The boxes on the shelf. What is in them says the server; how they look says `games/<id>/box.ts`.

import type { GameForm } from "./api";

export type Tone = "ai" | "shu" | "moss" | "gold";

/** How a game stands on the shelf. */
export interface GameBox {
  /** From the left. */
  place: number;
  tone: Tone;
  /** The characters of the title as paths: no Japanese font is ever loaded. */
  strokes: Readonly<Record<string, string>>;
  /** A game that is on its way: the server does not know it yet. */
  coming?: { title: string; kanji: string };
}

/** A box, ready to be drawn. */
export interface Box {
  id: string;
  title: string;
  kanji: string;
  tone: Tone;
  strokes: Readonly<Record<string, string>>;
  /** What the server knows of it; null: it is on its way. */
  game: GameForm | null;
}

const DRAWN = import.meta.glob<GameBox>("../games/*/box.ts", { import: "default", eager: true });
/** A game that nobody has drawn a box for stands behind the others. */
const PLAIN: GameBox = { place: 99, tone: "gold", strokes: {} };

const drawnFor = (id: string): GameBox | undefined => DRAWN[`../games/${id}/box.ts`];

/** All boxes from the left; none before the server has answered. */
export function boxes(games: readonly GameForm[]): Box[] {
  const there = games.map((game) => {
    const { place, tone, strokes } = drawnFor(game.id) ?? PLAIN;
    return { place, id: game.id, title: game.title, kanji: game.kanji, tone, strokes, game };
  });
  const coming = Object.entries(DRAWN).flatMap(([path, { coming: facts, ...drawn }]) => {
    const id = path.split("/").at(-2) ?? "";
    const here = games.some((game) => game.id === id);
    return facts && !here && games.length ? [{ ...drawn, id, ...facts, game: null }] : [];
  });
  return [...there, ...coming].sort((a, b) => a.place - b.place);
}
