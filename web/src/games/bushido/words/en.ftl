# Options of Bushido
option-bushido-players = Number of players
option-bushido-first_player = First player
value-bushido-first_player-seat_1 = the first seat
value-bushido-first_player-random = drawn by lot
option-bushido-province_set = Provinces in the game
option-bushido-province_set-about = With all 32 in the pool nobody knows how many temples or rice fields there will be.
value-bushido-province_set-suggested = the suggested set
value-bushido-province_set-random_32 = drawn from all 32
option-bushido-campaign = Campaign tokens
option-bushido-campaign-about = Once in the game a Daimyo announces a second attack in the same turn.
option-bushido-elite = Elite troops
option-bushido-elite-about = A campaign token may bring three elite troops instead, worth three troops each, for one round.
option-bushido-stall_guard = A full round of early ends
option-bushido-stall_guard-about = Without it the year may stand still for as long as nobody attacks.
value-bushido-stall_guard-on = moves the month
value-bushido-stall_guard-off = changes nothing
option-bushido-forfeited_troops = Troops that fought without katana
value-bushido-forfeited_troops-removed = leave the game
value-bushido-forfeited_troops-reserve = go to the reserve
option-bushido-hatamoto_win = A revolt won against surviving defenders
value-bushido-hatamoto_win-province_lost = the province is lost
value-bushido-hatamoto_win-defenders_hold = the defenders hold it
option-bushido-isolated_attack = Attack out of an isolated province
option-bushido-invite_daimyo = The Daimyo as guest of a Chanoyu tile
option-bushido-revolt_timing = Revolt after a combat
value-bushido-revolt_timing-before_honour = before the honour is awarded
value-bushido-revolt_timing-after_honour = after the honour is awarded
option-bushido-elite_honour = Samurai honour for a fallen elite troop
option-bushido-hand_counts = Numbers of tiles and discs of others
option-bushido-hand_counts-about = Who keeps count of every draw knows them anyway; kinds stay hidden.
value-bushido-hand_counts-hidden = hidden
value-bushido-hand_counts-shown = shown
option-bushido-spy_clock = How long a spy may look
value-bushido-spy_clock-off = until he goes on
value-bushido-spy_clock-60 = 60 seconds
option-bushido-town_katana = Katana of a town
option-bushido-town_katana-about = The printed number could not be verified.
option-bushido-katana_split = Katana tiles of strength 1, 2 and 3
option-bushido-katana_split-about = The printed numbers could not be verified.
value-bushido-katana_split-42-36-24 = 42, 36, 24
value-bushido-katana_split-34-34-34 = 34, 34, 34
value-bushido-katana_split-51-34-17 = 51, 34, 17

# The board
bushido-board-map = Map of the provinces
bushido-board-face-down = face down
bushido-board-province = { $hex }, { $kind }.
bushido-board-values = Honour { $honour }, koku { $koku }, katana { $katana }.
bushido-board-owned = { $owner }: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
       *[other] {", "}elite { $elite }
    }.
bushido-board-neutral = Nobody’s.
bushido-board-ronin = Ronin: { $ronin }.
bushido-board-isolated = Isolated: its troops do not regroup.
bushido-board-beside = Beside: { $hexes }.
bushido-board-figure-honour = Daimyo honour
bushido-board-about-figure-honour = It wins the game: at 50 at once, otherwise at the end of the year.
bushido-board-figure-samurai = Samurai honour
bushido-board-about-figure-samurai = Won in combat; at tea two points become one of Daimyo honour.
bushido-board-figure-koku = koku
bushido-board-about-figure-koku = So many troops the clan may have on the map when it is Daimyo.
bushido-board-figure-katana = income
bushido-board-about-figure-katana = So many tiles are drawn in the clan’s own phase 1.
bushido-board-figure-troops = troops on the map
bushido-board-about-figure-troops = Elite troops are not counted.
bushido-board-figure-reserve = troops in reserve
bushido-board-about-figure-reserve = They can be recruited in the clan’s own phase 1.
bushido-board-figure-elite = elite troops
bushido-board-about-figure-elite = Each is worth three troops.
bushido-board-figure-tile = tiles behind the screen
bushido-board-about-figure-tile = Katana and effect tiles.
bushido-board-figure-disc = discs behind the screen
bushido-board-about-figure-disc = Tactics and Kotau.
bushido-board-about-role-daimyo = Commands the war of this turn, deals the roles, names the target – and does not fight.
bushido-board-about-role-samurai = Leads the Daimyo’s troops into combat with his own tiles and discs.
bushido-board-about-role-bushi = Defends his province with his own tiles and discs.
bushido-board-about-role-sensei = Plays effect tiles for one tile each, advises the council and calls to arms.
bushido-board-about-role-hatamoto = Draws two tiles, places Ronin and may lead a revolt against the Daimyo.
bushido-board-about-bonus = Bonus token, not used yet: { $honour } more honour for a Samurai who wins.
bushido-board-about-campaign = Campaign token, not used yet: a second attack, or the elite troops.
bushido-board-track = Bushido track
bushido-board-about-track = Filled markers: Daimyo honour, which wins the game at 50 or at the end of the year. Framed ones: Samurai honour, which becomes Daimyo honour at tea.
bushido-board-honours = { $player }: Daimyo { $daimyo }, Samurai { $samurai }.
bushido-board-months = Month { $month } of { $months }
bushido-board-about-months = The Shogun marker: after month { $months } the year ends, and the highest Daimyo honour wins.
bushido-board-phases = Phases of the turn
bushido-board-asked = Who is asked
bushido-board-roles = Roles of this turn
bushido-board-not-dealt = not dealt yet
bushido-board-about-phase-1 = The Daimyo draws tiles for his income, changes discs and adjusts his troops to his koku.
bushido-board-about-phase-2 = The Daimyo may invite somebody and turn Samurai honour into Daimyo honour.
bushido-board-about-phase-3 = The Daimyo may buy honour with tiles of strength 3.
bushido-board-about-phase-4 = The Daimyo deals the cards: who attacks for him, who is attacked, who advises.
bushido-board-about-phase-5 = Effect tiles: the Sensei plays them for one tile, the others for two; the Daimyo plays none.
bushido-board-about-phase-6 = The Hatamoto places Ronin and may lead a revolt against the Daimyo.
bushido-board-about-phase-7 = The Daimyo regroups, names a target, sends troops and may promise more honour.
bushido-board-about-phase-8 = Samurai and Bushi stack katana and choose a tactic in secret; both are shown at once.
bushido-board-about-phase-9 = Samurai honour is awarded, and the province changes hands.
bushido-board-about-phase-10 = Only after a defeat of the Samurai: a punishment is proposed, and the Daimyo decides.
bushido-board-about-phase-11 = The Sensei decides whether everybody draws tiles, or nobody.
bushido-board-about-phase-12 = Whoever plays a Kotau disc holds the month, moves it by two or draws five tiles.
bushido-board-combat = Combat in { $hex }
bushido-board-combat-for = Combat for { $hex }, { $kind }
bushido-board-revolt-for = Revolt in { $hex }, { $kind }
bushido-board-about-laid = Bonus tokens on the target: a Samurai who wins gains so much more honour.
bushido-board-leads = { $owner }: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
       *[other] {", "}elite { $elite }
    }.
bushido-board-stack = Katana stack: { $number }
bushido-board-no-katana = no katana
bushido-board-legend = What provinces are worth
bushido-board-worth-honour = honour
bushido-board-worth-koku = koku
bushido-board-worth-katana = katana
bushido-board-about-worth-honour = Honour: whoever gains the province gains so much Daimyo honour, and whoever loses it loses as much.
bushido-board-about-worth-koku = Koku: so many troops it feeds.
bushido-board-about-worth-katana = Katana: so many more tiles as income.

# Asking
