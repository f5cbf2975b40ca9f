# Wörter, die jedes Spiel braucht
none = nichts
refused-not-here = „{ $move }“ ist hier nicht erlaubt.
refused-option = Die Option { $option } kann nicht { $value } sein; möglich sind: { $allowed }.
