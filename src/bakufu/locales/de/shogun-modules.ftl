# Wörter, die jeder Tisch kennt, gleich mit welchen Modulen.

shogun-card-tower = Turmkarte
shogun-action-convert-3 = Entsenden 3
shogun-action-convert-2 = Entsenden 2
shogun-action-convert-1 = Entsenden 1
shogun-picture-tower-cards = Turmkarten auf der Hand: { $cards }

shogun-source-favours = Gunstkarten
shogun-source-samurai = Samurai
shogun-source-statues = Statuen und Trophäen
shogun-source-chambers = Kammern

shogun-bonus-chests = Truhen
shogun-bonus-armies = Armeen in die Schale
shogun-bonus-rice = Reis
shogun-bonus-points = Punkte

shogun-move-choose = { $province } wählen
shogun-move-leader-here = Den Heerführer hier aufstellen
shogun-move-leader-later = Den Heerführer später aufstellen
shogun-move-bonus = Den Bonus nehmen: { $bonus }
shogun-move-favour = Die Gunst auf Platz { $place } nehmen
shogun-move-no-favour = Keine Gunst nehmen
shogun-move-cancel-event = Das Ereignis aufheben
shogun-move-keep-event = Das Ereignis gelten lassen
shogun-move-claim = Kammer { $field } besetzen
shogun-move-no-claim = Keine Kammer besetzen

shogun-stayed = { $you ->
    [seat] { $action }: Du bleibst in { $province }.
   *[other] { $action }: { $seat } bleibt in { $province }.
}
shogun-rice-gained-none = { $you ->
    [seat] Du erhältst { $rice } Reis.
   *[other] { $seat } erhält { $rice } Reis.
}
shogun-chests-gained-none = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
} { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
}.
shogun-armies-into-tray = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
} { $armies ->
    [0] keine Armee
    [one] 1 Armee
   *[other] { $armies } Armeen
} in die Schale.

refused-sho-too-many-towers = Du hast nur { $cards } Turmkarten.
