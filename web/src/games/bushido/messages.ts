// Written by `python -m bakufu.server.typescript web/src` from the views and events of Bushido.
// Do not edit: change the Python types and write this file again.

export interface BushidoView {
  viewer: number | null;
  players: number;
  month: number;
  months: number;
  phase: number;
  waits_for: string;
  actor: number | null;
  first: number;
  daimyo: number | null;
  seats: BushidoSeatView[];
  hexes: BushidoHexView[];
  unturned: Record<string, number>;
  combat: BushidoCombatView | null;
  host: number | null;
  guest: number | null;
  demanded: number | null;
  proposal: number | null;
  second_attack: boolean;
  early_ends: number;
  stock: number;
  discards: number;
  bag: number | null;
  taken_up: number;
  elite_taken_up: number;
  elite_worth: number;
}

export interface BushidoSeatView {
  colour: string;
  roles: string[];
  honour: number;
  samurai_honour: number;
  place: number;
  koku: number;
  income: number;
  troops: number;
  reserve: number;
  removed: number;
  elite: number;
  elite_waiting: number;
  bonus: number[];
  campaign: boolean;
  tiles: string[] | null;
  discs: string[] | null;
  tile_count: number | null;
  disc_count: number | null;
  ready: boolean;
}

export interface BushidoHexView {
  id: string;
  q: number;
  r: number;
  kind: string | null;
  honour: number;
  koku: number;
  katana: number;
  owner: number | null;
  troops: number;
  elite: number;
  ronin: number;
  isolated: boolean;
  group: string | null;
  in_revolt: boolean;
}

export interface BushidoCombatView {
  revolt: boolean;
  target: string;
  origin: string | null;
  troops: number;
  elite: number;
  bonus: number;
  stacks: BushidoStackView[];
}

export interface BushidoStackView {
  seat: number;
  height: number | null;
  top: number | null;
  tiles: number[] | null;
  disc: string | null;
}

export interface BushidoAccepted {
  event: "accepted";
  seat: number;
}

export interface BushidoAttacked {
  event: "attacked";
  seat: number;
  target: string;
  origin: string;
  troops: number;
  elite: number;
}

export interface BushidoAudienceHeld {
  event: "audience-held";
  seat: number;
  effect: string;
}

export interface BushidoBonusLaid {
  event: "bonus-laid";
  seat: number;
  honour: number;
}

export interface BushidoBought {
  event: "bought";
  seat: number;
  points: number;
  number: number;
}

export interface BushidoCalledToArms {
  event: "called-to-arms";
  seat: number;
}

export interface BushidoCampaignLaid {
  event: "campaign-laid";
  seat: number;
}

export interface BushidoConquered {
  event: "conquered";
  seat: number;
  hex: string;
}

export interface BushidoCounted {
  event: "counted";
  seat: number;
  attack: number | null;
  defence: number | null;
}

export interface BushidoDaimyoHonour {
  event: "daimyo-honour";
  seat: number;
  before: number;
  now: number;
}

export interface BushidoDiscDiscarded {
  event: "disc-discarded";
  seat: number;
  disc: string | null;
}

export interface BushidoDiscExchanged {
  event: "disc-exchanged";
  seat: number;
}

export interface BushidoDiscsDrawn {
  event: "discs-drawn";
  seat: number;
  number: number;
  discs: string[] | null;
}

export interface BushidoDiscsShuffled {
  event: "discs-shuffled";
  number: number;
}

export interface BushidoEliteCalled {
  event: "elite-called";
  seat: number;
}

export interface BushidoEliteLeft {
  event: "elite-left";
  seat: number;
  hex: string;
  number: number;
}

export interface BushidoEliteStationed {
  event: "elite-stationed";
  seat: number;
  hex: string;
  number: number;
}

export interface BushidoFell {
  event: "fell";
  seat: number;
  troops: number;
  elite: number;
}

export interface BushidoFirstDrawn {
  event: "first-drawn";
  seat: number;
}

export interface BushidoFollowed {
  event: "followed";
  seat: number;
}

export interface BushidoForfeited {
  event: "forfeited";
  seat: number;
  troops: number;
  elite: number;
}

export interface BushidoFortressBuilt {
  event: "fortress-built";
  seat: number;
  hex: string;
}

export interface BushidoGameEnded {
  event: "game-ended";
  seat: number;
  at_the_end: boolean;
}

export interface BushidoGapClosed {
  event: "gap-closed";
  seat: number;
  hex: string;
  origin: string | null;
}

export interface BushidoGaveUp {
  event: "gave-up";
  seat: number;
  samurai: number;
  daimyo: number;
}

export interface BushidoGeishaPlayed {
  event: "geisha-played";
  seat: number;
  number: number;
}

export interface BushidoHandSeen {
  event: "hand-seen";
  seat: number;
  on: number;
  things: string[];
}

export interface BushidoHeld {
  event: "held";
  seat: number;
  hex: string;
}

export interface BushidoHonourMarked {
  event: "honour-marked";
  seat: number;
  honour: number;
}

export interface BushidoInvited {
  event: "invited";
  seat: number;
  guest: number;
}

export interface BushidoKatanaLaid {
  event: "katana-laid";
  seat: number;
  strength: number;
  number: number;
}

export interface BushidoLandMarked {
  event: "land-marked";
  seat: number;
  koku: number;
  income: number;
}

export interface BushidoLeftNeutral {
  event: "left-neutral";
  hex: string;
}

export interface BushidoLossProposed {
  event: "loss-proposed";
  seat: number;
  honour: number;
}

export interface BushidoMikado {
  event: "mikado";
}

export interface BushidoMonthMoved {
  event: "month-moved";
  month: number;
}

export interface BushidoMonthStayed {
  event: "month-stayed";
  month: number;
}

export interface BushidoNeutralTaken {
  event: "neutral-taken";
  seat: number;
  hex: string;
}

export interface BushidoNoAttack {
  event: "no-attack";
  seat: number;
}

export interface BushidoNothingProposed {
  event: "nothing-proposed";
  seat: number;
}

export interface BushidoPassed {
  event: "passed";
  seat: number;
}

export interface BushidoProvinceLost {
  event: "province-lost";
  seat: number;
  hex: string;
}

export interface BushidoProvinceTaken {
  event: "province-taken";
  seat: number;
  hex: string;
  kind: string;
}

export interface BushidoReady {
  event: "ready";
  seat: number;
}

export interface BushidoRefused {
  event: "refused";
  seat: number;
}

export interface BushidoRetreated {
  event: "retreated";
  seat: number;
  hex: string;
  troops: number;
  elite: number;
}

export interface BushidoRevolted {
  event: "revolted";
  hex: string;
  troops: number;
  ronin: number;
}

export interface BushidoRoleDealt {
  event: "role-dealt";
  seat: number;
  role: string;
}

export interface BushidoRoninFell {
  event: "ronin-fell";
  hex: string;
  number: number;
}

export interface BushidoRoninPlaced {
  event: "ronin-placed";
  seat: number;
  hex: string;
  number: number;
}

export interface BushidoRose {
  event: "rose";
  seat: number;
  hex: string;
}

export interface BushidoSamuraiHonour {
  event: "samurai-honour";
  seat: number;
  before: number;
  now: number;
}

export interface BushidoScattered {
  event: "scattered";
  seat: number;
  troops: number;
  elite: number;
}

export interface BushidoSeppukuDemanded {
  event: "seppuku-demanded";
  seat: number;
}

export interface BushidoSpared {
  event: "spared";
  seat: number;
}

export interface BushidoSpied {
  event: "spied";
  seat: number;
  on: number;
  number: number;
}

export interface BushidoStackShown {
  event: "stack-shown";
  seat: number;
  height: number;
  top: number | null;
}

export interface BushidoStackTurned {
  event: "stack-turned";
  seat: number;
  katana: number;
  stack: string[];
}

export interface BushidoStakeLost {
  event: "stake-lost";
  seat: number;
  honour: number;
}

export interface BushidoStationed {
  event: "stationed";
  seat: number;
  hex: string;
  number: number;
}

export interface BushidoTacticChosen {
  event: "tactic-chosen";
  seat: number;
  tactic: string;
}

export interface BushidoTacticShown {
  event: "tactic-shown";
  seat: number;
  tactic: string;
}

export interface BushidoTeaHeld {
  event: "tea-held";
  seat: number;
  number: number;
}

export interface BushidoTilesDrawn {
  event: "tiles-drawn";
  seat: number;
  number: number;
  tiles: string[] | null;
}

export interface BushidoTopChosen {
  event: "top-chosen";
  seat: number;
  strength: number;
}

export interface BushidoTurnBegan {
  event: "turn-began";
  seat: number;
  month: number;
}

export interface BushidoWaited {
  event: "waited";
  seat: number;
}

export type BushidoEvent =
  | BushidoAccepted
  | BushidoAttacked
  | BushidoAudienceHeld
  | BushidoBonusLaid
  | BushidoBought
  | BushidoCalledToArms
  | BushidoCampaignLaid
  | BushidoConquered
  | BushidoCounted
  | BushidoDaimyoHonour
  | BushidoDiscDiscarded
  | BushidoDiscExchanged
  | BushidoDiscsDrawn
  | BushidoDiscsShuffled
  | BushidoEliteCalled
  | BushidoEliteLeft
  | BushidoEliteStationed
  | BushidoFell
  | BushidoFirstDrawn
  | BushidoFollowed
  | BushidoForfeited
  | BushidoFortressBuilt
  | BushidoGameEnded
  | BushidoGapClosed
  | BushidoGaveUp
  | BushidoGeishaPlayed
  | BushidoHandSeen
  | BushidoHeld
  | BushidoHonourMarked
  | BushidoInvited
  | BushidoKatanaLaid
  | BushidoLandMarked
  | BushidoLeftNeutral
  | BushidoLossProposed
  | BushidoMikado
  | BushidoMonthMoved
  | BushidoMonthStayed
  | BushidoNeutralTaken
  | BushidoNoAttack
  | BushidoNothingProposed
  | BushidoPassed
  | BushidoProvinceLost
  | BushidoProvinceTaken
  | BushidoReady
  | BushidoRefused
  | BushidoRetreated
  | BushidoRevolted
  | BushidoRoleDealt
  | BushidoRoninFell
  | BushidoRoninPlaced
  | BushidoRose
  | BushidoSamuraiHonour
  | BushidoScattered
  | BushidoSeppukuDemanded
  | BushidoSpared
  | BushidoSpied
  | BushidoStackShown
  | BushidoStackTurned
  | BushidoStakeLost
  | BushidoStationed
  | BushidoTacticChosen
  | BushidoTacticShown
  | BushidoTeaHeld
  | BushidoTilesDrawn
  | BushidoTopChosen
  | BushidoTurnBegan
  | BushidoWaited;
