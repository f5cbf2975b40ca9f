import { MediaQuery } from "svelte/reactivity";

/** Whether there is room on the map and beside it for track, cards and modules. */
export const wide = new MediaQuery("min-width: 1200px", true);
