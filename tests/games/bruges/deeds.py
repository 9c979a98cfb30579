"""What players do, as the ledger enters it: actions, payments, and what characters bring.

The ledger knows what characters owe: florins, points and workers that come by themselves must be
told of before anything new begins.
"""

from collections.abc import Mapping, Sequence

from feldspar.kernel.events import EVERYONE, Event, Text
from tests.games.bruges.book import ROWS, Book, Row, house_colour, named, number

PLAYED = {
    "BRG-7.1": "log-workers",
    "BRG-7.3": "log-die",
    "BRG-7.4": "log-discard",
    "BRG-7.6": "log-canal",
}
"""What follows a card discarded, by the rule it is played by."""
KINDS = {"gain_florins": "florins", "gain_vp": "vp", "gain_workers": "workers"}

Told = Mapping[str, object]
Scored = tuple[str, int]
"""Where points come from, and how many."""
Gain = tuple[int, str, str, int]
"""To which seat, by which character, what, and how much."""


class Deeds:
    """What is entered of one player at a time."""

    def __init__(self) -> None:
        self.now = Event(EVERYONE, Text(""), "")
        """What is being entered."""
        self.dice: dict[str, int] = {}
        """Those of this round, once they are rolled."""
        self.statues = [7, 6, 5, 4, 3, 2]
        self.undrawn = 165
        self.gone: set[str] = set()
        """The cards known to be discarded."""
        self.due: list[tuple[int, Sequence[str]]] = []
        """What must be told next: of which seat, and one of which messages."""
        self.owed: list[Gain] = []
        self.allowed: list[Gain] = []
        """What may come besides: lightning that strikes twice."""
        self.paid = 0
        """How much has been paid for a trade."""
        self.worker = ""
        """The colour of a worker paid for a house."""

    # --------------------------------------------------------------------------- what is to come

    def _due(self, *keys: str) -> None:
        self.due.append((self.now.seat, keys))

    def _discarded(self, name: str) -> None:
        assert name not in self.gone
        self.gone.add(name)

    def _gains(self, book: Book, name: str) -> list[Gain]:
        """What a character gives by itself now; workers are told of without their giver."""
        found: list[Gain] = []
        for effect in ROWS[name]["effects"]:
            kind, seat = KINDS.get(effect["op"], ""), self.now.seat
            amount = book.amount(effect, self.dice) if kind else 0
            if kind == "workers":
                every = 5 if effect["colour"] == "each" else 1
                found += [(seat, "", kind, 1)] * amount * every
            elif amount:
                found.append((seat, name, kind, amount))
            elif effect["op"] == "gain_die" and effect["die"] != "any":
                found.append((seat, name, "florins", self.dice[effect["die"]]))
        return found

    def _happened(self, book: Book, event: str, but: str = "") -> None:
        """BRG-15.37: those whom an event calls."""
        for name in book.residents:
            if ROWS[name]["when"] == f"event:{event}" and name != but:
                self.owed += self._gains(book, name)

    def _given(self, name: str, kind: str, amount: int) -> None:
        """Something owed has come."""
        gain = (self.now.seat, name, kind, amount)
        assert gain in self.owed + self.allowed, gain
        (self.owed if gain in self.owed else self.allowed).remove(gain)

    # -------------------------------------------------------------------------------- six actions

    def log_play(self, book: Book, told: Told) -> None:
        self._discarded(named(told["card"]))
        book.hand[ROWS[named(told["card"])]["colour"]] -= 1
        if self.now.rule == "BRG-15.13":
            self.paid += 1
        else:
            self._due(PLAYED[self.now.rule])

    def log_workers(self, book: Book, told: Told) -> None:
        colour, n = named(told["workers"]), number(told["n"])
        assert told["workers"] == Text(f"workers-{colour}", {"n": n})
        book.workers[colour] += n
        if self.now.rule == "BRG-7.1":
            assert n == 2 + book.more("workers_bonus")
            self._happened(book, "workers_action")
        else:
            for _ in range(n):
                self._given("", "workers", 1)

    def log_die(self, book: Book, told: Told) -> None:
        assert told["n"] == self.dice[named(told["colour"])] + book.more("florins_bonus")
        book.florins += number(told["n"])

    def log_discard(self, book: Book, told: Told) -> Scored:
        book.threats[named(told["colour"])] -= 1
        if self.now.rule == "BRG-7.4":
            self._happened(book, "threat_action")
        return "threat", 1

    def log_canal(self, book: Book, told: Told) -> None:
        section = number(told["section"])
        assert told["florins"] in book.tile_prices(section, self.now.rule == "BRG-7.6")
        assert named(told["colour"]) == book.gate[section][book.tiles[section]]
        book.florins -= number(told["florins"])
        book.tiles[section] += 1
        assert book.tiles[section] == told["space"]
        if told["space"] == 5 and section not in book.crowned:
            book.crowned.add(section)
            if self.statues:
                self._due("log-statue")
        self._happened(book, "canal_built")

    def log_statue(self, book: Book, told: Told) -> None:
        book.statues.append(self.statues.pop(0))
        assert told["points"] == book.statues[-1]

    def log_house(self, book: Book, told: Told) -> None:
        colour = house_colour(told["colour"])
        modes = [effect["mode"] for effect in book.passive("house_worker")]
        if self.now.rule == "BRG-7.10":
            wanted = [""] if "none" in modes else [colour]
            assert self.worker in wanted or (self.worker and modes == ["any"])
        self.worker = ""
        book.houses.append((colour, ""))
        if told["unseen"]:
            self.undrawn -= 1
        else:
            book.hand[colour] -= 1
        self._happened(book, "house_built")

    def log_place(self, book: Book, told: Told) -> None:
        name = named(told["card"])
        minus = 3 if self.now.rule == "BRG-15.10" else 0  # the Calligrapher
        assert told["florins"] == book.place_price(name, minus)
        book.florins -= number(told["florins"])
        book.hand[ROWS[name]["colour"]] -= 1
        twice = bool(book.passive("double_lightning"))
        book.move_in(name, house_colour(told["house"]))
        if ROWS[name]["when"] == "placed":
            self.owed += self._gains(book, name)
            self.allowed += self._gains(book, name) * twice
        self._happened(book, "character_placed", but=name)
        if ROWS[name]["when"] == "event:character_placed":
            for other in book.residents[-2::-1]:  # whose effect may have let this one be placed
                if other not in ("page", "calligrapher"):
                    break
                self.allowed += self._gains(book, name)

    # --------------------------------------------------------------------------------- characters

    def log_activate(self, book: Book, told: Told) -> None:
        name = named(told["card"])
        assert name in set(book.residents) - book.rotated
        assert ROWS[name]["when"] == ("activated" if "workers" in told else "free")
        book.rotated.add(name)
        self.owed += self._gains(book, name)

    def log_activate_worker(self, book: Book, told: Told) -> None:
        worker = named(told["workers"])
        own = ROWS[named(told["card"])]["worker"]
        assert worker == own or book.passive("activation_any_worker")
        book.workers[worker] -= 1
        self.log_activate(book, told)

    def log_straighten(self, book: Book, told: Told) -> None:
        assert "composer" in book.rotated
        book.rotated.remove(named(told["card"]))

    def log_advance(self, book: Book, told: Told) -> None:
        by_dice = self.now.rule == "BRG-5.6"
        assert told["florins"] in book.step_prices(self.dice, by_dice)
        book.florins -= number(told["florins"])
        book.level += 1
        assert told["level"] == book.level <= 12
        self._happened(book, "advanced")

    def log_florins(self, book: Book, told: Told) -> None:
        self._receives(book, named(told["card"]), "florins", number(told["n"]))
        book.florins += number(told["n"])

    def log_points(self, book: Book, told: Told) -> Scored:
        self._receives(book, named(told["card"]), "vp", self.now.points)
        return "effect", self.now.points

    def _receives(self, book: Book, name: str, kind: str, amount: int) -> None:
        """By a trade that is paid, by a die of one's choice, or because it is owed."""
        assert name in book.residents
        effect: Row = ROWS[name]["effects"][0]
        if effect["op"] == "convert":
            assert (kind, amount, self.paid) == (effect["get"], effect["get_n"], effect["pay_n"])
            self.paid = 0
        elif effect.get("die") == "any":
            assert amount in self.dice.values()
        else:
            self._given(name, kind, amount)

    # ------------------------------------------------------------------- what is paid and given

    def log_pay_worker(self, book: Book, told: Told) -> None:
        colour = named(told["workers"])
        assert told["workers"] == Text(f"workers-{colour}", {"n": 1})
        book.workers[colour] -= 1
        if self.now.rule == "BRG-15.12":
            self.owed.append((self.now.seat, "", "workers", 1))
        elif self.now.rule == "BRG-15.13":
            self.paid += 1
        else:
            self.worker = colour
            self._due("log-house")

    def log_pay_florins(self, book: Book, told: Told) -> None:
        book.florins -= number(told["n"])

    def log_pay_points(self, book: Book, told: Told) -> Scored:
        self.paid += number(told["n"])
        return "effect", -number(told["n"])
