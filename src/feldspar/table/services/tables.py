"""Table service: commands and queries on a table, the same over a socket or in a page.

Both hosts, the server and the worker in the browser, hand requests on to these functions; so they
answer alike, and the page need not know which of them it talks to.
"""

import pkgutil
from collections.abc import Sequence
from typing import assert_never

from feldspar import games
from feldspar.bots import AnytimeDecision, load
from feldspar.bots import start_deciding as bot_ponders
from feldspar.bots.allowlist import NAMED_BOTS, find_listed
from feldspar.bots.levels import DEFAULT_LEVEL, LEVELS, levels
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.game import Game, State
from feldspar.kernel.scene import Scene
from feldspar.table.content import daily, lessons
from feldspar.table.contract import commands as ask
from feldspar.table.contract.commands import Command, SeatQuery, SeatSpec, TableSpec, TouchQuery
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import GameInfo, View, Why
from feldspar.table.core.entries import CorruptJournal, Entry, Opened, UnsupportedVersion
from feldspar.table.core.table import Table
from feldspar.table.services.query import table_query
from feldspar.table.views.cache import ViewCache

LANGUAGES = ("en", "fr")


# --------------------------------------------------------------------------------------- games


def list_games() -> list[GameInfo]:
    """Return all games, with what is needed to create a table of each."""
    return [game_info(games.load(title)) for title in games.titles()]


def game_info(game: Game) -> GameInfo:
    """Return what is needed to create a table of a game."""
    return GameInfo(
        id=game.id,
        rules=game.rules,
        seats=(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        weight=game.weight,
        options={name: option.values for name, option in game.options.items()},
        levels=levels(game),
        lessons=lessons.list_lessons(game),
        daily=daily.load_daily(game),
    )


def load_words(title: str, language: str) -> str:
    """Return all texts for a page about a game in a language, as one Fluent file."""
    packages = ("feldspar.kernel", "feldspar.table", games.load(title).package)
    files = [pkgutil.get_data(package, f"words/{language}.ftl") for package in packages]
    return "\n".join([file.decode() for file in files if file])


def load_art(title: str) -> list[str]:
    """Return the documents that contain the symbols of a game's pieces."""
    shared = pkgutil.get_data("feldspar.kernel", "art.svg") or b""
    return [shared.decode(), games.load(title).art()]


def load_cover(title: str) -> str:
    """Return the cover of a game for the catalog; empty if it has none."""
    try:
        return (pkgutil.get_data(games.load(title).package, "cover.svg") or b"").decode()
    except FileNotFoundError:
        return ""


# ----------------------------------------------------------------------------------- a new table


def open_table(
    spec: TableSpec, player: str, secret: bytes, now: int, search_seconds: int = 0
) -> list[Entry]:
    """Return the first entries of a new table: opened, and the players seated at once.

    A search bot named in the request may search for at most `search_seconds`.
    """
    for bot in [spec.stand_in, *[seat.bot for seat in spec.seats if seat.kind == "bot"]]:
        _require_offered(bot, search_seconds)
    if all(seat.kind == "bot" for seat in spec.seats):
        raise Refused("refused-nobody")
    try:
        game = games.load(spec.game)
        first = Table.opening_entry(
            game,
            len(spec.seats),
            spec.options,
            secret,
            now,
            spec.clock,
            spec.title,
            player,
            hints=spec.hints,
            substitute_bot=spec.stand_in,
            companion=spec.companion,
        )
    except ValueError as error:  # the message says what is possible
        raise Refused("refused-options", text=str(error)) from None
    return _seat_players(game, first, spec.seats, player)


def open_rematch(
    table: Table, player: str, secret: bytes, now: int, search_seconds: int = 0
) -> list[Entry]:
    """Return the first entries of a rematch: the others' seats are reserved for them.

    A bot that is no longer offered may play on; a search only where its thinking time is allowed.
    """
    if table.status != "over":
        raise Refused("refused-not-over")
    if not table.seats_of(player):
        raise Refused("refused-not-yours")
    for bot in [table.substitute_bot, *[seat.bot for seat in table.seats if seat.kind == "bot"]]:
        if bot not in NAMED_BOTS:
            _require_offered(bot, search_seconds)
    invited = tuple(["" if seat.player == player else seat.player for seat in table.seats])
    game = table.game.newest()
    first = Table.opening_entry(
        game,
        len(table.seats),
        table.options,
        secret,
        now,
        table.clock.spec,
        table.title,
        player,
        invited,
        table.hints,
        table.substitute_bot,
        table.companion,
    )
    seats = tuple(
        [
            SeatSpec("bot", seat.name, seat.bot)
            if seat.kind == "bot"
            else SeatSpec("me", seat.name, adds=True)
            if seat.player == player
            else SeatSpec("open")
            for seat in table.seats
        ]
    )
    return _seat_players(game, first, seats, player)


def open_daily_table(
    title: str, day: str, secret: bytes, player: str, name: str, now: int
) -> list[Entry]:
    """Return the first entries of a player's daily table for a day that has this secret.

    It is the same for all, so nobody adds anything to its dice.
    """
    setup = daily.load_daily(games.load(title)) if title in games.titles() else None
    if setup is None:
        raise Refused("refused-no-daily")
    game = games.load(title)
    first = Table.opening_entry(
        game,
        len(setup.seats),
        setup.options_on(day),
        daily.table_secret(secret, title),
        now,
        opener=player,
        daily=day,
    )
    seats = [SeatSpec("bot", "", who) for who in setup.seats]
    seats[setup.mine] = SeatSpec("me", name)
    return _seat_players(game, first, tuple(seats), player)


def _seat_players(
    game: Game, first: Entry, seats: tuple[SeatSpec, ...], player: str
) -> list[Entry]:
    entries, table = [first], Table.of(game, [first])
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            continue
        if seat.kind == "me":
            entry = table.sit(number, player, seat.name, seat.adds, first.at)
        else:
            entry = table.seat_bot(number, seat.bot, seat.name, first.at)
        table.commit(entry)
        entries.append(entry)
    return entries


def replay_journal(entries: list[Entry]) -> Table:
    """Rebuild a table from its journal."""
    opened = entries[0].what
    if not isinstance(opened, Opened):
        raise CorruptJournal("a journal begins with how the table was opened")
    if opened.game not in games.titles():
        raise UnsupportedVersion(f"this is a journal of {opened.game}, a game that is not here")
    return Table.of(games.load(opened.game), entries)


# -------------------------------------------------------------------------------------- at a table


def entry_for_command(
    table: Table, player: str, asked: Command, now: int, search_seconds: int = 0
) -> Entry | None:
    """Return the entry for a command; None if it has been carried out already."""
    if asked.key and asked.key in table.command_keys:
        return None
    if isinstance(asked, ask.Hint) and _has_asked(table, player, asked.seat):
        return None
    if isinstance(asked, ask.Fill):
        _require_offered(asked.bot, search_seconds)
    return _entry_for(table, player, asked, now)._replace(key=asked.key)


def _has_asked(table: Table, player: str, seat: int) -> bool:
    """Return whether a player had a hint in this turn already: asking twice counts once."""
    return (
        seat in table.seats_of(player)
        and table.seats[seat].hinted_turn == table.turn_versions[seat]
    )


def _entry_for(table: Table, player: str, asked: Command, now: int) -> Entry:
    if isinstance(asked, ask.Join):
        return table.join(asked.seat, player, asked.name, now, asked.seal, asked.dice)
    if isinstance(asked, (ask.Cancel, ask.Free, ask.Fill, ask.Fewer)):
        return _entry_for_opener(table, player, asked, now)
    mine = table.seats_of(player)
    if isinstance(asked, ask.Replace):
        if not mine or table.seats[mine[0]].resigned:
            raise Refused("refused-not-yours")
        return table.replace(asked.seat, mine[0], table.substitute_bot, now)
    if asked.seat not in mine:
        raise Refused("refused-not-yours")
    if isinstance(asked, (ask.Submit, ask.Undo)) and table.seats[asked.seat].bot:
        raise Refused("refused-resigned" if table.seats[asked.seat].resigned else "refused-held")
    return _entry_for_seat(table, asked, now)


def _entry_for_opener(
    table: Table, player: str, asked: ask.Cancel | ask.Free | ask.Fill | ask.Fewer, now: int
) -> Entry:
    if player != table.opener:
        raise Refused("refused-not-opener")
    match asked:
        case ask.Cancel():
            return table.cancel(now)
        case ask.Fewer():
            return table.start_short(now)
        case ask.Free():
            return table.leave(asked.seat, now)
        case ask.Fill():
            return table.seat_bot(asked.seat, asked.bot, asked.name, now)
        case _:
            assert_never(asked)


SeatCommand = (
    ask.Leave
    | ask.Seal
    | ask.Unseal
    | ask.Begin
    | ask.Submit
    | ask.Hint
    | ask.Undo
    | ask.Consent
    | ask.Resign
    | ask.Hold
    | ask.GiveBack
)


def _entry_for_seat(table: Table, asked: SeatCommand, now: int) -> Entry:
    seat = asked.seat
    match asked:
        case ask.Leave():
            return table.leave(seat, now)
        case ask.Seal():
            return table.seal(seat, asked.seal, now, asked.dice)
        case ask.Unseal():
            return table.unseal(seat, bytes.fromhex(asked.entropy), now)
        case ask.Begin():
            return table.begin(seat, now)
        case ask.Submit():
            return table.submit(seat, asked.action, now, asked.turn)
        case ask.Hint():
            return table.hint(seat, now)
        case ask.Undo():
            return table.undo(seat, now)
        case ask.Consent():
            return table.consent(seat, asked.agree, now)
        case ask.Resign():
            return table.resign(seat, table.substitute_bot, now)
        case ask.Hold():
            return table.hand_to_bot(seat, table.substitute_bot, now)
        case ask.GiveBack():
            return table.reclaim(seat, now)
        case _:
            assert_never(asked)


def default_viewer(table: Table, player: str, seat: int | None = None) -> int:
    """Return the seat a player views from: by default the first of theirs that must decide."""
    mine = table.seats_of(player)
    if seat is not None and seat in mine:
        return seat
    actors = table.actors()
    return next((s for s in mine if s in actors), mine[0] if mine else WATCHER)


def view_for(table: Table, sights: ViewCache, player: str, seat: int | None = None) -> View:
    """Return what a player sees."""
    opener = bool(player) and player == table.opener
    invited = tuple(table.invited_seats(player))  # the view has no player for a mere watcher
    return sights.view_for(table, default_viewer(table, player, seat), opener, invited)


@table_query(
    "closer",
    "The things of a seat, as large as its owner has them, as everybody may see them",
    SeatQuery,
)
def seat_close_up(table: Table, seat: int) -> Scene:
    """Return the public view, with the things of a seat as large as its owner has them."""
    if table.play is None:
        raise Refused("refused-not-started")
    if seat not in range(len(table.seats)):
        raise Refused("refused-seat")
    return table.game.close_up(table.play.state, seat)


@table_query("why", "Why things touched together make no move now", TouchQuery, own_seat=True)
def why(table: Table, seat: int, touched: Sequence[str]) -> Why:
    """Return why some things, selected together, make no move now: the rule, and its message."""
    if table.play is None:
        raise Refused("refused-not-started")
    if seat not in range(len(table.seats)):
        raise Refused("refused-seat")
    state = table.play.state
    actions = table.game.actions_for_touch(state, seat, touched)
    rules = [state.why_not(seat, action) for action in actions]
    if not rules or None in rules:
        return Why("", "")
    rule = str(rules[0])
    return Why(rule, *table.game.forbidden_message(state, seat, actions, rule))


# ------------------------------------------------------------------------------------------- bots


def hint_job(table: Table, player: str, seat: int) -> tuple[State, int, bytes, int]:
    """Return what is needed to compute a hint elsewhere, for a seat whose player has asked for one
    in this turn or has a companion: a copy, the seat, a seed, and the turn."""
    if seat not in table.seats_of(player):
        raise Refused("refused-not-yours")
    turn = table.turn_versions[seat]
    if table.play is None or not (table.companion or table.seats[seat].hinted_turn == turn):
        raise Refused("refused-not-asked")
    if table.companion and len(table.play.state.legal(seat)) < 2:
        raise Refused("refused-no-choice")
    return table.play.state.clone(), seat, subkey(table.secret, b"hint"), turn


def bot_job(table: Table, seat: int) -> tuple[State, str, bytes]:
    """Return what is needed to compute a bot's decision elsewhere: a copy, its name, and a seed.

    Instead of a bot that is not listed the substitute bot decides: a journal opens whatever it
    names, but does not choose which code runs.
    """
    assert table.play is not None
    taken = sum(decision.seat == seat for decision in table.play.decisions)
    seed = bot_seed(table.secret, seat, taken)
    names = [table.seats[seat].bot or table.substitute_bot, table.substitute_bot, DEFAULT_LEVEL]
    return table.play.state.clone(), next(name for name in names if find_listed(name)), seed


def bot_seed(secret: bytes, seat: int, taken: int) -> bytes:
    """Return the seed for the random choices of a bot that has taken so many decisions for a
    seat."""
    return subkey(secret, f"bot/{seat}/{taken}".encode())


def start_bot(state: State, seat: int, bot: str, seed: bytes) -> AnytimeDecision:
    """Start the decision of a listed bot."""
    if find_listed(bot) is None:
        raise ValueError(f"the bot {bot!r} is not one that a table may have")
    return bot_ponders(load(bot), state, seat, seed)


def decide_with_bot(state: State, seat: int, bot: str, seed: bytes) -> str:
    """Return a bot's decision in its written form."""
    return state.game.actions.text(start_bot(state, seat, bot, seed).finish())


def automatic_actions(table: Table, now: int) -> tuple[list[Entry], list[int]]:
    """Return what the server must do at a table now: an entry to write at once, if any, and the
    seats for which a bot must decide."""
    late = table.overdue(now)
    if late and table.clock.spec.overtime == "resign":
        return [table.resign(late[0], table.substitute_bot, now, overdue=True)], []
    return [], [*table.bots_to_move(), *late]


def bot_entry(
    table: Table, seat: int, written: str, now: int, turn: int | None = None, by: str = ""
) -> Entry | None:
    """Return the entry for a bot's decision, unless it is no longer needed.

    `by` is the bot that decided, if it is not the one that has the seat.
    """
    if seat in table.bots_to_move():
        return table.submit(seat, written, now, turn, by or table.seats[seat].bot)
    if seat in table.overdue(now):
        return table.submit_overdue(table.substitute_bot, seat, written, now, turn)
    return None


def _require_offered(name: str, search_seconds: int) -> None:
    """Refuse a bot that may not be chosen for a new table."""
    bot = find_listed(name)
    if bot is None or not bot.is_offered(search_seconds):
        known = ", ".join(LEVELS)
        raise Refused("refused-bot", text=f"no bot is called {name!r}; there are: {known}")
