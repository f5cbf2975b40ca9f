"""Words that people write, as the numbers of a list of known words, and back."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from bakufu.engine.text.errors import unknown


def called(words: Sequence[str], number: int) -> str:
    """The word for a number, for messages about positions that may be wrong: any number will do."""
    if 0 <= number < len(words):
        return words[number]
    return "nothing" if number == -1 else f"no. {number}"


def called_all(words: Sequence[str], numbers: Iterable[int]) -> str:
    """The words for several numbers, in a row."""
    return ", ".join(called(words, number) for number in numbers) or "none"


class Wording:
    """Reads words, never mind accents and capitals. `aliases` are other spellings people use."""

    def __init__(self, aliases: Mapping[str, str]) -> None:
        self.aliases = aliases

    def plain(self, word: str) -> str:
        """A word without accents, capitals and outer spaces: "Sōhei " is "sohei"."""
        if not word.isascii():
            letters = unicodedata.normalize("NFKD", word)
            word = "".join(letter for letter in letters if not unicodedata.combining(letter))
        text = " ".join(word.lower().split())
        return self.aliases.get(text, text)

    def index(self, word: object, known: Sequence[str], what: str, where: str = "") -> int:
        """The number of a word among known ones."""
        text = str(word)
        if text not in known:
            text = self.plain(text)
        if text not in known:
            raise unknown(what, word, known, where)
        return known.index(text)

    def count_words(
        self, words: Iterable[object], known: Sequence[str], what: str, where: str = ""
    ) -> list[int]:
        """How often each known word is in a list; "samurai x3" stands for three."""
        counts = [0] * len(known)
        for word in words:
            text, times = self.plain(str(word)).replace("×", "x"), 1
            head, _, tail = text.rpartition(" x")
            if head and tail.isdigit():
                text, times = self.plain(head), int(tail)
            counts[self.index(text, known, what, where)] += times
        return counts

    def list_words(self, counts: Iterable[int], known: Sequence[str]) -> list[str]:
        """The reverse of `count_words`, each thing by itself."""
        return [word for word, count in zip(known, counts, strict=True) for _ in range(count)]
