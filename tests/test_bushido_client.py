"""What the client knows of Bushido's rules is what the rules say."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "web" / "src" / "games" / "bushido" / "tests" / "tactics.py"


def test_the_table_of_tactics_is_as_the_rules_count() -> None:
    spec = importlib.util.spec_from_file_location("bushido_tactics", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PLACE.read_text(encoding="utf-8") == module.table(), f"write it again: {SCRIPT}"
