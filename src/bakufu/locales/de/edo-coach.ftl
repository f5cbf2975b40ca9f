# Was der Ratgeber einem Anfänger bei jeder Entscheidung sagt. „Du“ ist, wer entscheidet.

edo-coach-colour = Die Farben unterscheiden sich nur im Aussehen. { $free ->
    [one] Eine ist noch frei.
   *[other] { $free } sind noch frei.
}
edo-coach-home = { $city } zahlt in jeder Runde { $ryo } Ryo an den, der dort allein ist: { $free ->
    [one] die einzige freie Stadt
   *[other] die beste von { $free } freien Städten
}.
edo-coach-set = Reis ernährt Samurai, 1 je Samurai und Runde, und ein Haus braucht { $wood } Holz. { $free ->
    [one] Ein Vorrat ist noch da.
   *[other] { $free } Vorräte sind noch da.
}
edo-coach-handed-in = Dein Plan steht fest. { $waiting ->
    [one] Eine Person plant noch.
   *[other] { $waiting } planen noch.
}
edo-coach-plan = Zu setzende Beamte: { $officials }. Am Ende der Runde essen deine Samurai { $samurai } von { $rice } Reis. Gespielt wird von links nach rechts: erst Samurai und Güter bringen, dann nutzen.
edo-coach-plan-hungry = Am Ende der Runde wollen deine Samurai { $samurai } Reis, und du hast { $rice }: Plane Reis ein, sonst kommen die übrigen als Beamte zurück.
edo-coach-plan-nobody = Du hast keinen Samurai auf der Karte: Nur eine Reise entsendet einen, und am Ende der Runde will er 1 Reis; du hast { $rice }.
edo-coach-plan-edo = Du hast noch kein Haus in Edo, und ohne gewinnt niemand. Vorn liegen { $top } von { $end } Punkten; { $rounds ->
    [one] dies ist die letzte Runde
   *[other] es bleiben höchstens { $rounds } Runden
}.
edo-coach-plan-end = Vorn liegen { $top } von den { $end } Punkten, die das Spiel beenden; { $rounds ->
    [one] dies ist die letzte Runde
   *[other] es bleiben höchstens { $rounds } Runden
}.
edo-coach-before-nobody = Bei { $action } steht kein Beamter, es geschieht also nichts. Ziehen darfst du trotzdem, 1 Ryo je Schritt; du hast { $ryo }.
edo-coach-before-free = { $action } braucht keinen Samurai an einem Ort: Behalte deine { $ryo } Ryo und decke auf; { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}.
edo-coach-before-city = { $action } braucht für jedes Gebäude einen Samurai in einer Stadt: { $there } von deinen stehen in Städten, { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}. Du hast { $ryo } Ryo, und auch das Gebäude will bezahlt sein.
edo-coach-before-field = { $action } braucht Samurai in Reisfeldern: { $there } von deinen sind dort, { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}. Allein bringt einer am meisten. Du hast { $ryo } Ryo.
edo-coach-before-forest = { $action } braucht Samurai in Wäldern: { $there } von deinen sind dort, { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}. Allein bringt einer am meisten. Du hast { $ryo } Ryo.
edo-coach-before-quarry = { $action } braucht Samurai in Steinbrüchen: { $there } von deinen sind dort, { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}. Allein bringt einer am meisten. Du hast { $ryo } Ryo.
edo-coach-before-trade = Der Händler steht hier: { $space }. { $there } von deinen Samurai sind bei ihm, { $activations ->
    [one] 1 Aktivierung wartet
   *[other] { $activations } Aktivierungen warten
}. Du darfst sie oder ihn ziehen, 1 Ryo je Schritt; du hast { $ryo }.
edo-coach-money = Alle Aktivierungen zusammen bringen { $ryo } Ryo, dann hast du { $after }.
edo-coach-rice = Sie bringen { $number } Reis, und du hast Platz für { $room }. Am Ende der Runde essen deine Samurai { $samurai }.
edo-coach-recruit = Jeder Angeworbene kostet { $price } von deinen { $rice } Reis und arbeitet ab der nächsten Runde für dich; { $supply } sind noch da.
edo-coach-travel = Übrige Beamte: { $left }, davon eigene: { $own }. Eigene können auf die Karte; oder jeder bewegt bis zu { $group } Samurai umsonst, wohin du willst.
edo-coach-travel-rice = Samurai auf der Karte: { $samurai }; Reis: { $rice }. Jeder isst am Ende der Runde 1.
edo-coach-travel-on = Mit diesem Beamten gezogen: { $moved } von { $group }. Noch einer von deinen { $samurai } Samurai darf umsonst mit.
edo-coach-develop = Eine Karte kostet { $price } von deinen { $ryo } Ryo und kann ab der nächsten Runde geplant werden, höchstens { $rounds } Runden lang.
edo-coach-gather = Das beste Feld gibt { $number } { $resource }; du hast { $have } und kannst { $most } behalten.
edo-coach-build = Du kannst das bezahlen: { $building } in { $city }, Punkte: { $points }.
edo-coach-build-edo-now = Du könntest jetzt dein Haus in Edo bauen: Ohne gewinnt niemand, und dort sind { $free } Plätze frei.
edo-coach-build-edo-later = Du hast noch kein Haus in Edo, und ohne gewinnt niemand: Dort sind { $free } Plätze frei.
edo-coach-build-income = Deine Gebäude bringen dir jetzt { $ryo } Ryo in der Runde; Einfluss in einer Stadt bringt mehr.
edo-coach-trade-buy = Du kannst bis zu { $most } { $resource } zu je { $each } Ryo kaufen; du hast { $ryo }.
edo-coach-trade-point = Mit dem Punkt hast du einen mehr als { $score }; { $end } beenden das Spiel.
edo-coach-trade-no-point = Den Punkt kannst du so nicht bezahlen; Aktivierungen übrig: { $left }.
edo-coach-wages = Deine Samurai kosten { $samurai } von { $rice } Reis; { $left } blieben übrig.
edo-coach-wages-hungry = Samurai: { $samurai }, Reis: { $rice }. Wer nichts bekommt, kommt als Beamter zurück.
edo-coach-wages-last = Das Spiel endet jetzt: Jeder Samurai, den du behältst, ist ein Punkt.
edo-coach-wages-next = Wer zurückkommt, ist nächste Runde Beamter: { $officials } hast du schon.

# Warum ein Rat gut ist
edo-why-colour = Die Farben unterscheiden sich nur im Aussehen.
edo-why-set = { $rice } Reis, { $wood } Holz und { $stone } Stein für den Anfang.
edo-why-home = Solange du dort allein bist, zahlt dir { $city } in jeder Runde { $ryo } Ryo.
edo-why-plan = Wenn niemand stört: { $points ->
    [0] noch kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und danach { $ryo } Ryo, { $rice } Reis, { $wood } Holz und { $stone } Stein in der Hand, vor Lohn und Einkommen.
edo-why-plan-edo = Damit baust du dein Haus in Edo, ohne das niemand gewinnt.
edo-why-plan-no-edo = Dein Haus in Edo fehlt danach noch.
edo-why-plan-hungry = Dann sind { $samurai } Samurai auf der Karte und { $rice } Reis für sie da.
edo-why-reveal = Alle stehen, wo { $action } sie braucht; Beamte dort: { $officials }.
edo-why-lead = Für { $ryo } Ryo kommt der Händler zu { $samurai } von deinen Samurai.
edo-why-go = Für { $ryo } Ryo kann dieser Samurai bei dieser Aktion dienen: { $action }.
edo-why-go-else = { $ryo } Ryo, um für Späteres bereitzustehen.
edo-why-money = { $ryo } Ryo mehr.
edo-why-rice = { $rice } Reis mehr, für den Lohn von { $samurai } Samurai und was Reis sonst bezahlt.
edo-why-recruit = { $times ->
    [one] Ein Beamter mehr
   *[other] { $times } Beamte mehr
} in jeder kommenden Runde, höchstens { $rounds }.
edo-why-send = Du hättest { $samurai } Samurai auf der Karte und { $rice } Reis für sie.
edo-why-free = Ein Weg von { $ryo } Schritten, der keine Ryo kostet.
edo-why-enough = Sonst muss niemand ziehen (bisher { $moved }).
edo-why-learn = Eine stärkere Aktion zum Planen, höchstens { $rounds } Runden lang.
edo-why-gather = { $number } { $resource } mehr.
edo-why-build = Sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $city } zahlt dir dann { $ryo ->
    [0] so viel wie bisher
   *[other] { $ryo } Ryo mehr in der Runde
}.
edo-why-build-edo = Dein Haus in Edo: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $ryo } Ryo mehr in der Runde, und ohne es gewinnt niemand.
edo-why-buy = { $number } { $resource } für { $ryo } Ryo.
edo-why-point = Sofort ein Punkt: { $score } von { $end }.
edo-why-end = Was übrig ist, lohnt seinen Preis jetzt nicht; verzichtet wird auf so viele Aktivierungen: { $left }.
edo-why-wages = { $samurai } Samurai bleiben, und { $left } Reis sind übrig.
edo-why-recall = Bei { $rice } Reis für { $samurai } Samurai nützt dieser mehr als Beamter.

# Wie das Spiel steht
edo-round = Runde { $round }
edo-standings-end = Wenn das Spiel jetzt endete
edo-standings-samurai = Samurai auf der Karte
edo-standings-ryo = Ryo
edo-standings-influence = Einfluss
edo-to-come = Das Spiel endet mit einer Runde, in der jemand { $end } Punkte hat, und spätestens nach { $rounds ->
    [0] dieser Runde
    [one] einer weiteren Runde
   *[other] { $rounds } weiteren Runden
}.
edo-to-come-outside = { $you ->
    [seats] Ohne Haus in Edo wärst du jetzt draußen.
   *[other] Derzeit draußen, ohne Haus in Edo: { $seats }.
}
edo-thing-points = Punkte
edo-thing-buildings = Häuser und Handelsposten
edo-thing-samurai = Samurai
edo-thing-rice = Reis
edo-thing-wood = Holz
edo-thing-stone = Stein
edo-thing-officials = Beamte des Shoguns
edo-thing-cards = Sonderkarten
