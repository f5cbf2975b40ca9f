// Written by `python -m bakufu.server.typescript web/src` from the views and events of Shitennō.
// Do not edit: change the Python types and write this file again.

export interface ShitennoView {
  viewer: number | null;
  round: number;
  year: string;
  waits_for: string;
  actor: number | null;
  tairo: number | null;
  tiles_left: number[];
  seats: ShitennoSeatView[];
  provinces: ShitennoProvinceView[];
  share: string[];
  lots: ShitennoLotView[];
  troop_pile: number;
  koku_pile: number;
  discard: string[];
  koku_out: string[];
  tiles_out: string[];
  placed: number;
  title_used: boolean;
  payment: ShitennoPaymentView | null;
  memory: ShitennoMemoryView | null;
}

export interface ShitennoSeatView {
  general: string | null;
  title: string | null;
  seals: number;
  stock: number;
  score: number;
  points: Record<string, number>;
  tiles: string[];
  hand_size: number;
  hand: string[] | null;
  known: string[] | null;
  place: number;
}

export interface ShitennoProvinceView {
  id: string;
  kind: string;
  values: number[];
  majority: number;
  kamons: ShitennoKamonView[];
  gate: string | null;
  tiles: number;
  need: string[];
  price: number;
}

export interface ShitennoKamonView {
  seat: number;
  gold: boolean;
}

export interface ShitennoLotView {
  seals: number;
  cards: string[];
}

export interface ShitennoPaymentView {
  province: string;
  way: string;
  pieces: string[] | null;
}

export interface ShitennoMemoryView {
  koku_pile: string[];
  present: string[];
  older: string[];
  troop_sides: string[];
  bonus_sides: Record<string, string[]>;
}

export interface ShitennoCardDealt {
  event: "card-dealt";
  seat: number;
  card: string | null;
}

export interface ShitennoCardsTurned {
  event: "cards-turned";
  cards: string[];
}

export interface ShitennoDrawUsed {
  event: "draw-used";
  seat: number;
  card: string | null;
}

export interface ShitennoGameEnded {
  event: "game-ended";
  seat: number;
}

export interface ShitennoGateShown {
  event: "gate-shown";
  province: string;
  kind: string | null;
  at_setup: boolean;
}

export interface ShitennoGeneralTaken {
  event: "general-taken";
  seat: number;
  general: string;
}

export interface ShitennoKamonGilded {
  event: "kamon-gilded";
  seat: number;
  province: string;
  position: number;
}

export interface ShitennoKamonPlaced {
  event: "kamon-placed";
  seat: number;
  province: string;
  position: number;
  way: string;
  pieces: string[];
}

export interface ShitennoLotAsked {
  event: "lot-asked";
  seat: number;
}

export interface ShitennoLotMade {
  event: "lot-made";
  seat: number;
  seals: number;
  cards: string[];
}

export interface ShitennoLotRefused {
  event: "lot-refused";
  seat: number;
}

export interface ShitennoLotTaken {
  event: "lot-taken";
  seat: number;
  seals: number;
  cards: string[];
  how: string;
}

export interface ShitennoMajorityWon {
  event: "majority-won";
  seat: number;
  province: string;
  points: number;
}

export interface ShitennoPileShuffled {
  event: "pile-shuffled";
  cards: number;
}

export interface ShitennoPointsScored {
  event: "points-scored";
  seat: number;
  source: string;
  points: number;
}

export interface ShitennoTairoNamed {
  event: "tairo-named";
  seat: number;
  first: boolean;
}

export interface ShitennoTileWon {
  event: "tile-won";
  seat: number;
  province: string;
  bonus: string;
}

export interface ShitennoTitleDealt {
  event: "title-dealt";
  seat: number;
  title: string;
}

export interface ShitennoTitleTaken {
  event: "title-taken";
  seat: number;
  title: string;
}

export interface ShitennoTurnBegan {
  event: "turn-began";
  seat: number;
}

export interface ShitennoTurnEnded {
  event: "turn-ended";
  seat: number;
}

export interface ShitennoYearBegan {
  event: "year-began";
  round: number;
  year: string;
}

export type ShitennoEvent =
  | ShitennoCardDealt
  | ShitennoCardsTurned
  | ShitennoDrawUsed
  | ShitennoGameEnded
  | ShitennoGateShown
  | ShitennoGeneralTaken
  | ShitennoKamonGilded
  | ShitennoKamonPlaced
  | ShitennoLotAsked
  | ShitennoLotMade
  | ShitennoLotRefused
  | ShitennoLotTaken
  | ShitennoMajorityWon
  | ShitennoPileShuffled
  | ShitennoPointsScored
  | ShitennoTairoNamed
  | ShitennoTileWon
  | ShitennoTitleDealt
  | ShitennoTitleTaken
  | ShitennoTurnBegan
  | ShitennoTurnEnded
  | ShitennoYearBegan;
