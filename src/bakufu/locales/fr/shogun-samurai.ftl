# Le module Samouraïs.

shogun-samurai-turned = { $you ->
    [seat] Vous avez des provinces dans assez de régions : la carte Bonus { $number } est révélée.
   *[other] { $seat } a des provinces dans assez de régions : la carte Bonus { $number } est révélée.
}
shogun-bonus-taken = { $you ->
    [seat] Vous prenez un bonus : { $bonus }.
   *[other] { $seat } prend un bonus : { $bonus }.
}
shogun-samurai-back = Toutes les piles de samouraïs reviennent au début.

shogun-offer-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
shogun-offer-armies = { $armies ->
    [one] { $armies } armée dans le réceptacle
   *[other] { $armies } armées dans le réceptacle
}
shogun-offer-rice = { $rice } riz
shogun-offer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shogun-move-bonus-chests = Prendre { shogun-offer-chests }
shogun-move-bonus-armies = Poser { shogun-offer-armies }
shogun-move-bonus-rice = Prendre { shogun-offer-rice }
shogun-move-bonus-points = Prendre { shogun-offer-points }

shogun-prompt-bonus = { $you ->
    [seat] Prenez un bonus
   *[other] { $seat } prend un bonus
}{ $chests ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-chests }
}{ $armies ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-armies }
}{ $rice ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-rice }
}{ $points ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-points }
}
shogun-picture-samurai = Samouraïs, à partir de { $regions } régions : { $stacks }

refused-sho-bonus-not-offered = Votre carte samouraï ne propose pas cela. Elle propose{ $chests ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-chests }
}{ $armies ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-armies }
}{ $rice ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-rice }
}{ $points ->
    [0] {""}
   *[other] {" · "}{ shogun-offer-points }
}.
