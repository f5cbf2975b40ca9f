# Das Wartezimmer
invite = Einladung
invite-code = QR-Code des Einladungslinks
invite-line = Den Code scannen oder diesen Link schicken:
invite-copy = Link kopieren
invite-share = Teilen…
waiting-mine = Dein Tisch: { $game }
waiting-table = Ein Tisch: { $game }
waiting-invites = { $host } lädt dich zu { $game } ein
waiting-options = So wird hier gespielt
waiting-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}
waiting-clock = { $seconds ->
    [60] 1 Minute je Entscheidung
    [180] 3 Minuten je Entscheidung
    [600] 10 Minuten je Entscheidung
    [86400] 1 Tag je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
}
waiting-hints = Hinweise für alle
waiting-private = nur mit dem Link
waiting-public = offen für alle
waiting-open = { $count ->
    [0] alle sind da
    [one] ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-alone = Kommt niemand mehr?

# Wahrscheinlichkeiten als Option
odds = { $count } von { $of }
odds-0-1 = nie
odds-1-10 = jedes zehnte Mal
odds-1-4 = jedes vierte Mal
odds-1-3 = jedes dritte Mal
odds-1-2 = jedes zweite Mal
odds-2-3 = zweimal von dreien
odds-3-4 = dreimal von vieren
odds-9-10 = neunmal von zehn
odds-19-20 = neunzehnmal von zwanzig
odds-1-1 = immer

# Listen von Tischen
tables-your-turn = Du bist am Zug
tables-waits-for = Wartet auf { $players }
tables-gathering = { $count ->
    [one] Wartet auf eine weitere Person
   *[other] Wartet auf { $count } weitere Personen
}
tables-you-won = Gewonnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
tables-winner = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
tables-nobody-won = Niemand hat gewonnen
tables-result-you = { $result }, du hast { $points }
tables-replay = Aufzeichnung
tables-delete = Löschen
tables-delete-this = Diesen Tisch von { $game } löschen
tables-delete-ask = Diesen Tisch endgültig löschen? Sein Protokoll verschwindet mit ihm.
tables-delete-own = Dieses Spiel von deiner Liste nehmen? Die anderen behalten es.
tables-delete-yes = Löschen
tables-keep = Behalten
tables-more = Alle { $count } beendeten Spiele zeigen
tables-deleted = Der Tisch ist gelöscht.
tables-put-away = Das Spiel steht nicht mehr auf deiner Liste.
shelf-none-mine = Gerade läuft kein Spiel von dir. Nimm eine Schachtel vom Regal: Ein Bot ist immer bereit.
shelf-none-past = Beendete Spiele und Aufzeichnungen stehen hier.

# Zeit, Töne und Größen
clock-hours = { $hours } Std. { $minutes } Min.
clock-minutes = { $minutes } Min.
sound-mute = Ton aus
settings-text = Schriftgröße
settings-text-value = { $size ->
    [small] klein
    [large] groß
    [huge] sehr groß
   *[normal] normal
}

# Eine Partie ansehen
history-quiet = Nichts, was zu sehen wäre.
history-chapter = Jahr oder Runde
history-speed = Tempo

# Ohne den Server
offline = Der Server antwortet nicht
offline-kept = Vielleicht fehlt das Netz, oder der Server ruht. Nichts ist verloren: Tische, Plätze und Züge liegen dort, und ein angefangener Plan bleibt auf diesem Gerät.
offline-can = Ohne ihn lassen sich hier die Einstellungen ändern; Spielen und Regeln müssen warten. Die Seite sieht von selbst wieder nach.
offline-again = Jetzt nachsehen
