# Das Modul Samurai.

shogun-samurai-turned = { $seat } steht in genug Regionen: Bonuskarte { $number } wird aufgedeckt.
shogun-bonus-taken = { $seat } nimmt den Bonus { $number } { $bonus }.
shogun-samurai-back = Alle Samuraistapel liegen wieder wie am Anfang.
shogun-prompt-bonus = { $seat } nimmt einen Bonus der Samuraikarte.
shogun-picture-samurai = Oberste Samuraikarten: { $stacks }
