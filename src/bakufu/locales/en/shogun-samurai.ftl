# The module Samurai.

shogun-samurai-turned = { $you ->
    [seat] You stand in enough regions: bonus card { $number } is turned up.
   *[other] { $seat } stands in enough regions: bonus card { $number } is turned up.
}
shogun-bonus-taken = { $you ->
    [seat] You take a bonus: { $bonus }.
   *[other] { $seat } takes a bonus: { $bonus }.
}
shogun-samurai-back = All samurai stacks are back at the start.

shogun-offer-chests = { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}
shogun-offer-armies = { $armies ->
    [one] 1 army into the tray
   *[other] { $armies } armies into the tray
}
shogun-offer-rice = { $rice } rice
shogun-offer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shogun-move-bonus-chests = Take { shogun-offer-chests }
shogun-move-bonus-armies = Lay { shogun-offer-armies }
shogun-move-bonus-rice = Take { shogun-offer-rice }
shogun-move-bonus-points = Take { shogun-offer-points }

shogun-prompt-bonus = { $you ->
    [seat] Take one bonus
   *[other] { $seat } takes one bonus
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
shogun-picture-samurai = Samurai, with provinces in { $regions } regions: { $stacks }

refused-sho-bonus-not-offered = Your samurai card does not offer that. It offers{ $chests ->
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
