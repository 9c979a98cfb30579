"""Measures a first visit to the site without a server: first_move.py [SITE ...] (web/dist).

Bytes transferred, and seconds, until the catalog is painted and until a first move is possible. The
connection has 10 Mbit/s, all its bytes are counted, and the page runs as on a processor half as
fast (Chromium throttles the page, not its worker). `feldspar serve --static-site` serves the files.
"""

import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from feldspar.server import serve

CHROMIUM = "/usr/bin/chromium-headless-shell"
BITS, DELAY, SLOWER = 10_000_000, 0.04, 2
PATIENCE = 240_000
PART = 16_384


@contextmanager
def served(site: Path) -> Iterator[int]:
    """Hand a site out while the block runs: at which port."""
    ready = threading.Event()
    with tempfile.TemporaryDirectory() as data, serve.bind_port("127.0.0.1", 0) as listening:
        server = serve.local_server(Path(data), ready.set, alone=site)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        ready.wait()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


class Line:
    """A slow line to a port of this machine, shared by all who use it."""

    def __init__(self, far: int) -> None:
        self.far, self.count, self.free = far, 0, time.monotonic()
        self.turn = threading.Lock()
        self.near = socket.create_server(("127.0.0.1", 0))
        self.port = self.near.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            here, _ = self.near.accept()
            there = socket.create_connection(("127.0.0.1", self.far))
            for ends in ((here, there, False), (there, here, True)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, slow: bool) -> None:
        try:
            while part := source.recv(PART):
                if slow:
                    self._wait(len(part))
                else:
                    time.sleep(DELAY)
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            source.close()  # whoever was there has gone

    def _wait(self, size: int) -> None:
        with self.turn:
            self.count += size
            self.free = max(self.free, time.monotonic()) + size * 8 / BITS
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


def measure(browser: Browser, site: Path) -> str:
    """Visit once, and begin a game as soon as that can be seen."""
    with ExitStack() as stack:
        line = Line(stack.enter_context(served(site)))
        context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
        stack.callback(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        slow = context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        start = time.monotonic()
        page.goto(f"http://127.0.0.1:{line.port}/alone/", wait_until="commit")
        page.locator("article img").nth(3).wait_for()
        shelf, few = time.monotonic() - start, line.count
        page.locator(".way.first").click()
        page.locator("[data-piece]").first.wait_for()
        playable, all_of_it = time.monotonic() - start, line.count
    return (
        f"{site}: shelf {shelf:.1f} s, {few / 1e6:.2f} MB; "
        f"playable {playable:.1f} s, {all_of_it / 1e6:.2f} MB"
    )


def main(sites: list[str]) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for site in sites:
            print(measure(browser, Path(site)))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ["web/dist"])
