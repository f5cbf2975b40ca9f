# Das Modul Heerführer.

shogun-leader-placed = { $you ->
    [seat] Du stellst deinen Heerführer in { $province } auf.
   *[other] { $seat } stellt den Heerführer in { $province } auf.
}
shogun-leader-moved = { $you ->
    [seat] Dein Heerführer geht von { $origin } nach { $target }.
   *[other] Der Heerführer von { $seat } geht von { $origin } nach { $target }.
}
shogun-statue-placed = { $you ->
    [seat] Du ziehst im Triumph ab: In { $province } wird eine Statue errichtet.
   *[other] { $seat } zieht im Triumph ab: In { $province } wird eine Statue errichtet.
}
shogun-statues-taken = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
} { $statues ->
    [one] 1 Statue
   *[other] { $statues } Statuen
} von { $you ->
    [owner] dir
   *[other] { $owner }
} als { $statues ->
    [one] Trophäe
   *[other] Trophäen
}.
shogun-leader-lost = { $you ->
    [seat] Du verlierst { $province }: Dein Heerführer wird vom Spielplan genommen.
   *[other] { $seat } verliert { $province }: Der Heerführer wird vom Spielplan genommen.
}

shogun-move-leader-place = Den Heerführer in { $province } aufstellen
shogun-move-leader-place-trophies = Den Heerführer in { $province } aufstellen und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-leader-triumph = Nach { $province } gehen und in { $left } eine Statue errichten
shogun-move-leader-triumph-trophies = Nach { $province } gehen, in { $left } eine Statue errichten und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-leader-flight = Nach { $province } gehen, ohne eine Statue zu errichten
shogun-move-leader-flight-trophies = Nach { $province } gehen, ohne eine Statue zu errichten, und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-statue-put = In { $province } eine Statue errichten
shogun-move-statue-none = In { $province } keine Statue errichten

shogun-prompt-leader = { $you ->
    [seat] Stelle deinen Heerführer in einer deiner Provinzen auf.
   *[other] { $seat } stellt den Heerführer auf.
}
shogun-prompt-draft-leader = { $you ->
    [seat] Stelle deinen Heerführer in { $province } auf oder warte.
   *[other] { $seat } stellt den Heerführer in { $province } auf oder wartet.
}
shogun-prompt-leader-move = { $you ->
    [seat] Dein Heerführer verlässt { $province }: Wohin geht er?
   *[other] Der Heerführer von { $seat } verlässt { $province }.
}
shogun-prompt-statue = { $you ->
    [seat] Du darfst in { $province } eine Statue errichten.
   *[other] { $seat } darf in { $province } eine Statue errichten.
}

shogun-picture-leaders = Heerführer:
shogun-picture-statues = Statuen:
shogun-picture-trophies = Trophäen:

refused-sho-leader-not-now = Heerführer werden zu Beginn oder nach dem ersten Winter aufgestellt und ziehen nach der zehnten Aktion.
refused-sho-leader-only-here = Der Heerführer kann nur in der eben genommenen Provinz aufgestellt werden: { $province }.
refused-sho-leader-must-leave = Der Heerführer muss { $province } verlassen.
refused-sho-leader-must-go = Nenne eine deiner Provinzen: Der Heerführer kann nicht warten.
refused-sho-leader-own-province = Dein Heerführer geht nur in deine eigenen Provinzen: { $province } gehört dir nicht.
refused-sho-statue-first = Sage zuerst, ob in { $province } eine Statue errichtet wird.
refused-sho-no-statue-now = Nach einer Statue wird nur gefragt, wenn der Heerführer im Triumph gegangen ist und man auf sie verzichten darf.
