"""`python -m bakufu` is the command `bakufu`."""

import sys

from bakufu.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
