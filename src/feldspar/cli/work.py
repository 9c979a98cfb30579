"""`feldspar work`: a worker process for bot moves, clocks and maintenance."""

import argparse

from feldspar.cli.serve import kept_in, limits_of, said_if_missing, shared, watched, watching


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    kept_in(parser, folder=False)
    shared(parser)
    watched(parser)


def run(arguments: argparse.Namespace) -> int:
    """Work until told to stop."""
    with said_if_missing():
        from feldspar.server import worker
    if not arguments.database:
        raise ValueError("a worker works for many processes: say --database postgresql://...")
    limits = limits_of(arguments)
    if not limits.get("thinkers", 1):
        raise ValueError("a worker without thinkers would have nothing to do")

    def ready(where: str) -> None:
        print(f"Feldspar works for {where}; Ctrl-C stops", flush=True)

    with watching(arguments):
        worker.run(arguments.database, arguments.redis, ready, **limits)
    return 0
