# Überall
close = Schließen
you = du
guest = Gast
points = Punkte
skip = Überspringen
undo = Zurücknehmen
tools = Werkzeuge
to-the-shelf = Zum Regal
nowhere = An dieser Adresse ist nichts. Hier ist das Regal.
connecting = Auf dem Weg zum Tisch …
connection-lost = Die Verbindung ist weg. Sonst nichts: Der Tisch ist gespeichert.
connection-now = Jetzt versuchen

# Das Regal
shelf-title = Vier Spiele aus dem alten Japan, ein Tisch
shelf-line = Spiele mit Freunden in anderen Städten oder mit guten Bots. Ein Name genügt; jeder Zug bleibt erhalten.
shelf-now = Sofort gegen Bots spielen
shelf-now-shogun = Du und drei Bots, ein Klick
shelf-now-shitenno = Du und zwei Bots, ein Klick
shelf-level = Ihre Stärke
shelf-starting = Wird aufgebaut …
shelf-mine = Deine Tische
shelf-shelf = Das Regal
shelf-new = Neuer Tisch: { $game }
shelf-about-shogun = Heimlich planen, bauen, marschieren und dem Würfelturm vertrauen. 3 bis 5 Spieler, vier Module.
shelf-about-shitenno = Karten und Titel verteilen, dann Provinzen für den eigenen General gewinnen. 2 bis 4 Spieler.
shelf-on-their-way = unterwegs
shelf-open = Offene Tische
shelf-none-open = Gerade ist kein Tisch offen. Eröffne einen: Der Link ist alles, was deine Freunde brauchen.
shelf-past = Beendete Spiele
shelf-bring-log = Ein Spiel aus einer Logdatei ansehen
tables-go-on = Weiterspielen
tables-free = { $count ->
    [one] 1 freier Platz: hinsetzen
   *[other] { $count } freie Plätze: hinsetzen
}
tables-watch = Zuschauen

# Ein neuer Tisch
new-title = Neuer Tisch: { $game }
new-seats = Wer spielt
new-name = Dein Name
new-players = Zahl der Spieler
new-seat = Platz { $number }
new-me = Hier sitze ich
new-open = Offen für alle mit dem Link
new-bot = Bot: { $bot }
new-private = Privat: nur mit dem Link
new-hints = Hinweise für alle (allein mit Bots darf man immer fragen)
new-clock = Uhr für eine Entscheidung
new-clock-value = { $seconds ->
    [0] keine
    [60] 1 Minute
    [180] 3 Minuten
    [600] 10 Minuten
   *[86400] 1 Tag
}
new-open-table = Tisch eröffnen
new-begin = Beginnen
options-modules = Module
options-table = Der Tisch
options-details = Feinheiten der Regeln
bot-novice = Neuling
bot-novice-about = Kennt die Regeln und gibt sich Mühe, ist aber oft zerstreut. Für deine ersten Spiele.
bot-skilled = Geübt
bot-skilled-about = Spielt solide, ohne weit vorauszusehen. Mal gewinnst du, mal verlierst du.
bot-expert = Experte
bot-expert-about = Bedenkt, was die anderen tun könnten. Wer ihn schlagen will, muss gut spielen.
bot-master = Meister
bot-master-about = Der Stärkste im Haus: Er nimmt sich Zeit und nutzt sie ganz.
bot-judge = Richter, zum Studieren
bot-judge-about = Bewertet die Stellung nach jedem seiner Züge: das Maß für andere Bots.
bot-random = Irgendwas, zum Studieren
bot-random-about = Spielt irgendeinen erlaubten Zug.
move-seat = Auf diesem Gerät spielen
move-seat-line = Dieser private Link bringt deinen Platz auf dieses Gerät. Das andere Gerät schaut danach nur noch zu. Der Link gilt einmal.
move-seat-take = Meinen Platz hierher holen

# Optionen von Shitennō
option-shitenno-players = Zahl der Spieler
option-shitenno-general_choice = Wer welchen General bekommt
option-shitenno-general_choice-about = Die Generäle unterscheiden sich nur in Name und Farbe.
value-shitenno-general_choice-seat_order = gewählt in Sitzreihenfolge
value-shitenno-general_choice-random = ausgelost
option-shitenno-double_deck = Seiten der zehn doppelten Truppenkarten
value-shitenno-double_deck-one_of_each = eine von jedem Paar
value-shitenno-double_deck-from_examples = wie in den Beispielen der Anleitung
option-shitenno-troop_reshuffle = Wann die Truppenablage gemischt wird
value-shitenno-troop_reshuffle-when_needed = wenn eine Karte gebraucht wird
value-shitenno-troop_reshuffle-at_once = sobald der Stapel leer ist
option-shitenno-empty_lots = Pakete ohne Karten
option-shitenno-idle_pieces = Überflüssiges in einer Zahlung
value-shitenno-idle_pieces-refused = verboten
value-shitenno-idle_pieces-allowed = erlaubt
option-shitenno-tile_chains = Plättchen, die auf Erzeugtes anderer Plättchen wirken
value-shitenno-tile_chains-full = erlaubt
value-shitenno-tile_chains-printed_only = nur auf Gedrucktes
option-shitenno-hand_view = Handkarten
option-shitenno-hand_view-about = Offene Handkarten sind gut für ein erstes Spiel.
value-shitenno-hand_view-hidden = verdeckt
value-shitenno-hand_view-open = offen
option-shitenno-memory_aid = Gedächtnisstütze
option-shitenno-memory_aid-about = Führt auf, was ein aufmerksamer Spieler ohnehin wüsste.

# Optionen von Shogun
option-shogun-players = Zahl der Spieler
option-shogun-side = Seite des Spielplans
option-shogun-side-about = Die beiden Seiten haben andere Regionen und andere gesperrte Provinzen.
value-shogun-side-sun = Sonne
value-shogun-side-moon = Mond
option-shogun-start = Erste Provinzen
option-shogun-start-about = Auf der Mondseite wird immer reihum gewählt.
value-shogun-start-fixed = gedruckte Listen
value-shogun-start-draft = reihum gewählt
option-shogun-fixed_lists = Wer welche gedruckte Liste bekommt
value-shogun-fixed_lists-seat = nach Sitzplatz
value-shogun-fixed_lists-random = ausgelost
option-shogun-draft_first = Wer zuerst wählt
value-shogun-draft_first-random = ausgelost
value-shogun-draft_first-seat1 = der erste Platz
option-shogun-moon_sea = Seewege der Mondseite
option-shogun-moon_sea-about = Die gedruckten Seewege ließen sich nicht bestätigen.
value-shogun-moon_sea-as_sun = wie auf der Sonnenseite
value-shogun-moon_sea-alternative = die andere Liste
option-shogun-tower_model = Wie Würfel im Turm herausgestoßen werden
value-shogun-tower_model-scaled = mehr Würfel stoßen mehr heraus
value-shogun-tower_model-constant = immer dieselben Chancen
option-shogun-tower_p_thrown = Chance, dass ein geworfener Würfel durchfällt
option-shogun-tower_keep = Chance, dass ein Würfel im Turm einem geworfenen standhält
option-shogun-tower_p_stuck = Chance, dass ein Würfel im Turm herausgestoßen wird
option-shogun-rice_cap = Das Ereignis, das den Reis begrenzt
option-shogun-rice_cap-about = Eine Anleitung druckt 4.
option-shogun-rice_limit = Der Reis endet am Ende der Leiste
value-shogun-rice_limit-none = nein
value-shogun-rice_limit-18 = bei 18
option-shogun-income_if_revolt_lost = Reis oder Steuer einer im selben Aufstand verlorenen Provinz
value-shogun-income_if_revolt_lost-kept = behalten
value-shogun-income_if_revolt_lost-lost = verloren
option-shogun-attack_card_neutral = Angriffskarte gegen neutrale Provinzen
option-shogun-defence_bonus_in_revolt = Verteidigungskarte und Burgereignis in Aufständen
option-shogun-combat_duty = Ein möglicher Marsch
value-shogun-combat_duty-must = muss sein
value-shogun-combat_duty-may = darf unterbleiben
option-shogun-leaders = Heerführer
option-shogun-leaders-about = Dein Heerführer verbessert Aktionen in seiner Provinz und zieht jede Runde weiter; die Statuen, die er zurücklässt, bringen Punkte.
option-shogun-leader_event_order = Ereignis und Bonus des Heerführers
value-shogun-leader_event_order-event_first = zuerst das Ereignis
value-shogun-leader_event_order-leader_first = zuerst der Heerführer
option-shogun-leader_with_six = Fünf Armeen mit Heerführer und Sechs-Armeen-Karte
value-shogun-leader_with_six-seven = sieben Armeen
value-shogun-leader_with_six-six = sechs Armeen
option-shogun-statues_per_province = Statuen eines Spielers in einer Provinz
value-shogun-statues_per_province-any = beliebig viele
value-shogun-statues_per_province-one = eine
option-shogun-samurai = Samurai
option-shogun-samurai-about = Wer Provinzen in vier Regionen hält, deckt Karten mit Truhen, Armeen, Reis oder Punkten auf.
option-shogun-court = Hof des Tenno
option-shogun-court-about = Hofbeamte an den Hof des Tenno senden und mit ihnen Gunst bezahlen.
option-shogun-immunity_cards = Gunstkarten 10, 11 und 18
value-shogun-immunity_cards-split = sperren Kampf A, Kampf B und beide
value-shogun-immunity_cards-both = sperren jeweils beide
option-shogun-favour_amounts = Zahlen auf den Gunstkarten
option-shogun-favour_amounts-about = Die gedruckten Zahlen sind rekonstruiert.
value-shogun-favour_amounts-ladder = Schritt für Schritt
value-shogun-favour_amounts-steep = steiler
option-shogun-chambers = Kammern
option-shogun-chambers-about = Regionen gewinnen, Kammern des Palasts besetzen, nach Reihen und Spalten werten.
option-shogun-chamber_pick = Ein Anspruch
value-shogun-chamber_pick-may = darf unterbleiben
value-shogun-chamber_pick-must = muss sein
option-shogun-chamber_rows = Werte der Reihen
option-shogun-chamber_columns = Werte der Spalten
value-on = an
value-off = aus
value-yes = ja
value-no = nein
value-allowed = erlaubt
value-forbidden = verboten

# Der Tisch
refused-now = Das geht hier nicht.
your-turn = Du bist dran
board = Spielplan
board-none = Dieses Spiel hat noch keinen gezeichneten Plan. Jeder Zug steht in der Liste unten.
own-area = Dein Bereich
players = Spieler
panels = Verlauf, Regeln und Gespräch
table-sandbox = Sandkasten
table-replay = Aufzeichnung
table-gone = Diesen Tisch gibt es nicht, oder der Link ist nicht vollständig.
watching = Du schaust zu.
gathering = Es fehlen noch Spieler
gathering-line = Das Spiel beginnt, wenn alle Plätze besetzt sind. Schick den Link, oder fülle mit Bots auf.
seat-open = frei
seat-away = nicht da
seat-to-move = am Zug
seats = Plätze
seats-sit = Hinsetzen
seats-back = Meinen Platz zurücknehmen
seats-let-bot = Einen Bot für mich spielen lassen
seats-get-up = Aufstehen
seats-bot = Bot hierher setzen
seats-free = frei für Menschen
seats-invite = Einladungslink kopieren
seats-copied = Der Link ist kopiert. Schick ihn einem Freund.
seats-other-device = Meinen Platz auf ein anderes Gerät bringen
seats-link-copied = Der private Link ist kopiert. Öffne ihn auf dem anderen Gerät; er gilt einmal.
seats-link = Diesen Link kopieren:
seats-start = Mit Bots auffüllen und beginnen
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Der ganze Plan
clock-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

# Züge
moves-group = Züge einer Art
moves-all = { $count ->
    [one] Alle Züge als Liste (1)
   *[other] Alle Züge als Liste ({ $count })
}
moves-filter = Unter { $count } Zügen suchen
moves-order = Einen Befehl in Worten geben
moves-give = Ausführen

# Verlauf, Regeln, Gespräch
log = Verlauf
log-all = Alle { $count } Zeilen zeigen
log-since = seit deinem letzten Zug
log-look = Den Plan in diesem Moment ansehen
rules = Regeln
rules-search = In den Regeln suchen
rules-now = Die Regel zu dieser Entscheidung: { $rule }
rules-notes = { $count ->
    [one] Quelle und Fälle (1)
   *[other] Quelle und Fälle ({ $count })
}
rules-none = Keine Regel enthält diese Wörter.
chat = Gespräch
chat-none = Es wurde noch nichts gesagt.
chat-say = Etwas sagen
chat-send = Senden

# Zurückschauen
history = Rückblick
history-back = Einen Schritt zurück
history-on = Einen Schritt weiter
history-run = Ablaufen lassen
history-stop = Anhalten
history-entry = Eintrag { $entry } von { $last }
history-viewpoint = Blickwinkel
history-own = mit eigenen Augen
history-eyes = mit den Augen von { $player }
history-spectator = mit den Augen eines Zuschauers
history-try = Von hier aus probieren
since = Seit deinem letzten Zug
since-watch = Ansehen
history-now = Zurück zu jetzt

# Das Ende
end = Das Spiel ist zu Ende
end-winner = { $player } gewinnt!
end-reason = Warum es endete: { $rule }
end-scores = Wertung
end-player = Spieler
end-total = Summe
end-chart = Punkte aller Spieler über das ganze Spiel
end-turns = Die Wendepunkte
end-turn-lead = { $player } übernimmt die Führung mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} (Eintrag { $entry })
end-turn-gain = { $player } gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (Eintrag { $entry })
end-again = Noch einmal spielen
end-log = Log herunterladen
end-look = Auf das Spiel zurückschauen

# Einstellungen
settings = Einstellungen
settings-language = Sprache
settings-as-browser = automatisch
settings-as-system = wie im System
settings-theme = Farben
settings-light = hell
settings-dark = dunkel
settings-motion = Bewegung
settings-less-motion = so wenig wie möglich
settings-speed = Tempo, in dem Dinge gezeigt werden
settings-speed-value = { $speed ->
    [0] sofort
    [0.5] langsam
    [1] normal
   *[2] schnell
}
settings-sound = Ein leises Klopfen, wenn ich dran bin
settings-notify = Eine Benachrichtigung des Browsers, wenn ich dran bin

# Fehler des Servers nach ihrem Code
error-bad-message = Der Server hat diese Seite nicht verstanden. Bitte neu laden.
error-bad-words = { $text }
error-too-large = Das ist zu groß.
error-too-many = Bitte etwas langsamer.
error-no-seat = Das geht nicht: { $text }
error-not-yours = Das ist nicht erlaubt: { $text }
error-not-begun = Das Spiel hat noch nicht begonnen.
error-no-such-entry = Diesen Moment gibt es in diesem Spiel nicht.
error-late = Inzwischen ist etwas geschehen. Bitte noch einmal hinsehen.
error-no-undo = Das lässt sich nicht mehr zurücknehmen: Jemand hat daraus etwas erfahren.
error-replay = Das ist eine Aufzeichnung: Hier spielt niemand.
error-no-hints = An diesem Tisch gibt es keine Hinweise: Du spielst nicht allein.
error-not-your-turn = Du hast jetzt nichts zu entscheiden.
error-internal = Auf dem Server ging etwas schief. Nichts hat sich geändert.
error-no-server = Der Server antwortet nicht.
error-not-found = Diesen Tisch gibt es nicht.

# Der Plan von Shitennō
shitenno-when-set-up = Aufbau
shitenno-when-even = Runde { $round } · gerades Jahr in Edo
shitenno-when-odd = Runde { $round } · ungerades Jahr in den Provinzen
shitenno-board = Die acht Provinzen
shitenno-hand = Deine Hand
shitenno-no-cards = keine Karten
shitenno-edo = Edo
shitenno-share = Zu verteilen
shitenno-seals = { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
shitenno-make-lot = Ein Paket bilden: erst ein Plättchen, dann Karten.
shitenno-make-two = Die letzten beiden Pakete bilden: die zwei Plättchen, dann die Karten des höheren. Alle anderen gehen zum niedrigeren.
shitenno-lot = Paket
shitenno-lot-empty = noch keine Karten
shitenno-other-lot = Anderes Paket
shitenno-offer = Dieses Paket anbieten
shitenno-offer-two = Beide Pakete anbieten
shitenno-accept = Annehmen
shitenno-refuse = Ablehnen
shitenno-take = Dieses Paket nehmen
shitenno-end-turn = Zug beenden
shitenno-draw = Ein Nachziehen-Plättchen nutzen
shitenno-gild = Oder eines deiner Kamons vergolden und den Zug beenden: auf dem Plan auswählen.
shitenno-choose-province = Wähle eine leuchtende Provinz für ein Kamon, oder beende den Zug.
shitenno-pay-for = { $province } bezahlen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shitenno-by-troops = mit Truppen
shitenno-by-koku = mit { $price } Koku
shitenno-pays = Das reicht.
shitenno-short = Noch nicht genug.
shitenno-wasted = Überflüssig: { $pieces }
shitenno-spare-koku = Wechselgeld gibt es nicht: { $koku } Koku zu viel.
shitenno-pay = Bezahlen und Kamon legen
shitenno-suggest = Vorschlagen
shitenno-cancel = Doch nicht
shitenno-gate = Tor: { $kind }
shitenno-gate-figure = Torfigur
shitenno-tiles-left = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
shitenno-full = voll
shitenno-province-label = { $province }: nächstes Feld { $price } Punkte, braucht { $need }
shitenno-province-full-label = { $province }: voll
shitenno-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
shitenno-kamons = { $count ->
    [one] noch 1 Kamon
   *[other] noch { $count } Kamons
}
shitenno-tairo = Tairō
shitenno-piles = Truppenstapel { $troops }, Kokustapel { $koku }
shitenno-choose-general = Wähle deinen General
shitenno-memory = Was man gesehen hat
shitenno-about-hand = Handkarten dieses Spielers. Andere kennen nur ihre Zahl und was gesehen wurde.
shitenno-about-stock = Kamons, die noch zu legen sind. Hat jemand keines mehr, endet das Spiel mit dem Jahr.
shitenno-about-tairo = Der Tairō stellt die Lose zusammen und bietet sie nacheinander an. Wer eines nimmt, scheidet aus der Verteilung aus.
shitenno-about-koku = Zählt { $koku } in einer Zahlung mit Koku. Was am Ende übrig ist, bringt Punkte.
shitenno-about-troop = Eine Truppe dieser Art, für Zahlungen mit Truppen. Jede Provinz sagt, welche Arten sie braucht.
shitenno-about-double = Zwei Truppen auf einer Karte, für Zahlungen mit Truppen. Jede zählt.
shitenno-about-exchange = In einer Zahlung zählt eine Truppe als andere Art, ein Koku als Truppe oder eine Truppe als Koku. Gilt einmal.
shitenno-about-plus-one = Fügt einer Zahlung eine Truppe einer gespielten Art hinzu, oder ein Koku zu mindestens einem. Gilt einmal.
shitenno-about-draw = Im eigenen Zug eines ungeraden Jahres eine Karte vom Truppenstapel ziehen. Nie Teil einer Zahlung.
shitenno-about-daimyo = Bekommt für jedes in diesem Jahr gelegte Kamon 2 Punkte mehr und spielt zuerst.
shitenno-about-shomyo = Bekommt für jedes in diesem Jahr gelegte Kamon 1 Punkt mehr. Spielt nach dem Daimyō.
shitenno-about-sensei = Beendet den Zug, indem ein eigenes Kamon golden wird: Es zählt doppelt für die Mehrheit.
shitenno-about-hatamoto = Zählt in einer Zahlung des Zuges als eine Truppe beliebiger Art.
shitenno-about-majority = Punkte am Ende für die meisten Kamons hier; goldene zählen doppelt.
shitenno-about-gate = Das Plättchen am Tor sagt, welche Truppe neben denen der Provinz gebraucht wird. Wer das nächste Kamon legt, gewinnt es.
prompt = Worauf der Tisch wartet
table-back = Zurück zum Tisch
table-trying = Dein Plan wird hier gegen Bots gespielt. Am Tisch zählt nichts davon.

# Hinweise und Rückblick
hint-ask = Was würde ein Experte tun?
hint-thinking = Der Experte überlegt …
hint-title = Was ein Experte tun würde
hint-do = So machen
hint-do-number = Idee { $number } ausführen
hint-more = noch { $count } Züge
hint-alike = noch { $count } Züge, wie in Idee 1
hint-late = Der Tisch ist weitergegangen: Frag noch einmal.
look-title = Wie gut war das gespielt?
look-ask = Jede Entscheidung ansehen
look-seat = Mit den Augen von
look-working = Wird angesehen … { $percent } %
look-done = Fertig: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}.
look-chart = Gewinnchance und erwartete Punkte von Entscheidung zu Entscheidung
look-win = Gewinnchance (links)
look-points = erwartete Punkte (rechts)
look-costliest = Die teuersten Entscheidungen
look-cost = { $number }. { $percent ->
    [0] { $points } Punkte
   *[other] { $percent } % Gewinnchance
} verschenkt: diesen Moment ansehen
look-played = Gespielt:
look-better = Besser:
look-alike = noch { $count } Züge, auf beiden Seiten dieselben
look-nothing = Keine Entscheidung hat mehr gekostet, als der Zufall erklärt.
look-none = Es gab nichts zu entscheiden.
look-basis = Jede Entscheidung wird mit dem Wissen betrachtet, das dieser Platz damals hatte; von dort wird oft weitergespielt, mit gleichem Glück für jede Idee.
look-moment = Teure Entscheidung { $number } von { $of }
look-next = Die nächste
