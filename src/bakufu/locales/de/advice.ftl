# Ratschläge: was täte ein Daimyō, und warum
advice-points = { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte am Ende.
advice-win = { $win } % Siegchance ({ $low } % bis { $high } %).
advice-ahead = Bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte mehr als Idee { $other }.
advice-behind = Bei gleichem Glück { $points },{ $tenth } ± { $margin },{ $margintenth } Punkte weniger als Idee { $other }.
advice-level = So viele Punkte wie Idee { $other }, bei gleichem Glück.
advice-more = { $source }: { $points },{ $tenth } mehr.
advice-less = { $source }: { $points },{ $tenth } weniger.
advice-basis = Aus { $looks } Blicken voraus und { $endings } Spielenden je Idee; die Spannen sind 95-%-Intervalle.
