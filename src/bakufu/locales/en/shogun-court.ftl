# The module Tenno's Court.

shogun-effect = { $effect ->
    [cancels] cancel the event
    [chests] { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
    [armies] { $amount ->
        [one] 1 army into the tray
       *[other] { $amount } armies into the tray
    }
    [calms] calm a province, or keep it against the next revolt marker
    [rice] { $amount } rice
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    [levies] { $amount ->
        [one] 1 army for an own or neutral province
       *[other] { $amount } armies for an own or neutral province
    }
    [builds-castle] a free castle
    [builds-temple] a free temple
    [builds-theatre] a free theatre
    [shields-a] no attack on its holder with Combat A
    [shields-b] no attack on its holder with Combat B
   *[shields-both] no attack on its holder
}

shogun-courtiers-sent = { $seat } sends { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
} to the hall of the court.
shogun-favour-laid = Favour { $number } costs { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}: { shogun-effect }.
shogun-court-card-shown = { $seat } turns up { $space }: { $card }.
shogun-court-card-shown-none = { $seat } has no card on { $space }.
shogun-converted = { $seat } sends { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} of { $province } to court.
shogun-converted-none = { $seat } sends { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} of the tray to court.
shogun-not-converted = { $seat } cannot carry out { $space } with { $card }.
shogun-visit-began = { $seat } enters the audience room with { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
}.
shogun-favour-taken = { $seat } takes favour { $number } for { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}.
shogun-no-favour-taken = { $seat } asks for no favour.
shogun-favour-kept = { $seat } keeps favour { $number }: { shogun-effect }.
shogun-favour-without-effect = Favour { $number } does nothing for { $seat }.
shogun-favour-gone = Favour { $number } leaves the game.
shogun-event-cancelled = { $seat } cancels the event of this round.
shogun-event-kept = { $seat } leaves the event in force.
shogun-armies-levied = { $seat } places { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
} in { $province } for nothing.
shogun-province-calmed = { $seat } calms { $province }: { $markers ->
    [0] no revolt marker is left
    [one] 1 revolt marker is left
   *[other] { $markers } revolt markers are left
}.
shogun-unrest-prevented = A favour keeps { $province } calm: { $seat } places no revolt marker.

shogun-move-favour-number = take favour { $number } for { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}: { shogun-effect }
shogun-move-use-favour = { $effect ->
    [calms] calm { $province }
    [builds-castle] build the castle in { $province }
    [builds-temple] build the temple in { $province }
    [builds-theatre] build the theatre in { $province }
   *[other] place { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in { $province }
}

shogun-prompt-favour = { $seat } has { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
} in the audience room and may ask for a favour.
shogun-prompt-cancel = { $seat } cancels the event of this round or leaves it in force.
shogun-prompt-favour-use = { $seat } chooses a province for favour { $number } ({ shogun-effect }).

shogun-picture-court = Court: hall { $hall }, audience room { $room }
shogun-picture-favours = Favours on offer, and their price in courtiers:
shogun-picture-offer = { $number } for { $price }: { shogun-effect }
shogun-picture-visitors = Visits in this order: { $seats }
shogun-picture-using = Favour in use: { $number }, { shogun-effect }
shogun-picture-kept = { $seat } keeps favour { $number }: { shogun-effect }

refused-sho-conversions-are-planned = Armies are turned into courtiers as planned on the court spaces: the whole number or none.
refused-sho-one-favour = You take at most one favour in a round.
refused-sho-favour-not-offered = This favour is not on offer. On offer are: { $favours }.
refused-sho-favour-too-dear = This favour costs { $price } courtiers and you have { $courtiers } in the audience room.
refused-sho-favour-not-kept = You have a restless province: calm it now.
refused-sho-favour-not-there = The favour cannot be used in { $province }.
refused-sho-favour-protects = In this round a favour protects { $province } from this attack.
