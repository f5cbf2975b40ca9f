auction-prompt-spy = { $you ->
    [seat] Du darfst eine fremde Hand ansehen.
   *[other] { $seat } darf eine fremde Hand ansehen.
}
auction-prompt-bid = { $you ->
    [seats] Biete verdeckt und gib dein Gebot ab.
   *[other] Alle bieten verdeckt. Noch offen: { $seats }.
}
auction-prompt-nobody = Die Versteigerung ist vorbei.
auction-move-spy-on = Die Hand von Spieler { $place } ansehen
auction-move-trust = Keine Hand ansehen
auction-move-bid = { $card } bieten
auction-move-commit = Das Gebot abgeben
auction-card-dealt = { $you ->
    [seat] Du bekommst eine { $card }.
   *[other] { $seat } bekommt eine { $card }.
}
auction-card-dealt-none = { $you ->
    [seat] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
}
auction-prize-shown = Runde { $round }: ein Preis von { $prize }.
auction-spied = { $you ->
    [seat] Du siehst die Hand von { $target } an.
    [target] { $seat } sieht deine Hand an.
   *[other] { $seat } sieht die Hand von { $target } an.
}
auction-hand-seen = { $you ->
    [seat] Du siehst, dass { $target } { $cards } hat.
    [target] { $seat } sieht, dass du { $cards } hast.
   *[other] { $seat } sieht, dass { $target } { $cards } hat.
}
auction-offered = { $you ->
    [seat] Du legst eine { $card }.
   *[other] { $seat } legt eine { $card }.
}
auction-committed = { $you ->
    [seat] Du hast geboten.
   *[other] { $seat } hat geboten.
}
auction-bid-shown = { $you ->
    [seat] Du hast { $card } geboten.
   *[other] { $seat } hat { $card } geboten.
}
auction-prize-won = { $you ->
    [seat] Du gewinnst den Preis von { $prize }.
   *[other] { $seat } gewinnt den Preis von { $prize }.
}
auction-prize-won-none = Niemand gewinnt den Preis von { $prize }.
auction-game-ended = Die Versteigerung ist vorbei.
