# Rules, summary and coach.

rules-back = Zurück zu { $rule }
rules-chapters = Kapitel
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
summary = Übersicht
summary-of = { $game } auf einer Seite
summary-page = Übersicht
summary-pieces = Spielmaterial
summary-print = Drucken
summary-house = Dieser Tisch spielt mit eigenen Zahlen: { $tables }.
coach = Lehrer
coach-off = Lehrer ausschalten
coach-silenced = Der Lehrer schweigt. In den Einstellungen lässt er sich zurückholen.
settings-coach = Lehrer
settings-coach-value = { $coach ->
    [first] in meiner ersten Partie jedes Spiels
    [always] immer
   *[never] nie
}
first-time = Zum ersten Mal hier?
first-time-line = Neulinge als Gegner und ein Lehrer, der bei jeder Entscheidung sagt, worauf es ankommt.
first-time-play = { $game } mit Lehrer
