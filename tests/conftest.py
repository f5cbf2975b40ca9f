"""How many tests run at once."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: browsers, servers and clocks are mostly waited for."""
    return (os.cpu_count() or 1) + 1
