# Das Modul Heerführer.

shogun-leader-placed = { $seat } stellt den Heerführer in { $province } auf.
shogun-leader-moved = Der Heerführer von { $seat } geht von { $origin } nach { $target }.
shogun-statue-placed = { $seat } zieht im Triumph ab: In { $province } wird eine Statue errichtet.
shogun-statues-taken = { $seat } nimmt { $statues ->
    [one] 1 Statue
   *[other] { $statues } Statuen
} von { $owner } als { $statues ->
    [one] Trophäe
   *[other] Trophäen
}.
shogun-leader-lost = { $seat } verliert { $province }: Der Heerführer wird vom Plan genommen.

shogun-move-leader-place = den Heerführer in { $province } aufstellen
shogun-move-leader-place-trophies = den Heerführer in { $province } aufstellen und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-leader-triumph = nach { $province } gehen und in { $left } eine Statue errichten
shogun-move-leader-triumph-trophies = nach { $province } gehen, in { $left } eine Statue errichten und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-leader-flight = nach { $province } gehen, ohne eine Statue zu errichten
shogun-move-leader-flight-trophies = nach { $province } gehen, ohne eine Statue zu errichten, und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
} nehmen
shogun-move-statue-put = in { $province } eine Statue errichten
shogun-move-statue-none = in { $province } keine Statue errichten

shogun-prompt-leader = { $seat } stellt den Heerführer in einer eigenen Provinz auf.
shogun-prompt-draft-leader = { $seat } stellt den Heerführer in { $province } auf oder wartet.
shogun-prompt-leader-move = Der Heerführer von { $seat } verlässt { $province }: Wohin?
shogun-prompt-statue = { $seat } darf in { $province } eine Statue errichten.

shogun-picture-leaders = Heerführer:
shogun-picture-statues = Statuen:
shogun-picture-trophies = Trophäen:

refused-sho-leader-not-now = Heerführer werden zu Beginn oder nach dem ersten Winter aufgestellt und ziehen nach der zehnten Aktion.
refused-sho-leader-only-here = Der Heerführer kann nur in der eben genommenen Provinz aufgestellt werden: { $province }.
refused-sho-leader-must-leave = Der Heerführer muss { $province } verlassen.
refused-sho-leader-must-go = Nenne eine deiner Provinzen: Der Heerführer kann nicht warten.
refused-sho-leader-own-province = Ein Heerführer geht nur in eigene Provinzen: { $province } gehört dir nicht.
refused-sho-statue-first = Zuerst ist zu sagen, ob in { $province } eine Statue errichtet wird.
refused-sho-no-statue-now = Nach einer Statue wird nur gefragt, wenn der Heerführer im Triumph gegangen ist und man auf sie verzichten darf.
