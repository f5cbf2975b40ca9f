// Written by `python -m bakufu.server.typescript web/src` from the views and events of Edo.
// Do not edit: change the Python types and write this file again.

export interface EdoView {
  viewer: number | null;
  players: number;
  round: number;
  phase: string;
  slot: number | null;
  waits_for: string;
  actor: number | null;
  first: number;
  side: string;
  seats: EdoSeatView[];
  spaces: EdoSpaceView[];
  cities: EdoCityView[];
  merchant: string;
  current: EdoMerchantView;
  next: EdoMerchantView | null;
  merchant_pile: number;
  gone: string[];
  display: string[];
  special_pile: number;
  supply: number;
  fortresses: number;
  left: number;
  own_left: number;
  half: string | null;
  moving: number;
  numbers: EdoNumbersView;
}

export interface EdoSeatView {
  colour: string | null;
  set: string | null;
  home: string | null;
  score: number;
  points: Record<string, number>;
  place: number;
  in_edo: boolean;
  ryo: number | null;
  goods: Record<string, number>;
  houses: number;
  post: boolean;
  samurai: number;
  officials: number;
  shoguns: number;
  recruits: number;
  specials: string[];
  bought: string[];
  handed_in: boolean;
  plan: EdoSlotView[];
  waiting: number | null;
  shoguns_waiting: number | null;
  income: number;
}

export interface EdoSlotView {
  card: string | null;
  action: string | null;
  own: number | null;
  shogun: number | null;
  shown: boolean;
}

export interface EdoSpaceView {
  id: string;
  kind: string;
  beside: string[];
  samurai: number[];
  served: number;
}

export interface EdoCityView {
  id: string;
  tile: string | null;
  shares: number[];
  buildings: EdoBuildingView[];
  influence: number[];
  order: number[];
}

export interface EdoBuildingView {
  kind: string;
  seat: number | null;
}

export interface EdoMerchantView {
  card: string;
  buys: string;
  most: number;
  each: number;
  price: Record<string, number>;
}

export interface EdoNumbersView {
  cards: Record<string, EdoFaceView[]>;
  yields: number[];
  limit: number;
  worth: Record<string, number>;
  end_points: number;
}

export interface EdoFaceView {
  action: string;
  most: number;
  takes: number;
  gives: number;
  price: number;
  group: number;
  far: boolean;
  both: boolean;
  prices: Record<string, Record<string, number>>;
}

export interface EdoBought {
  event: "bought";
  seat: number;
  resource: string;
  number: number;
  ryo: number;
}

export interface EdoBuilt {
  event: "built";
  seat: number;
  city: string;
  building: string;
  wood: number;
  stone: number;
  ryo: number;
}

export interface EdoCardBought {
  event: "card-bought";
  seat: number;
  special: string;
  ryo: number;
}

export interface EdoCardLaid {
  event: "card-laid";
  seat: number;
  slot: number;
  card: string;
  action: string;
}

export interface EdoColourTaken {
  event: "colour-taken";
  seat: number;
  colour: string;
}

export interface EdoCurrentLaid {
  event: "current-laid";
  merchant: string;
}

export interface EdoFirstDrawn {
  event: "first-drawn";
  seat: number;
}

export interface EdoFirstPassed {
  event: "first-passed";
  seat: number;
}

export interface EdoGameEnded {
  event: "game-ended";
  seat: number | null;
  by_points: boolean;
}

export interface EdoGathered {
  event: "gathered";
  seat: number;
  space: string;
  resource: string;
  number: number;
}

export interface EdoGivenUp {
  event: "given-up";
  seat: number;
  action: string;
  times: number;
}

export interface EdoHomePlaced {
  event: "home-placed";
  seat: number;
  city: string;
}

export interface EdoIncomePaid {
  event: "income-paid";
  seat: number;
  city: string;
  ryo: number;
}

export interface EdoLapsed {
  event: "lapsed";
  seat: number;
  action: string;
  times: number;
}

export interface EdoLeftOut {
  event: "left-out";
  seat: number;
}

export interface EdoMerchantMoved {
  event: "merchant-moved";
  seat: number;
  origin: string;
  goal: string;
  ryo: number;
}

export interface EdoMerchantTurned {
  event: "merchant-turned";
  merchant: string;
}

export interface EdoMoneyMade {
  event: "money-made";
  seat: number;
  ryo: number;
  times: number;
}

export interface EdoNextOpened {
  event: "next-opened";
  merchant: string;
}

export interface EdoOfficialSent {
  event: "official-sent";
  seat: number;
  space: string;
}

export interface EdoOfficialsSet {
  event: "officials-set";
  seat: number;
  slot: number;
  own: number;
  shogun: number;
}

export interface EdoOfficialsShown {
  event: "officials-shown";
  seat: number;
  slot: number;
  own: number;
  shogun: number;
}

export interface EdoPlanHandedIn {
  event: "plan-handed-in";
  seat: number;
}

export interface EdoPlanLifted {
  event: "plan-lifted";
  seat: number;
  slot: number;
  card_too: boolean;
}

export interface EdoPointTaken {
  event: "point-taken";
  seat: number;
  merchant: string;
  ryo: number;
}

export interface EdoPointsScored {
  event: "points-scored";
  seat: number;
  source: string;
  points: number;
}

export interface EdoRecruited {
  event: "recruited";
  seat: number;
  number: number;
  rice: number;
}

export interface EdoRevealed {
  event: "revealed";
  seat: number;
  slot: number;
  card: string;
  action: string;
  own: number;
  shogun: number;
}

export interface EdoRiceMade {
  event: "rice-made";
  seat: number;
  rice: number;
  times: number;
}

export interface EdoRoundBegan {
  event: "round-began";
  round: number;
  seat: number;
}

export interface EdoRyoShown {
  event: "ryo-shown";
  seat: number;
  ryo: number;
}

export interface EdoSamuraiMoved {
  event: "samurai-moved";
  seat: number;
  origin: string;
  goal: string;
  ryo: number;
}

export interface EdoSamuraiRecalled {
  event: "samurai-recalled";
  seat: number;
  space: string;
  hungry: boolean;
}

export interface EdoSamuraiTravelled {
  event: "samurai-travelled";
  seat: number;
  origin: string;
  goal: string;
}

export interface EdoSetTaken {
  event: "set-taken";
  seat: number;
  set: string;
}

export interface EdoSlotBegan {
  event: "slot-began";
  slot: number;
}

export interface EdoSpecialOpened {
  event: "special-opened";
  special: string;
}

export interface EdoTileLaid {
  event: "tile-laid";
  city: string;
  tile: string;
}

export interface EdoWagesPaid {
  event: "wages-paid";
  seat: number;
  rice: number;
}

export type EdoEvent =
  | EdoBought
  | EdoBuilt
  | EdoCardBought
  | EdoCardLaid
  | EdoColourTaken
  | EdoCurrentLaid
  | EdoFirstDrawn
  | EdoFirstPassed
  | EdoGameEnded
  | EdoGathered
  | EdoGivenUp
  | EdoHomePlaced
  | EdoIncomePaid
  | EdoLapsed
  | EdoLeftOut
  | EdoMerchantMoved
  | EdoMerchantTurned
  | EdoMoneyMade
  | EdoNextOpened
  | EdoOfficialSent
  | EdoOfficialsSet
  | EdoOfficialsShown
  | EdoPlanHandedIn
  | EdoPlanLifted
  | EdoPointTaken
  | EdoPointsScored
  | EdoRecruited
  | EdoRevealed
  | EdoRiceMade
  | EdoRoundBegan
  | EdoRyoShown
  | EdoSamuraiMoved
  | EdoSamuraiRecalled
  | EdoSamuraiTravelled
  | EdoSetTaken
  | EdoSlotBegan
  | EdoSpecialOpened
  | EdoTileLaid
  | EdoWagesPaid;
