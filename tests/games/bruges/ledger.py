"""An account of a game kept from its log alone, with the rules' own figures and no shortcut.

Whoever listens to all that is told from the opening on must know, after every decision, exactly
what everybody has but for the faces of cards.
"""

from collections.abc import Callable

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, MAJORITIES, NAMES
from feldspar.games.bruges.rules.player_board import EMPTY, USED, Holding, face, resident
from feldspar.kernel.events import EVERYONE, WATCHER, Event, Text
from tests.games.bruges.book import ROWS, Book, house_colour, listed, named, number
from tests.games.bruges.deeds import Deeds, Scored, Told

DISASTERS = {
    "flood": "blue",
    "plague": "brown",
    "raid": "yellow",
    "fire": "red",
    "intrigue": "violet",
}
COUNTED = {"progress": "progress_level", "character": "character", "canal": "canal_tile"}
Handler = Callable[[Book, Told], Scored | None]

EVERYONES = {"log-round", "log-last-round", "log-dice", "log-extra", "log-halved", "log-end"}


class Ledger(Deeds):
    """All accounts, from the opening of a game on."""

    def __init__(self, state: BrugesState) -> None:
        super().__init__()
        new = state.game.new(state.seats, state.key, **state.options)
        assert isinstance(new, BrugesState)
        self.books = [Book(holding.gate) for holding in new.holdings]
        self.first = (new.first - 1) % state.seats  # until the first round is told of
        self.round = self.last = 0
        self.given = 0
        """How many florins were given last."""
        self.heard = 0

    def listen(self, log: list[Event]) -> None:
        """Enter what was told since last time."""
        for event in log[self.heard :]:
            self.now, key = event, event.text.key
            if self.due:
                seat, keys = self.due.pop(0)
                assert event.seat == seat
                assert key in keys
            assert (event.seat == EVERYONE) == (key in EVERYONES)
            assert event.visible_to(WATCHER)
            book = self.books[max(event.seat, 0)]
            handler: Handler = getattr(self, key.replace("-", "_"))
            source, points = handler(book, event.text.args) or ("", 0)
            assert event.points == points, event
            if source:
                book.points[source] += points
        self.heard = len(log)

    def agrees(self, state: BrugesState) -> None:
        """Compare what was told with what is."""
        if not state.stack:
            assert not self.due
            assert not self.owed, self.owed
            assert not self.paid
            self.allowed = []
        assert (self.round, self.last, self.first) == (state.round, state.last, state.first)
        assert self.statues[::-1] == state.statues
        assert not self.dice or list(self.dice.values()) == state.dice
        assert self.gone == {NAMES[card] for card in state.discard}
        fresh = sum([len(holding.fresh) for holding in state.holdings])
        assert self.undrawn == len(state.extra) + sum(map(len, state.piles)) + fresh
        for book, holding in zip(self.books, state.holdings, strict=True):
            assert book.florins == holding.florins >= 0
            assert [book.workers[colour] for colour in COLOURS] == holding.workers
            assert [book.threats[colour] for colour in COLOURS] == holding.threats
            assert list(book.points.values()) == holding.points
            assert min(book.score(), *holding.workers, *holding.threats) >= 0
            assert (book.level, book.tiles) == (holding.level, holding.tiles)
            assert book.statues == holding.statues
            assert sum(1 << section for section in book.crowned) == holding.crowned
            turned = sum(1 << MAJORITIES.index(name) for name in book.majorities)
            assert turned == holding.majorities
            self._cards_agree(book, holding)

    def _cards_agree(self, book: Book, holding: Holding) -> None:
        backs = [COLOURS[COLOUR[card]] for card in holding.hand]
        assert sorted(book.hand.elements()) == sorted(backs)
        assert book.houses == [
            (COLOURS[COLOUR[face(one)]], "" if resident(one) == EMPTY else NAMES[resident(one)])
            for one in holding.houses
        ]
        assert book.residents == [NAMES[one & 255] for one in holding.residents]
        assert book.rotated == {NAMES[one - USED] for one in holding.residents if one >= USED}

    # ---------------------------------------------------------------------------- rounds and dice

    def log_start(self, book: Book, told: Told) -> Scored:
        return "start", 5

    def log_round(self, _: Book, told: Told) -> None:
        self.log_last_round(_, told)
        assert self.round != self.last

    def log_last_round(self, _: Book, told: Told) -> None:
        self._markers_are_turned()
        self.round, self.first = self.round + 1, (self.first + 1) % len(self.books)
        assert told == {"round": self.round, "name": Text("seat-name", {"n": self.first + 1})}
        self.dice = {}
        for book in self.books:
            book.rotated = set()

    def log_extra(self, _: Book, told: Told) -> None:
        assert not self.last
        assert told["now"] == (not self.dice)
        self.last = self.round + bool(self.dice)

    def log_halved(self, _: Book, told: Told) -> None:
        assert self.last

    def log_draw(self, book: Book, told: Told) -> None:
        cards = listed(told["cards"])
        assert cards.total() == told["n"] != 0
        self.undrawn -= cards.total()
        book.hand += cards
        if self.now.rule != "BRG-15.4":
            most = max([5, *(effect["n"] for effect in book.passive("hand_size"))])
            assert 5 <= book.hand.total() <= most or not self.undrawn

    def log_dice(self, _: Book, told: Told) -> None:
        self.dice = {colour: number(told[colour]) for colour in COLOURS}
        assert set(self.dice.values()) <= {1, 2, 3, 4, 5, 6}

    # ------------------------------------------------------------------------ threats, disasters

    def log_threat(self, book: Book, told: Told) -> None:
        colour = named(told["colour"])
        assert told["n"] == 1
        book.threats[colour] += 1

    def log_threats(self, book: Book, told: Told) -> None:
        rolled = [colour for colour, value in self.dice.items() if value > 4]
        assert told["n"] == len(rolled)
        for colour in rolled:
            book.threats[colour] += 1

    def _struck(self, book: Book, disaster: str) -> None:
        """BRG-9.2."""
        assert not book.immune(disaster)
        assert book.threats[DISASTERS[disaster]] == 3
        del book.threats[DISASTERS[disaster]]
        self._happened(book, "disaster")

    def log_immune(self, book: Book, told: Told) -> None:
        disaster = named(told["disaster"])
        assert book.immune(disaster)
        assert book.threats.pop(DISASTERS[disaster]) == 3

    def log_flood(self, book: Book, told: Told) -> None:
        assert told["n"] == book.workers.total()
        book.workers.clear()
        self._struck(book, "flood")

    def log_raid(self, book: Book, told: Told) -> None:
        assert told["n"] == book.florins
        book.florins = 0
        self._struck(book, "raid")

    def log_intrigue(self, book: Book, told: Told) -> None:
        self._due("log-lost")
        self._struck(book, "intrigue")

    def log_lost(self, book: Book, told: Told) -> Scored:
        lost = min(3 if self.now.rule == "BRG-9.8" else 2, book.score())
        assert told["n"] == lost
        return "lost", -lost

    def log_plague(self, book: Book, told: Told) -> None:
        if book.residents:
            self._due("log-bury")
        else:
            self._struck(book, "plague")

    def log_bury(self, book: Book, told: Told) -> None:
        book.move_out(named(told["card"]))
        self._discarded(named(told["card"]))
        self._struck(book, "plague")

    def log_fire(self, book: Book, told: Told) -> None:
        if book.houses or any(book.tiles):
            self._due("log-burn", "log-burn-under", "log-breach")
        else:
            self._struck(book, "fire")

    def log_burn(self, book: Book, told: Told) -> None:
        colour = house_colour(told["house"])
        assert ROWS[named(told["face"])]["colour"] == colour
        self._discarded(named(told["face"]))
        book.houses.remove((colour, ""))
        self._struck(book, "fire")

    def log_burn_under(self, book: Book, told: Told) -> None:
        name, place = named(told["card"]), book.home_of(named(told["card"]))
        book.move_out(name)
        book.hand[ROWS[name]["colour"]] += 1
        colour, _ = book.houses.pop(place)
        assert colour == house_colour(told["house"]) == ROWS[named(told["face"])]["colour"]
        self._discarded(named(told["face"]))
        self._struck(book, "fire")

    def log_breach(self, book: Book, told: Told) -> None:
        section = number(told["section"])
        assert told["space"] == book.tiles[section] > 0
        book.tiles[section] -= 1
        if self.now.rule == "BRG-9.6":
            self._struck(book, "fire")

    # -------------------------------------------------------------------------- one to another

    def _taker(self, told: Told) -> Book:
        assert isinstance(told["name"], Text)
        assert told["name"].key == "seat-name"
        taker = number(told["name"].args["n"]) - 1
        assert taker != self.now.seat
        return self.books[taker]

    def log_give_florins(self, book: Book, told: Told) -> None:
        book.florins -= number(told["n"])
        self._taker(told).florins += number(told["n"])
        self.given = number(told["n"])

    def log_gave(self, book: Book, told: Told) -> Scored:
        assert "moneylender" in book.residents
        assert told["n"] == self.given == 1
        return "effect", 1

    def log_give_workers(self, book: Book, told: Told) -> None:
        colour, n = named(told["workers"]), number(told["n"])
        assert told["workers"] == Text(f"workers-{colour}", {"n": n})
        book.workers[colour] -= n
        self._taker(told).workers[colour] += n

    # ------------------------------------------------------------------- majorities and the end

    def _leads(self, book: Book, majority: str) -> bool:
        counts = [other.count(COUNTED[majority], {}) for other in self.books]
        mine = book.count(COUNTED[majority], {})
        alone = counts.count(mine) == 1 or bool(book.passive("majority_tie"))
        return mine == max(counts) > 0 and alone

    def _turns(self, book: Book, told: Told, majority: str) -> None:
        assert self._leads(book, majority)
        assert told["n"] == book.count(COUNTED[majority], {})
        assert majority not in book.majorities
        book.majorities.add(majority)
        self._happened(book, "majority_flipped")

    def log_majority_progress(self, book: Book, told: Told) -> None:
        self._turns(book, told, "progress")

    def log_majority_character(self, book: Book, told: Told) -> None:
        self._turns(book, told, "character")

    def log_majority_canal(self, book: Book, told: Told) -> None:
        self._turns(book, told, "canal")

    def _markers_are_turned(self) -> None:
        for book in self.books:
            for majority in COUNTED:
                assert majority in book.majorities or not self._leads(book, majority)

    def log_end(self, _: Book, told: Told) -> None:
        assert self.round == self.last
        self._markers_are_turned()
        for seat, book in enumerate(self.books):
            for source, points in book.final().items():
                if points:
                    self.due.append((seat, [f"log-final-{source}"]))

    def log_final_character(self, book: Book, told: Told) -> Scored:
        return "character", book.final()["character"]

    def log_final_house(self, book: Book, told: Told) -> Scored:
        return "house", book.final()["house"]

    def log_final_laurel(self, book: Book, told: Told) -> Scored:
        return "laurel", book.final()["laurel"]

    def log_final_majority(self, book: Book, told: Told) -> Scored:
        return "majority", book.final()["majority"]

    def log_final_canal(self, book: Book, told: Told) -> Scored:
        return "canal", book.final()["canal"]

    def log_final_statue(self, book: Book, told: Told) -> Scored:
        return "statue", book.final()["statue"]

    def log_final_progress(self, book: Book, told: Told) -> Scored:
        return "progress", book.final()["progress"]
