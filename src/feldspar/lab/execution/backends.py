"""Backends of the lab: jobs run in this process, in a pool of processes, or on a Ray cluster.

>>> from feldspar.lab.execution.backends import open_executor
>>> with open_executor("serial") as workers:
...     list(workers.map(abs, [3, -4]))
[3, 4]
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from feldspar.lab.execution.executor import Executor, SerialExecutor
from feldspar.lab.execution.process_worker import ProcessWorker
from feldspar.lab.execution.ray_pool import RayExecutor
from feldspar.lab.execution.worker_pool import PoolExecutor

BACKENDS: Final = ("serial", "pool", "ray")


@contextmanager
def open_executor(
    backend: str = "serial", workers: int | None = None, address: str = ""
) -> Iterator[Executor]:
    """Start an executor for the duration of the block: one of `BACKENDS`.

    `workers` is how many jobs run at once, by default one per core. With an address, Ray's workers
    are those of that cluster; without one, Ray starts here and ends with the block.
    """
    if workers is not None and workers < 1:
        raise ValueError(f"workers must be at least 1, not {workers}")
    if address and backend != "ray":
        raise ValueError(f"only Ray has an address, {backend!r} has none")
    executor = _create(backend, workers, address)
    try:
        yield executor
    finally:
        executor.close()


def _create(backend: str, workers: int | None, address: str) -> Executor:
    if backend == "serial":
        return SerialExecutor(1)
    if backend == "pool":
        return PoolExecutor([ProcessWorker() for _ in range(workers or os.cpu_count() or 1)])
    if backend == "ray":
        return RayExecutor(workers, address)
    raise ValueError(f"unknown backend {backend!r}; choose one of: {', '.join(BACKENDS)}")
