// The combat that is being watched: it begins with the position and goes on with what is told, since
// no position keeps what lay on the table when it was over.

import type { Showing } from "../../../lib/board";
import type { BushidoView } from "../messages";
import { follow, type Scene, sceneOf } from "./scene";

export class Watched {
  scene = $state.raw<Scene | null>(null);
  private key = -1;

  see(view: BushidoView, showing: Showing | null): void {
    const here = sceneOf(view);
    if (!showing) {
      this.scene = here;
      this.key = -1;
      return;
    }
    if (showing.key === this.key) return;
    this.key = showing.key;
    // Tiles and losses that were told are kept; numbers of a combat that has just begun are not.
    const begun = this.scene && this.scene.target === (here?.target ?? this.scene.target);
    let scene = begun ? this.scene : here;
    for (const toldEvent of showing.toldEvents) scene = follow(scene, toldEvent);
    this.scene = scene;
  }
}
