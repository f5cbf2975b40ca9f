// What the board of Edo knows besides the position.

import type { EdoCityView, EdoSeatView, EdoSpaceView, EdoView } from "./messages";

const CRESTS: Readonly<Record<string, string>> = {
  blue: "wave",
  red: "crane",
  green: "pine",
  yellow: "fan",
};

/** The crest of a colour. */
export function crestOf(colour: string): string {
  return CRESTS[colour] ?? "arrow-feathers";
}

export const GOODS = ["rice", "wood", "stone"] as const;

export function spaceOf(view: EdoView, id: string): EdoSpaceView | undefined {
  return view.spaces.find((space) => space.id === id);
}

export function cityOf(view: EdoView, id: string): EdoCityView | undefined {
  return view.cities.find((city) => city.id === id);
}

export function seatOf(view: EdoView, seat: number | null): EdoSeatView | undefined {
  return seat === null ? undefined : view.seats[seat];
}

/** What a seat has revealed for the slot that is being performed. */
export function revealed(
  view: EdoView,
  seat: number | null,
): { card: string; action: string } | null {
  const slot = seatOf(view, seat)?.plan[(view.slot ?? 0) - 1];
  return slot?.shown && slot.card && slot.action ? { card: slot.card, action: slot.action } : null;
}

/** The space that a move is about, if it is one of the map. */
export function spaceOfMove(move: string): string | null {
  const found =
    /^go \S+ to (\S+)$/.exec(move) ??
    /^(?:merchant|send) to (\S+)$/.exec(move) ??
    /^build \S+ in (\S+)$/.exec(move) ??
    /^(?:gather|recall|home) (\S+)$/.exec(move);
  return found?.[1] ?? null;
}
