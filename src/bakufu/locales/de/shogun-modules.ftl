# Wörter, die jeder Tisch kennt, gleich mit welchen Modulen.

shogun-card-tower = Turmkarte
shogun-action-convert-3 = Entsenden 3
shogun-action-convert-2 = Entsenden 2
shogun-action-convert-1 = Entsenden 1
shogun-picture-tower-cards = Turmkarten auf der Hand: { $cards }

shogun-source-favours = Gunst
shogun-source-samurai = Samurai
shogun-source-statues = Statuen und Trophäen
shogun-source-chambers = Kammern

shogun-bonus-chests = Truhen
shogun-bonus-armies = Armeen in die Schale
shogun-bonus-rice = Reis
shogun-bonus-points = Punkte

shogun-move-choose = { $province } wählen
shogun-move-leader-here = den Heerführer hier aufstellen
shogun-move-leader-later = den Heerführer später aufstellen
shogun-move-bonus = den Bonus nehmen: { $bonus }
shogun-move-favour = die Gunst auf Platz { $place } nehmen
shogun-move-no-favour = keine Gunst nehmen
shogun-move-cancel-event = das Ereignis aufheben
shogun-move-keep-event = das Ereignis gelten lassen
shogun-move-claim = Kammer { $field } besetzen
shogun-move-no-claim = nichts besetzen

shogun-stayed = { $action }: { $seat } bleibt in { $province }.
shogun-rice-gained-none = { $seat } erhält { $rice } Reis.
shogun-chests-gained-none = { $seat } erhält { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
}.
shogun-armies-into-tray = { $seat } legt { $armies ->
    [0] keine Armee
    [one] 1 Armee
   *[other] { $armies } Armeen
} in die Schale.

refused-sho-too-many-towers = Du hast nur { $cards } Turmkarten.
