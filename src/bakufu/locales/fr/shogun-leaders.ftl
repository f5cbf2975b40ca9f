# Le module Chefs militaires.

shogun-leader-placed = { $seat } place son chef à { $province }.
shogun-leader-moved = { $seat } quitte { $origin } avec son chef pour { $target }.
shogun-statue-placed = { $seat } part en triomphe et laisse une statue à { $province }.
shogun-statues-taken = { $seat } prend { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} en trophée ({ $owner }).
shogun-leader-lost = { $seat } perd { $province } : son chef quitte la carte.

shogun-move-leader-place = placer le chef à { $province }
shogun-move-leader-place-trophies = placer le chef à { $province } et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-leader-triumph = aller à { $province } en laissant une statue à { $left }
shogun-move-leader-triumph-trophies = aller à { $province } en laissant une statue à { $left } et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-leader-flight = aller à { $province } sans laisser de statue
shogun-move-leader-flight-trophies = aller à { $province } sans laisser de statue et prendre { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
shogun-move-statue-put = dresser une statue à { $province }
shogun-move-statue-none = ne pas dresser de statue à { $province }

shogun-prompt-leader = { $seat } place son chef dans une de ses provinces.
shogun-prompt-draft-leader = { $seat } place son chef à { $province } ou attend.
shogun-prompt-leader-move = { $seat } : le chef quitte { $province }. Où va-t-il ?
shogun-prompt-statue = { $seat } peut dresser une statue à { $province }.

shogun-picture-leaders = Chefs :
shogun-picture-statues = Statues :
shogun-picture-trophies = Trophées :

refused-sho-leader-not-now = Les chefs se placent au début ou après le premier hiver, et se déplacent après la dixième action.
refused-sho-leader-only-here = Le chef ne peut être placé que dans la province qui vient d’être prise : { $province }.
refused-sho-leader-must-leave = Le chef doit quitter { $province }.
refused-sho-leader-must-go = Nommez une de vos provinces : le chef ne peut pas attendre.
refused-sho-leader-own-province = Un chef ne va que dans vos provinces : { $province } n’est pas à vous.
refused-sho-statue-first = Dites d’abord si une statue est dressée à { $province }.
refused-sho-no-statue-now = On ne demande une statue que si le chef est parti en triomphe et si l’on peut y renoncer.
