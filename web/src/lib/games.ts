// Which games there are faces for. A folder with a file game.ts is enough.

import type { GameFace } from "./board";
import type { AnyView } from "./messages";

// Each face draws only the views of its own game: the table hands it no others.
type Face = GameFace<AnyView>;

const FACES = import.meta.glob<{ default: unknown }>("../games/*/game.ts");

/** The face of a game; null if it has none yet, and is played from the list of moves alone. */
export async function loadFace(game: string): Promise<Face | null> {
  const load = FACES[`../games/${game}/game.ts`];
  return load ? ((await load()).default as Face) : null;
}
