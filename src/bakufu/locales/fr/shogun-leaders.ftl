# Le module Chefs militaires.

shogun-leader-placed = { $you ->
    [seat] Vous placez votre chef à { $province }.
   *[other] { $seat } place son chef à { $province }.
}
shogun-leader-moved = { $you ->
    [seat] Votre chef quitte { $origin } pour { $target }.
   *[other] Le chef de { $seat } quitte { $origin } pour { $target }.
}
shogun-statue-placed = { $you ->
    [seat] Vous partez en triomphe et laissez une statue à { $province }.
   *[other] { $seat } part en triomphe et laisse une statue à { $province }.
}
shogun-statues-taken = { $you ->
    [seat] Vous prenez en trophée
    [owner] { $seat } vous prend en trophée
   *[other] { $seat } prend en trophée
} { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}{ $you ->
    [owner] .
   *[other] {" "}de { $owner }.
}
shogun-leader-lost = { $you ->
    [seat] Vous perdez { $province } : votre chef quitte la carte.
   *[other] { $seat } perd { $province } : son chef quitte la carte.
}

shogun-move-leader-place = Placer le chef à { $province }
shogun-move-leader-place-trophies = Placer le chef à { $province } et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-leader-triumph = Aller à { $province } en laissant une statue à { $left }
shogun-move-leader-triumph-trophies = Aller à { $province } en laissant une statue à { $left } et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-leader-flight = Aller à { $province } sans laisser de statue
shogun-move-leader-flight-trophies = Aller à { $province } sans laisser de statue et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-statue-put = Dresser une statue à { $province }
shogun-move-statue-none = Ne pas dresser de statue à { $province }

shogun-prompt-leader = { $you ->
    [seat] Placez votre chef dans une de vos provinces.
   *[other] { $seat } place son chef.
}
shogun-prompt-draft-leader = { $you ->
    [seat] Placez votre chef à { $province }, ou attendez.
   *[other] { $seat } place son chef à { $province } ou attend.
}
shogun-prompt-leader-move = { $you ->
    [seat] Votre chef quitte { $province } : où va-t-il ?
   *[other] Le chef de { $seat } quitte { $province }.
}
shogun-prompt-statue = { $you ->
    [seat] Vous pouvez dresser une statue à { $province }.
   *[other] { $seat } peut dresser une statue à { $province }.
}

shogun-picture-leaders = Chefs :
shogun-picture-statues = Statues :
shogun-picture-trophies = Trophées :

refused-sho-leader-not-now = Les chefs se placent au début ou après le premier hiver, et se déplacent après la dixième action.
refused-sho-leader-only-here = Le chef ne peut être placé que dans la province qui vient d’être prise : { $province }.
refused-sho-leader-must-leave = Le chef doit quitter { $province }.
refused-sho-leader-must-go = Nommez une de vos provinces : le chef ne peut pas attendre.
refused-sho-leader-own-province = Votre chef ne va que dans vos provinces : { $province } n’est pas à vous.
refused-sho-statue-first = Dites d’abord si une statue est dressée à { $province }.
refused-sho-no-statue-now = On ne demande une statue que si le chef est parti en triomphe et si l’on peut y renoncer.
