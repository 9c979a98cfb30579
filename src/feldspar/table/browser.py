"""The tables of one browser, kept by a worker inside the page: no server, one player.

Questions and answers are JSON text, for that crosses the border to JavaScript as it is. Time and
random bytes come from there, and what is to be kept goes back there: a table makes an entry true,
the worker writes it, and only then shows it. If it cannot be written the worker forgets the table
and lays it out again from what is.
"""

import json
from collections.abc import Callable

from feldspar import games
from feldspar.kernel.plain import Plain
from feldspar.table import desk
from feldspar.table.entry import Entry, Refused
from feldspar.table.table import Table
from feldspar.table.view import View, changes

ME = "me"
"""The only player here; whoever else sits at the same screen is the same one."""

Answer = Plain
Asked = dict[str, Plain]


class House:
    """All tables that are laid out just now."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.shown: dict[tuple[str, str], View] = {}
        """What each window was last shown of a table: the next time it is told the changes."""
        self.questions: dict[str, Callable[[Asked], Answer]] = {
            "create": self.create,
            "command": self.command,
            "answer": self.answer,
            "restore": self.restore,
            "forget": self.forget,
            "look": self.look,
            "close": self.close,
            "why": self.why,
            "record": self.record,
            "moment": self.moment,
        }

    def ask(self, question: str, about: str) -> str:
        """Answer in JSON: {"answer": ...}, or {"refused": {key, rule, text}}."""
        try:
            found = {"answer": self.questions[question](json.loads(about))}
        except Refused as no:
            found = {"refused": {"key": no.key, "rule": no.rule, "text": str(no)}}
        except ValueError as wrong:  # a record that cannot be read or played says where
            found = {"refused": {"key": "refused-request", "rule": "", "text": str(wrong)}}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    # ----------------------------------------------------------------------- what is written

    def create(self, asked: Asked) -> Answer:
        """Set a table by a spec, under a name and with a secret that nobody could foresee."""
        name, spec, secret = str(asked["table"]), asked["spec"], str(asked["secret"])
        if name in self.tables or not isinstance(spec, dict):
            raise Refused("refused-request")
        entries = desk.opening(spec, ME, bytes.fromhex(secret), _number(asked["now"]))
        self.tables[name] = _laid_out(entries)
        return self._news(name, entries)

    def command(self, asked: Asked) -> Answer:
        """Carry out what the player asks for; nothing if it has been already."""
        name, request, table = str(asked["table"]), asked["request"], self._table(asked)
        if not isinstance(request, dict):
            raise Refused("refused-request")
        entry = desk.command(table, ME, request, _number(asked["now"]))
        return self._entered(name, table, entry)

    def answer(self, asked: Asked) -> Answer:
        """Do the next thing that waits for no person: a clock has run out, or a bot decides."""
        table, now = self._table(asked), _number(asked["now"])
        entry = table.tick(desk.STAND_IN, now)
        if entry is None and (waiting := table.bots_to_move()):
            seat = waiting[0]
            state, bot, seed = desk.thought(table, seat)
            entry = table.submit(seat, desk.think(state, seat, bot, seed), now)
        return self._entered(str(asked["table"]), table, entry)

    def restore(self, asked: Asked) -> Answer:
        """Lay a table out from its journal, or bring it up to it; return how it stands."""
        name, written = str(asked["table"]), asked["entries"]
        assert isinstance(written, list)
        entries = [_entry(item) for item in written]
        if name in self.tables:
            for entry in entries:
                self.tables[name].commit(entry)
        else:
            self.tables[name] = _laid_out(entries)
        return self._summary(name)

    def forget(self, asked: Asked) -> Answer:
        """Put a table away: nobody looks at it, or it could not be written as it stands."""
        return self.tables.pop(str(asked["table"]), None) is not None

    # ------------------------------------------------------------------------- what is shown

    def look(self, asked: Asked) -> Answer:
        """Show a table to a window: the whole view first, then only what has changed."""
        table, seat = self._table(asked), asked["seat"]
        window = str(asked["table"]), str(asked["window"])
        new = desk.look(table, ME, seat if isinstance(seat, int) else None)
        old = self.shown.get(window)
        self.shown[window] = new
        return {"view": new} if old is None else {"changes": changes(old, new)}

    def close(self, asked: Asked) -> Answer:
        """Forget what a window was shown; it is gone, or has lost it."""
        return self.shown.pop((str(asked["table"]), str(asked["window"])), None) is not None

    def why(self, asked: Asked) -> Answer:
        """Say why things touched together make no move now."""
        touched = asked["touched"]
        assert isinstance(touched, list)
        return desk.why(self._table(asked), _number(asked["seat"]), [str(t) for t in touched])

    def record(self, asked: Asked) -> Answer:
        """Return a game as a text file."""
        return str(self._table(asked).record())

    def moment(self, asked: Asked) -> Answer:
        """Return a table as it stood after some decisions of a recorded game."""
        return desk.moment(str(asked["record"]), _number(asked["at"]), _number(asked["seat"]))

    # ------------------------------------------------------------------------------- helpers

    def _table(self, asked: Asked) -> Table:
        table = self.tables.get(str(asked["table"]))
        if table is None:
            raise Refused("refused-request", text=f"table {asked['table']!r} is not laid out")
        return table

    def _entered(self, name: str, table: Table, entry: Entry | None) -> Answer:
        if entry is None:
            return self._news(name, [])
        table.commit(entry)
        return self._news(name, [entry])

    def _news(self, name: str, entries: list[Entry]) -> Answer:
        written: list[Plain] = [entry._asdict() for entry in entries]
        return {"entries": written, "summary": self._summary(name)}

    def _summary(self, name: str) -> Plain:
        """Return how a table stands in a few words, for a list of tables."""
        table = self.tables[name]
        actors = table.state.actors() if table.state else []
        return {
            "game": table.game.id,
            "title": table.title,
            "status": table.status,
            "players": [seat.plain() for seat in table.seats],
            "yours": any(not table.seats[seat].bot for seat in actors),
            "seq": table.seq,
            "due": 0 if table.bots_to_move() else table.due(),
        }


def _laid_out(entries: list[Entry]) -> Table:
    return Table.of(games.load(str(entries[0].data["game"])), entries)


def _entry(item: Plain) -> Entry:
    assert isinstance(item, dict)
    data = item["data"]
    assert isinstance(data, dict)
    return Entry(
        _number(item["seq"]), _number(item["at"]), str(item["kind"]), _number(item["seat"]), data
    )


def _number(value: Plain) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("refused-request", text=f"{value!r} is not a whole number")
    return value
