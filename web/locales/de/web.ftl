# Überall
close = Schließen
you = du
guest = Gast
points = Punkte
skip = Überspringen
undo = Zurücknehmen
undone-by = { $player } nimmt die letzte Entscheidung zurück.
log-undone =
    { $you ->
        [you] Du nimmst eine Entscheidung zurück
       *[other] { $player } nimmt eine Entscheidung zurück
    }{ $known ->
        [yes] : „{ $told }“
       *[no] .
    }
tools = Werkzeuge
to-the-shelf = Zum Regal
nowhere = An dieser Adresse ist nichts. Hier ist das Regal.
connecting = Auf dem Weg zum Tisch …
connection-lost = Die Verbindung ist gerade unterbrochen.
connection-calm = Dein Tisch ist sicher und wartet. Was du jetzt tust, wird aufgehoben und genau einmal gespielt, sobald die Verbindung wieder steht.
connection-waits = Dein Zug ist aufgehoben: Er wird genau einmal gespielt, sobald die Verbindung wieder steht.
connection-now = Jetzt versuchen

# Das Regal
shelf-title = Vier Spiele aus dem alten Japan, ein Tisch
shelf-line = Spiele mit Freunden in anderen Städten oder mit guten Bots. Ein Name genügt; jeder Zug bleibt erhalten.
shelf-now = Sofort gegen Bots spielen
shelf-now-bots = { $bots ->
    [1] Du und ein Bot, ein Klick
    [2] Du und zwei Bots, ein Klick
    [3] Du und drei Bots, ein Klick
    [4] Du und vier Bots, ein Klick
   *[other] Du und { $bots } Bots, ein Klick
}
shelf-level = Ihre Stärke
shelf-starting = Wird aufgebaut …
shelf-mine = Deine Tische
shelf-shelf = Das Regal
shelf-new = Neuer Tisch: { $game }
shelf-on-their-way = unterwegs
shelf-open = Offene Tische
shelf-none-open = Gerade ist kein Tisch offen. Eröffne einen: Der Link ist alles, was deine Freunde brauchen.
shelf-past = Beendete Spiele
shelf-bring-log = Ein Spiel aus einer Protokolldatei ansehen
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
new-hints = Hinweise für alle (allein mit Bots darfst du immer fragen)
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
bot-master-about = Nimmt sich Zeit und nutzt sie ganz. Schwer zu schlagen.
bot-grandmaster = Großmeister
bot-grandmaster-about = Der Stärkste im Haus: Er denkt doppelt so lange nach wie der Meister und verschenkt nichts.
bot-judge = Richter, zum Studieren
bot-judge-about = Bewertet die Stellung nach jedem seiner Züge: das Maß für andere Bots.
bot-random = Irgendwas, zum Studieren
bot-random-about = Spielt irgendeinen erlaubten Zug.
move-seat = Auf diesem Gerät spielen
move-seat-line = Dieser private Link bringt deinen Platz auf dieses Gerät. Das andere Gerät schaut danach nur noch zu. Der Link gilt einmal.
move-seat-take = Meinen Platz hierher holen

# Werte der Optionen
value-on = an
value-off = aus
value-yes = ja
value-no = nein
value-allowed = erlaubt
value-forbidden = verboten

# Der Tisch
refused-now = Das geht hier nicht.
your-turn = Du bist dran
pass-in = Nichts spielen in
pass-ahead = Im Voraus passen
pass-about = Du passt, sobald du gefragt wirst, nur in diesem Zug. Niemand sonst sieht es; ein zweiter Druck nimmt es zurück.
board = Spielplan
board-none = Dieses Spiel hat noch keinen gezeichneten Spielplan. Jeder Zug steht in der Liste unten.
own-area = Dein Bereich
players = Spieler
panels = Verlauf, Wertung, Regeln und Chat
views = Ansichten
own = Meins
scores = Wertung
report = Bilanz
report-of = { $title }: Gewinn und Verlust aller
scores-if-now = Wenn alles jetzt gewertet würde
scores-to-come = Wird noch gewertet
scores-ahead = { $name }: { $player } führt mit { $lead } Vorsprung
scores-tie = { $name }: { $player } hält es bei Gleichstand
scores-shared = { $name }: geteilt von { $players }
more = Mehr
prompt = Worauf der Tisch wartet
table-back = Zurück zum Tisch
table-trying = Dein Plan wird hier gegen Bots gespielt. Am Tisch zählt nichts davon.
table-sandbox = Sandkasten
table-replay = Aufzeichnung
table-gone = Diesen Tisch gibt es nicht, oder der Link ist nicht vollständig.
watching = Du schaust zu.
gathering = Es fehlen noch Spieler
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
zoom-whole = Der ganze Spielplan
clock-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

# Züge
moves-group = Züge derselben Art
moves = Alle Züge ({ $count })
moves-all = { $count ->
    [one] Alle Züge als Liste (1)
   *[other] Alle Züge als Liste ({ $count })
}
moves-filter = Unter { $count } Zügen suchen
moves-order = Eine Anweisung in Worten geben
moves-give = Ausführen

# Verlauf, Regeln, Gespräch
log = Verlauf
log-all = Alle { $count } Zeilen zeigen
log-since = seit deinem letzten Zug
log-look = Den Spielplan in diesem Moment ansehen
rules = Regeln
rules-search = In den Regeln suchen
rule-of = Regel { $rule } lesen
rules-now = Die Regel zu dieser Entscheidung: { $rule }
rules-notes = { $count ->
    [one] Quelle und Fälle (1)
   *[other] Quelle und Fälle ({ $count })
}
rules-none = Keine Regel enthält diese Wörter.
chat = Chat
chat-none = Es wurde noch nichts gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-to = An
chat-to-all = alle
chat-to-one = nur { $name }
chat-mine = nur an { $name }
chat-yours = nur an dich
chat-phrases = Sätze
chat-slot-player = Spieler
chat-slot-number = Zahl

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
end-winner = { $you ->
    [player] Du gewinnst!
   *[other] { $player } gewinnt!
}
end-nobody = Niemand gewinnt.
end-reason = Warum es endete: { $title }
end-scores = Wertung
end-result = Das Ergebnis
end-player = Spieler
end-total = Summe
end-chart = Punkte aller Spieler über das ganze Spiel
end-turns = Die Wendepunkte
end-turn-lead = { $you ->
    [player] Du übernimmst
   *[other] { $player } übernimmt
} die Führung mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} (Eintrag { $entry })
end-turn-gain = { $you ->
    [player] Du gewinnst
   *[other] { $player } gewinnt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (Eintrag { $entry })
end-again = Noch einmal spielen
end-log = Protokoll herunterladen
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
settings-speed = Tempo der Erzählung
settings-speed-value = { $speed ->
    [0] sofort
    [0.5] langsam
    [1] normal
   *[2] schnell
}
settings-sound = Leise Töne: am Zug, Würfel, Münzen, ein Gong am Jahresende
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

# Hinweise und Rückblick
hint = Hinweis
hint-ask = Was würde ein Experte tun?
hint-thinking = Der Experte überlegt …
hint-title = Was ein Experte tun würde
hint-which = Ideen
hint-idea = Idee { $number }
hint-lay = Auslegen
hint-laid = Für dich ausgelegt: Gespielt wird erst, wenn du bestätigst.
hint-sure = Soll das gespielt werden?
hint-play = Spielen
hint-not = Noch nicht
hint-details = Einzelheiten
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
look-chart = Siegchance und erwartete Punkte von Entscheidung zu Entscheidung
look-win = Siegchance (links)
look-points = erwartete Punkte (rechts)
look-band = 95-%-Spanne der Siegchance
look-costliest = Die teuersten Entscheidungen
look-cost = { $number }. { $percent ->
    [0] { $points } Punkte
   *[other] { $percent } % Siegchance
} verschenkt: diesen Moment ansehen
look-played = Gespielt:
look-better = Besser:
look-alike = noch { $count } Züge, auf beiden Seiten dieselben
look-nothing = Keine Entscheidung hat mehr gekostet, als der Zufall erklärt.
look-none = Es gab nichts zu entscheiden.
look-basis = Jede Entscheidung wird mit dem Wissen betrachtet, das dieser Platz damals hatte; von dort wird oft weitergespielt, mit gleichem Glück für jede Idee. Die teuersten Entscheidungen wurden ein zweites Mal und öfter gemessen: Kurve und Text nennen diese zweite Messung.
look-moment = Teure Entscheidung { $number } von { $of }
look-next = Die nächste

# Keys
keys = Tasten
keys-find = Einen Zug finden: ein Stück seines Wortlauts tippen, die Eingabetaste spielt den ersten Treffer
keys-number = Den Knopf mit dieser Nummer in der Leiste drücken
keys-arrows = Von einem hervorgehobenen Ort zum nächsten, von Karte zu Karte
keys-whole = Mit der Umschalttaste: über die ganze Karte
keys-enter = Wählen
keys-lift = Eine gelegte Karte zurücknehmen
keys-escape = Alles auf einmal zeigen; schließen, was offen ist
keys-zoom = Näher, weiter weg, der ganze Spielplan
keys-all = Alle Tasten
