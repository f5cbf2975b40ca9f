# On the shelf
bushido-about = On your turn you command a war that your rivals fight for you; honour wins. 3 to 5 players.

# Names of things
bushido-seat-red = Red
bushido-seat-blue = Blue
bushido-seat-green = Green
bushido-seat-yellow = Yellow
bushido-seat-violet = Violet
bushido-kind-mountain = mountains
bushido-kind-rice = rice field
bushido-kind-village = village
bushido-kind-town = town
bushido-kind-city = city
bushido-kind-temple = temple
bushido-kind-fortress = fortress
bushido-thing-1 = 1 katana
bushido-thing-2 = 2 katana
bushido-thing-3 = 3 katana
bushido-thing-chanoyu = Chanoyu
bushido-thing-geisha = Geisha
bushido-thing-shinobi = Shinobi
bushido-thing-ronin = Ronin
bushido-thing-seppuku = Seppuku
bushido-thing-battle = battle
bushido-thing-duel = duel
bushido-thing-ambush = ambush
bushido-thing-traitor = traitor
bushido-thing-kotau = Kotau
bushido-role-daimyo = Daimyo
bushido-role-samurai = Samurai
bushido-role-bushi = Bushi
bushido-role-sensei = Sensei
bushido-role-hatamoto = Hatamoto
bushido-tokens-none = no bonus token
bushido-tokens-3 = the bonus token of 3
bushido-tokens-6 = the bonus token of 6
bushido-tokens-both = both bonus tokens
bushido-effect-appease = appease the Emperor (the month stays)
bushido-effect-fan = fan the hostilities (two months pass)
bushido-effect-plead = plead for support (five tiles)
bushido-phase-1 = Daimyo
bushido-phase-2 = free tea
bushido-phase-3 = purchase
bushido-phase-4 = roles
bushido-phase-5 = intrigue
bushido-phase-6 = Hatamoto
bushido-phase-7 = mobilisation
bushido-phase-8 = combat
bushido-phase-9 = honour
bushido-phase-10 = council
bushido-phase-11 = to arms
bushido-phase-12 = Kotau

# What happened
bushido-first-drawn = { $you ->
    [seat] You are first player.
   *[other] { $seat } is first player.
}
bushido-discs-drawn = { $you ->
    [seat] You draw { $number ->
        [one] 1 disc
       *[other] { $number } discs
    }: { $discs }.
   *[other] { $seat } draws { $number ->
        [one] 1 disc
       *[other] { $number } discs
    }: { $discs }.
}
bushido-discs-drawn-none = { $you ->
    [seat] You draw { $number ->
        [one] 1 disc
       *[other] { $number } discs
    }.
   *[other] { $seat } draws { $number ->
        [one] 1 disc
       *[other] { $number } discs
    }.
}
bushido-fortress-built = { $you ->
    [seat] You build your fortress in { $hex }.
   *[other] { $seat } builds a fortress in { $hex }.
}
bushido-province-taken = { $you ->
    [seat] You take { $hex } and turn up: { $kind }.
   *[other] { $seat } takes { $hex } and turns up: { $kind }.
}
bushido-honour-marked = { $you ->
    [seat] You begin with { $honour } Daimyo honour.
   *[other] { $seat } begins with { $honour } Daimyo honour.
}
bushido-land-marked = { $you ->
    [seat] Your koku: { $koku }, your income: { $income }.
   *[other] { $seat }: koku { $koku }, income { $income }.
}
bushido-stationed = { $you ->
    [seat] You now have { $number ->
        [one] 1 troop
       *[other] { $number } troops
    } in { $hex }.
   *[other] { $seat } now has { $number ->
        [one] 1 troop
       *[other] { $number } troops
    } in { $hex }.
}
bushido-elite-stationed = { $you ->
    [seat] You now have { $number ->
        [one] 1 elite troop
       *[other] { $number } elite troops
    } in { $hex }.
   *[other] { $seat } now has { $number ->
        [one] 1 elite troop
       *[other] { $number } elite troops
    } in { $hex }.
}
bushido-tiles-drawn = { $you ->
    [seat] You draw { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }: { $tiles }.
   *[other] { $seat } draws { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }: { $tiles }.
}
bushido-tiles-drawn-none = { $you ->
    [seat] You draw { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }.
   *[other] { $seat } draws { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }.
}
bushido-turn-began = { $you ->
    [seat] Month { $month }: you are the Daimyo.
   *[other] Month { $month }: { $seat } is the Daimyo.
}
bushido-elite-left = { $you ->
    [seat] Your elite leaves { $hex }: { $number }.
   *[other] The elite of { $seat } leaves { $hex }: { $number }.
}
bushido-gap-closed = { $you ->
    [seat] A troop of yours from { $origin } takes over { $hex }.
   *[other] A troop of { $seat } from { $origin } takes over { $hex }.
}
bushido-gap-closed-none = { $you ->
    [seat] A troop of your reserve takes over { $hex }.
   *[other] A troop from the reserve of { $seat } takes over { $hex }.
}
bushido-disc-discarded = { $you ->
    [seat] You discard a disc: { $disc }.
   *[other] { $seat } discards a disc: { $disc }.
}
bushido-disc-discarded-none = { $you ->
    [seat] You discard a disc.
   *[other] { $seat } discards a disc.
}
bushido-discs-shuffled = The discarded discs are shuffled in: the stock now has { $number }.
bushido-elite-called = { $you ->
    [seat] You call your elite troops.
   *[other] { $seat } calls the elite troops.
}
bushido-invited = { $you ->
    [seat] You invite { $guest } to tea.
    [guest] { $seat } invites you to tea.
   *[other] { $seat } invites { $guest } to tea.
}
bushido-accepted = { $you ->
    [seat] You accept the invitation.
   *[other] { $seat } accepts the invitation.
}
bushido-refused = { $you ->
    [seat] You refuse the invitation.
   *[other] { $seat } refuses the invitation.
}
bushido-gave-up = { $you ->
    [seat] You turn { $samurai } Samurai honour into { $daimyo } Daimyo honour.
   *[other] { $seat } turns { $samurai } Samurai honour into { $daimyo } Daimyo honour.
}
bushido-samurai-honour = { $you ->
    [seat] Your Samurai honour: { $before } → { $now }.
   *[other] { $seat }: Samurai honour { $before } → { $now }.
}
bushido-daimyo-honour = { $you ->
    [seat] Your Daimyo honour: { $before } → { $now }.
   *[other] { $seat }: Daimyo honour { $before } → { $now }.
}
bushido-bought = { $you ->
    [seat] { $points ->
        [0] You buy no honour.
       *[other] You buy { $points } Daimyo honour for { $number } tiles.
    }
   *[other] { $points ->
        [0] { $seat } buys no honour.
       *[other] { $seat } buys { $points } Daimyo honour for { $number } tiles.
    }
}
bushido-role-dealt = { $you ->
    [seat] You are { $role }.
   *[other] { $seat } is { $role }.
}
bushido-ronin-placed = { $you ->
    [seat] You place a Ronin in { $hex } (tiles spent: { $number }).
   *[other] { $seat } places a Ronin in { $hex } (tiles spent: { $number }).
}
bushido-spied = { $you ->
    [seat] You spy on { $on } (tiles spent: { $number }).
    [on] { $seat } spies on you (tiles spent: { $number }).
   *[other] { $seat } spies on { $on } (tiles spent: { $number }).
}
bushido-hand-seen = { $you ->
    [seat] Behind the screen of { $on } you see: { $things }.
    [on] Behind your screen { $seat } sees: { $things }.
   *[other] Behind the screen of { $on } { $seat } sees: { $things }.
}
bushido-tea-held = { $you ->
    [seat] You hold tea (Chanoyu spent: { $number }).
   *[other] { $seat } holds tea (Chanoyu spent: { $number }).
}
bushido-geisha-played = { $you ->
    [seat] You play a Geisha: the turn ends (tiles spent: { $number }).
   *[other] { $seat } plays a Geisha: the turn ends (tiles spent: { $number }).
}
bushido-passed = { $you ->
    [seat] You pass.
   *[other] { $seat } passes.
}
bushido-revolted = { $hex } revolts: troops worth { $troops } leave, { $ronin ->
        [one] 1 Ronin goes
       *[other] { $ronin } Ronin go
    } into the bag.
bushido-province-lost = { $you ->
    [seat] You lose { $hex }.
   *[other] { $seat } loses { $hex }.
}
bushido-rose = { $you ->
    [seat] You lead the Ronin of { $hex } in revolt.
   *[other] { $seat } leads the Ronin of { $hex } in revolt.
}
bushido-campaign-laid = { $you ->
    [seat] You announce a second attack.
   *[other] { $seat } announces a second attack.
}
bushido-attacked = { $you ->
    [seat] You march on { $target } from { $origin } with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] { $seat } marches on { $target } from { $origin } with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
}
bushido-neutral-taken = { $you ->
    [seat] You take the neutral { $hex }.
   *[other] { $seat } takes the neutral { $hex }.
}
bushido-no-attack = { $you ->
    [seat] You do not attack.
   *[other] { $seat } does not attack.
}
bushido-bonus-laid = { $you ->
    [seat] { $honour ->
        [0] You promise the Samurai no bonus.
       *[other] You promise the Samurai { $honour } more honour.
    }
   *[other] { $honour ->
        [0] { $seat } promises the Samurai no bonus.
       *[other] { $seat } promises the Samurai { $honour } more honour.
    }
}
bushido-katana-laid = { $you ->
    [seat] You lay { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } of strength { $strength }.
   *[other] { $seat } lays { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } of strength { $strength }.
}
bushido-top-chosen = { $you ->
    [seat] A { $strength } lies on top of your stack.
   *[other] A { $strength } lies on top of the stack of { $seat }.
}
bushido-ready = { $you ->
    [seat] You are ready.
   *[other] { $seat } is ready.
}
bushido-stack-shown = { $you ->
    [seat] You show a stack of { $height ->
        [one] 1 tile
       *[other] { $height } tiles
    }, a { $top } on top.
   *[other] { $seat } shows a stack of { $height ->
        [one] 1 tile
       *[other] { $height } tiles
    }, a { $top } on top.
}
bushido-stack-shown-none = { $you ->
    [seat] You bring no katana.
   *[other] { $seat } brings no katana.
}
bushido-disc-exchanged = { $you ->
    [seat] You have nothing but Kotau and exchange one.
   *[other] { $seat } has nothing but Kotau and exchanges one.
}
bushido-tactic-chosen = { $you ->
    [seat] You choose: { $tactic }.
   *[other] { $seat } chooses: { $tactic }.
}
bushido-tactic-shown = { $you ->
    [seat] You show: { $tactic }.
   *[other] { $seat } shows: { $tactic }.
}
bushido-stack-turned = { $you ->
    [seat] Your stack: { $stack }, { $katana } katana in all.
   *[other] The stack of { $seat }: { $stack }, { $katana } katana in all.
}
bushido-counted = { $you ->
    [seat] You win: { $attack } against { $defence }.
   *[other] { $seat } wins: { $attack } against { $defence }.
}
bushido-counted-none = { $you ->
    [seat] Your traitor wins.
   *[other] The traitor of { $seat } wins.
}
bushido-forfeited = { $you ->
    [seat] Without katana you forfeit { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] Without katana { $seat } forfeits { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
}
bushido-fell = { $you ->
    [seat] You lose { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] { $seat } loses { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
}
bushido-ronin-fell = { $number ->
        [one] 1 Ronin falls
       *[other] { $number } Ronin fall
    } in { $hex }.
bushido-stake-lost = { $you ->
    [seat] You lost the duel and forfeit { $honour } Samurai honour.
   *[other] { $seat } lost the duel and forfeits { $honour } Samurai honour.
}
bushido-retreated = { $you ->
    [seat] You withdraw to { $hex } with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] { $seat } withdraws to { $hex } with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
}
bushido-scattered = { $you ->
    [seat] Your troops scatter: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] The troops of { $seat } scatter: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
}
bushido-conquered = { $you ->
    [seat] { $hex } is conquered for you.
   *[other] { $hex } is conquered for { $seat }.
}
bushido-held = { $you ->
    [seat] You hold { $hex }.
   *[other] { $seat } holds { $hex }.
}
bushido-left-neutral = Nobody is left: { $hex } becomes neutral.
bushido-seppuku-demanded = { $you ->
    [seat] You demand Seppuku.
   *[other] { $seat } demands Seppuku.
}
bushido-loss-proposed = { $you ->
    [seat] You propose that the Samurai loses { $honour } honour.
   *[other] { $seat } proposes that the Samurai loses { $honour } honour.
}
bushido-nothing-proposed = { $you ->
    [seat] You propose nothing.
   *[other] { $seat } proposes nothing.
}
bushido-followed = { $you ->
    [seat] You follow the advice.
   *[other] { $seat } follows the advice.
}
bushido-spared = { $you ->
    [seat] You spare the Samurai.
   *[other] { $seat } spares the Samurai.
}
bushido-called-to-arms = { $you ->
    [seat] You call to arms.
   *[other] { $seat } calls to arms.
}
bushido-waited = { $you ->
    [seat] You wait: nobody draws.
   *[other] { $seat } waits: nobody draws.
}
bushido-audience-held = { $you ->
    [seat] You play a Kotau to { $effect }.
   *[other] { $seat } plays a Kotau to { $effect }.
}
bushido-month-moved = Month { $month } begins.
bushido-month-stayed = It is still month { $month }.
bushido-mikado = The bag is empty: by the law of the Mikado all tiles go back, and everybody draws anew.
bushido-game-ended = { $you ->
    [seat] You are named Shogun and win.
   *[other] { $seat } is named Shogun and wins.
}

# The picture of the table
bushido-picture-set-up = Set-up
bushido-picture-when = Month { $month }
bushido-picture-over = The end
bushido-picture-piles = discs in stock { $stock }, discarded { $discards }
bushido-picture-face-down = ?
bushido-picture-attack = Attack on { $hex }: { $number } troops, { $elite } elite troops, bonus { $bonus }
bushido-picture-revolt = Revolt in { $hex }: { $number } Ronin, { $elite } elite troops, bonus { $bonus }
bushido-picture-ready = ready
bushido-picture-choosing = choosing
bushido-picture-stack = { $number } tiles, on top { $top }
bushido-picture-counts = honour { $honour }  Samurai { $samurai }  koku { $koku }  income { $income }  troops { $troops }, reserve { $reserve }
bushido-picture-campaign = campaign
bushido-picture-held = { $tiles } tiles, { $discs } discs
bushido-picture-reconstructed = Values of villages, towns, cities, temples and fortresses, the shape of the map and the katana tiles by strength are reconstructed.

# How the game stands
bushido-standing-title = Beside Daimyo honour
bushido-standing-samurai = Samurai honour, and what tea would make of it
bushido-standing-koku = Koku
bushido-standing-income = Income
bushido-standing-provinces = Provinces, the fortress included
bushido-standing-to-come = Samurai honour counts only when it is turned at tea; the year ends after month 12.
bushido-source-honour = Daimyo honour

# What people say to each other
bushido-slot-province = Province
bushido-slot-tactic = Tactic
bushido-phrase-lead-all = I will lead with all my katana.
bushido-phrase-stack = I will bring at least { $number ->
    [one] 1 katana tile
   *[other] { $number } katana tiles
}.
bushido-phrase-tactic = My tactic will be: { $tactic }.
bushido-phrase-spare = Spare { $province }, and I spare you.
bushido-phrase-no-defence = Attack { $province }: I will not defend it.
bushido-phrase-attack = { $you ->
    [player] Better to attack you than me.
   *[other] Attack { $player }, not me.
}
bushido-phrase-samurai = Make me Samurai: it will not be to your harm.
bushido-phrase-sensei = Make me Sensei, and I play no Geisha.
bushido-phrase-tea = Accept my tea, and I accept yours.
bushido-phrase-council = Spare me in the council, and I will not forget it.
bushido-phrase-revenge = Take { $province }, and I take it back.
bushido-phrase-ronin = If you attack me, Ronin come to { $province }.
bushido-phrase-agreed = Agreed.
bushido-phrase-refuse = No, I do not agree to that.
