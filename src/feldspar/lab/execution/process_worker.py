"""Worker processes on this machine, each with a pipe.

A `ProcessPoolExecutor` would break as a whole when one of them dies, could not say which job was
the cause, and might wait forever for the rest of a half-written result.
"""

import multiprocessing
import signal
import threading
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from feldspar.lab.execution.worker_pool import Worker, WorkerDied, run_pickled

# Fresh interpreters: a fork would copy threads and locks in an undefined state.
_SPAWN: Final = multiprocessing.get_context("spawn")
_STARTING: Final = threading.Lock()


class ProcessWorker(Worker):
    """One process."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._busy = False

    def ask(self, order: bytes) -> bytes:
        pipe = self._pipe
        if pipe is None or self._process is None or not self._process.is_alive():
            pipe = self._start()
        self._busy = True
        try:
            pipe.send_bytes(order)
            return pipe.recv_bytes()
        except (EOFError, OSError):
            self.interrupt()
            self.shutdown()
            raise WorkerDied from None
        finally:
            self._busy = False

    def _start(self) -> "Connection[Any, Any]":
        self.shutdown()
        with _STARTING:
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
            theirs.close()  # or its death would not close the pipe
        self._process, self._pipe = process, ours
        return ours

    def interrupt(self) -> bool:
        process = self._process
        if not self._busy or process is None:
            return False
        process.kill()
        return True

    def shutdown(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:  # it ends by itself when the pipe is closed
            process.join()
            process.close()


def _serve(pipe: "Connection[Any, Any]") -> None:
    """Main loop of a worker: run jobs and send results until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process
    try:
        while True:
            pipe.send_bytes(run_pickled(pipe.recv_bytes()))
    except (EOFError, OSError):
        return
