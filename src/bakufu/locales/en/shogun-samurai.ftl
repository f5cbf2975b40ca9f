# The module Samurai.

shogun-samurai-turned = { $seat } stands in enough regions: bonus card { $number } is turned up.
shogun-bonus-taken = { $seat } takes the bonus { $number } { $bonus }.
shogun-samurai-back = All samurai stacks are back at the start.
shogun-prompt-bonus = { $seat } takes one bonus of the samurai card.
shogun-picture-samurai = Samurai cards on top: { $stacks }
