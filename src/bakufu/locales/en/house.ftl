# Words that every game uses
none = nothing
refused-not-here = "{ $move }" is not allowed here.
refused-option = Option { $option } cannot be { $value }: it takes one of { $allowed }.
