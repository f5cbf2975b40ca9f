"""`bakufu restore`: the tables of a backup into an empty database."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bakufu.cli.saves import data_folder


def restore(
    file: Annotated[Path, Parameter(help="The file that `bakufu backup` wrote.")],
    /,
    *,
    db: Annotated[
        Path | None, Parameter(help="The file of the tables instead of your data folder.")
    ] = None,
) -> int:
    # Loaded here: the other commands need nothing of it.
    from bakufu.server.backup import put_back
    from bakufu.server.store import database_address

    print(f"{put_back(database_address(db, data_folder()), file)} tables are back")
    return 0
