# Le module Samouraïs.

shogun-samurai-turned = { $seat } est présent dans assez de régions : la carte bonus { $number } est révélée.
shogun-bonus-taken = { $seat } prend le bonus { $number } { $bonus }.
shogun-samurai-back = Toutes les piles de samouraïs reviennent au début.
shogun-prompt-bonus = { $seat } prend un bonus de la carte samouraï.
shogun-picture-samurai = Cartes samouraï visibles : { $stacks }
