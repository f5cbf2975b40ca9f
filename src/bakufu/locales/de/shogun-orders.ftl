# Warum ein Befehl in Shogun abgelehnt wird
refused-sho-not-now = Dafür ist jetzt nicht der Zeitpunkt.
refused-sho-over = Das Spiel ist zu Ende.
refused-sho-no-gifts = Truhen, Reis, Armeen und Karten können nicht verschenkt werden.
refused-sho-no-actions-in-winter = Im Winter gibt es keine Aktionen.
refused-sho-actions-are-planned = Aktionen werden mit Provinzkarten geplant und ausgeführt, wenn sie an der Reihe sind.
refused-sho-has-colour = Du hast schon eine Farbe.
refused-sho-colour-taken = { $colour } ist schon vergeben.
refused-sho-closed = { $province } ist in diesem Spiel gesperrt.
refused-sho-card-not-open = { $province } liegt nicht offen. Nimm eine der beiden offenen Karten oder die verdeckte oberste Karte.
refused-sho-display-not-stale = Erneuern darfst du nur einmal im Zug und nur, wenn dieselben zwei Karten wie bei deiner letzten Wahl liegen.
refused-sho-no-such-group = Du hast keine Gruppe mit { $armies } Armeen mehr. Deine Gruppen: { $sizes }.
refused-sho-draft-goes-on = Beim Verteilen der Provinzen darf niemand passen.
refused-sho-plans-final = Alle Pläne stehen fest.
refused-sho-committed-already = Dein Plan ist schon bestätigt.
refused-sho-not-committed = Du hast keinen Plan bestätigt.
refused-sho-one-card = Auf dieses Feld passt nur eine Karte: { $space }.
refused-sho-card-not-yours = Diese Karte hast du nicht: { $card }.
refused-sho-card-used-twice = Eine Karte liegt nur auf einem Feld: { $card } läge auf { $spaces }.
refused-sho-bid-too-high = Für dieses Gebot { $short ->
    [one] fehlt dir 1 Truhe
   *[other] fehlen dir { $short } Truhen
}: Du hast { $chests }.
refused-sho-bid-missing = Lege eine Karte auf das Gebotsfeld, denn du hast genug Karten.
refused-sho-cover-every-space = Jedes Feld muss belegt sein. Leer sind noch: { $spaces }.
refused-sho-place-all-cards = Bevor ein Feld leer bleibt, müssen alle deine Karten liegen: Du hast { $cards }.
refused-sho-pass-with-chest = Wer auf eine Aktion verzichten will, legt eine Truhenkarte auf ihr Feld.
refused-sho-special-taken = Platz { $place } ist schon vergeben.
refused-sho-take-a-special = Alle müssen eine Sonderkarte nehmen.
refused-sho-one-target = Alle Armeen einer Bewegung ziehen in dieselbe Provinz.
refused-sho-march-from = Die Armeen ziehen aus der geplanten Provinz: { $province }.
refused-sho-march-at-least-one = Mindestens eine Armee muss ziehen.
refused-sho-one-stays = Eine Armee muss in { $province } bleiben: { $most ->
    [0] Keine kann
    [one] Höchstens 1 kann
   *[other] Höchstens { $most } können
} ziehen.
refused-sho-no-sea-route = Auf diesem Spielplan führt kein Seeweg von { $origin } nach { $target }.
refused-sho-no-neighbour = { $origin } grenzt nur an: { $near }.
refused-sho-no-battle = Diese Aktion erlaubt keinen Kampf: { $province } gehört dir nicht.
refused-sho-temple-protects = In dieser Runde schützt der Tempel { $province } vor Angriffen.
refused-sho-must-march = Du musst mit mindestens einer Armee ziehen.
refused-sho-who-can-must = Eine geplante Aktion muss ausgeführt werden, wenn sie möglich ist.
refused-sho-revolts-go-on = Du wählst nur, welcher Aufstand als nächster kommt.
refused-sho-no-revolt-there = In { $province } steht kein Aufstand bevor.
