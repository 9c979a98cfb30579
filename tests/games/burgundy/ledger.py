"""An account of a game kept from its log alone, with the rules' own figures and no shortcut.

Whoever listens to all that is told from the opening on must know, after every decision, exactly
what everybody has. The ledger also says how much each event had to be worth, and in which order
(BUR-8.7).
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import BOARD, DATA, EVERY_GOODS, GOODS, NUMBER, TYPES
from feldspar.games.burgundy.rules.player_board import SOURCES
from feldspar.games.burgundy.rules.position import OVER
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from feldspar.kernel.events import Event, Text

REGION = [0, 1, 3, 6, 10, 15, 21, 28, 36]
PHASE = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
LARGE, SMALL = {2: 5, 3: 6, 4: 7}, {2: 2, 3: 3, 4: 4}
COUNTED = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
]
LETTERS = {"A": "animal", "B": "building", "C": "castle", "K": "knowledge", "M": "mine"}
SHIFTS = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "knowledge": 11}


@cache
def printed(estate: int) -> list[str]:
    """The type of every space of an estate."""
    rows = "".join(DATA["estates"][str(estate)]["rows"])
    return [LETTERS.get(letter, "ship") for letter in rows]


@cache
def region(estate: int, hex_: int) -> frozenset[int]:
    """The spaces connected with a space of an estate, itself included."""
    types, found, edge = printed(estate), {hex_}, [hex_]
    while edge:
        near = {n for n in BOARD.neighbours[edge.pop()] if types[n] == types[hex_]} - found
        found |= near
        edge += near
    return frozenset(found)


class Account:
    """What one player has, by what was told."""

    def __init__(self, goods: dict[str, int], silver: int, workers: int) -> None:
        self.estate = 1
        self.tiles: dict[int, str] = {}
        self.goods = Counter(goods)
        self.sold: Counter[str] = Counter()
        self.silver = silver
        self.workers = workers
        self.points = dict.fromkeys(SOURCES, 0)
        self.bonuses: set[tuple[str, str]] = set()

    def has(self, number: int) -> bool:
        return f"knowledge-{number}" in self.tiles.values()

    def count(self, face: str) -> int:
        """How many tiles in the estate show something."""
        return sum(1 for tile in self.tiles.values() if tile.startswith(face))

    def at_the_end(self) -> int:
        """What knowledge tiles 15 to 26 are worth."""
        animals = {tile.split("-")[1] for tile in self.tiles.values() if tile[:6] == "animal"}
        worth = {15: 3 * len(+self.sold), 24: 4 * len(animals), 25: self.sold.total()}
        worth[26] = 2 * len(self.bonuses)
        worth |= {16 + n: 4 * self.count(f"building-{kind}") for n, kind in enumerate(COUNTED)}
        return sum(points for number, points in worth.items() if self.has(number))


class Ledger:
    """All accounts, from the opening of a game on."""

    def __init__(self, state: BurgundyState) -> None:
        new = state.game.new(state.seats, state.key, **state.options)
        assert isinstance(new, BurgundyState)
        self.seats = state.seats
        self.phase = ""
        self.bonuses = {(type_, size) for type_ in TYPES for size in ("large", "small")}
        self.accounts = [
            Account({GOODS[goods]: estate.count_goods(goods) for goods in EVERY_GOODS}, 1, 0)
            for estate in new.estates
        ]
        for place, seat in enumerate(new.order):
            self.accounts[seat].workers = place + 1
        if state.options["setup"] == "basic":
            for account in self.accounts:
                account.tiles[18] = "castle"
        self.due: list[tuple[str, str, int]] = []
        """Events that must follow next: the key, the source of points, and how many."""
        self.paid: set[int] = set()
        """Those whose mines have paid since the last phase began."""
        self.heard = 0

    def listen(self, log: list[Event]) -> None:
        """Enter what was told since last time."""
        for event in log[self.heard :]:
            key, told = event.text.key, event.text.args
            if self.due:
                expected, source, points = self.due.pop(0)
                assert (key, event.points) == (expected, points)
                if source:
                    self.accounts[event.seat].points[source] += points
            elif handler := getattr(self, key.replace("-", "_"), None):
                handler(self.accounts[event.seat], event, told)
            else:
                assert key in ("log-order", "log-discard", "log-skip", "log-lost", "log-advance")
                assert event.points == 0
        self.heard = len(log)
        assert self.due == []

    def agrees(self, state: BurgundyState) -> None:
        """Compare what was told with what is."""
        for account, estate in zip(self.accounts, state.estates, strict=True):
            assert account.silver == estate.silver >= 0
            assert account.workers == estate.workers >= 0
            assert account.points == dict(zip(SOURCES, estate.points, strict=True))
            assert sum(estate.points) == estate.score
            lying = {h: FACES[tile] for h, tile in enumerate(estate.tiles) if tile != NO_TILE}
            assert account.tiles == lying
            for packed, goods in ((estate.goods, account.goods), (estate.sold, account.sold)):
                assert packed == sum(goods[name] << 8 * i for i, name in enumerate(GOODS))
            sizes = {"large": 0, "small": len(TYPES)}
            if state.stage == OVER:
                left = account.goods.total() + account.silver + account.workers // 2
                assert account.points["left"] == left
                assert account.points["knowledge"] == account.at_the_end()
            won = sum(1 << TYPES.index(type_) + sizes[size] for type_, size in account.bonuses)
            assert estate.bonuses == won

    # ----------------------------------------------------------------------- what is told of time

    def log_estate(self, account: Account, event: Event, told: dict[str, object]) -> None:
        account.estate = int(str(told["estate"]))
        account.tiles = {BOARD.names.index(str(told["hex"])): "castle"}

    def log_round(self, _: Account, event: Event, told: dict[str, object]) -> None:
        if told["phase"] != self.phase:
            self._all_paid(bool(self.phase))
        self.phase = str(told["phase"])

    def log_income(self, account: Account, event: Event, told: dict[str, object]) -> None:
        mines = account.count("mine")
        assert (told["silver"], told["workers"]) == (mines, mines * account.has(2))
        account.silver += mines
        account.workers += mines * account.has(2)
        self.paid.add(event.seat)

    def _all_paid(self, due: bool) -> None:
        mines = {seat for seat, account in enumerate(self.accounts) if account.count("mine")}
        assert self.paid == (mines if due else set())
        self.paid = set()

    def log_end(self, _: Account, event: Event, told: dict[str, object]) -> None:
        self._all_paid(True)

    def log_left(self, account: Account, event: Event, told: dict[str, object]) -> None:
        worth = {
            "goods": account.goods.total(),
            "silver": account.silver,
            "workers": account.workers // 2,
        }
        assert event.points == worth[named(told["what"])] > 0
        account.points["left"] += event.points

    def log_knowledge(self, account: Account, event: Event, told: dict[str, object]) -> None:
        account.points["knowledge"] += event.points

    # ----------------------------------------------------------------------- what is told of turns

    def _change(
        self, account: Account, told: dict[str, object], number: int, shift: bool = False
    ) -> None:
        """Workers pay for changing a die, at the lowest cost (section 6)."""
        die, paid = int(str(told["die"])), int(str(told["workers"]))
        distance = min((die - number) % 6, (number - die) % 6)
        steps = max(0, distance - shift)
        assert paid == (0 if die == 0 else (steps + 1) // 2 if account.has(8) else steps)
        account.workers -= paid

    def log_take(self, account: Account, event: Event, told: dict[str, object]) -> None:
        self._change(account, told, int(str(told["depot"])), account.has(12))

    def log_buy(self, account: Account, event: Event, told: dict[str, object]) -> None:
        assert told["depot"] == 0 or account.has(6)
        account.silver -= 2

    def log_sell(self, account: Account, event: Event, told: dict[str, object]) -> None:
        goods = named(told["goods"])
        self._change(account, told, GOODS.index(goods) + 1)
        count = account.goods.pop(goods)
        account.sold[goods] += count
        silver, workers = 1 + account.has(3), int(account.has(4))
        assert (told["count"], told["silver"], told["gained"]) == (count, silver, workers)
        assert event.points == count * self.seats > 0  # 2, 3 or 4 points with 2, 3 or 4 players
        account.silver += silver
        account.workers += workers
        account.points["sale"] += event.points

    def log_workers(self, account: Account, event: Event, told: dict[str, object]) -> None:
        count, silver = 4 if account.has(14) else 2, int(account.has(13))
        assert (told["count"], told["silver"]) == (count, silver)
        account.workers += count
        account.silver += silver

    def log_collect(self, account: Account, event: Event, told: dict[str, object]) -> None:
        account.goods[named(told["goods"])] += int(str(told["count"]))
        assert len(+account.goods) <= 3

    def log_place(self, account: Account, event: Event, told: dict[str, object]) -> None:
        face, hex_ = named(told["tile"]), BOARD.names.index(str(told["hex"]))
        type_ = face.split("-")[0]
        self._change(account, told, NUMBER[hex_], account.has(SHIFTS[type_]))
        assert hex_ not in account.tiles
        assert printed(account.estate)[hex_] == type_
        assert account.tiles.keys() & {*BOARD.neighbours[hex_]}
        account.tiles[hex_] = face
        whole = region(account.estate, hex_)
        if whole <= account.tiles.keys():
            self.due.append(("log-region", "region", REGION[len(whole)]))
            self.due.append(("log-phase", "phase", PHASE[self.phase]))
            if account.count(type_) == printed(account.estate).count(type_):
                self._bonus(account, type_)
        others = [account.tiles[n] for n in whole - {hex_} if n in account.tiles]
        if type_ == "animal":
            like = [t for t in others if t.split("-")[1] == face.split("-")[1]]
            points = sum(int(tile[-1]) + account.has(7) for tile in [face, *like])
            self.due.append(("log-animals", "animals", points))
        elif type_ == "building":
            self._build(account, face, others)

    def _bonus(self, account: Account, type_: str) -> None:
        for size, points in (("large", LARGE), ("small", SMALL)):
            if (type_, size) in self.bonuses:
                self.bonuses.remove((type_, size))
                account.bonuses.add((type_, size))
                self.due.append(("log-bonus", "bonus", points[self.seats]))
                return

    def _build(self, account: Account, face: str, city: Iterable[str]) -> None:
        assert face not in city or account.has(1)
        if face == "building-watchtower":
            self.due.append(("log-watchtower", "watchtower", 4))
        elif face == "building-bank":
            account.silver += 2
            self.due.append(("log-bank", "", 0))
        elif face == "building-boarding_house":
            account.workers += 4
            self.due.append(("log-boarding", "", 0))


def named(told: object) -> str:
    """What a message inside a message names, however it is to be said: `goods-red` is red."""
    assert isinstance(told, Text)
    return told.key.partition("-")[2]
