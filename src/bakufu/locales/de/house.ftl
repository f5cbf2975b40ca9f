# Wörter, die jedes Spiel braucht
none = nichts
refused-not-here = „{ $move }“ geht jetzt nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-option = Die Option { $option } kann nicht { $value } sein; möglich sind: { $allowed }.

# Das Terminal: die Worte am Tisch
cli-you = du
cli-name = Mensch
cli-welcome = { $game } an einem Tisch mit { $players } Plätzen. Mit „?“ bekommst du jederzeit Hilfe.
cli-kept-at = Jeder Zug wird gespeichert in { $path }
cli-unfinished = { $count ->
    [one] Es gibt ein unbeendetes Spiel, zuletzt gespielt { $when }.
   *[other] Es gibt { $count } unbeendete Spiele; das jüngste wurde zuletzt gespielt { $when }.
}
cli-resume-question = Dieses Spiel fortsetzen? [J/n]
cli-resume-with = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
cli-taken-up = { $game }: Das Spiel geht nach Eintrag { $entry } weiter.
cli-recovered = Die letzte Zeile von { $path } wurde nie fertig: Das Spiel geht nach { $entry ->
    [one] dem einen ganzen Eintrag
   *[other] den { $entry } ganzen Einträgen
} davor weiter.
cli-thinking = Die Bots denken nach …
cli-bots = Bots: { $bots }
cli-bot-replaced = { $fault }. Ein Zufallsbot spielt für { $seat } weiter.
cli-forced = Die einzige Möglichkeit: { $choice }.
cli-hint = Eine Nummer oder eine Anweisung in Worten. „?“ hilft, „quit“ verlässt den Tisch.
cli-hint-back = Eine Nummer oder eine Anweisung in Worten. „back“ nimmt den letzten Schritt zurück, „?“ hilft, „quit“ verlässt den Tisch.
cli-hint-example = Eine Nummer oder eine Anweisung wie „{ $example }“. „?“ hilft, „quit“ verlässt den Tisch.
cli-hint-example-back = Eine Nummer oder eine Anweisung wie „{ $example }“. „back“ nimmt den letzten Schritt zurück, „?“ hilft, „quit“ verlässt den Tisch.
cli-no-number = Die Nummer { $number } gibt es nicht: Zur Wahl stehen 1 bis { $last }.
cli-nothing-back = Es gibt nichts zurückzunehmen: Was getan ist, ist getan.
cli-saved = Jeder Zug ist schon gespeichert in { $path }.
cli-copied = Das bisherige Protokoll ist kopiert nach { $path }.
cli-log-cut = Die letzten { $lines } Zeilen; „log all“ zeigt den ganzen Verlauf.
cli-player = Name
cli-total = gesamt
cli-winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
cli-nobody-wins = Niemand gewinnt.
cli-end-reason = Das Spiel endete nach { $rule }: { $title }.
cli-log-at = Das Protokoll dieses Spiels liegt in { $path }
cli-replay-with = Noch einmal ansehen: { $command }
cli-analyse-with = Was deine Entscheidungen gekostet haben: { $command }

# Was „?“ sagt
cli-orders = Anweisungen in Worten (auf Englisch), zum Beispiel
cli-commands = Was du eingeben kannst
cli-command-number = 1, 2, 3 …
cli-command-number-does = wählt diese Möglichkeit aus der Liste
cli-command-order = eine Anweisung
cli-command-order-does = macht mehrere Schritte auf einmal; Großschreibung und Akzente sind egal
cli-command-help = ?
cli-command-help-does = zeigt diese Hilfe
cli-command-rule = ? Wörter
cli-command-rule-does = zeigt eine Regel nach ihrer Kennung oder findet die Regeln mit diesen Wörtern
cli-command-log = log
cli-command-log-does = zeigt, was geschehen ist („log all“: von Anfang an)
cli-command-board = board, hand
cli-command-board-does = zeichnet den Tisch noch einmal
cli-command-hint = hint
cli-command-hint-does = sagt, was ein Experte tun würde, und warum
cli-command-scores = scores
cli-command-scores-does = sagt, wie es steht: Punkte nach Herkunft, Mehrheiten, was noch gewertet wird
cli-command-draft = draft
cli-command-draft-does = zeigt, was die begonnene Entscheidung ändert
cli-command-back = back
cli-command-back-does = nimmt den letzten Schritt einer Entscheidung zurück, die noch nicht fertig ist
cli-command-save = save DATEI
cli-command-save-does = kopiert das Protokoll in eine Datei; das Spiel selbst ist immer gespeichert
cli-command-quit = quit
cli-command-quit-does = verlässt den Tisch; das Spiel kann später weitergehen
cli-no-rule = Keine Regel enthält „{ $words }“.
cli-more-rules = … und { $count } weitere.
cli-show-rule = Gib zum Beispiel „? { $rule }“ ein, um eine zu lesen.

# Das Terminal: ein Spiel noch einmal ansehen
cli-replay = Ein Spiel { $game }: { $seats }. { $entries ->
    [one] { $entries } Zug
   *[other] { $entries } Züge
}.
cli-entry-start = Der Tisch ist aufgebaut.
cli-entry = { $seat }: { $choice }
cli-entry-hidden = { $seat }
cli-page = Weiter mit Eingabe, zurück mit b, Schluss mit q:
cli-page-last = Ende. Schluss mit Eingabe oder q, zurück mit b:

# What bots answer to words that are said to them alone
talk-bot-bargain = Ich bin ein Bot und handle nicht: Ich verspreche nichts und erwarte nichts.
talk-bot-threat = Ich bin ein Bot: Drohungen ändern nicht, wie ich spiele.
talk-bot-words = Ich bin ein Bot und verstehe keine freien Worte. Ich handle ohnehin nicht.
