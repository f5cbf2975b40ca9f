# On the shelf
shitenno-about = Share out cards and titles, then win the provinces for your general. 2 to 4 players.

# Names of things
general-honda = Honda
general-sakakibara = Sakakibara
general-sakai = Sakai
general-ii = Ii
title-daimyo = Daimyō
title-shomyo = Shōmyō
title-sensei = Senseï
title-hatamoto = Hatamoto
kind-samurai = Samurai
kind-bushi = Bushi
kind-sohei = Sōhei
kind-shinobi = Shinobi
bonus-exchange = Exchange
bonus-plus-one = +1
bonus-draw = Draw
province-chugoku = Chūgoku
province-chubu = Chūbu
province-hokkaido = Hokkaidō
province-kyushu = Kyūshū
province-tohoku = Tōhoku
province-shikoku = Shikoku
province-kansai = Kansai
province-kanto = Kantō
way-troops = troops
way-koku = koku
source-positions = positions
source-titles = titles
source-koku = koku
source-majorities = majorities
card-1-koku = 1-koku
card-2-koku = 2-koku
card-3-koku = 3-koku
card-samurai = Samurai
card-bushi = Bushi
card-sohei = Sōhei
card-shinobi = Shinobi
card-samurai-samurai = Samurai+Samurai
card-samurai-bushi = Samurai+Bushi
card-samurai-sohei = Samurai+Sōhei
card-samurai-shinobi = Samurai+Shinobi
card-bushi-bushi = Bushi+Bushi
card-bushi-sohei = Bushi+Sōhei
card-bushi-shinobi = Bushi+Shinobi
card-sohei-sohei = Sōhei+Sōhei
card-sohei-shinobi = Sōhei+Shinobi
card-shinobi-shinobi = Shinobi+Shinobi
piece-hatamoto = the Hatamoto title
piece-exchange = Exchange
piece-plus-one = +1
piece-1-koku = { card-1-koku }
piece-2-koku = { card-2-koku }
piece-3-koku = { card-3-koku }
piece-samurai = { card-samurai }
piece-bushi = { card-bushi }
piece-sohei = { card-sohei }
piece-shinobi = { card-shinobi }
piece-samurai-samurai = { card-samurai-samurai }
piece-samurai-bushi = { card-samurai-bushi }
piece-samurai-sohei = { card-samurai-sohei }
piece-samurai-shinobi = { card-samurai-shinobi }
piece-bushi-bushi = { card-bushi-bushi }
piece-bushi-sohei = { card-bushi-sohei }
piece-bushi-shinobi = { card-bushi-shinobi }
piece-sohei-sohei = { card-sohei-sohei }
piece-sohei-shinobi = { card-sohei-shinobi }
piece-shinobi-shinobi = { card-shinobi-shinobi }

# What happened
shitenno-gate-shown = The gate of { $province } shows { $kind }.
shitenno-gate-shown-hidden = The last tile of { $province } is gone: the gate figure counts now.
shitenno-general-taken = { $you ->
    [seat] You play { $general }.
   *[other] { $seat } plays { $general }.
}
shitenno-title-dealt = { $you ->
    [seat] You begin as { $title }.
   *[other] { $seat } begins as { $title }.
}
shitenno-card-dealt = { $you ->
    [seat] You are dealt { $card }.
   *[other] { $seat } is dealt { $card }.
}
shitenno-card-dealt-hidden = { $you ->
    [seat] You are dealt a troop card.
   *[other] { $seat } is dealt a troop card.
}
shitenno-year-even = Round { $round }: an even year begins at Edo.
shitenno-year-odd = Round { $round }: an odd year begins in the provinces.
shitenno-cards-turned = Turned up to share: { $cards }.
shitenno-tairo-named = { $you ->
    [seat] You are Tairō.
   *[other] { $seat } is Tairō.
}
shitenno-lot-made = { $you ->
    [seat] You make
   *[other] { $seat } makes
} a lot with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}: { $cards }.
shitenno-lot-asked = { $you ->
    [seat] The lot is offered to you.
   *[other] The lot is offered to { $seat }.
}
shitenno-lot-refused = { $you ->
    [seat] You refuse.
   *[other] { $seat } refuses.
}
shitenno-lot-taken = { $how ->
    [refused-by-all] { $you ->
        [seat] You must take the lot
       *[other] { $seat } must take the lot
    }
   *[other] { $you ->
        [seat] You take the lot
       *[other] { $seat } takes the lot
    }
} with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}: { $cards }.
shitenno-title-taken = { $you ->
    [seat] You are now { $title }.
   *[other] { $seat } is now { $title }.
}
shitenno-turn-began = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
shitenno-kamon-placed = { $you ->
    [seat] You place a kamon on position { $position } of { $province }, paying by { $way }: { $pieces }.
   *[other] { $seat } places a kamon on position { $position } of { $province }, paying by { $way }: { $pieces }.
}
shitenno-points-scored = { $you ->
    [seat] You score
   *[other] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }.
shitenno-tile-won = { $you ->
    [seat] You win the tile of { $province }: { $bonus }.
   *[other] { $seat } wins the tile of { $province }: { $bonus }.
}
shitenno-draw-used = { $you ->
    [seat] You use a Draw tile and draw { $card }.
   *[other] { $seat } uses a Draw tile and draws { $card }.
}
shitenno-draw-used-hidden = { $you ->
    [seat] You use a Draw tile and draw a troop card.
   *[other] { $seat } uses a Draw tile and draws a troop card.
}
shitenno-kamon-gilded = { $you ->
    [seat] You turn your kamon on position { $position } of { $province } to gold.
   *[other] { $seat } turns the kamon on position { $position } of { $province } to gold.
}
shitenno-turn-ended = { $you ->
    [seat] You end your turn.
   *[other] { $seat } ends the turn.
}
shitenno-pile-shuffled = The discard of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} becomes the new troop pile.
shitenno-majority-won = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
shitenno-game-ended = { $you ->
    [seat] You are the Shogun’s favourite and win.
   *[other] { $seat } is the Shogun’s favourite and wins.
}

# Moves
shitenno-move-general = Play { $general }
shitenno-move-tile = Take the hierarchy tile with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
shitenno-move-add = Add { $card } to the lot
shitenno-move-offer = The lot is complete
shitenno-move-accept = Accept the lot
shitenno-move-refuse = Refuse the lot
shitenno-move-take = Take the lot with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
shitenno-move-place-troops = Place a kamon in { $province } ({ $price } points), paying by troops
shitenno-move-place-koku = Place a kamon in { $province } ({ $price } points), paying { $price } koku
shitenno-move-piece = Pay with { $piece }
shitenno-move-pay = The payment is complete
shitenno-move-draw = Use a Draw tile: take a troop card
shitenno-move-end = End the turn
shitenno-move-gild = Turn the kamon on position { $position } of { $province } to gold and end the turn

# What the table waits for
shitenno-prompt-general = { $you ->
    [seat] Choose a general.
   *[other] { $seat } chooses a general.
}
shitenno-prompt-tile = { $you ->
    [seat] Make a lot: first choose a hierarchy tile.
   *[other] { $seat } makes a lot: first a hierarchy tile.
}
shitenno-prompt-two-tiles = { $you ->
    [seat] Make the last two lots: first choose the higher of two hierarchy tiles.
   *[other] { $seat } makes the last two lots: first the higher of two hierarchy tiles.
}
shitenno-prompt-second-tile = { $you ->
    [seat] Make the last two lots: now choose the lower hierarchy tile.
   *[other] { $seat } makes the last two lots: now the lower hierarchy tile.
}
shitenno-prompt-cards = { $you ->
    [seat] Put cards into the lot, as many as you like.
   *[other] { $seat } puts cards into the lot.
}
shitenno-prompt-two-cards = { $you ->
    [seat] Put cards into the lot with more seals; all others go into the other lot.
   *[other] { $seat } puts cards into the lot with more seals; all others go into the other lot.
}
shitenno-prompt-answer = { $you ->
    [seat] Accept or refuse the lot?
   *[other] { $seat } accepts or refuses the lot.
}
shitenno-prompt-which-lot = { $you ->
    [seat] Take one of the two lots.
   *[other] { $seat } takes one of the two lots.
}
shitenno-prompt-turn = { $you ->
    [seat] Place up to two kamons, use Draw tiles, then end your turn.
   *[other] { $seat } places up to two kamons, uses Draw tiles, and ends the turn.
}
shitenno-prompt-payment = { $you ->
    [seat] Pay for { $province } by { $way }, piece by piece.
   *[other] { $seat } pays for { $province } by { $way }.
}
shitenno-prompt-nobody = The game is over.

# Why a hint says so
shitenno-why-general = The generals differ in nothing but their names.
shitenno-why-lot = Whoever takes it becomes { $title } with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; { $rest ->
    [one] 1 is left
   *[other] { $rest } are left
} for the others.
shitenno-why-taken = You become { $title } and get { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
shitenno-why-refused = It holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; { $rest ->
    [one] 1 is left
   *[other] { $rest } are left
} for { $others ->
    [one] one other lot
   *[other] { $others } other lots
}.
shitenno-why-placed-won = { $points } points now, and the majority of { $province } passes to you, { $majority } more at the end.
shitenno-why-placed-kept = { $points } points now, and you hold { $province } more firmly, { $majority } more at the end.
shitenno-why-placed-theirs = { $points } points now; the majority of { $province } stays with { $holder }.
shitenno-why-gilded-won = In gold your kamon counts twice: the majority of { $province } passes to you, { $majority } points at the end.
shitenno-why-gilded-kept = In gold your kamon counts twice: you hold { $province } more firmly, { $majority } points at the end.
shitenno-why-gilded-theirs = In gold your kamon counts twice: you come closer to { $holder } in { $province }.
shitenno-why-draw = One more troop card before you go on.
shitenno-why-end = { $cards ->
    [0] There is nothing left to pay with.
    [one] 1 card is kept for later.
   *[other] { $cards } cards are kept for later.
}

# Why an order is refused
refused-lot-offered-first = A lot is offered to the others first.
refused-only-through-lots = Nothing changes hands except through lots.
refused-tiles-in-payments = Exchange and +1 tiles are used as pieces of a payment, in your own turn of an odd year.
refused-tile-first = First choose a hierarchy tile for the lot.
refused-lot-one-tile = A lot has exactly one hierarchy tile, of 1 to 4 seals.
refused-lot-no-such-thing = { $thing } cannot go into a lot.
refused-lot-stays = The lot on offer stays as it is.
refused-lot-begun = Finish the lot that has been begun.
refused-tairo-only = Only the Tairō makes lots, and only in even years.
refused-two-lots-due = With two players left without a lot, two lots are made.
refused-one-lot-due = With three or more players without a lot, one lot is made.
refused-lot-leaves-cards = A lot has at least one card and leaves one for each of the { $others } others.
refused-lot-not-empty = Every lot has at least one card.
refused-two-lots-two-tiles = Two lots are made, each with one hierarchy tile.
refused-two-lots-all-cards = The two lots together hold all the cards left.
refused-tile-not-left = The tile with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} is taken already.
refused-card-not-to-share = There is no { $card } left to share.
refused-no-lot-to-choose = There is no lot to choose.
refused-lots-on-offer = The lots on offer have these seals: { $seals }.
refused-no-time-to-place = It is not time for you to place a kamon.
refused-no-more-kamons = You can place no further kamon in this turn.
refused-province-full = { $province } is full.
refused-leftmost-position = The next kamon lies on position { $position }.
refused-draw-no-piece = A Draw tile is never a piece of a payment.
refused-troops-or-koku = Troops and koku are not added together.
refused-price-not-reached = You are { $short } koku short of the price of { $price }.
refused-need-not-covered = You lack { $own ->
    [0] { $gate ->
        [one] one { $gatekind }
       *[other] { $gate } { $gatekind }
    }
    [one] one { $kind }
   *[other] { $own } { $kind }
}{ $gate ->
    [0] .
   *[other] { $own ->
        [0] .
       *[other] {" "}and one { $gatekind }.
    }
}
refused-idle-pieces = These could be left out: { $pieces }.
refused-hatamoto-only = Only the Hatamoto may pay with the title.
refused-hatamoto-once = The title may be part of only one payment in a turn.
refused-piece-not-yours = You have no { $piece } left to pay with.
refused-no-draw-tile = You have no Draw tile to use.
refused-sensei-only = Only the Senseï turns a kamon to gold.
refused-no-kamon-to-gild = You have no kamon to turn to gold on position { $position } of { $province }.

# The picture of the table
shitenno-picture-year-set-up = Set-up
shitenno-picture-year-even = Round { $round }, even year at Edo
shitenno-picture-year-odd = Round { $round }, odd year
shitenno-picture-piles = troop pile { $troops }, koku pile { $koku }
shitenno-picture-province = province
shitenno-picture-gate = gate
shitenno-picture-gate-figure = gate figure
shitenno-picture-next-position = next position costs
shitenno-picture-full = full
shitenno-picture-cost = { $troops }, or { $price } koku
shitenno-picture-to-share = To share: { $cards }   seals left: { $seals }
shitenno-picture-lot = Lot with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}: { $cards }
shitenno-picture-payment = Payment for { $province } by { $way }: { $pieces }
shitenno-picture-hidden = hidden
shitenno-picture-no-general = a player without a general
shitenno-picture-counts = { $points } points  kamons { $kamons }  cards { $cards }
shitenno-picture-seals = seals { $seals }
shitenno-picture-tiles = tiles: { $tiles }
shitenno-picture-secret = { $cards } secret

# How the game stands
shitenno-round = Round { $round }
shitenno-standings-majorities = Majorities
shitenno-standings-left = Left over
shitenno-standings-koku = Koku in hand
shitenno-to-come = At the end: koku left over, then the majority of every province.
shitenno-thing-points = points
shitenno-thing-kamons = kamons
shitenno-thing-cards = cards
shitenno-thing-tiles = tiles
