// The combat that is being watched: it begins with the position and goes on with what is told, since
// no position keeps what lay on the table when it was over.
//
// Where nothing moves, all of it is told at once: then its end lies on the table until the turn is
// over, until somebody needs the map or puts it away.

import type { LegalMoves, Showing } from "../../../lib/board";
import type { ToldEvent } from "../../../lib/messages";
import type { BushidoView } from "../messages";
import { follow, type Scene, sceneOf } from "./scene";

/** What is decided in the rest of a turn without the map. */
const BESIDE_IT = new Set(["demand", "propose", "judge", "arms", "audience"]);
/** With these a combat is past. */
const PAST = new Set(["turn-began", "role-dealt", "attacked", "rose"]);

export class Watched {
  scene = $state.raw<Scene | null>(null);
  private key = -1;
  /** The combat as far as it was heard of and not shown. */
  private heard: Scene | null = null;

  /** Something was told; where nothing moves, nobody sees it before the position after it. */
  hear(toldEvents: readonly ToldEvent[]): void {
    for (const toldEvent of toldEvents) {
      const next = follow(this.heard, toldEvent);
      const ended = PAST.has(toldEvent.event.event) || this.heard?.winner == null;
      if (next || ended) this.heard = next;
    }
  }

  /** The end lies over the map: whoever wants to see it puts the picture away. */
  close(): void {
    this.scene = this.heard = null;
  }

  see(view: BushidoView, showing: Showing | null, legal: LegalMoves): void {
    const here = sceneOf(view);
    if (!showing) {
      // On the way there may be positions in which the stacks are gone and the combat is not.
      const ended = this.heard?.winner != null;
      if (here && !ended) this.heard = here;
      const free = legal.empty || BESIDE_IT.has(view.waits_for);
      this.scene = ended ? (free ? this.heard : null) : here;
      this.key = -1;
      return;
    }
    if (showing.key === this.key) return;
    this.key = showing.key;
    this.heard = null;
    // Tiles and losses that were told are kept; numbers of a combat that has just begun are not.
    const begun = this.scene && this.scene.target === (here?.target ?? this.scene.target);
    let scene = begun ? this.scene : here;
    for (const toldEvent of showing.toldEvents) scene = follow(scene, toldEvent);
    this.scene = scene;
  }
}

/** One for the page: the table tells it what happened, the board shows it. */
export const watched = new Watched();
