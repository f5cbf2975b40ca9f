# Le module Samouraïs.

shogun-samurai-turned = { $seat } est présent dans assez de régions : la carte bonus { $number } est révélée.
shogun-bonus-taken = { $seat } prend un bonus : { $bonus }.
shogun-samurai-back = Toutes les piles de samouraïs reviennent au début.

shogun-offer-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
shogun-offer-armies = { $armies ->
    [one] { $armies } armée dans le plateau
   *[other] { $armies } armées dans le plateau
}
shogun-offer-rice = { $rice } riz
shogun-offer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shogun-move-bonus-chests = prendre { shogun-offer-chests }
shogun-move-bonus-armies = poser { shogun-offer-armies }
shogun-move-bonus-rice = prendre { shogun-offer-rice }
shogun-move-bonus-points = prendre { shogun-offer-points }

shogun-prompt-bonus = { $seat } prend un bonus{ $chests ->
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
