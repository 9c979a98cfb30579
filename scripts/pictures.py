"""Takes pictures of every game, from the records in docs: pictures.py [FOLDER] [--only WORD ...].

Every game at four sizes, in both themes and languages, and its end; the home page, too. FOLDER is
build/pictures unless said; with --only, those whose name has all these words. With --docs those of
README are taken, into docs/images. With --play the games are played anew first, by bots.

A record is laid out as a table as it stood after some decisions, with one seat for a person and
bots at the others, on a server of its own. The site must have been built.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import feldspar
from feldspar.kernel.notation.record import Record
from feldspar.server import serve
from feldspar.server.access.identity import cookie_name, server_key, sign_player
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.table.contract.commands import SeatSpec, TableSpec
from feldspar.table.core.entries import Entry
from feldspar.table.core.table import Table
from feldspar.table.services import tables
from feldspar.table.views.summary import build_summary

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CHROMIUM = "/usr/bin/chromium-headless-shell"
PLAYER = "odile"
NAMES = ("Odile", "Bastien", "Mathilde", "Renaud")
TABLES_CALLED = (
    "A market day in Beaune",
    "Between two canals",
    "Rain on the vineyards",
    "The last boat",
)
SECRET = bytes.fromhex("5ec7e7a1" * 8)
SEATS = {"bruges": 3, "burgundy": 4, "burgundy_cards": 3, "burgundy_dice": 2}
"""How many play, where it is not two; a game that is not named here has pictures, too."""
BOT = "level-2"
BEYOND, AGO = (0.55, 0.75), 12 * 60_000
"""How much of a game has been played, and how many milliseconds ago."""
QUIET = (
    """localStorage.setItem("feldspar.settings", JSON.stringify({ motion: "off", pace: "off" }))"""
)
FLAGS = ("--no-sandbox", "--disable-quic", "--disable-background-networking", "--no-first-run")
SETTLED = """() => document.fonts.ready.then(() =>
  !document.querySelector("[aria-busy=true]")
    && document.getAnimations().every((moving) => moving.playState !== "running"))"""
SHOWS = {"home": "article", "table": "[data-piece]", "over": ".end"}
"""What is there once a page has come."""
SIZES = {
    "desktop": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "landscape": (844, 390),
}
THEMES, LANGUAGES = ("light", "dark"), ("en", "fr")
SHARP = {"phone": 2}
"""Phones have two dots where others have one."""
README = {
    "burgundy-table-desktop-light-en": "burgundy",
    "burgundy-table-phone-light-fr": "burgundy-phone",
    "burgundy_cards-table-tablet-dark-en": "cards-tablet",
    "bruges-table-desktop-dark-en": "bruges",
    "burgundy_dice-table-desktop-light-en": "dice",
    "bruges-over-desktop-light-en": "end",
}
"""The best of them, and what they are called there."""


class Shot(NamedTuple):
    """One picture."""

    what: str
    address: str
    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return "-".join((self.what, self.size, self.theme, self.language))


# --------------------------------------------------------------------------------------- the games


def opened(record: Record, now: int) -> list[Entry]:
    """Set the table of a record: how its journal begins."""
    bots = [SeatSpec("bot", record.players[seat], BOT) for seat in range(1, record.seats)]
    seats = (SeatSpec("me", record.players[0]), *bots)
    spec = TableSpec(record.game, seats, record.options, title=record.title)
    assert record.secret is not None
    return tables.open_table(spec, PLAYER, record.secret, now)


def played(title: str, name: str) -> Record:
    """Play a game of bots, at a table with a name."""
    game, seats = feldspar.game(title), SEATS.get(title, 2)
    record = Record(title, game.rules, seats)
    record.players = dict(enumerate(NAMES[:seats]))
    record.options, record.title, record.secret = game.choose(seats, {}), name, SECRET
    table = tables.replay_journal(opened(record, 0))
    while table.actors():
        seat = table.actors()[-1]  # where all decide at once the person is the last
        state, bot, seed = tables.bot_job(table, seat)
        written = tables.decide_with_bot(state, seat, bot, seed)
        table.commit(table.submit(seat, written, 0, by=bot if seat else ""))
    return table.record()


def journal_of(record: Record, decisions: int) -> tuple[Table, list[Entry]]:
    """Lay a game out as it stood after so many decisions."""
    now = round(time.time() * 1000) - AGO
    entries = opened(record, now)
    table = tables.replay_journal(entries)
    for seat, decision in record.decisions[:decisions]:
        entries.append(table.submit(seat, decision, now, by=BOT if seat else ""))
        table.commit(entries[-1])
    return table, entries


def amid(record: Record) -> int:
    """Return after how many decisions, of some beyond the middle, the person alone must decide and
    has most to choose from."""
    table, found = tables.replay_journal(opened(record, 0)), {}
    for number, (seat, decision) in enumerate(record.decisions):
        assert table.play is not None
        if table.actors() == [0]:
            found[number] = len(table.play.state.legal(0))
        table.commit(table.submit(seat, decision, 0))
    first, last = (part * len(record.decisions) for part in BEYOND)
    return max((number for number in found if first < number < last), key=found.__getitem__)


async def keep(data: Path, records: list[Record]) -> None:
    """Write every game into a folder of the server's, once unfinished and once to its end."""
    journal = SQLiteJournal(data / TABLES_FILE)
    for record, whole in product(records, (True, False)):
        table, entries = journal_of(record, len(record.decisions) if whole else amid(record))
        text = str(table.record()) if whole else ""
        await journal.append(name_of(record.game, whole), 0, entries, build_summary(table), text)
    await journal.close()


def name_of(game: str, whole: bool) -> str:
    """Name a table as the server does: twelve letters."""
    return f"{'over' if whole else 'amid'}{feldspar.titles().index(game):08}"


# ------------------------------------------------------------------------------------ the pictures


def shots() -> Iterator[Shot]:
    """Return every picture there is."""
    for title, size, theme, language in product(feldspar.titles(), SIZES, THEMES, LANGUAGES):
        yield Shot(f"{title}-table", f"/table/{name_of(title, False)}", size, theme, language)
        yield Shot(f"{title}-over", f"/table/{name_of(title, True)}", size, theme, language)
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        yield Shot("home", "/", size, theme, language)


@contextmanager
def served(records: list[Record]) -> Iterator[tuple[str, dict[str, str]]]:
    """Hand the tables out while the block runs: the address, and the cookie of who sits there."""
    ready = threading.Event()
    with tempfile.TemporaryDirectory() as folder, serve.bind_port("127.0.0.1", 0) as listening:
        data = Path(folder)
        asyncio.run(keep(data, records))
        key = server_key(data / KEY_FILE)
        server = serve.local_server(data, ready.set)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        ready.wait()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            yield (
                address,
                {"name": cookie_name(key), "value": sign_player(key, PLAYER), "url": address},
            )
        finally:
            server.should_exit = True
            thread.join()


def take(browser: Browser, address: str, cookie: dict[str, str], shot: Shot, path: Path) -> None:
    width, height = SIZES[shot.size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=SHARP.get(shot.size, 1),
        has_touch=shot.size != "desktop",
        locale={"en": "en-GB", "fr": "fr-FR"}[shot.language],
        color_scheme=shot.theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.add_cookies([cookie])  # type: ignore[list-item]
    context.add_init_script(QUIET)
    page = context.new_page()
    page.goto(shot.address)
    page.locator(SHOWS[shot.what.split("-")[-1]]).first.wait_for()
    page.wait_for_function(SETTLED)
    page.screenshot(path=path)
    context.close()


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--docs", action="store_true")
    parser.add_argument("--play", action="store_true")
    asked = parser.parse_args(given)
    titles = feldspar.titles()
    if asked.play:
        for title, name in zip(titles, cycle(TABLES_CALLED), strict=False):
            (DOCS / f"{title}.record").write_text(str(played(title, name)), "utf-8")
    records = [Record.parse((DOCS / f"{title}.record").read_text("utf-8")) for title in titles]
    folder = DOCS / "images" if asked.docs else asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [shot for shot in shots() if all(word in str(shot).split("-") for word in asked.only)]
    if asked.docs:
        wanted = [shot for shot in wanted if str(shot) in README]
    with served(records) as (address, cookie), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for number, shot in enumerate(wanted, 1):
            name = README[str(shot)] if asked.docs else str(shot)
            print(f"{number} of {len(wanted)}: {name}", file=sys.stderr)
            take(browser, address, cookie, shot, folder / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
