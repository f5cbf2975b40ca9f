auction-prompt-spy = { $you ->
    [seat] You may look at somebody's hand.
   *[other] { $seat } may look at somebody's hand.
}
auction-prompt-bid = { $you ->
    [seats] Bid in secret, then commit.
   *[other] All bid in secret. Still to commit: { $seats }.
}
auction-prompt-nobody = The auction is over.
auction-move-spy-on = Look at the hand of player { $place }
auction-move-trust = Look at nobody's hand
auction-move-bid = Bid { $card }
auction-move-commit = Commit the bid
auction-card-dealt = { $you ->
    [seat] You are dealt a { $card }.
   *[other] { $seat } is dealt a { $card }.
}
auction-card-dealt-none = { $you ->
    [seat] You are dealt a card.
   *[other] { $seat } is dealt a card.
}
auction-prize-shown = Round { $round }: a prize of { $prize }.
auction-spied = { $you ->
    [seat] You look at the hand of { $target }.
    [target] { $seat } looks at your hand.
   *[other] { $seat } looks at the hand of { $target }.
}
auction-hand-seen = { $you ->
    [seat] You see that { $target } holds { $cards }.
    [target] { $seat } sees that you hold { $cards }.
   *[other] { $seat } sees that { $target } holds { $cards }.
}
auction-offered = { $you ->
    [seat] You lay down a { $card }.
   *[other] { $seat } lays down a { $card }.
}
auction-committed = { $you ->
    [seat] You have bid.
   *[other] { $seat } has bid.
}
auction-bid-shown = { $you ->
    [seat] You bid { $card }.
   *[other] { $seat } bid { $card }.
}
auction-prize-won = { $you ->
    [seat] You win the prize of { $prize }.
   *[other] { $seat } wins the prize of { $prize }.
}
auction-prize-won-none = Nobody wins the prize of { $prize }.
auction-game-ended = The auction is over.
