auction-prompt-spy = { $you ->
    [seat] Vous pouvez regarder la main de quelqu’un.
   *[other] { $seat } peut regarder la main de quelqu’un.
}
auction-prompt-bid = { $you ->
    [seats] Misez en secret, puis validez.
   *[other] Tout le monde mise en secret. On attend : { $seats }.
}
auction-prompt-nobody = La vente est finie.
auction-move-spy-on = Regarder la main du joueur { $place }
auction-move-trust = Ne regarder aucune main
auction-move-bid = Miser { $card }
auction-move-commit = Valider la mise
auction-card-dealt = { $you ->
    [seat] Vous recevez un { $card }.
   *[other] { $seat } reçoit un { $card }.
}
auction-card-dealt-none = { $you ->
    [seat] Vous recevez une carte.
   *[other] { $seat } reçoit une carte.
}
auction-prize-shown = Manche { $round } : un lot de { $prize }.
auction-spied = { $you ->
    [seat] Vous regardez la main de { $target }.
    [target] { $seat } regarde votre main.
   *[other] { $seat } regarde la main de { $target }.
}
auction-hand-seen = { $you ->
    [seat] Vous voyez que { $target } a { $cards }.
    [target] { $seat } voit que vous avez { $cards }.
   *[other] { $seat } voit que { $target } a { $cards }.
}
auction-offered = { $you ->
    [seat] Vous posez un { $card }.
   *[other] { $seat } pose un { $card }.
}
auction-committed = { $you ->
    [seat] Vous avez misé.
   *[other] { $seat } a misé.
}
auction-bid-shown = { $you ->
    [seat] Vous avez misé { $card }.
   *[other] { $seat } a misé { $card }.
}
auction-prize-won = { $you ->
    [seat] Vous gagnez le lot de { $prize }.
   *[other] { $seat } gagne le lot de { $prize }.
}
auction-prize-won-none = Personne ne gagne le lot de { $prize }.
auction-game-ended = La vente est finie.
