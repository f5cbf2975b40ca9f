// Which games there are faces for. A folder with a file game.ts is enough.

import type { GameFace } from "./board";
import type { AnyView } from "./messages";

// Each face draws only the views of its own game: the table hands it no others.
type Face = GameFace<AnyView>;

const FACES = import.meta.glob<{ default: unknown }>("../games/*/game.ts");

/** The face of a game; one that nobody has drawn a board for has the plain one. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[`../games/${game}/game.ts`] ?? (() => import("../plain/game"));
  return (await load()).default as Face;
}
