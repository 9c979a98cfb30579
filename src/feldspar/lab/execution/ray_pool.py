"""Workers of a Ray cluster, or of a small one started for the run."""

import os
import secrets
import time
from typing import Any, Final, cast

from feldspar.lab.execution.worker_pool import PoolExecutor, Worker, WorkerDied, run_pickled
from feldspar.lab.optional_deps import extra

LOOPBACK: Final = "127.0.0.1"
START_TIMEOUT_SECONDS = 5.0
"""How many seconds to wait for a free core."""


class RayExecutor(PoolExecutor):
    """Every worker is an actor with a core of its own, on whichever machine Ray finds one.

    Only what was started here is ended here: a Ray that was running already keeps running. As Ray
    reads its settings once, a process can use a private Ray or a cluster, not both.
    """

    def __init__(self, workers: int | None, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
        if not address:
            for name, value in _private().items():
                os.environ.setdefault(name, value)
        self._ray: Any = extra("ray", "ray")
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._start_ray(workers, address)
        # A worker without a core would wait for one forever, with a job that others wait for.
        free = self._free_cores()
        if not free:
            self._end_ray()
            raise ValueError("all cores of the Ray cluster are taken")
        super().__init__([_ActorWorker(self._ray) for _ in range(min(workers or free, free))])

    def _free_cores(self) -> int:
        """Return the number of free cores; Ray may need a moment to know."""
        until = time.monotonic() + START_TIMEOUT_SECONDS
        while True:
            free = int(self._ray.available_resources().get("CPU", 0))
            if free or time.monotonic() > until:
                return free
            time.sleep(0.05)

    def _start_ray(self, workers: int | None, address: str) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        if address:
            self._ray.init(address=address, **quiet)
            return
        self._ray.init(
            address="local",
            num_cpus=workers or os.cpu_count(),
            include_dashboard=False,
            _node_ip_address=LOOPBACK,
            **quiet,
        )

    def pickle_job(self, order: object) -> bytes:
        # Ray's own pickle includes functions of a script or notebook
        return cast(bytes, self._ray.cloudpickle.dumps(order))

    def shutdown(self) -> None:
        super().shutdown()
        self._end_ray()

    def _end_ray(self) -> None:
        if self._ours:
            self._ray.shutdown()


def _private() -> dict[str, str]:
    """Return the settings of a Ray that nobody else can reach or use."""
    return {
        # Named after the systems where 0 is the default: Ray serves no other machine.
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        # A token for this process only; Ray would leave one in the home directory.
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


class _RayWorker:
    """The actor class, on the remote side."""

    def answer(self, order: bytes) -> bytes:
        return run_pickled(order)


class _ActorWorker(Worker):
    """One actor. Tasks would be simpler, but `ray.cancel` cannot be relied on to end one."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._actor: Any = None
        self._busy = False

    def ask(self, order: bytes) -> bytes:
        if self._actor is None:
            self._actor = self._ray.remote(num_cpus=1)(_RayWorker).remote()
        self._busy = True
        try:
            return cast(bytes, self._ray.get(self._actor.answer.remote(order)))
        except self._ray.exceptions.RayError:
            self.shutdown()
            raise WorkerDied from None
        finally:
            self._busy = False

    def interrupt(self) -> bool:
        actor = self._actor
        if not self._busy or actor is None:
            return False
        self._ray.kill(actor)
        return True

    def shutdown(self) -> None:
        actor, self._actor = self._actor, None
        if actor is not None:
            self._ray.kill(actor)
