// Written by `python -m bakufu.server.typescript web/src` from the views and events of Shogun.
// Do not edit: change the Python types and write this file again.

export interface ShogunView {
  viewer: number | null;
  year: number;
  season: string;
  waits_for: string;
  actors: number[];
  provinces: ShogunProvinceView[];
  seats: ShogunSeatView[];
  pool: string[];
  farmers: number;
  stock: Record<string, number>;
  tower: ShogunCubesView;
  tray: ShogunCubesView;
  track: (string | null)[];
  track_place: number | null;
  to_come: string[];
  specials: ShogunSpecialView[];
  bid_order: number[];
  order: number[];
  events: ShogunEventCardView[];
  ruling: ShogunEventCardView | null;
  events_gone: string[];
  events_unseen: number;
  draft: ShogunDraftView | null;
  march: ShogunMarchView | null;
  revolts: string[];
  revolt_farmers: number;
  modules: (ShogunLeadersView | ShogunSamuraiView | ShogunCourtView | ShogunChambersView)[];
}

export interface ShogunProvinceView {
  id: string;
  region: string;
  closed: boolean;
  owner: number | null;
  armies: number;
  buildings: string[];
  unrest: number;
  tax: number;
  rice: number;
  plots: number;
  neighbours: string[];
}

export interface ShogunSeatView {
  colour: string | null;
  chests: number;
  rice: number;
  score: number;
  points: Record<string, number>;
  supply: number;
  place: number;
  committed: boolean;
  provinces: number;
  cards: number;
  hand: string[] | null;
  board: ShogunSpaceView[];
  next_space: string | null;
}

export interface ShogunSpaceView {
  id: string;
  covered: boolean | null;
  card: string | null;
  shown: boolean;
}

export interface ShogunCubesView {
  seats: number[];
  farmers: number;
}

export interface ShogunSpecialView {
  place: number;
  card: string;
  holder: number | null;
}

export interface ShogunEventCardView {
  id: string;
  ruling: string;
  limit: number | null;
  loss: number;
}

export interface ShogunDraftView {
  display: string[];
  groups: number[][];
  pile: number;
  below: string[][];
  taken: string | null;
}

export interface ShogunMarchView {
  action: string;
  origin: string;
  target: string | null;
}

export interface ShogunLeadersView {
  module: "leaders";
  leaders: (string | null)[];
  statues: ShogunStatuesView[];
  stock: number[];
  trophies: number[][];
  points: number[];
  drafted: string | null;
}

export interface ShogunStatuesView {
  province: string;
  owner: number;
  statues: number;
}

export interface ShogunSamuraiView {
  module: "samurai";
  stacks: number[];
  cards: Record<string, number>[];
  regions: number[];
  needed: number;
}

export interface ShogunCourtView {
  module: "court";
  hall: number[];
  room: number[];
  supply: number[];
  offers: ShogunOfferView[];
  visitors: number[];
  using: ShogunFavourView | null;
  kept: ShogunKeptView[];
  gone: number[];
  unseen: number[];
}

export interface ShogunOfferView {
  price: number;
  favour: ShogunFavourView | null;
}

export interface ShogunFavourView {
  number: number;
  effect: string;
  amount: number;
}

export interface ShogunKeptView {
  seat: number;
  favour: ShogunFavourView;
}

export interface ShogunChambersView {
  module: "chambers";
  fields: ShogunChamberField[];
  rows: number[];
  columns: number[];
  regions: ShogunChamberRegion[];
  evaluated: number | null;
  markers: number[];
  bag: number;
}

export interface ShogunChamberField {
  id: string;
  tile: string;
  seat: number | null;
}

export interface ShogunChamberRegion {
  id: string;
  claims: number | null;
}

export interface ShogunActionBegan {
  event: "action-began";
  place: number;
  action: string;
}

export interface ShogunActionLapsed {
  event: "action-lapsed";
  seat: number;
  action: string;
  province: string;
}

export interface ShogunActionOpened {
  event: "action-opened";
  place: number;
  action: string;
}

export interface ShogunBattleBegan {
  event: "battle-began";
  province: string;
  seat: number;
  defender: number | null;
}

export interface ShogunBidShown {
  event: "bid-shown";
  seat: number;
  card: string | null;
  chests: number;
}

export interface ShogunBuilt {
  event: "built";
  seat: number;
  province: string;
  building: string;
  price: number;
}

export interface ShogunCardLifted {
  event: "card-lifted";
  seat: number;
  space: string;
}

export interface ShogunCardLost {
  event: "card-lost";
  seat: number;
  space: string | null;
  province: string;
}

export interface ShogunCardOpened {
  event: "card-opened";
  province: string;
  place: number;
}

export interface ShogunCardPlanned {
  event: "card-planned";
  seat: number;
  space: string;
  card: string | null;
}

export interface ShogunCardShown {
  event: "card-shown";
  seat: number;
  action: string;
  card: string | null;
}

export interface ShogunCardTaken {
  event: "card-taken";
  seat: number;
  province: string;
  unseen: boolean;
}

export interface ShogunChestsGained {
  event: "chests-gained";
  seat: number;
  chests: number;
  province: string | null;
}

export interface ShogunColourTaken {
  event: "colour-taken";
  seat: number;
  colour: string;
}

export interface ShogunCubesThrown {
  event: "cubes-thrown";
  seat: number | null;
  thrown: number;
  tray: number;
}

export interface ShogunDisplayRenewed {
  event: "display-renewed";
  seat: number;
}

export interface ShogunDraftBegan {
  event: "draft-began";
  seat: number;
}

export interface ShogunEventDrawn {
  event: "event-drawn";
  card: string;
  ruling: string;
  limit: number | null;
}

export interface ShogunEventOpened {
  event: "event-opened";
  card: string;
  ruling: string;
  limit: number | null;
  loss: number;
}

export interface ShogunGameEnded {
  event: "game-ended";
  seat: number;
}

export interface ShogunHunger {
  event: "hunger";
  seat: number;
  provinces: number;
  revolts: number;
}

export interface ShogunListDealt {
  event: "list-dealt";
  seat: number;
  letter: string;
}

export interface ShogunMarched {
  event: "marched";
  seat: number;
  origin: string;
  target: string;
  armies: number;
}

export interface ShogunPlanCommitted {
  event: "plan-committed";
  seat: number;
}

export interface ShogunPlanTakenBack {
  event: "plan-taken-back";
  seat: number;
}

export interface ShogunPlansFinal {
  event: "plans-final";
}

export interface ShogunPointsScored {
  event: "points-scored";
  seat: number;
  source: string;
  points: number;
  region: string | null;
}

export interface ShogunProvinceConquered {
  event: "province-conquered";
  seat: number;
  province: string;
  armies: number;
}

export interface ShogunProvinceEmptied {
  event: "province-emptied";
  province: string;
  seat: number;
  how: string;
}

export interface ShogunProvinceHeld {
  event: "province-held";
  seat: number | null;
  province: string;
  armies: number;
}

export interface ShogunProvinceOccupied {
  event: "province-occupied";
  seat: number;
  province: string;
  armies: number;
  drafted: boolean;
}

export interface ShogunRecruited {
  event: "recruited";
  seat: number;
  action: string;
  province: string;
  armies: number;
  price: number;
}

export interface ShogunRevoltBegan {
  event: "revolt-began";
  province: string;
  seat: number;
  farmers: number;
}

export interface ShogunRevoltDrawn {
  event: "revolt-drawn";
  seat: number;
  province: string;
}

export interface ShogunRevoltPutDown {
  event: "revolt-put-down";
  seat: number;
  province: string;
  armies: number;
}

export interface ShogunRiceGained {
  event: "rice-gained";
  seat: number;
  rice: number;
  province: string | null;
}

export interface ShogunRiceLost {
  event: "rice-lost";
  seat: number;
  rice: number;
}

export interface ShogunRoundBegan {
  event: "round-began";
  year: number;
  season: string;
}

export interface ShogunSpecialLaid {
  event: "special-laid";
  place: number;
  special: string;
}

export interface ShogunSpecialTaken {
  event: "special-taken";
  seat: number;
  place: number;
  special: string;
}

export interface ShogunStayed {
  event: "stayed";
  seat: number;
  action: string;
  province: string;
}

export interface ShogunTieDrawn {
  event: "tie-drawn";
  seat: number;
  place: number;
}

export interface ShogunTowerFilled {
  event: "tower-filled";
  cubes: number;
}

export interface ShogunUnrestCalmed {
  event: "unrest-calmed";
  province: string;
  markers: number;
}

export interface ShogunUnrestPlaced {
  event: "unrest-placed";
  province: string;
  markers: number;
}

export interface ShogunWinterBegan {
  event: "winter-began";
  year: number;
  loss: number;
}

export interface ShogunYearPrepared {
  event: "year-prepared";
  year: number;
}

export interface ShogunChamberClaimed {
  event: "chamber-claimed";
  seat: number;
  field: string;
  region: string;
}

export interface ShogunColumnScored {
  event: "column-scored";
  column: number;
  markers: number;
  points: number;
}

export interface ShogunNoChamberClaimed {
  event: "no-chamber-claimed";
  seat: number;
  region: string;
}

export interface ShogunRowLaid {
  event: "row-laid";
  region: string;
  place: number;
}

export interface ShogunRowScored {
  event: "row-scored";
  row: number;
  markers: number;
  points: number;
}

export interface ShogunTileDrawn {
  event: "tile-drawn";
  field: string;
}

export interface ShogunTilesTurned {
  event: "tiles-turned";
  tiles: number;
}

export interface ShogunArmiesLevied {
  event: "armies-levied";
  seat: number;
  province: string;
  armies: number;
}

export interface ShogunConverted {
  event: "converted";
  seat: number;
  armies: number;
  province: string | null;
}

export interface ShogunCourtCardShown {
  event: "court-card-shown";
  seat: number;
  space: string;
  card: string | null;
}

export interface ShogunCourtiersSent {
  event: "courtiers-sent";
  seat: number;
  courtiers: number;
}

export interface ShogunEventCancelled {
  event: "event-cancelled";
  seat: number;
  card: string;
}

export interface ShogunEventKept {
  event: "event-kept";
  seat: number;
}

export interface ShogunFavourGone {
  event: "favour-gone";
  number: number;
}

export interface ShogunFavourKept {
  event: "favour-kept";
  seat: number;
  number: number;
  effect: string;
  amount: number;
}

export interface ShogunFavourLaid {
  event: "favour-laid";
  number: number;
  price: number;
  effect: string;
  amount: number;
}

export interface ShogunFavourTaken {
  event: "favour-taken";
  seat: number;
  number: number;
  price: number;
}

export interface ShogunFavourWithoutEffect {
  event: "favour-without-effect";
  seat: number;
  number: number;
}

export interface ShogunNoFavourTaken {
  event: "no-favour-taken";
  seat: number;
}

export interface ShogunNotConverted {
  event: "not-converted";
  seat: number;
  space: string;
  card: string;
}

export interface ShogunProvinceCalmed {
  event: "province-calmed";
  seat: number;
  province: string;
  markers: number;
}

export interface ShogunUnrestPrevented {
  event: "unrest-prevented";
  seat: number;
  province: string;
}

export interface ShogunVisitBegan {
  event: "visit-began";
  seat: number;
  courtiers: number;
}

export interface ShogunArmiesIntoTray {
  event: "armies-into-tray";
  seat: number;
  armies: number;
}

export interface ShogunLeaderLost {
  event: "leader-lost";
  seat: number;
  province: string;
}

export interface ShogunLeaderMoved {
  event: "leader-moved";
  seat: number;
  origin: string;
  target: string;
}

export interface ShogunLeaderPlaced {
  event: "leader-placed";
  seat: number;
  province: string;
}

export interface ShogunStatuePlaced {
  event: "statue-placed";
  seat: number;
  province: string;
}

export interface ShogunStatuesTaken {
  event: "statues-taken";
  seat: number;
  owner: number;
  statues: number;
}

export interface ShogunBonusTaken {
  event: "bonus-taken";
  seat: number;
  bonus: string;
  number: number;
}

export interface ShogunSamuraiBack {
  event: "samurai-back";
}

export interface ShogunSamuraiTurned {
  event: "samurai-turned";
  seat: number;
  number: number;
}

export type ShogunEvent =
  | ShogunActionBegan
  | ShogunActionLapsed
  | ShogunActionOpened
  | ShogunBattleBegan
  | ShogunBidShown
  | ShogunBuilt
  | ShogunCardLifted
  | ShogunCardLost
  | ShogunCardOpened
  | ShogunCardPlanned
  | ShogunCardShown
  | ShogunCardTaken
  | ShogunChestsGained
  | ShogunColourTaken
  | ShogunCubesThrown
  | ShogunDisplayRenewed
  | ShogunDraftBegan
  | ShogunEventDrawn
  | ShogunEventOpened
  | ShogunGameEnded
  | ShogunHunger
  | ShogunListDealt
  | ShogunMarched
  | ShogunPlanCommitted
  | ShogunPlanTakenBack
  | ShogunPlansFinal
  | ShogunPointsScored
  | ShogunProvinceConquered
  | ShogunProvinceEmptied
  | ShogunProvinceHeld
  | ShogunProvinceOccupied
  | ShogunRecruited
  | ShogunRevoltBegan
  | ShogunRevoltDrawn
  | ShogunRevoltPutDown
  | ShogunRiceGained
  | ShogunRiceLost
  | ShogunRoundBegan
  | ShogunSpecialLaid
  | ShogunSpecialTaken
  | ShogunStayed
  | ShogunTieDrawn
  | ShogunTowerFilled
  | ShogunUnrestCalmed
  | ShogunUnrestPlaced
  | ShogunWinterBegan
  | ShogunYearPrepared
  | ShogunChamberClaimed
  | ShogunColumnScored
  | ShogunNoChamberClaimed
  | ShogunRowLaid
  | ShogunRowScored
  | ShogunTileDrawn
  | ShogunTilesTurned
  | ShogunArmiesLevied
  | ShogunConverted
  | ShogunCourtCardShown
  | ShogunCourtiersSent
  | ShogunEventCancelled
  | ShogunEventKept
  | ShogunFavourGone
  | ShogunFavourKept
  | ShogunFavourLaid
  | ShogunFavourTaken
  | ShogunFavourWithoutEffect
  | ShogunNoFavourTaken
  | ShogunNotConverted
  | ShogunProvinceCalmed
  | ShogunUnrestPrevented
  | ShogunVisitBegan
  | ShogunArmiesIntoTray
  | ShogunLeaderLost
  | ShogunLeaderMoved
  | ShogunLeaderPlaced
  | ShogunStatuePlaced
  | ShogunStatuesTaken
  | ShogunBonusTaken
  | ShogunSamuraiBack
  | ShogunSamuraiTurned;
