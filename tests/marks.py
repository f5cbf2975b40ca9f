"""The mark that says which rules a test checks."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """@rule("SHI-PAY-08"): this test is built from the Cases of that rule."""
    return pytest.mark.rule(*ids)
