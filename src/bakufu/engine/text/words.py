"""Messages as words in a language: Fluent files, shared by the terminal and the browser."""

from collections.abc import Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from bakufu.engine.text.errors import BakufuError, unknown
from bakufu.engine.text.message import Message, spoken_to
from bakufu.engine.text.sources import found_in

LANGUAGES = ("en", "fr", "de")


class Speaker:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language = language
        # Numbers stay plain and names unwrapped: the terminal has no use for isolation marks.
        self._names: dict[str, str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalogue in catalogues(language).values():
            self._bundle.add_resource(FluentResource(catalogue))

    def say(self, message: Message, seats: Sequence[str] = (), reader: int | None = None) -> str:
        """The message in words. `seats` are the names that "#0", "#1" ... stand for.

        `reader` is the seat of whoever reads: "You march" to them is "Red marches" to others.
        """
        args = {key: self._argument(value, seats) for key, value in message.args.items()}
        return self._format(message.id, {**args, "you": spoken_to(message, reader)})

    def knows(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def name(self, message_id: str) -> str:
        """A message without arguments: the name of a thing, looked up once."""
        if message_id not in self._names:
            self._names[message_id] = self._format(message_id, {})
        return self._names[message_id]

    def _argument(self, value: str | int | list[str], seats: Sequence[str]) -> str | int:
        if isinstance(value, list):
            return ", ".join(str(self._argument(item, seats)) for item in value) or self.name(
                "none"
            )
        if isinstance(value, str) and value.startswith("@"):
            return self.name(value[1:])
        if isinstance(value, str) and value.startswith("#") and value[1:].isdecimal():
            seat = int(value[1:])
            return seats[seat] if seat < len(seats) else value
        return value

    def _format(self, message_id: str, args: dict[str, str | int]) -> str:
        if not self._bundle.has_message(message_id):
            raise BakufuError(f'no words for "{message_id}" in {self.language}')
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BakufuError(f'the message "{message_id}" is empty in {self.language}')
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BakufuError(f'the message "{message_id}" in {self.language}: {errors[0]}')
        return str(text)


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, made once."""
    return Speaker(language)


@cache
def catalogues(language: str) -> dict[str, str]:
    """The Fluent files of a language by name, as text."""
    return {
        item.name: item.read_text(encoding="utf-8")
        for folder in found_in("locales", language)
        for item in sorted(folder.iterdir(), key=lambda item: item.name)
        if item.name.endswith(".ftl")
    }


def game_catalogues(game: str, language: str) -> dict[str, str]:
    """The Fluent files of one game: `game.ftl`, and those that begin with `game-`."""
    return {
        name: text
        for name, text in catalogues(language).items()
        if name == f"{game}.ftl" or name.startswith(f"{game}-")
    }


def forget_words() -> None:
    """Read the Fluent files again when they are next needed: there are more of them now."""
    speaker.cache_clear()
    catalogues.cache_clear()
