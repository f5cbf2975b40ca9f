"""`bakufu backup`: all tables of a server into one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bakufu.cli.saves import data_folder


def backup(
    file: Annotated[Path, Parameter(help="The file to write.")],
    /,
    *,
    db: Annotated[
        Path | None, Parameter(help="The file of the tables instead of your data folder.")
    ] = None,
) -> int:
    # Loaded here: the other commands need nothing of it.
    from bakufu.server.backup import back_up
    from bakufu.server.store import database_address

    print(f"{back_up(database_address(db, data_folder()), file)} tables are in {file}")
    return 0
