// What is being put together on the screen and has not been sent: a payment, or a lot.

import type { Way } from "./payment";

class Draft {
  province = $state<string | null>(null);
  way = $state<Way>("troops");
  pieces = $state<Record<string, number>>({});
  tiles = $state<number[]>([]);
  cards = $state<Record<string, number>>({});

  choose(province: string, way: Way): void {
    this.province = province;
    this.way = way;
    this.pieces = {};
  }

  drop(): void {
    this.province = null;
    this.pieces = {};
    this.tiles = [];
    this.cards = {};
  }
}

export const draft = new Draft();
