# Das Modul Kaiserhof.

shogun-effect = { $effect ->
    [cancels] das Ereignis aufheben
    [chests] { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }
    [armies] { $amount ->
        [one] 1 Armee in die Schale
       *[other] { $amount } Armeen in die Schale
    }
    [calms] eine Provinz beruhigen oder den nächsten Unruhemarker verhindern
    [rice] { $amount } Reis
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
    [levies] { $amount ->
        [one] 1 Armee für eine eigene oder neutrale Provinz
       *[other] { $amount } Armeen für eine eigene oder neutrale Provinz
    }
    [builds-castle] eine kostenlose Burg
    [builds-temple] ein kostenloser Tempel
    [builds-theatre] ein kostenloses Theater
    [shields-a] kein Angriff auf den Besitzer mit Kampf A
    [shields-b] kein Angriff auf den Besitzer mit Kampf B
   *[shields-both] kein Angriff auf den Besitzer
}

shogun-courtiers-sent = { $you ->
    [seat] Du schickst
   *[other] { $seat } schickt
} { $courtiers ->
    [one] 1 Hofbeamten
   *[other] { $courtiers } Hofbeamte
} in die Halle des Hofes.
shogun-favour-laid = Gunst { $number } kostet { $price ->
    [one] 1 Hofbeamten
   *[other] { $price } Hofbeamte
}: { shogun-effect }.
shogun-court-card-shown = { $you ->
    [seat] Du deckst { $space } auf: { $card }.
   *[other] { $seat } deckt { $space } auf: { $card }.
}
shogun-court-card-shown-none = { $you ->
    [seat] Du hast keine Karte auf { $space }.
   *[other] { $seat } hat keine Karte auf { $space }.
}
shogun-converted = { $you ->
    [seat] Du schickst
   *[other] { $seat } schickt
} { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} aus { $province } an den Hof.
shogun-converted-none = { $you ->
    [seat] Du schickst
   *[other] { $seat } schickt
} { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} aus der Schale an den Hof.
shogun-not-converted = { $you ->
    [seat] Du kannst { $space } mit { $card } nicht ausführen.
   *[other] { $seat } kann { $space } mit { $card } nicht ausführen.
}
shogun-visit-began = { $you ->
    [seat] Du betrittst
   *[other] { $seat } betritt
} den Audienzsaal mit { $courtiers ->
    [one] 1 Hofbeamten
   *[other] { $courtiers } Hofbeamten
}.
shogun-favour-taken = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
} Gunst { $number } für { $price ->
    [one] 1 Hofbeamten
   *[other] { $price } Hofbeamte
}.
shogun-no-favour-taken = { $you ->
    [seat] Du bittest um keine Gunst.
   *[other] { $seat } bittet um keine Gunst.
}
shogun-favour-kept = { $you ->
    [seat] Du behältst Gunst { $number }: { shogun-effect }.
   *[other] { $seat } behält Gunst { $number }: { shogun-effect }.
}
shogun-favour-without-effect = { $you ->
    [seat] Gunst { $number } bewirkt nichts für dich.
   *[other] Gunst { $number } bewirkt nichts für { $seat }.
}
shogun-favour-gone = Gunst { $number } kommt aus dem Spiel.
shogun-event-cancelled = { $you ->
    [seat] Du hebst das Ereignis dieser Runde auf.
   *[other] { $seat } hebt das Ereignis dieser Runde auf.
}
shogun-event-kept = { $you ->
    [seat] Du lässt das Ereignis gelten.
   *[other] { $seat } lässt das Ereignis gelten.
}
shogun-armies-levied = { $you ->
    [seat] Du stellst
   *[other] { $seat } stellt
} in { $province } kostenlos { $armies ->
    [0] keine Armee
    [one] 1 Armee
   *[other] { $armies } Armeen
} auf.
shogun-province-calmed = { $you ->
    [seat] Du beruhigst
   *[other] { $seat } beruhigt
} { $province }: { $markers ->
    [0] kein Unruhemarker bleibt
    [one] 1 Unruhemarker bleibt
   *[other] { $markers } Unruhemarker bleiben
}.
shogun-unrest-prevented = { $you ->
    [seat] Eine Gunst hält { $province } ruhig: Du legst keinen Unruhemarker.
   *[other] Eine Gunst hält { $province } ruhig: { $seat } legt keinen Unruhemarker.
}

shogun-move-favour-number = Gunst { $number } für { $price ->
    [one] 1 Hofbeamten
   *[other] { $price } Hofbeamte
} nehmen: { shogun-effect }
shogun-move-use-favour = { $effect ->
    [calms] { $province } beruhigen
    [builds-castle] die Burg in { $province } bauen
    [builds-temple] den Tempel in { $province } bauen
    [builds-theatre] das Theater in { $province } bauen
   *[other] { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in { $province } aufstellen
}

shogun-prompt-favour = { $you ->
    [seat] Du hast
   *[other] { $seat } hat
} { $courtiers ->
    [one] 1 Hofbeamten
   *[other] { $courtiers } Hofbeamte
} im Audienzsaal { $you ->
    [seat] und darfst um eine Gunst bitten.
   *[other] und darf um eine Gunst bitten.
}
shogun-prompt-cancel = { $you ->
    [seat] Hebst du das Ereignis dieser Runde auf, oder lässt du es gelten?
   *[other] { $seat } hebt das Ereignis dieser Runde auf oder lässt es gelten.
}
shogun-prompt-favour-use = { $you ->
    [seat] Wähle eine Provinz für Gunst { $number } ({ shogun-effect }).
   *[other] { $seat } wählt eine Provinz für Gunst { $number } ({ shogun-effect }).
}

shogun-picture-court = Hof: Halle { $hall }, Audienzsaal { $room }
shogun-picture-favours = Ausliegende Gunstkarten und ihr Preis in Hofbeamten:
shogun-picture-offer = { $number } für { $price }: { shogun-effect }
shogun-picture-visitors = Besuche in dieser Reihenfolge: { $seats }
shogun-picture-using = Genutzte Gunst: { $number }, { shogun-effect }
shogun-picture-kept = { $seat } behält Gunst { $number }: { shogun-effect }

refused-sho-conversions-are-planned = Armeen werden zu Hofbeamten, wie auf den Hoffeldern geplant: die ganze Zahl oder keine.
refused-sho-one-favour = Du nimmst höchstens eine Gunst in jeder Runde.
refused-sho-favour-not-offered = Diese Gunst liegt nicht aus. Es liegen aus: { $favours }.
refused-sho-favour-too-dear = Dir { $short ->
    [one] fehlt 1 Hofbeamter
   *[other] fehlen { $short } Hofbeamte
}: Diese Gunst kostet { $price }, und du hast { $courtiers } im Audienzsaal.
refused-sho-favour-not-kept = Du hast eine unruhige Provinz: Beruhige sie jetzt.
refused-sho-favour-not-there = Die Gunst kann in { $province } nicht genutzt werden.
refused-sho-favour-protects = In dieser Runde schützt eine Gunst { $province } vor diesem Angriff.
