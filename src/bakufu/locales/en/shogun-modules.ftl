# Words that every table knows, whichever modules it plays with.

shogun-card-tower = tower card
shogun-action-convert-3 = Convert 3
shogun-action-convert-2 = Convert 2
shogun-action-convert-1 = Convert 1
shogun-picture-tower-cards = Tower cards in hand: { $cards }

shogun-source-favours = favours
shogun-source-samurai = samurai
shogun-source-statues = statues and trophies
shogun-source-chambers = chambers

shogun-bonus-chests = chests
shogun-bonus-armies = armies into the tray
shogun-bonus-rice = rice
shogun-bonus-points = points

shogun-move-choose = Choose { $province }
shogun-move-leader-here = Place the leader here
shogun-move-leader-later = Place the leader later
shogun-move-bonus = Take the bonus: { $bonus }
shogun-move-favour = Take the favour on place { $place }
shogun-move-no-favour = Take no favour
shogun-move-cancel-event = Cancel the event
shogun-move-keep-event = Leave the event in force
shogun-move-claim = Claim chamber { $field }
shogun-move-no-claim = Claim no chamber

shogun-stayed = { $you ->
    [seat] { $action }: you stay in { $province }.
   *[other] { $action }: { $seat } stays in { $province }.
}
shogun-rice-gained-none = { $you ->
    [seat] You gain { $rice } rice.
   *[other] { $seat } gains { $rice } rice.
}
shogun-chests-gained-none = { $you ->
    [seat] You gain
   *[other] { $seat } gains
} { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
shogun-armies-into-tray = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
} into the tray.

refused-sho-too-many-towers = You have only { $cards } tower cards.
