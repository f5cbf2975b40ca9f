// Small drawings in a square of 24: those of the house, and a few for actions.

import marks from "../../lib/crests.json";

const EXTRA: Readonly<Record<string, string>> = {
  // Two blades that cross.
  swords:
    "M2 2.6L4.2 2L15.2 14.6L13.6 16.2ZM22 2.6L19.8 2L8.8 14.6L10.4 16.2ZM12.4 17.4L16.8 13L17.8 14L16.4 15.6L20.6 20L21.4 19.6L22.6 21.2L20.8 22.8L19.4 21.8L19.6 21L15.2 16.8L13.4 18.4ZM11.6 17.4L7.2 13L6.2 14L7.6 15.6L3.4 20L2.6 19.6L1.4 21.2L3.2 22.8L4.6 21.8L4.4 21L8.8 16.8L10.6 18.4Z",
  // A commander's fan.
  fan: "M12 1.4C17 1.4 20.4 4.4 20.4 8.6C20.4 12.2 17.4 13.8 15.2 14.2L13.2 14.6L13.2 22.6L10.8 22.6L10.8 14.6L8.8 14.2C6.6 13.8 3.6 12.2 3.6 8.6C3.6 4.4 7 1.4 12 1.4ZM11.4 3.4L12.6 3.4L12.6 13L11.4 13ZM12 5.4A3 3 0 1 1 11.99 5.4Z",
  // A plot of ground.
  plot: "M3 3H21V21H3ZM5 5V19H19V5Z",
  star: "M12 2L14.8 9H22L16.2 13.4L18.4 20.8L12 16.4L5.6 20.8L7.8 13.4L2 9H9.2Z",
  cards: "M3 5.4L13 2.4L17.4 17L7.4 20ZM15.4 5H21V20.6H12.4L19 18.4Z",
};

const ICONS: Readonly<Record<string, string>> = { ...marks.icons, ...EXTRA };
export const PATTERNS: Readonly<Record<string, { size: number[]; lines: string }>> = marks.patterns;

/** The pattern of each region. */
export const REGION_PATTERNS: Readonly<Record<string, string>> = {
  green: "seigaiha",
  red: "asanoha",
  purple: "shippo",
  yellow: "kikko",
  brown: "uroko",
};

export const ORNAMENTS: Readonly<Record<string, string>> = marks.ornaments;

export function glyph(name: string): string {
  return ICONS[name] ?? "";
}

/** The drawing of an action, a space or a special card, and what is written beside it. */
export function signOf(id: string): { icon: string; mark: string } {
  const number = /^(deploy|convert)-(\d)$/.exec(id);
  if (number) return { icon: number[1] === "deploy" ? "army" : "courtier", mark: number[2] ?? "" };
  return SIGNS[id] ?? { icon: id, mark: "" };
}

const SIGNS: Readonly<Record<string, { icon: string; mark: string }>> = {
  tax: { icon: "chest", mark: "" },
  "combat-a": { icon: "swords", mark: "A" },
  "combat-b": { icon: "swords", mark: "B" },
  bid: { icon: "fan", mark: "" },
  "tax-more": { icon: "chest", mark: "+1" },
  "rice-more": { icon: "rice", mark: "+1" },
  "six-armies": { icon: "army", mark: "6" },
  "attack-more": { icon: "swords", mark: "+1" },
  "defence-more": { icon: "castle", mark: "+1" },
};

/** The drawing of an event. */
export const RULING_SIGNS: Readonly<Record<string, string>> = {
  "theatre-calms": "theatre",
  "two-farmers": "farmer",
  "castle-defends": "castle",
  "temple-forbids": "temple",
  "tax-at-most": "chest",
  "tax-at-least": "chest",
  "rice-at-least": "rice",
  "rice-at-most": "rice",
  "fewer-recruits": "army",
};
