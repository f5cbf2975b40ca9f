import { MediaQuery } from "svelte/reactivity";

/** From so many pixels on there is room on the map and beside it for track, cards and modules. */
export const ROOMY = 1200;

export const wide = new MediaQuery(`min-width: ${ROOMY}px`, true);
