"""Real Chromium, a server from an installed wheel, and a folder of files without any server."""

import json
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
    sync_playwright,
)

from tests.e2e import sites
from tests.e2e.hand import LOOK, PATIENCE
from tests.e2e.tables import GAMES, SECRET

CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP feldspar.test 127.0.0.1",
]
NEIGHBOUR = "feldspar.test"
"""A machine on the same network, as far as a browser can tell: it has no localhost's privileges."""
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
FIGURES = sites.MADE / "figures"
ANNOUNCED = r"is at http://127\.0\.0\.1:(?P<port>\d+)"
FAILED = pytest.StashKey[bool]()
STILL = """if (location.protocol.startsWith("http")) {
  if (!localStorage.getItem("feldspar.settings"))
    localStorage.setItem(
      "feldspar.settings",
      JSON.stringify({ motion: "off", pace: "off", confirm: "ASKED" }),
    );
  if (!localStorage.getItem("feldspar.known")) localStorage.setItem("feldspar.known", "KNOWN");
  const plain = new CSSStyleSheet();
  plain.replaceSync(".area { opacity: 0 } .area .lift { filter: none !important }");
  document.adoptedStyleSheets.push(plain);
}"""
"""Nothing moves, others' turns are over at once, and tables are there but not painted: that takes
longer than all the rest. Which moves are asked for is a setting, too; and nobody plays a title for
the first time, or they would have a companion who thinks."""
FORESEEN = """{
  const really = crypto.getRandomValues.bind(crypto), drawn = { 16: 0, 32: 0 };
  crypto.getRandomValues = (bytes) => {
    if (!(bytes.length in drawn)) return really(bytes);
    bytes.fill(0);
    bytes.set([++drawn[bytes.length], LUCK, LUCK >> 8, LUCK >> 16]);
    return bytes;
  };
}"""
"""What a page adds to dice are 16 bytes, and the secret of a table of its own 32: both follow from
how lucky the page is, and how often it drew. Keys have another length, and stay random."""
NOT_OURS = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection", "Failed to load resource")
"""What a browser says when the network is cut or a request is refused: both are meant."""
SLOW_START = "starting without the picture of Python's memory"
"""What the page says when Python must start the long way: it works, and takes twice as long."""


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        for old in FIGURES.glob("*.json"):
            old.unlink()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    figures = [json.loads(path.read_text()) for path in sorted(FIGURES.glob("*.json"))]
    if not figures:
        return
    (sites.ROOT / "build" / "e2e-figures.json").write_text(json.dumps(figures, indent=1))
    for figure in figures:
        terminalreporter.write_line("{what}: {value} {unit} (at most {most})".format(**figure))


def note(what: str, value: float, unit: str, most: float) -> None:
    """Keep a figure for the end of the run; it must not be too large."""
    FIGURES.mkdir(parents=True, exist_ok=True)
    name = "".join(letter if letter.isalnum() else "-" for letter in what)
    figure = {"what": what, "value": round(value, 2), "unit": unit, "most": most}
    (FIGURES / f"{name}.json").write_text(json.dumps(figure))
    assert value <= most, f"{what}: {value} {unit}, at most {most}"


@pytest.fixture(scope="session")
def installed() -> Path:
    """The `feldspar` command of a wheel in an environment of its own."""
    with sites.alone():
        sites.build_sites()
        return sites.install()


@pytest.fixture(scope="session")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server as `feldspar serve` starts it, all of whose tables are foreseen."""
    # On its own, Python finds the wheel and nothing else, whatever the environment says.
    python = (installed.parent / "python", "-I", sites.SERVE)
    serve = (*python, tmp_path_factory.mktemp("tables"), SECRET)
    with sites.served(*serve, announced=ANNOUNCED) as address:
        yield address


@contextmanager
def visiting() -> Iterator[tuple[Browser, str, Path]]:
    """A browser, and such a server of this checkout with its folder: for scripts."""
    sites.MADE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        serve = (sys.executable, sites.SERVE, data, SECRET)
        with sites.served(*serve, announced=ANNOUNCED) as address:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            yield browser, address, Path(data)
            browser.close()


@pytest.fixture(scope="session")
def folder() -> Iterator[str]:
    """The address of the site that needs no server, as files in a folder."""
    with sites.folder() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@dataclass
class People:
    """Whoever sits at a browser of their own; what goes wrong in any of them is kept."""

    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def come(
        self,
        address: str,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en",
        theme: str = "light",
        still: bool = True,
        asked: str = "always",
        known: str = " ".join(GAMES),
        luck: int | None = None,
        touch: bool | None = None,
        **more: Any,
    ) -> BrowserContext:
        """Give somebody a browser that knows where to go. With another luck come other dice; if
        none is wanted, the first has one, the second another, and so on. Whoever touches what is
        lit without knowing what it leads to is asked before each move, unless it is said otherwise.
        """
        context = self.browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == PHONE if touch is None else touch,
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LOOK)
        lucky = len(self.contexts) if luck is None else luck
        context.add_init_script(FORESEEN.replace("LUCK", str(lucky)))
        if still:
            context.add_init_script(STILL.replace("ASKED", asked).replace("KNOWN", known))
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("console", self._hear)
        context.on("response", self._answered)
        self.contexts.append(context)
        return context

    def page(self, address: str, size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
        return self.come(address, size, **more).new_page()

    def _answered(self, response: Response) -> None:
        if response.status >= 500 or (response.status >= 400 and "/api/" not in response.url):
            self.wrong.append(f"{response.status} {response.url}")

    def _hear(self, message: ConsoleMessage) -> None:
        bad = message.type == "error" or SLOW_START in message.text
        if bad and not any(known in message.text for known in NOT_OURS):
            self.wrong.append(message.text)


def added(luck: int) -> bytes:
    """What a page adds to the first dice it has a part in."""
    return bytes([1, *luck.to_bytes(3, "little")]).ljust(16, b"\0")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """Browsers to be opened; none may report an error while a test runs."""
    people = People(browser)
    yield people
    for number, context in enumerate(people.contexts):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                page.evaluate("document.adoptedStyleSheets = []")
                page.screenshot(path=sites.MADE / "failed" / f"{request.node.name}-{number}.png")
        context.close()
    assert not people.wrong, people.wrong
