# Options of Bushido
option-bushido-players = Number of players
option-bushido-first_player = First player
option-bushido-first_player-about = The rulebook lets the oldest begin.
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
option-bushido-stall_guard = A full round without an attack
option-bushido-stall_guard-about = Without it the year stands still for as long as nobody attacks: such a game need not end.
value-bushido-stall_guard-on = moves the month
value-bushido-stall_guard-off = changes nothing
option-bushido-forfeited_troops = Troops that fought without katana
option-bushido-forfeited_troops-about = Whoever lays no katana loses at once, with all troops in the combat.
value-bushido-forfeited_troops-removed = leave the game
value-bushido-forfeited_troops-reserve = go to the reserve
option-bushido-hatamoto_win = A revolt won against surviving defenders
option-bushido-hatamoto_win-about = The rules of phase 6 and of phase 8 disagree here.
value-bushido-hatamoto_win-province_lost = the province is lost
value-bushido-hatamoto_win-defenders_hold = the defenders hold it
option-bushido-isolated_attack = Attack out of an isolated province
option-bushido-isolated_attack-about = Isolated: no other province of the clan touches it.
option-bushido-invite_daimyo = The Daimyo as guest of a Chanoyu tile
option-bushido-invite_daimyo-about = In his own turn the Daimyo plays no effect tiles; may others ask him to tea?
option-bushido-revolt_timing = Revolt after a combat
option-bushido-revolt_timing-about = Whether a conquered province that revolts at once still brings its honour.
value-bushido-revolt_timing-before_honour = before the honour is awarded
value-bushido-revolt_timing-after_honour = after the honour is awarded
option-bushido-elite_honour = Samurai honour for a fallen elite troop
option-bushido-elite_honour-about = An elite troop fights as three, but is one piece.
option-bushido-hand_counts = How many tiles and discs others hold
option-bushido-hand_counts-about = Whoever counts every draw knows it anyway; the kinds stay hidden.
value-bushido-hand_counts-hidden = hidden
value-bushido-hand_counts-shown = shown
option-bushido-spy_clock = How long a spy may look
option-bushido-spy_clock-about = The rulebook gives him one minute.
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
bushido-thing-honour = Daimyo honour
bushido-thing-samurai = Samurai honour
bushido-thing-koku = Koku
bushido-thing-income = Income
bushido-thing-provinces = Provinces
bushido-thing-troops = Troops
bushido-board-clans = Koku, income and troops of the clans

# Asking
bushido-ask-fewer = fewer
bushido-ask-more = more
bushido-ask-how-many = How many troops
bushido-ask-how-much = How much honour
bushido-ask-on-the-map = Touch a highlighted province on the map.
bushido-ask-hex = { $hex }, { $kind } ({ $troops })
bushido-ask-from-here = Attack from here
bushido-ask-attack-here = Attack here
bushido-ask-take-here = Take a troop away
bushido-ask-place-here = Place a troop here
bushido-ask-move-here = Move the troops here
bushido-ask-pick-up = Pick up troops
bushido-ask-let-go = Let go of the troops
bushido-ask-not-connected = These two provinces are not connected.
bushido-ask-pass-elite = Keep the token
bushido-ask-pass-announce = Keep the token
bushido-ask-pass-invite = No tea
bushido-ask-pass-rise = No revolt
bushido-ask-pass-demand = No Seppuku
bushido-ask-pass-audience = No audience
bushido-ask-pass-propose = Propose nothing
bushido-ask-pass-intrigue = Nothing more
bushido-ask-give = { $samurai } Samurai honour becomes { $daimyo } Daimyo honour; { $left } is left.
bushido-ask-give-none = Keep it all
bushido-ask-buy = Three tiles of strength 3 for a point; you have { $tiles }.
bushido-ask-buy-none = Buy nothing
bushido-ask-honour-more = +{ $honour } Daimyo honour
bushido-ask-samurai-has = The Samurai, { $seat }, has { $honour } Samurai honour. If the Daimyo follows, you gain 1 Daimyo honour.
bushido-ask-propose = Propose −{ $honour }
bushido-ask-kotau-appease = Month stays
bushido-ask-kotau-fan = Two months
bushido-ask-kotau-plead = Five tiles
bushido-ask-bonus-none = No bonus
bushido-ask-bonus-3 = The 3
bushido-ask-bonus-6 = The 6
bushido-ask-bonus-both = Both
bushido-ask-revolts = { $number ->
        [one] { $hexes } would revolt.
       *[other] These would revolt: { $hexes }.
    }
bushido-ask-goal = To which province do the troops of { $hex } go?
bushido-ask-regroup-how = Drag troops to a connected province, or touch one and then the other.
bushido-ask-regroup-on = Go on, or finish.
bushido-ask-regroup-stuck = No troops can move: one stays in each province, and isolated ones take no part.
bushido-ask-left = Touch provinces on the map: { $left } of { $most } left.
bushido-ask-left-remove = Touch provinces on the map: { $left } of { $most } still go.
bushido-ask-left-elite = Touch provinces on the map: { $left } of { $most } elite troops left.
bushido-ask-last = Last: { $way }
bushido-ask-elite = Elite troops
bushido-ask-elite-more = Elite troops with them
bushido-ask-all = All { $left } that are left
bushido-ask-undo = Take this one back
bushido-ask-regroup-none = Do not regroup
bushido-ask-regroup-done = Finish regrouping
bushido-ask-recruit-none = Recruit nobody
bushido-ask-troops-done = Done
bushido-ask-enter = Neutral ground, Ronin: { $ronin }. { $stay ->
        [one] 1 stays
       *[other] { $stay } stay
    } behind.
bushido-ask-against = Against { $troops }. { $stay ->
        [one] 1 stays
       *[other] { $stay } stay
    } behind.
bushido-ask-again = Begin again
bushido-ask-march = March with { $number }
bushido-ask-which-origin = { $hex } is attacked from:
bushido-ask-no-target = There is nothing to attack from your land.
bushido-ask-target-from = Touch what is attacked from { $hex }.
bushido-ask-target-how = Drag troops onto a target, or touch both.
bushido-ask-who-samurai = leads your troops:
bushido-ask-who-bushi = is attacked:
bushido-ask-who-sensei = advises and intrigues:
bushido-ask-take-card = Take back the card: { $role }
bushido-ask-deal = Deal the roles
bushido-ask-no-effects = You hold no tile that can be played here.
bushido-ask-effects = { $price ->
        [1] One tile for each effect.
       *[other] Two equal tiles for each effect.
    }
bushido-ask-effect-ronin = Touch a province of somebody else.
bushido-ask-effect-shinobi = Behind whose screen do you look?
bushido-ask-effect-chanoyu = Whom do you invite? Whoever accepts gains 5 of your Samurai honour.
bushido-ask-effect-geisha = The turn ends at once, and the month stays.
bushido-ask-stack-of = Tiles of strength { $strength }, you hold { $held }
bushido-ask-on-top = On top:
bushido-ask-top = A { $strength } on top
bushido-ask-no-katana = Without katana all troops are lost.
bushido-ask-stack = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $katana } katana
bushido-ask-which-tactic = Choose a tactic
bushido-ask-keep = { $disc }: keep { $keep } of { $held }
bushido-ask-discard = Discard { $number }, draw { $draws }
bushido-ask-discard-none = { $draws ->
        [0] Keep all
       *[other] Keep all, draw { $draws }
    }
bushido-ask-seen = Behind the screen of { $seat }
bushido-ask-seen-nothing = nothing
bushido-ask-close = Close

# Behind the screen
bushido-own-title = Screen
bushido-own-watching = You watch; nobody’s screen is open to you.
bushido-own-tiles = Tiles
bushido-own-katana = Katana: { $katana }
bushido-own-effects = Effects
bushido-own-discs = Discs
bushido-own-land = Troops and tokens
bushido-own-none = none
bushido-own-thing = { $thing }: { $held }
bushido-own-campaign = campaign token
bushido-own-about-1 = Katana tile of strength 1. In an ambush these also kill afterwards.
bushido-own-about-2 = Katana tile of strength 2.
bushido-own-about-3 = Katana tile of strength 3. Three of them buy 1 Daimyo honour in your own turn; lost in a battle, each kills one of the winners.
bushido-own-about-chanoyu = Tea by tile: a guest gains 5 of your Samurai honour, then you turn the rest into Daimyo honour, two for one.
bushido-own-about-geisha = Ends the turn at once; the month stays.
bushido-own-about-shinobi = A spy: look behind the screen of another player, once.
bushido-own-about-ronin = Goes to a province of somebody else. With as many Ronin as troops it revolts.
bushido-own-about-seppuku = Demands the death of a Samurai who lost: one tile of the Sensei, two of anybody else.
bushido-own-about-battle = Adds your troops. Beats ambush (katana double), loses to duel.
bushido-own-about-duel = Beats battle (katana double), loses to ambush. Against another duel half the loser’s Samurai honour is at stake.
bushido-own-about-ambush = Beats duel (katana double), loses to battle. Tiles of strength 1 kill afterwards.
bushido-own-about-traitor = Beats every other tactic without a count.
bushido-own-about-kotau = No tactic. In phase 12: the month stays, two months pass, or you draw five tiles.
bushido-own-about-troops = { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } on the map; your koku feed { $koku }.
bushido-own-about-reserve = { $reserve ->
        [one] 1 troop
       *[other] { $reserve } troops
    } in reserve. You recruit in your own phase 1.
bushido-own-about-income = You draw { $income } tiles in your own phase 1.
bushido-own-table = { $mine ->
        [one] Your troop
       *[other] Your { $mine } troops
    } against { $other }. Your total above, theirs below (K: their katana).
bushido-own-rule = The rule
bushido-own-mine = you
bushido-own-theirs = they
bushido-own-wins = wins
bushido-own-loses = loses
bushido-own-pair = { $own } against { $other }.
bushido-own-totals = { $mine } to { $theirs }.
bushido-own-loss-difference = The loser loses the difference in troops.
bushido-own-loss-all = The loser loses all troops.
bushido-own-loss-none = The loser’s troops retreat, and half of his Samurai honour goes to the winner.
bushido-own-loss-revolt = The loser’s troops retreat, Ronin stay; no honour is at stake.
bushido-own-loss-traitor = The traitor wins without a count; the loser loses all troops.
bushido-own-after-ones = Afterwards you lose 1 troop for every { $ones ->
        [1] tile
       *[other] { $ones } tiles
    } of strength 1 they laid.
bushido-own-after-ones-other = Afterwards they lose 1 troop for every { $ones ->
        [1] tile
       *[other] { $ones } tiles
    } of strength 1 you laid.
bushido-own-after-threes = Afterwards the winner loses 1 troop for every tile of strength 3 the loser laid.
