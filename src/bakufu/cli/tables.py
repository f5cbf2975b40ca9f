"""`bakufu tables`: what a server has stored, and what of it cannot be opened."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bakufu.cli.saves import data_folder


def tables(
    *,
    db: Annotated[
        Path | None, Parameter(help="The file of the tables instead of your data folder.")
    ] = None,
    broken: Annotated[
        bool, Parameter(help="Only those that cannot be opened, and why.", negative="")
    ] = False,
) -> int:
    # Loaded here: the other commands need nothing of it.
    from bakufu.server.stocktaking import stock
    from bakufu.server.store import database_address

    seen = wrong = 0
    for one in stock(database_address(db, data_folder())):
        seen += 1
        wrong += one.fault is not None
        if one.fault is not None:
            print(f"{one.id}  {one.game}  cannot be opened: {one.fault}")
        elif not broken:
            print(f"{one.id}  {one.game}  {one.kind}  {one.phase}  {one.entries} entries")
    print(f"{seen} tables, {wrong} of them cannot be opened")
    return 1 if wrong else 0
