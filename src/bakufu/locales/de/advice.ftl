# Ratschläge: was würde ein Experte tun, und warum
advice-points = { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte am Ende.
advice-win = { $win } % Siegchance ({ $low } % bis { $high } %).
advice-ahead = Bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte mehr als Idee { $other }.
advice-behind = Bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte weniger als Idee { $other }.
advice-close-more = Etwa so gut wie Idee { $other }: bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte mehr.
advice-close-less = Etwa so gut wie Idee { $other }: bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte weniger.
advice-close = Etwa so gut wie Idee { $other }: bei gleichem Glück ebenso viele Punkte (± { $margin },{ $margintenth }).
advice-level = So viele Punkte wie Idee { $other }, bei gleichem Glück.
advice-more = { $points },{ $tenth } mehr: { $source }.
advice-less = { $points },{ $tenth } weniger: { $source }.
advice-why-more = Bringt mehr als Idee { $other } ({ $source }).
advice-why-less = Bringt weniger als Idee { $other } ({ $source }).
advice-why-level = Kommt am Ende etwa auf dasselbe hinaus wie Idee { $other }.
advice-why-only = Keine andere Idee lohnt einen Gedanken.
advice-mix = Die Antwort in etwa { $share } % solcher Fälle: Andere entscheiden zugleich, und wer immer dasselbe tut, wird durchschaut.
advice-basis = Aus { $looks } Blicken voraus und { $endings } Spielenden je Idee. Die danach bevorzugte steht voran, es sei denn, eine andere endet deutlich besser; die Spannen sind 95-%-Intervalle.
advice-basis-mix = Aus { $looks } Blicken voraus und { $endings } Spielenden je Idee. Keine Idee ist die beste: Sie sind so gemischt, dass niemand etwas davon hat, eine vorauszusehen, die häufigste voran; die Spannen sind 95-%-Intervalle.
cli-advice = Was würde ein Experte tun?
cli-advice-thinking = Der Experte überlegt …

# Die Analyse eines beendeten Spiels
cli-analysis = { $game }, aus der Sicht von { $seat }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}.
cli-analysis-line = Siegchance: { $line }
cli-analysis-ends = Von { $first } % nach der ersten Entscheidung bis { $last } % nach der letzten.
cli-analysis-none = Keine Entscheidung hat mehr gekostet, als Zufall erklärt.
cli-analysis-entry = Eintrag { $entry }: { $asked }
cli-analysis-played = Gespielt: { $moves } ({ $win } % Siegchance, { $points } Punkte)
cli-analysis-better = Besser: { $moves } ({ $win } % Siegchance, { $points } Punkte)
cli-analysis-cost = Das kostete { $cost } ± { $margin } von hundert Spielen und { $points } ± { $pointsmargin } Punkte.
cli-analysis-basis = Aus { $looks } Blicken voraus und { $endings } Spielenden je Entscheidung; die teuersten aus { $again } anderen Spielenden. Die Spannen sind 95-%-Intervalle.
