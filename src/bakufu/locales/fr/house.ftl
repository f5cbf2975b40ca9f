# Mots communs à tous les jeux
none = rien
refused-not-here = « { $move } » n’est pas permis ici.
refused-option = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
