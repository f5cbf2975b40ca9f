# What the coach says to a beginner at each decision. "You" is the player who decides.

shogun-coach-colour = Die Farbe ändert nichts: Alle beginnen mit { $chests } Truhen. { $free ->
    [one] Eine Farbe ist frei.
   *[other] { $free } Farben sind frei.
}
shogun-coach-card = { $province } bringt { $tax } Truhen oder { $rice } Reis und hat Platz für { $plots ->
    [one] 1 Gebäude
   *[other] { $plots } Gebäude
}.
shogun-coach-card-first = Deine { $groups } Provinzen sollten nah beieinander liegen: Nachbarn helfen sich, und Mehrheiten zählen je Region.
shogun-coach-card-fit = Sie grenzt an { $beside ->
    [0] keine
   *[other] { $beside }
} deiner Provinzen, und in ihrer Region ({ $region }) hältst du { $held ->
    [0] keine
   *[other] { $held }
}.
shogun-coach-group = { $province } hat { $rivals ->
    [one] 1 feindlichen Nachbarn
   *[other] { $rivals } feindliche Nachbarn
}, am stärksten { $seat } mit { $armies }: Große Gruppen gehören an solche Grenzen. Du hast Gruppen zu { $groups }.
shogun-coach-group-calm = Von den { $neighbours } Nachbarn von { $province } ist noch keiner feindlich, fürs Erste reicht eine kleine Gruppe. Du hast Gruppen zu { $groups }.
shogun-coach-committed = Dein Plan steht. Du kannst ihn zurücknehmen, solange noch jemand plant: Jetzt sind es { $waiting }.
shogun-coach-plan-nothing = Ohne Provinz ist in dieser Runde keine Aktion möglich; deine { $chests } Truhen entscheiden am Ende einen Gleichstand.
shogun-coach-plan-fed = Deine { $rice } Reis reichen für den Winter, der dich höchstens { $most } kostet.
shogun-coach-plan-rice = Der Winter wird dich { $least } bis { $most } Reis kosten, du hast { $rice }. { $harvests ->
    [one] Dies ist die letzte Ernte davor:
   *[other] { $harvests } Ernten bleiben, diese eingerechnet:
} { $province } bringt { $brings }.
shogun-coach-plan-money = { $chests ->
    [0] Ohne Truhe kannst du nichts bezahlen
    [one] Mit 1 Truhe kannst du wenig bezahlen
   *[other] Mit { $chests } Truhen kannst du nicht alles bezahlen
}: Steuern in { $province } bringen { $tax }.
shogun-coach-plan-threat = In { $province } { $armies ->
    [one] steht 1 Armee
   *[other] stehen { $armies } Armeen
}, und { $seat } kann von { $rival } aus mit { $theirs } einmarschieren.
shogun-coach-plan-majority = { $action } in { $province }: Für { $price } deiner { $chests } Truhen hättest du dort die meisten ({ $region }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in jedem Winter.
shogun-coach-plan-unrest = In { $province } herrscht Unruhe ({ $markers }): Steuern oder Reis von dort bringen einen Aufstand gegen deine { $armies ->
    [one] Armee
   *[other] { $armies } Armeen
}.
shogun-coach-plan-prices = Alle Gebäude und Rekruten einer Runde kosten zusammen { $everything } Truhen; du hast { $chests }.
shogun-coach-special = { $left ->
    [one] Eine Karte ist übrig, mit Platz { $earliest }.
   *[other] { $left } Karten sind übrig, mit den Plätzen { $earliest } bis { $latest }: Ein niedriger Platz handelt in jeder Aktion zuerst.
}
shogun-coach-special-helps = { $special } (Platz { $place }) passt zu deinem Plan: { $action } in { $province }.
shogun-coach-special-defence = Keine andere Karte hilft deinem Plan, und { $provinces ->
    [0] keine deiner Provinzen grenzt
    [one] 1 deiner Provinzen grenzt
   *[other] { $provinces } deiner Provinzen grenzen
} an einen Gegner: Wäge die Verteidigungskarte gegen den Platz ab.
shogun-coach-special-none = Keine Karte hilft einer deiner { $actions } geplanten Aktionen: Wähle nach dem Platz.
shogun-coach-deploy = In { $target } { $held ->
    [one] steht 1 Armee
   *[other] stehen { $held } Armeen
}, und ein Gegner könnte mit { $threat } einmarschieren. Bis zu { $armies } dürfen aus { $origin } kommen, das ein Gegner mit { $home } angreifen könnte.
shogun-coach-deploy-none = { $origin } hat keinen Nachbarn von dir: Die { $armies } Armeen bleiben.
shogun-coach-deploy-number = Bis zu { $armies } dürfen zu den { $held } in { $target } stoßen. Ein Gegner könnte in { $origin } mit { $home } einmarschieren, in { $target } mit { $threat }.
shogun-coach-march = Mit { $armies ->
    [one] der einen Armee, die marschieren darf,
   *[other] allen { $armies } Armeen, die marschieren dürfen,
} fällt { $target } in { $odds } % aller Würfe: Nichts in der Nähe verspricht mehr.
shogun-coach-march-home = Von { $origin } aus kannst du nur in eigene Provinzen ziehen: mit bis zu { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-coach-march-none = Von { $origin } aus ist kein Marsch möglich: Die { $armies } Armeen bleiben.
shogun-coach-prize-neutral = Kein Gegner hält sie: Bauern in der Schale verteidigen. Sie bringt in jedem Winter 1 Punkt und hat { $plots ->
    [one] 1 Bauplatz
   *[other] { $plots } Bauplätze
}.
shogun-coach-prize-calm = Sie ist in jedem Winter { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert; sie ist ruhig, also helfen Bauern in der Schale dem Verteidiger.
shogun-coach-prize-restless = Sie ist in jedem Winter { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert; dort herrscht Unruhe, also halten sich die Bauern heraus.
shogun-coach-number = { $target } fällt { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} in { $odds } % aller Würfe, allen { $most } in { $best } %.
shogun-coach-number-all = { $target } fällt allen { $most } in { $best } % aller Würfe, weniger Armeen seltener.
shogun-coach-number-home = Wer bleibt, bewacht { $origin }; dort { $threat ->
    [0] könnte niemand
    [one] könnte 1 feindliche Armee
   *[other] könnten { $threat } feindliche Armeen
} einmarschieren.
shogun-coach-revolt = { $count ->
    [one] Ein Aufstand ist
   *[other] { $count } Aufstände sind
} auszutragen, jeder mit { $farmers ->
    [one] 1 Bauern
   *[other] { $farmers } Bauern
} mehr, als Marker liegen. Ein Wurf stößt auch Bauern aus dem Turm: Beginne, wo du am stärksten bist.
shogun-coach-revolt-odds = Am besten steht es in { $province }: { $armies ->
    [one] Die Armee dort schlägt
   *[other] Die { $armies } Armeen dort schlagen
} den Aufstand in { $odds } % der Fälle nieder.

# Modules
shogun-coach-leader = In { $province } hilft der Heerführer sofort: Dort ist { $action } geplant.
shogun-coach-leader-next = Nach der Runde zieht er weiter, am besten zu einem Nachbarn, für eine Statue: { $beside } eigene liegen daneben.
shogun-coach-leader-later = { $province } grenzt an { $beside } deiner Provinzen: Zieht er später zu einem Nachbarn, bleibt eine Statue, am Ende 1 Punkt.
shogun-coach-draft-leader = Übergehst du { $province } (Steuern { $tax }, Bauplätze { $plots }), kannst du sie später nicht mehr wählen; { $groups ->
    [0] es ist deine letzte Provinz
    [one] 1 Provinz kommt noch
   *[other] { $groups } Provinzen kommen noch
}.
shogun-coach-leader-move = Zieht er zu einem Nachbarn, bleibt in { $left } eine Statue: am Ende 1 Punkt. { $count ->
    [one] Das ist nur { $province }
   *[other] Das sind { $count }, etwa { $province }
}; { $stock } Statuen sind übrig.
shogun-coach-leader-flees = Keine deiner { $homes } anderen Provinzen grenzt an { $left }, also bleibt keine Statue: Zieh dorthin, wo du als Nächstes handelst.
shogun-coach-trophy-beside = In { $province } nimmst du { $statues ->
    [one] 1 Statue
   *[other] { $statues } Statuen
} eines Gegners, und es ist ein Nachbar: In { $left } bleibt eine von dir.
shogun-coach-trophy = In { $province } nimmst du { $statues ->
    [one] 1 Statue
   *[other] { $statues } Statuen
} eines Gegners; es ist kein Nachbar von { $left }, wo dann keine bliebe.
shogun-coach-statue = Eine Statue in { $province } ist am Ende 1 Punkt, wenn nicht ein fremder Heerführer kommt und sie mitnimmt. Du hast { $stock }.
shogun-coach-bonus = Du hältst Provinzen in { $regions } Regionen, { $needed } sind nötig. Mit ebenso vielen bietet die nächste Karte in der nächsten Runde mehr.
shogun-coach-bonus-last = Du hältst Provinzen in { $regions } Regionen, { $needed } sind nötig. Dies ist die reichste Karte: Nach dem Winter beginnt der Stapel von vorn.
shogun-coach-bonus-rice = Du hast { $rice } Reis für { $provinces } Provinzen: { $more } mehr, und dir bleibt vielleicht ein Aufstand erspart.
shogun-coach-bonus-chests = Du hast { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
}; { $more } mehr gibt es sofort, noch vor den Aktionen.
shogun-coach-favour = Du hast { $courtiers } Hofbeamte. Gunst { $number } kostet { $price }, und { $left } bleiben für die nächste Runde.
shogun-coach-favour-supply = Was du zahlst, kehrt in deinen Vorrat zurück: { $supply } könnten dann wieder an den Hof.
shogun-coach-favour-none = { $courtiers ->
    [one] Dein Hofbeamter reicht
   *[other] Deine { $courtiers } Hofbeamten reichen
} für keine Gunst; sie bleiben in der Halle.
shogun-coach-cancel = Das Ereignis: { $ruling }. Hebe es auf, wenn es deinen { $actions } geplanten Aktionen mehr schadet als denen der anderen.
shogun-coach-cancel-limit = Das Ereignis: { $ruling } { $limit }. Hebe es auf, wenn es deinen { $actions } geplanten Aktionen mehr schadet als denen der anderen.
shogun-coach-builds = Mit { $province } hättest du { $mine } in der Region ({ $region }), der stärkste Gegner { $theirs }.
shogun-coach-calms = In { $province } { $markers ->
    [one] liegt 1 Unruhemarker
   *[other] liegen { $markers } Unruhemarker
}: Ohne Marker sind Steuern und Reis dort wieder sicher.
shogun-coach-levies = { $count } neutrale Provinzen lassen sich ohne Kampf nehmen, etwa { $province }; oder { $armies } Armeen schützen eine eigene.
shogun-coach-levies-home = { $armies } Armeen für eine von { $provinces } Provinzen: am besten, wo ein Gegner einmarschieren könnte.
shogun-coach-claim = Kammer { $field }: In ihrer Zeile (Wert { $row }) stünde es { $mine_row } zu { $theirs_row }, in ihrer Spalte (Wert { $column }) { $mine_column } zu { $theirs_column }.
shogun-coach-claim-markers = { $open ->
    [one] 1 Kammer ist
   *[other] { $open } Kammern sind
} offen, und dir bleiben { $markers } Marker.
