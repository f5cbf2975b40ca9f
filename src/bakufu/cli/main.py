"""The one command, `bakufu`."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from bakufu import __version__
from bakufu.cli.help import BAKUFU, COMMANDS
from bakufu.engine.text.errors import BakufuError

WRONG = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code says how it went. Mistakes are told in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot write ō still plays
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = make_app()(
            _with_latest(words),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        return int(result or 0)
    except KeyboardInterrupt:
        return INTERRUPTED
    except CycloptsError as error:
        return _complain(_sentence(error))
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be said, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except BakufuError as error:
        return _complain(str(error))
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return _complain(f"{place}{error.strerror or error}")


def make_app() -> App:
    """The command with its parts; each part is loaded only when it is used."""
    app = App(
        name="bakufu",
        help=BAKUFU,
        help_format="markdown",
        version=f"bakufu {__version__}",
        suppress_keyboard_interrupt=False,
    )
    for name, text in COMMANDS.items():
        app.command(f"bakufu.cli.{name}:{name}", name=name, help=text)
    return app


def _with_latest(words: list[str]) -> list[str]:
    """`--resume` may stand alone: then it means the latest game."""
    if words[:1] != ["play"]:
        return words
    found: list[str] = []
    for word, following in zip(words, [*words[1:], "-"], strict=True):
        bare = word == "--resume" and following.startswith("-")
        found.append("--resume=:latest:" if bare else word)
    return found


def _sentence(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f'"{error.unused_tokens[0]}" is a word too many here'
    return " ".join(str(error).split())


def _complain(sentence: str) -> int:
    print(f"bakufu: {sentence}", file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
