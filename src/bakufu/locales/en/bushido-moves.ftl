# Moves
bushido-move-fortress = Build the fortress in { $hex }
bushido-move-settle = Take { $hex }
bushido-move-station = Station { $number ->
        [one] 1 troop
       *[other] { $number } troops
    } in { $hex }
bushido-move-guard = Station { $number ->
        [one] 1 elite troop
       *[other] { $number } elite troops
    } in { $hex }
bushido-move-fill = Send a troop from { $hex }
bushido-move-discard = Discard: { $disc }
bushido-move-done = Done
bushido-move-call-elite = Call the elite troops
bushido-move-pass = Pass
bushido-move-invite = { $you ->
    [who] Invite yourself
   *[other] Invite { $who } to tea
}
bushido-move-accept = Accept the invitation
bushido-move-refuse = Refuse the invitation
bushido-move-give-up = Give up { $honour } Samurai honour
bushido-move-buy = Buy { $points } Daimyo honour
bushido-move-samurai = { $you ->
    [who] Be Samurai yourself
   *[other] Make { $who } Samurai
}
bushido-move-bushi = { $you ->
    [who] Be Bushi yourself
   *[other] Make { $who } Bushi
}
bushido-move-sensei = { $you ->
    [who] Be Sensei yourself
   *[other] Make { $who } Sensei
}
bushido-move-ronin = Place a Ronin in { $hex }
bushido-move-spy = { $you ->
    [who] Spy on yourself
   *[other] Spy on { $who }
}
bushido-move-tea = { $you ->
    [who] Hold tea for yourself
   *[other] Hold tea with { $who }
}
bushido-move-geisha = Play a Geisha: the turn ends
bushido-move-revolt = Start a revolt in { $hex }
bushido-move-campaign = Announce a second attack
bushido-move-attack = Attack { $way }
bushido-move-halt = Make no attack
bushido-move-send = Send { $number ->
        [one] 1 troop
       *[other] { $number } troops
    }
bushido-move-send-elite = Send { $number ->
        [one] 1 elite troop
       *[other] { $number } elite troops
    }
bushido-move-bonus = Lay { $tokens }
bushido-move-lay = Lay { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } of strength { $strength }
bushido-move-top = A { $strength } on top: the stack is ready
bushido-move-no-katana = Bring no katana
bushido-move-play = Play { $tactic }
bushido-move-retreat = Retreat to { $hex }
bushido-move-seppuku = Demand Seppuku
bushido-move-propose = Propose a loss of { $honour } honour
bushido-move-follow = Follow the advice
bushido-move-spare = Spare the Samurai: he loses 1 honour
bushido-move-to-arms = To arms: everybody draws
bushido-move-wait = Wait: nobody draws
bushido-move-kotau = Play a Kotau: { $effect }

# What the table waits for
bushido-prompt-fortress = { $you ->
    [seat] Choose a hex for your fortress.
   *[other] { $seat } chooses a hex for a fortress.
}
bushido-prompt-province = { $you ->
    [seat] Take a free hex and turn it up.
   *[other] { $seat } takes a province.
}
bushido-prompt-deploy = { $you ->
    [seat] Deploy { $number ->
        [one] 1 more troop
       *[other] { $number } more troops
    }.
   *[other] { $seat } deploys { $number ->
        [one] 1 more troop
       *[other] { $number } more troops
    }.
}
bushido-prompt-gap = { $you ->
    [seat] Your elite left { $hex } empty: which province sends a troop?
   *[other] The elite of { $seat } left { $hex } empty: a province sends a troop.
}
bushido-prompt-discs = { $you ->
    [seat] Discard the discs you do not want; then you refill to four.
   *[other] { $seat } changes discs.
}
bushido-prompt-remove = { $you ->
    [seat] You have too many troops for your koku: take { $number } off the map.
   *[other] { $seat } has too many troops: { $number ->
        [one] 1 goes
       *[other] { $number } go
    }.
}
bushido-prompt-recruit = { $you ->
    [seat] Recruit up to { $number ->
        [one] 1 troop
       *[other] { $number } troops
    }.
   *[other] { $seat } may recruit up to { $number ->
        [one] 1 troop
       *[other] { $number } troops
    }.
}
bushido-prompt-elite = { $you ->
    [seat] Do you spend your campaign token to call the elite?
   *[other] { $seat } may call the elite.
}
bushido-prompt-place-elite = { $you ->
    [seat] Place your elite troops.
   *[other] { $seat } places elite troops.
}
bushido-prompt-invite = { $you ->
    [seat] Whom do you invite to tea?
   *[other] { $seat } may invite somebody to tea.
}
bushido-prompt-answer = { $you ->
    [seat] { $host } invites you to tea. Do you accept?
    [host] { $seat } answers your invitation.
   *[other] { $seat } answers the invitation of { $host }.
}
bushido-prompt-give-up = { $you ->
    [seat] How much of your { $honour } Samurai honour do you turn into half as much Daimyo honour?
   *[other] { $seat } may turn Samurai honour into Daimyo honour (has { $honour }).
}
bushido-prompt-buy = { $you ->
    [seat] Do you buy Daimyo honour, three tiles of strength 3 a point?
   *[other] { $seat } may buy honour.
}
bushido-prompt-deal-samurai = { $you ->
    [seat] Who leads your troops as Samurai?
   *[other] { $seat } names the Samurai.
}
bushido-prompt-deal-bushi = { $you ->
    [seat] Whom do you attack as Bushi?
   *[other] { $seat } names the Bushi.
}
bushido-prompt-deal-sensei = { $you ->
    [seat] Who is Sensei?
   *[other] { $seat } names the Sensei.
}
bushido-prompt-intrigue = { $you ->
    [seat] You are the Sensei: play effect tiles, or pass.
   *[other] { $seat } may play effect tiles as Sensei.
}
bushido-prompt-intrigue-double = { $you ->
    [seat] Play effect tiles, two for one, or pass.
   *[other] { $seat } may play effect tiles, two for one.
}
bushido-prompt-unrest = { $you ->
    [seat] You are the Hatamoto: place Ronin, or pass.
   *[other] { $seat } may place Ronin as Hatamoto.
}
bushido-prompt-rise = { $you ->
    [seat] Do you lead a revolt against the Daimyo?
   *[other] { $seat } may lead a revolt against the Daimyo.
}
bushido-prompt-announce = { $you ->
    [seat] Do you lay your campaign token for a second attack?
   *[other] { $seat } may announce a second attack.
}
bushido-prompt-regroup = { $you ->
    [seat] Regroup troops between connected provinces, or finish.
   *[other] { $seat } regroups.
}
bushido-prompt-regroup-on = { $you ->
    [seat] Put down what you have taken up: { $number ->
        [one] 1 troop
       *[other] { $number } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    }.
   *[other] { $seat } regroups: { $number ->
        [one] 1 troop
       *[other] { $number } troops
    }{ $elite ->
        [0] {""}
        [one] {" "}and 1 elite troop
       *[other] {" "}and { $elite } elite troops
    } taken up.
}
bushido-prompt-target = { $you ->
    [seat] Name your target and where the attack comes from, or make no attack.
   *[other] { $seat } names the target.
}
bushido-prompt-send = { $you ->
    [seat] How many troops march? (Ronin in the target: { $ronin })
   *[other] { $seat } sends troops. (Ronin in the target: { $ronin })
}
bushido-prompt-send-elite = { $you ->
    [seat] How many elite troops march with them?
   *[other] { $seat } sends elite troops.
}
bushido-prompt-bonus = { $you ->
    [seat] Do you promise the Samurai more honour?
   *[other] { $seat } may lay bonus tokens.
}
bushido-prompt-stack = { $you ->
    [seats] Stack katana in secret, one on top.
   *[other] { $number ->
        [one] { $seats } is stacking katana in secret.
       *[other] Stacking katana in secret: { $seats }.
    }
}
bushido-prompt-tactic = { $you ->
    [seats] Choose your tactic in secret.
   *[other] { $number ->
        [one] { $seats } is choosing a tactic in secret.
       *[other] Choosing tactics in secret: { $seats }.
    }
}
bushido-prompt-retreat = { $you ->
    [seat] Where do your troops retreat to?
   *[other] { $seat } chooses where to retreat.
}
bushido-prompt-demand = { $you ->
    [seat] Do you demand Seppuku for one tile?
   *[other] { $seat } may demand Seppuku.
}
bushido-prompt-demand-double = { $you ->
    [seat] Do you demand Seppuku for two tiles?
   *[other] { $seat } may demand Seppuku for two tiles.
}
bushido-prompt-propose = { $you ->
    [seat] How much honour should the Samurai lose?
   *[other] { $seat } may propose a punishment.
}
bushido-prompt-judge = { $you ->
    [seat] Does { $samurai } lose { $honour } honour, or only 1?
    [samurai] { $seat } decides whether you lose { $honour } honour.
   *[other] { $seat } decides whether { $samurai } loses { $honour } honour.
}
bushido-prompt-judge-death = { $you ->
    [seat] Does { $samurai } commit Seppuku, or lose only 1 honour?
    [samurai] { $seat } decides whether you commit Seppuku.
   *[other] { $seat } decides whether { $samurai } commits Seppuku.
}
bushido-prompt-arms = { $you ->
    [seat] To arms ({ $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } each), or wait?
   *[other] { $seat } decides: to arms ({ $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } each), or wait.
}
bushido-prompt-audience = { $you ->
    [seat] Do you ask the Emperor for an audience?
   *[other] { $seat } may ask for an audience.
}
bushido-prompt-nobody = The game is over.

# Why an order is refused
refused-bushido-elite-alone = Elite troops come into the game with campaign tokens only.
refused-bushido-even = { $number } Samurai honour cannot be turned: the amount must be even, from 0 to 50.
refused-bushido-loss = A loss of { $number } cannot be proposed: it must be from 2 to 10.
refused-bushido-no-tactic = This disc is not a tactic.
refused-bushido-no-effect = This tile has no effect here.
refused-bushido-troops = There cannot be that many troops.
refused-bushido-one-card = Each player gets one card; only with three players the Sensei has a second one.
refused-bushido-not-adjacent = The target must be adjacent to the origin.
refused-bushido-only-katana = Only katana tiles are stacked.
