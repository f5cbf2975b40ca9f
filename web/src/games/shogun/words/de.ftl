# Optionen von Shogun
option-shogun-players = Zahl der Spieler
option-shogun-side = Seite des Spielplans
option-shogun-side-about = Regionen und gesperrte Provinzen sind auf den beiden Seiten verschieden.
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
option-shogun-leader_with_six = Aufstellen 5 mit Heerführer und Sechs-Armeen-Karte
value-shogun-leader_with_six-seven = sieben Armeen
value-shogun-leader_with_six-six = sechs Armeen
option-shogun-statues_per_province = Statuen eines Spielers in einer Provinz
value-shogun-statues_per_province-any = beliebig viele
value-shogun-statues_per_province-one = eine
option-shogun-leader_after_winter = Heerführer nach dem ersten Winter
value-shogun-leader_after_winter-stays = bleiben
value-shogun-leader_after_winter-moves = ziehen und lassen Statuen zurück
option-shogun-statue_duty = Eine Statue für den Abzug im Triumph
value-shogun-statue_duty-must = wird errichtet
value-shogun-statue_duty-may = darf unterbleiben
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
option-shogun-chambers-about = Regionen gewinnen, Kammern des Palasts besetzen, nach Zeilen und Spalten werten.
option-shogun-chamber_pick = Das Besetzen einer Kammer
value-shogun-chamber_pick-may = darf unterbleiben
value-shogun-chamber_pick-must = muss sein
option-shogun-chamber_rows = Werte der Zeilen
option-shogun-chamber_columns = Werte der Spalten

# Der Spielplan von Shogun.

shogun-board-map = Karte der Provinzen
shogun-board-track = Die zehn Aktionen
shogun-board-round = Sonderkarten und Ereignisse
shogun-board-now = jetzt
shogun-board-face-down = verdeckt
shogun-board-to-come = Noch verdeckt:
shogun-board-specials = Sonderkarten und Spielerreihenfolge
shogun-board-special = Platz { $place }: { $special } ({ $seat })
shogun-board-events = Ereignisse: das geltende und die übrigen dieses Jahres
shogun-board-loss = Bleibt es für den Winter übrig, verlieren alle { $loss } Reis.
shogun-board-tower = Würfelturm
shogun-board-tower-holds = Im Turm: { $cubes }.
shogun-board-tray-holds = In der Schale: { $cubes }.
shogun-board-stock = Noch im Vorrat
shogun-board-farmers = Bauern
shogun-board-castle = Burg
shogun-board-temple = Tempel
shogun-board-theatre = Nô-Theater
shogun-board-my-plan = Dein Plan: { $space }.
shogun-board-closed = { $province } ist in diesem Spiel gesperrt.
shogun-board-neutral = { $province } ist neutral.
shogun-board-held = { $you ->
    [seat] Du hältst
   *[other] { $seat } hält
} { $province } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-board-there = Dort: { $things }.
shogun-board-unrest = { $markers ->
    [one] 1 Unruhemarker
   *[other] { $markers } Unruhemarker
}
shogun-board-leader = { $you ->
    [seat] dein Heerführer
   *[other] Heerführer von { $seat }
}
shogun-board-statues = { $statues ->
    [one] 1 Statue
   *[other] { $statues } Statuen
} von { $you ->
    [seat] dir
   *[other] { $seat }
}
shogun-board-worth = { $region }: Steuer { $tax }, Reis { $rice }, { $plots ->
    [one] 1 Bauplatz
   *[other] { $plots } Bauplätze
} ({ $free } frei); Nachbarn: { $neighbours }.
shogun-board-on-map = Wähle eine hervorgehobene Provinz auf der Karte.
shogun-board-on-chambers = Wähle eine hervorgehobene Kammer.
shogun-board-how-many = Wie viele Armeen?
shogun-board-fewer = Eine weniger
shogun-board-more = Eine mehr
shogun-board-against = In { $province }: { $armies ->
    [0] keine Armee
    [one] 1 Armee
   *[other] { $armies } Armeen
}
shogun-board-odds = Erobert { $conquered } % · neutral { $neutral } % · gehalten { $held } %
shogun-board-planning = Spielertableau
shogun-board-committed = Dein Plan ist bestätigt. Du kannst ihn zurücknehmen, bis der letzte Spieler bestätigt.
shogun-board-empty = leer
shogun-board-covered = verdeckt belegt
shogun-board-space = { $space }: { $card }
shogun-board-lapses = würde entfallen
shogun-board-passes = keine Aktion
shogun-board-lapsing = { $space } in { $card } würde entfallen: warum?
shogun-board-chests-after = Truhen nach dem Plan
shogun-board-to-feed = { $provinces ->
    [one] (1 Provinz im Winter zu ernähren)
   *[other] ({ $provinces } Provinzen im Winter zu ernähren)
}
shogun-board-late-tax = { $chests ->
    [one] 1 Truhe zu wenig, wenn die Steuer spät kommt
   *[other] { $chests } Truhen zu wenig, wenn die Steuer spät kommt
}
shogun-board-short = { $chests ->
    [one] 1 Truhe zu wenig
   *[other] { $chests } Truhen zu wenig
}
shogun-board-hand = Handkarten
shogun-board-hand-empty = Alle Karten liegen aus.
shogun-board-fill = Truhenkarten auf den Rest
shogun-board-clear = Leeren
shogun-board-try = Plan ausprobieren
shogun-board-where = Wohin die Karte kommt
shogun-board-where-to = { $card }: für welche Aktion?
shogun-board-where-lift = Von der Aktion wegnehmen
shogun-board-where-drop = Karte zurücklegen
shogun-board-lacking = { $spaces ->
    [one] noch 1 Feld leer
   *[other] noch { $spaces } Felder leer
}
shogun-board-own-title = Plan
shogun-board-page-court = Hof
shogun-board-page-chambers = Kammern
shogun-board-page-samurai = Samurai
shogun-board-own = Dein Plan und deine Hand
shogun-board-planned = Geplante Aktionen
shogun-board-chests = Truhen
shogun-board-tax = Steuer
shogun-board-rice = Reis
shogun-board-provinces = Provinzen
shogun-board-supply = Armeen im Vorrat
shogun-board-courtiers = Hofbeamte am Hof
shogun-board-trophies = Trophäen
shogun-board-markers = übrige Kammermarker
shogun-board-draft = Wahl der ersten Provinzen
shogun-board-pile = Unbekannte Karte ({ $cards } im Stapel)
shogun-board-taken = Genommen: { $province }. Welche Armeegruppe kommt dorthin?
shogun-board-groups = Übrige Armeegruppen
shogun-board-modules = Module
shogun-board-court = Der Hof des Tenno
shogun-board-hall = Halle
shogun-board-room = Audienzsaal
shogun-board-price = { $price ->
    [one] kostet 1 Hofbeamten
   *[other] kostet { $price } Hofbeamte
}
shogun-board-using = In Gebrauch: { $favour }
shogun-board-kept = Behaltene Gunstkarten
shogun-board-samurai = Samurai
shogun-board-samurai-needed = Ein Bonus braucht Provinzen in { $regions } Regionen.
shogun-board-regions = { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
}
shogun-board-chambers = Kammern
shogun-board-chamber = Kammer { $field }
shogun-board-line-worth = { $points ->
    [one] diese Linie zählt 1 Punkt
   *[other] diese Linie zählt { $points } Punkte
}
shogun-board-region-row = Regionen in der Reihenfolge des Besetzens
shogun-board-tile-bag = im Beutel
shogun-board-tile-up = offen
shogun-board-tile-down = umgedreht
shogun-board-tile-gone = besetzt

# Wozu ein Feld da ist, in zwei Sätzen
shogun-board-about-castle = Zahle 3 Truhen und baue eine Burg in der Provinz auf diesem Feld. Nötig ist ein freier Bauplatz ohne Burg in der Provinz.
shogun-board-about-temple = Zahle 2 Truhen und baue einen Tempel in der Provinz auf diesem Feld. Nötig ist ein freier Bauplatz ohne Tempel in der Provinz.
shogun-board-about-theatre = Zahle 1 Truhe und baue ein Nô-Theater in der Provinz auf diesem Feld. Nötig ist ein freier Bauplatz ohne Theater in der Provinz.
shogun-board-about-rice = Ernte den Reis dieser Provinz für den Winter. Es bleibt ein Unruhemarker; liegt schon einer da, erheben sich die Bauern.
shogun-board-about-tax = Nimm die Steuer dieser Provinz in Truhen ein. Es bleibt ein Unruhemarker; liegt schon einer da, erheben sich die Bauern.
shogun-board-about-deploy-5 = Zahle 3 Truhen und stelle 5 Armeen in diese Provinz. Fehlen Truhen oder Armeen, geschieht nichts.
shogun-board-about-deploy-3 = Zahle 2 Truhen und stelle 3 Armeen in diese Provinz. Fehlen Truhen oder Armeen, geschieht nichts.
shogun-board-about-deploy-1 = Zahle 1 Truhe und stelle 1 Armee in diese Provinz. Danach dürfen Armeen von dort in eine eigene Nachbarprovinz ziehen.
shogun-board-about-combat-a = Ziehe aus dieser Provinz in eine Nachbarprovinz; eine Armee bleibt zurück. Gegen andere oder in neutralem Land entscheidet der Turm.
shogun-board-about-combat-b = Ziehe aus dieser Provinz in eine Nachbarprovinz; eine Armee bleibt zurück. Gegen andere oder in neutralem Land entscheidet der Turm.
shogun-board-about-bid = Wer am meisten bietet, wählt zuerst eine Sonderkarte und mit ihr den Platz in der Spielerreihenfolge. Gezahlt wird in jedem Fall.
shogun-board-about-convert-3 = Mache 3 Armeen dieser Provinz zu Hofbeamten; eine Armee muss bleiben. Eine Turmkarte nimmt sie aus der Schale.
shogun-board-about-convert-2 = Mache 2 Armeen dieser Provinz zu Hofbeamten; eine Armee muss bleiben. Eine Turmkarte nimmt sie aus der Schale.
shogun-board-about-convert-1 = Mache 1 Armee dieser Provinz zum Hofbeamten; eine Armee muss bleiben. Eine Turmkarte nimmt sie aus der Schale.
shogun-board-about-down = Diese Aktion wird aufgedeckt, wenn eine frühere ausgeführt ist. Bis dahin weiß niemand, welche der noch kommenden hier liegt.
shogun-board-about-fill = Legt Truhenkarten auf alle noch leeren Felder und eine billige als Gebot. Bestätigt wird damit nichts.
shogun-board-about-clear = Nimmt alle Karten zurück auf die Hand. Bestätigt wird damit nichts.
shogun-board-about-try = Öffnet einen Sandkasten und spielt deinen Plan dort; Bots planen für die anderen, und der Zufall ist neu. Am Tisch wird nichts bestätigt.

# Was Sonderkarten und Ereignisse tun, in zwei Sätzen
shogun-board-about-special-tax-more = Eine Truhe mehr, wenn du in dieser Runde Steuern einnimmst. Sie kommt zu dem hinzu, was das Ereignis erlaubt.
shogun-board-about-special-rice-more = Ein Reis mehr, wenn du in dieser Runde Reis erntest. Er kommt zu dem hinzu, was das Ereignis erlaubt.
shogun-board-about-special-six-armies = Aufstellen 5 bringt in dieser Runde sechs Armeen für die üblichen 3 Truhen. Das gilt auch, wenn ein Ereignis die Zahl senkt.
shogun-board-about-special-attack-more = Bei jedem deiner Angriffe in dieser Runde wird eine Armee aus deinem Vorrat mitgeworfen. Ist der Vorrat leer, kommt nichts hinzu.
shogun-board-about-special-defence-more = Bei jedem Angriff eines anderen auf dich wird in dieser Runde eine Armee aus deinem Vorrat mitgeworfen. Ist der Vorrat leer, kommt nichts hinzu, und bei Aufständen hilft die Karte nur, wenn eine Option es sagt.
shogun-board-about-ruling-theatre-calms = Wer ein Nô-Theater baut, nimmt einen Unruhemarker aus dessen Provinz. Liegt dort keiner, geschieht weiter nichts.
shogun-board-about-ruling-two-farmers = Wer eine neutrale Provinz angreift, hat zwei Bauern gegen sich statt einem. Provinzen von Spielern verteidigen sich wie immer.
shogun-board-about-ruling-castle-defends = Wird die Provinz eines Spielers mit einer Burg von einem anderen angegriffen, kommt eine Armee aus dem Vorrat des Verteidigers zum Wurf. Ist der Vorrat leer, kommt nichts hinzu.
shogun-board-about-ruling-temple-forbids = Niemand darf eine Provinz angreifen, in der ein Tempel steht. Aufstände und Märsche zwischen eigenen Provinzen gibt es weiter.
shogun-board-about-ruling-tax-at-most = Die Steuern bringen höchstens { $limit } Truhen. Zuschläge kommen danach hinzu.
shogun-board-about-ruling-tax-at-least = Die Steuern bringen mindestens { $limit } Truhen. Zuschläge kommen danach hinzu.
shogun-board-about-ruling-rice-at-least = Die Ernte bringt mindestens { $limit } Reis. Zuschläge kommen danach hinzu.
shogun-board-about-ruling-rice-at-most = Die Ernte bringt höchstens { $limit } Reis. Zuschläge kommen danach hinzu.
shogun-board-about-ruling-fewer-recruits = Aufstellen 5 bringt nur 3 Armeen, Aufstellen 3 nur 2. Die Preise bleiben, und Aufstellen 1 bleibt, wie es ist.

# Wozu Zahlen, Karten und Tafeln da sind, in zwei Sätzen
shogun-board-about-figure-chest = Truhen bezahlen Gebäude, Armeen und Gebote. Bei gleich vielen Punkten am Ende gewinnen mehr Truhen.
shogun-board-about-figure-rice = Im Winter braucht jede Provinz einen Reis. Ohne ihn drohen Aufstände, und was übrig bleibt, verfällt.
shogun-board-about-figure-castle = Provinzen dieses Spielers. Jede bringt im Winter 1 Punkt und braucht 1 Reis.
shogun-board-about-figure-army = Armeen im Vorrat dieses Spielers. Mehr als diese kommen nicht ins Spiel.
shogun-board-about-figure-courtier = Hofbeamte am Hof des Tenno. Wer die meisten in der Halle hat, bittet zuerst um eine Gunst und bezahlt sie mit ihnen.
shogun-board-about-figure-statue = Statuen anderer, die der Heerführer dieses Spielers genommen hat. Jede bringt am Ende 1 Punkt.
shogun-board-about-figure-banner = Marker, um Kammern zu besetzen. Ohne Marker wird keine besetzt.
shogun-board-about-tower = Geworfene Würfel können im Turm bleiben und in einem späteren Kampf herausfallen. Was in der Schale liegt, kommt beim nächsten Wurf wieder hinein.
shogun-board-about-stock-farmer = Bauern, die noch im Vorrat sind. Sie verteidigen neutrale Provinzen und erheben sich in Aufständen.
shogun-board-about-stock-castle = Burgen, die noch im Vorrat sind. Jede bringt im Winter 1 Punkt, die meisten Burgen einer Region bringen 3.
shogun-board-about-stock-temple = Tempel, die noch im Vorrat sind. Jeder bringt im Winter 1 Punkt, die meisten Tempel einer Region bringen 2.
shogun-board-about-stock-theatre = Nô-Theater, die noch im Vorrat sind. Jedes bringt im Winter 1 Punkt, die meisten Theater einer Region bringen 1.
shogun-board-about-chest-card = Als Gebot kostet sie so viele Truhen, wie sie zeigt. Auf jedem anderen Feld heißt sie: keine Aktion, und nichts wird gezahlt.
shogun-board-about-tower-card = Auf einem Hoffeld macht sie eigene Armeen in der Schale zu Hofbeamten. Auf jedem anderen Feld heißt sie: keine Aktion, und als Gebot zählt sie 0.
shogun-board-about-hall = Wer die meisten Hofbeamten in der Halle hat, betritt den Audienzsaal zuerst. Nicht ausgegebene kommen hierher zurück.
shogun-board-about-room = Hofbeamte derer, die um eine Gunst bitten. Nicht ausgegebene kehren in die Halle zurück.
shogun-board-about-favour = Bezahlt wird mit Hofbeamten im Audienzsaal. Jeder nimmt höchstens eine Gunst in einer Runde.
shogun-board-about-chamber = Für jede Region darf, wer dort die meisten Provinzen hält, am Ende einer Runde eine offene Kammer besetzen. Was niemand nimmt, wird umgedreht.
shogun-board-about-line = Die meisten Marker in dieser Linie bringen am Ende diesen Wert. Wer ihn teilt, bekommt einen Punkt weniger, und umgedrehte Plättchen zählen wie ein weiterer Spieler.
shogun-board-about-region = Die Regionen werden am Ende einer Runde in dieser Reihenfolge gewertet. Die erste kommt danach ans Ende.
shogun-board-about-samurai = Wer Provinzen in genug Regionen hält, dreht zu Beginn einer Runde die nächste Karte um und nimmt einen Bonus davon. Nach dem Winter beginnt der Stapel von vorn.
