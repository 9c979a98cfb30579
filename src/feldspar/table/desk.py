"""What people ask of a table, as plain data: the same words over a socket or inside a page.

Both shells, the server and the worker in the browser, hand requests on to these functions; so
they answer alike, and the page need not know which of them it talks to.
"""

import pkgutil
from bisect import bisect_right

from feldspar import games
from feldspar.bots import BOTS, load
from feldspar.bots import decide as bot_decides
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER, Event
from feldspar.kernel.game import Game, State
from feldspar.kernel.plain import Plain
from feldspar.kernel.record import Record
from feldspar.table.entry import Entry, Refused
from feldspar.table.table import Table
from feldspar.table.view import View, view

STAND_IN = "greedy"
"""The bot that plays for people who are away."""


def shelf() -> list[Plain]:
    """Return all games, with what one must know to set a table for each."""
    return [about(games.load(title)) for title in games.titles()]


def about(game: Game) -> Plain:
    """Return what one must know of a game to set a table for it."""
    return {
        "id": game.id,
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "weight": game.weight,
        "options": {name: list(option.values) for name, option in game.options.items()},
        "bots": [*sorted(BOTS)],
    }


def words(title: str, language: str) -> str:
    """Return everything a page about a game says in a language, as one Fluent file."""
    game = games.load(title)
    files = [
        pkgutil.get_data(p, f"words/{language}.ftl") for p in ("feldspar.kernel", game.package)
    ]
    return "\n".join([file.decode() for file in files if file])


def art(title: str) -> list[Plain]:
    """Return the documents that hold the symbols of a game's pieces."""
    shared = pkgutil.get_data("feldspar.kernel", "art.svg") or b""
    return [shared.decode(), games.load(title).art()]


def cover(title: str) -> str:
    """Return the picture of a game for the shelf; nothing if it has none."""
    try:
        return (pkgutil.get_data(games.load(title).package, "cover.svg") or b"").decode()
    except FileNotFoundError:
        return ""


def opening(spec: dict[str, Plain], player: str, secret: bytes, now: int) -> list[Entry]:
    """Return the first entries of a new table: opened, and whoever sits down at once.

    `spec` has game, seats (a list of {"kind": "me" | "bot" | "open", "name", "bot", "entropy"}),
    options, clock and title.
    """
    seats, options, clock = spec.get("seats"), spec.get("options", {}), spec.get("clock", {})
    if not (isinstance(seats, list) and isinstance(options, dict) and isinstance(clock, dict)):
        raise Refused("refused-request")
    given = {name: str(value) for name, value in options.items()}
    try:
        game = games.load(_text(spec.get("game")))
        first = Table.opening(game, len(seats), given, secret, now, clock, _text(spec.get("title")))
    except Refused:
        raise
    except ValueError as error:  # says what is possible
        raise Refused("refused-options", text=str(error)) from None
    entries = [first]
    table = Table.of(game, entries)
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict):
            raise Refused("refused-request")
        kind, name = seat.get("kind"), _text(seat.get("name"))
        if kind == "me":
            entry = table.join(number, player, name, _bytes(seat.get("entropy")), now)
        elif kind == "bot":
            entry = table.seat_bot(number, _bot(seat.get("bot")), name, now)
        elif kind == "open":
            continue
        else:
            raise Refused("refused-request")
        table.commit(entry)
        entries.append(entry)
    return entries


def command(table: Table, player: str, request: dict[str, Plain], now: int) -> Entry | None:
    """Return the entry a request asks for; None if it has been carried out already.

    `request` has `do` (join, leave, submit, undo, consent, resign, hold, give_back), `seat`, what
    that needs, and a `key` of its own, by which a repetition is known.
    """
    key = _text(request.get("key"))
    if key and key in table.keys:
        return None
    entry = _asked_for(table, player, request, now)
    return entry._replace(data={**entry.data, "key": key}) if key else entry


def _asked_for(table: Table, player: str, request: dict[str, Plain], now: int) -> Entry:
    do, seat = request.get("do"), request.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise Refused("refused-seat")
    if do == "join":
        name = _text(request.get("name"))
        return table.join(seat, player, name, _bytes(request.get("entropy")), now)
    if seat not in table.seats_of(player):
        raise Refused("refused-not-yours")
    if do in ("submit", "undo", "consent") and table.seats[seat].bot:
        raise Refused("refused-resigned" if table.seats[seat].resigned else "refused-held")
    if do == "submit":
        turn = request.get("turn")
        if turn is not None and not isinstance(turn, int):
            raise Refused("refused-request")
        return table.submit(seat, _text(request.get("action")), now, turn)
    if do == "undo":
        return table.undo(seat, now)
    if do == "consent":
        return table.consent(seat, request.get("agree") is True, now)
    if do == "resign":
        return table.resign(seat, STAND_IN, now)
    if do == "hold":
        return table.hold(seat, STAND_IN, now)
    if do == "give_back":
        return table.give_back(seat, now)
    if do == "leave":
        return table.leave(seat, now)
    raise Refused("refused-request")


def look(table: Table, player: str, seat: int | None = None) -> View:
    """Return what a player sees: from a seat of theirs, by default the first that must decide."""
    mine = table.seats_of(player)
    actors = table.state.actors() if table.state else []
    if seat is None or seat not in mine:
        seat = next((s for s in mine if s in actors), mine[0] if mine else WATCHER)
    return {**view(table, seat), "mine": list(mine)}


def why(table: Table, seat: int, touched: list[str]) -> dict[str, Plain]:
    """Return why some things, touched together, make no move now: the rule, and its message key.

    Both are empty if they do, or if they could mean nothing at all.
    """
    state = table.state
    if state is None:
        raise Refused("refused-not-started")
    if seat not in range(len(table.seats)):
        raise Refused("refused-seat")
    try:
        actions = table.game.meant(state, seat, touched)
    except (LookupError, ValueError):  # things that no table of this game has
        raise Refused("refused-request") from None
    rules = [state.why_not(seat, action) for action in actions]
    if not rules or None in rules:
        return {"rule": "", "key": ""}
    rule = str(rules[0])
    return {"rule": rule, "key": f"why-{rule}".replace(".", "-").lower()}


def thought(table: Table, seat: int) -> tuple[State, str, bytes]:
    """Return what a bot needs to decide for a seat elsewhere: a copy, its name, and a seed."""
    assert table.state is not None
    seed = subkey(table.secret, f"bot/{seat}/{len(table.decisions)}".encode())
    return table.state.clone(), table.seats[seat].bot, seed


def think(state: State, seat: int, bot: str, seed: bytes) -> str:
    """Return what a bot decides, written out."""
    return state.game.actions.text(bot_decides(load(bot), state, seat, seed))


def moment(text: str, at: int, seat: int) -> View:
    """Return a table as it stood after some decisions of a recorded game."""
    record = Record.parse(text)
    game = games.load(record.game)
    if record.seed is None:
        raise Refused("refused-not-over")
    log: list[Event] = []
    written: list[int] = []  # how long the log was before each decision
    state = record.play(game, max(at, 0), log, lambda *_: written.append(len(log)))
    table = Table.of(game, [Table.opening(game, record.seats, state.options, b"", 0)])
    for number in range(record.seats):
        table.commit(table.join(number, "", record.players.get(number, ""), b"", 0))
    table.title, table.state, table.log = record.title, state, log
    table.moments = [bisect_right(written, line) for line in range(len(log))]
    seen = view(table, seat if seat in range(record.seats) else WATCHER, moments=True)
    fair: Plain = {
        "commitment": record.commitment,
        "entropy": [record.entropy.get(n, b"").hex() for n in range(record.seats)],
        "secret": record.secret.hex() if record.secret is not None else None,
    }
    return {**seen, "moves": [], "decisions": len(record.decisions), "mine": [], "fair": fair}


def _bot(name: Plain) -> str:
    if not isinstance(name, str) or name not in BOTS:
        raise Refused("refused-bot")
    return name


def _text(value: Plain) -> str:
    return value if isinstance(value, str) else ""


def _bytes(text: Plain) -> bytes:
    try:
        return bytes.fromhex(_text(text))
    except ValueError:
        raise Refused("refused-request") from None
