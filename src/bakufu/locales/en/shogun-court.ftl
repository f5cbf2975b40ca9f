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
        [one] 1 army for one of your provinces or a neutral one
       *[other] { $amount } armies for one of your provinces or a neutral one
    }
    [builds-castle] a free castle
    [builds-temple] a free temple
    [builds-theatre] a free theatre
    [shields-a] no attack on its holder with Combat A
    [shields-b] no attack on its holder with Combat B
   *[shields-both] no attack on its holder
}

shogun-courtiers-sent = { $you ->
    [seat] You send
   *[other] { $seat } sends
} { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
} to the hall of the court.
shogun-favour-laid = Favour { $number } costs { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}: { shogun-effect }.
shogun-court-card-shown = { $you ->
    [seat] You turn up { $space }: { $card }.
   *[other] { $seat } turns up { $space }: { $card }.
}
shogun-court-card-shown-none = { $you ->
    [seat] You have no card on { $space }.
   *[other] { $seat } has no card on { $space }.
}
shogun-converted = { $you ->
    [seat] You send
   *[other] { $seat } sends
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $province } to court.
shogun-converted-none = { $you ->
    [seat] You send
   *[other] { $seat } sends
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from the tray to court.
shogun-not-converted = { $you ->
    [seat] You cannot carry out { $space } with { $card }.
   *[other] { $seat } cannot carry out { $space } with { $card }.
}
shogun-visit-began = { $you ->
    [seat] You enter
   *[other] { $seat } enters
} the audience room with { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
}.
shogun-favour-taken = { $you ->
    [seat] You take
   *[other] { $seat } takes
} favour { $number } for { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}.
shogun-no-favour-taken = { $you ->
    [seat] You ask for no favour.
   *[other] { $seat } asks for no favour.
}
shogun-favour-kept = { $you ->
    [seat] You keep favour { $number }: { shogun-effect }.
   *[other] { $seat } keeps favour { $number }: { shogun-effect }.
}
shogun-favour-without-effect = { $you ->
    [seat] Favour { $number } does nothing for you.
   *[other] Favour { $number } does nothing for { $seat }.
}
shogun-favour-gone = Favour { $number } leaves the game.
shogun-event-cancelled = { $you ->
    [seat] You cancel the event of this round.
   *[other] { $seat } cancels the event of this round.
}
shogun-event-kept = { $you ->
    [seat] You leave the event in force.
   *[other] { $seat } leaves the event in force.
}
shogun-armies-levied = { $you ->
    [seat] You place
   *[other] { $seat } places
} { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
} in { $province } free of charge.
shogun-province-calmed = { $you ->
    [seat] You calm
   *[other] { $seat } calms
} { $province }: { $markers ->
    [0] no revolt marker is left
    [one] 1 revolt marker is left
   *[other] { $markers } revolt markers are left
}.
shogun-unrest-prevented = { $you ->
    [seat] A favour keeps { $province } calm: you place no revolt marker.
   *[other] A favour keeps { $province } calm: { $seat } places no revolt marker.
}

shogun-move-favour-number = Take favour { $number } for { $price ->
    [one] 1 courtier
   *[other] { $price } courtiers
}: { shogun-effect }
shogun-move-use-favour = { $effect ->
    [calms] Calm { $province }
    [builds-castle] Build the castle in { $province }
    [builds-temple] Build the temple in { $province }
    [builds-theatre] Build the theatre in { $province }
   *[other] Place { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in { $province }
}

shogun-prompt-favour = { $you ->
    [seat] You have
   *[other] { $seat } has
} { $courtiers ->
    [one] 1 courtier
   *[other] { $courtiers } courtiers
} in the audience room and may ask for a favour.
shogun-prompt-cancel = { $you ->
    [seat] Cancel the event of this round, or leave it in force?
   *[other] { $seat } cancels the event of this round or leaves it in force.
}
shogun-prompt-favour-use = { $you ->
    [seat] Choose a province for favour { $number } ({ shogun-effect }).
   *[other] { $seat } chooses a province for favour { $number } ({ shogun-effect }).
}

shogun-picture-court = Court: hall { $hall }, audience room { $room }
shogun-picture-favours = Favours on offer, and their price in courtiers:
shogun-picture-offer = { $number } for { $price }: { shogun-effect }
shogun-picture-visitors = Visits in this order: { $seats }
shogun-picture-using = Favour in use: { $number }, { shogun-effect }
shogun-picture-kept = { $seat } keeps favour { $number }: { shogun-effect }

refused-sho-conversions-are-planned = Armies are turned into courtiers as planned on the court spaces: the whole number or none.
refused-sho-one-favour = You take at most one favour in a round.
refused-sho-favour-not-offered = This favour is not on offer. On offer are: { $favours }.
refused-sho-favour-too-dear = You are { $short ->
    [one] 1 courtier
   *[other] { $short } courtiers
} short: this favour costs { $price }, and you have { $courtiers } in the audience room.
refused-sho-favour-not-kept = You have a restless province: calm it now.
refused-sho-favour-not-there = The favour cannot be used in { $province }.
refused-sho-favour-protects = In this round a favour protects { $province } from this attack.
