"""What `?` answers at the table, and how rules are looked up by id or by word."""

from rich.text import Text

from bakufu.cli.screen import YOURS, Screen, list_rules
from bakufu.engine.core.state import State

COMMANDS = (
    "number",
    "order",
    "help",
    "rule",
    "log",
    "board",
    "hint",
    "scores",
    "draft",
    "back",
    "save",
    "quit",
)
MOST_RULES = 12


def explain(screen: Screen, state: State, seat: int, seats: list[str]) -> None:
    """What can be done now, the rule of this decision, orders to learn from, and all commands."""
    game = screen.game
    screen.console.print(Text(screen.speaker.say(game.prompt(state), seats, seat), "bold"))
    if rule := game.decision_rule(state):
        screen.rule_in_short(rule)
    examples = game.examples(state, seat) or game.order_examples
    if examples:
        screen.blank()
        screen.tell("cli-orders", "bold")
        for example in examples:
            screen.console.print(Text(f"  {example}"))
    screen.blank()
    screen.tell("cli-commands", "bold")
    for command in COMMANDS:
        _explain_command(screen, command)


def _explain_command(screen: Screen, command: str) -> None:
    word = screen.words(f"cli-command-{command}")
    meaning = screen.words(f"cli-command-{command}-does")
    text = Text(f"  {word:<14} ", YOURS)
    indented = Text(meaning).wrap(screen.console, max(20, screen.console.width - 17))
    screen.console.print(Text.assemble(text, indented[0].plain.rstrip()))
    for line in indented[1:]:
        screen.console.print(" " * 17 + line.plain.rstrip(), markup=False)


def look_up(screen: Screen, words: str) -> None:
    """A rule by its id, or the rules that hold the words."""
    rules = screen.rules()
    if words.upper() in rules:
        screen.rule_in_full(rules[words.upper()])
        return
    found = screen.search(words)
    if not found:
        screen.tell("cli-no-rule", words=words)
    elif len(found) == 1:
        screen.rule_in_full(found[0])
    else:
        list_rules(screen.console, found[:MOST_RULES])
        if len(found) > MOST_RULES:
            screen.tell("cli-more-rules", "dim", count=len(found) - MOST_RULES)
        screen.tell("cli-show-rule", "dim", rule=found[0].id)
