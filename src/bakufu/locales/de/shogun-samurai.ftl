# Das Modul Samurai.

shogun-samurai-turned = { $you ->
    [seat] Du stehst in genug Regionen: Bonuskarte { $number } wird aufgedeckt.
   *[other] { $seat } steht in genug Regionen: Bonuskarte { $number } wird aufgedeckt.
}
shogun-bonus-taken = { $you ->
    [seat] Du nimmst einen Bonus: { $bonus }.
   *[other] { $seat } nimmt einen Bonus: { $bonus }.
}
shogun-samurai-back = Alle Samuraistapel liegen wieder wie am Anfang.

shogun-offer-chests = { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
}
shogun-offer-armies = { $armies ->
    [one] 1 Armee in die Schale
   *[other] { $armies } Armeen in die Schale
}
shogun-offer-rice = { $rice } Reis
shogun-offer-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shogun-move-bonus-chests = { shogun-offer-chests } nehmen
shogun-move-bonus-armies = { shogun-offer-armies } legen
shogun-move-bonus-rice = { shogun-offer-rice } nehmen
shogun-move-bonus-points = { shogun-offer-points } nehmen

shogun-prompt-bonus = { $you ->
    [seat] Nimm einen Bonus
   *[other] { $seat } nimmt einen Bonus
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
shogun-picture-samurai = Samurai, ab { $regions } Regionen: { $stacks }

refused-sho-bonus-not-offered = Das bietet deine Samuraikarte nicht an. Sie bietet{ $chests ->
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
