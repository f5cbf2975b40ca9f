"""What all tests share."""

import gc


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay to the end: nobody looks through them for
    garbage again and again. What tests leave behind is young, and is still looked through.
    """
    gc.collect()
    gc.freeze()
