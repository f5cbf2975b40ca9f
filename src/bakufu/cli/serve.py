"""`bakufu serve`: tables in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import PositiveInt, UInt16

from bakufu.cli.arguments import Seconds
from bakufu.cli.saves import data_folder


def serve(
    *,
    host: Annotated[
        str, Parameter(help="Where to listen; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[UInt16, Parameter(help="The port; 0 takes any that is free.")] = 8000,
    db: Annotated[
        Path | None, Parameter(help="Keep tables in this file instead of your data folder.")
    ] = None,
    open: Annotated[bool, Parameter(help="Open the browser.", negative="")] = False,
    think: Annotated[
        Seconds,
        Parameter(help="How long a master thinks about a decision; a grandmaster twice as long."),
    ] = 2.0,
    pace: Annotated[
        Seconds, Parameter(help="How long any bot takes for a decision, at least.")
    ] = 0.1,
    proxy: Annotated[
        tuple[str, ...],
        Parameter(
            help="The address of a proxy that may say for whom it asks; may be repeated.",
            negative="",
        ),
    ] = (),
    name: Annotated[
        tuple[str, ...],
        Parameter(
            help="A name that the server is called by; no other is. May be repeated.", negative=""
        ),
    ] = (),
    tls: Annotated[
        bool, Parameter(help="It is reached by TLS alone, through a proxy.", negative="")
    ] = False,
    metrics_port: Annotated[
        UInt16 | None, Parameter(help="Tell numbers for monitors here, to this machine alone.")
    ] = None,
    workers: Annotated[
        PositiveInt, Parameter(help="So many equal processes; they share a PostgreSQL.")
    ] = 1,
    seconds: Annotated[
        Seconds, Parameter(help="After how long a bot that does not move is replaced.")
    ] = 30.0,
) -> int:
    # Loaded here: the other commands need nothing of it.
    from bakufu.server.run import listen, set_up_log
    from bakufu.server.run import serve as run
    from bakufu.server.settings import Settings
    from bakufu.server.store import database_address
    from bakufu.server.workers import serve_many

    set_up_log()
    url = database_address(db, data_folder())

    def say(address: str) -> None:
        print(f"Bakufu is at {address} (Ctrl-C ends it)", flush=True)

    settings = Settings(
        bot_seconds=seconds,
        think=think,
        pace=pace,
        proxies=proxy,
        hosts=name,
        tls=tls,
        metrics_port=metrics_port,
    )
    if workers > 1:
        serve_many(workers, host, port, url, settings, say, browser=open)
    else:
        run(listen(host, port), url, settings, say, browser=open)
    return 0
