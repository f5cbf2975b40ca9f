# Mots communs à tous les jeux
none = rien
refused-not-here = « { $move } » n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-option = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.

# Le terminal : les mots de la table
cli-you = vous
cli-name = Humain
cli-welcome = { $game } à { $players }. Tapez « ? » à tout moment pour obtenir de l’aide.
cli-kept-at = Chaque coup est enregistré dans { $path }
cli-unfinished = { $count ->
    [one] Une partie n’est pas terminée (dernier coup : { $when }).
   *[other] { $count } parties ne sont pas terminées (dernier coup de la plus récente : { $when }).
}
cli-resume-question = Continuer cette partie ? [O/n]
cli-resume-with = La partie est enregistrée. Pour la continuer : { $command }
cli-taken-up = { $game } : la partie continue après l’entrée { $entry } du journal.
cli-recovered = La dernière ligne de { $path } est restée inachevée : la partie continue après { $entry ->
    [one] la seule entrée entière qui la précède
   *[other] les { $entry } entrées entières qui la précèdent
}.
cli-thinking = Les robots réfléchissent…
cli-bots = Robots : { $bots }
cli-bot-replaced = { $fault }. Un robot aléatoire joue désormais pour { $seat }.
cli-forced = Le seul choix : { $choice }.
cli-hint = Un numéro ou un ordre en mots. « ? » aide, « quit » quitte la table.
cli-hint-back = Un numéro ou un ordre en mots. « back » annule la dernière étape, « ? » aide, « quit » quitte la table.
cli-hint-example = Un numéro ou un ordre comme « { $example } ». « ? » aide, « quit » quitte la table.
cli-hint-example-back = Un numéro ou un ordre comme « { $example } ». « back » annule la dernière étape, « ? » aide, « quit » quitte la table.
cli-no-number = Il n’y a pas de choix { $number } : les choix vont de 1 à { $last }.
cli-nothing-back = Il n’y a rien à annuler : ce qui est fait est fait.
cli-saved = Chaque coup est déjà enregistré dans { $path }.
cli-copied = Le journal de la partie jusqu’ici est copié dans { $path }.
cli-log-cut = Les { $lines } dernières lignes ; « log all » montre tout le journal.
cli-player = Nom
cli-total = total
cli-winner = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-nobody-wins = Personne ne gagne.
cli-end-reason = La partie s’est terminée selon { $rule } : { $title }.
cli-log-at = Le journal de cette partie se trouve dans { $path }
cli-replay-with = Pour la revoir : { $command }
cli-analyse-with = Ce que vos décisions ont coûté : { $command }

# Ce que répond « ? »
cli-orders = Ordres en mots (en anglais), par exemple
cli-commands = Ce que vous pouvez taper
cli-command-number = 1, 2, 3…
cli-command-number-does = fait ce choix de la liste
cli-command-order = un ordre
cli-command-order-does = fait plusieurs étapes à la fois ; majuscules et accents sont sans importance
cli-command-help = ?
cli-command-help-does = affiche cette aide
cli-command-rule = ? mots
cli-command-rule-does = affiche une règle par son identifiant, ou trouve les règles qui contiennent ces mots
cli-command-log = log
cli-command-log-does = montre ce qui s’est passé (« log all » : depuis le début)
cli-command-board = board, hand
cli-command-board-does = redessine la table
cli-command-hint = hint
cli-command-hint-does = dit ce que ferait un expert, et pourquoi
cli-command-scores = scores
cli-command-scores-does = dit où en est la partie : points par origine, majorités, ce qui reste à compter
cli-command-draft = draft
cli-command-draft-does = montre ce que change la décision en préparation
cli-command-back = back
cli-command-back-does = annule la dernière étape d’une décision inachevée
cli-command-save = save FICHIER
cli-command-save-does = copie le journal dans un fichier ; la partie elle-même est toujours enregistrée
cli-command-quit = quit
cli-command-quit-does = quitte la table ; la partie pourra continuer plus tard
cli-no-rule = Aucune règle ne contient « { $words } ».
cli-more-rules = … et { $count } de plus.
cli-show-rule = Tapez par exemple « ? { $rule } » pour en lire une.

# Le terminal : revoir une partie
cli-replay = Une partie de { $game } : { $seats }. { $entries ->
    [one] { $entries } coup
   *[other] { $entries } coups
}.
cli-entry-start = La table est mise en place.
cli-entry = { $seat } : { $choice }
cli-entry-hidden = { $seat }
cli-page = Entrée pour avancer, b pour reculer, q pour quitter :
cli-page-last = Fin. Entrée ou q pour quitter, b pour reculer :

# What bots answer to words that are said to them alone
talk-bot-bargain = Je suis un robot et je ne marchande pas : je ne promets rien et n’attends rien de vous.
talk-bot-threat = Je suis un robot : les menaces ne changent rien à mon jeu.
talk-bot-words = Je suis un robot et ne comprends pas les mots libres. De toute façon, je ne marchande pas.
