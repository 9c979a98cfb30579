"""`feldspar worker`: a worker process for bot moves, clocks and maintenance."""

import argparse

from feldspar.cli.serve import (
    add_cluster,
    add_monitoring,
    add_storage,
    explain_missing_extra,
    parse_limits,
    start_monitoring,
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add_storage(parser, folder=False)
    add_cluster(parser)
    add_monitoring(parser)


def run(arguments: argparse.Namespace) -> int:
    """Work until asked to shut down."""
    with explain_missing_extra():
        from feldspar.server import worker
    if not arguments.database:
        raise ValueError("a worker works for many processes: say --database postgresql://...")
    limits = parse_limits(arguments)
    if not limits.get("bot_processes", 1):
        raise ValueError("a worker with bot_processes=0 would have nothing to do")

    def ready(where: str) -> None:
        print(f"Feldspar works for {where}; Ctrl-C stops", flush=True)

    with start_monitoring(arguments):
        worker.run(arguments.database, arguments.redis, ready, **limits)
    return 0
