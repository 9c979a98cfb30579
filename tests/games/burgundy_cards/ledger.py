"""An account of a game kept from its log alone, with the rules' own figures and no shortcut.

Whoever listens to all that is told from the opening on must know, after every decision, exactly
what everybody has but for the cards in hand. The ledger also knows what each card placed still has
to bring, and in which order (BCG-11.19, BCG-12.1). House figures are read, the others written here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES
from feldspar.games.burgundy_cards.rules.components import (
    ANIMALS,
    DATA,
    GOODS,
    GOODS_POINTS,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import SOURCES
from feldspar.kernel.events import EVERYONE, RIVAL, Event, Text
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.account import (
    Account,
    named,
    number,
    only,
    pack,
    set_points,
    spread,
    steps,
    type_of,
)

SEVENS = {1: [3, 1], 2: [3, 1], 3: [4, 2, 1], 4: [4, 3, 2, 1]}
WORKERS = {1: [1], 2: [0, 1], 3: [0, 1, 1], 4: [0, 1, 1, 2]}
SELLS = {"light": (1, 2), "medium": (3, 4), "dark": (5, 6)}
TAKES = {
    "carpenter": {"building", "knowledge"},
    "church": {"castle", "mine", "cloister"},
    "market": {"ship", "pasture"},
}
DRAWS = {
    "ship": {"good"},
    "pasture": {"animal"},
    "boarding_house": {"good", "animal"},
    "a good": {"good"},
    "an animal": {"animal"},
}
SILVER = {"mine": 2, "bank": 3}
ACTIONS = ("log-take", "log-place", "log-sell", "log-restock", "log-silver", "log-convert")

Told = Mapping[str, object]
Scored = tuple[str, int]
"""Where points come from, and how many."""


class Ledger:
    """All accounts, from the opening of a game on."""

    def __init__(self, state: CardsState) -> None:
        new = state.game.new(state.seats, state.key, **state.options)
        assert isinstance(new, CardsState)
        self.accounts = [
            Account(
                only(GOODS, holding.goods),
                only(ANIMALS, holding.animals),
                WORKERS[state.seats][(seat - new.start) % state.seats],
            )
            for seat, holding in enumerate(new.holdings)
        ]
        self.round = ""
        self.firsts = set(TYPES)
        self.sevens = SEVENS[state.seats][:]
        self.holder, self.has_sold = new.holder, True  # round A begins with its holder
        self.aaron: Counter[str] = Counter()
        self.aaron_points = self.aaron_seven = 0
        self.die = 0
        """That of a card discarded for an action not yet told of."""
        self.owed: list[str] = []
        """What cards placed and awards are still to bring, the next last."""
        self.due: list[Sequence[str]] = []
        """What must be told next: one of the first of these, then one of the second."""
        self.heard = 0

    def listen(self, log: list[Event]) -> None:
        """Enter what was told since last time."""
        for event in log[self.heard :]:
            key = event.text.key
            assert not self.due or key in self.due.pop(0), (key, self.due)
            handler = getattr(self, key.replace("-", "_"))
            everyones = key in ("log-end", "log-beaten", "log-survived") or key[:9] == "log-round"
            assert (event.seat == EVERYONE) == event.chapter == everyones
            assert (event.seat == RIVAL) == (key[:9] == "log-aaron")
            scored = handler(self.accounts[max(event.seat, 0)], event.text.args, event.points)
            source, points = scored or ("", 0)
            assert event.points == points, event
            if event.seat == RIVAL:
                self.aaron_points += points
            elif source:
                self.accounts[event.seat].points[source] += points
        self.heard = len(log)

    def agrees(self, state: CardsState) -> None:
        """Compare what was told with what is."""
        assert state.stack or not (self.owed or self.due or self.die)
        assert (pack(TYPES, self.firsts), self.sevens[::-1]) == (spread(state.firsts), state.sevens)
        assert self.holder == state.holder
        assert self.aaron == Counter([FACES[card] for card in state.aaron])
        assert self.aaron_points == state.aaron_points
        for account, holding in zip(self.accounts, state.holdings, strict=True):
            assert account.silver == holding.silver >= 0
            assert account.workers == holding.workers >= 0
            assert account.points == dict(zip(SOURCES, holding.points, strict=True))
            assert pack(GOODS, account.goods) == holding.goods
            assert pack(GOODS, account.sold) == holding.sold
            assert pack(ANIMALS, account.animals) == holding.animals
            assert pack(TYPES, account.firsts) == spread(holding.firsts)
            assert account.seven == holding.seven
            if not state.stack:
                assert account.projects == Counter([FACES[card] for card in holding.projects])
                cards = [card for one in holding.columns for card in one.cards]
                assert account.placed == Counter([FACES[card] for card in cards])

    # -------------------------------------------------------------------------------- six actions

    def _act(self, account: Account, paid: int, costs: set[int], *effects: str) -> None:
        """Workers change the die of a card discarded; there is none if an effect lets one act."""
        if self.die:
            assert paid in costs
        else:
            assert paid == 0
            assert self.owed.pop() in ("castle", *effects)
        account.workers -= paid
        self.die = 0

    def log_play(self, account: Account, told: Told, _: int) -> None:
        assert not self.owed
        self.log_choose_action(account, told, 0)

    def log_take(self, account: Account, told: Told, _: int) -> None:
        face = named(told["card"])
        by = [building for building, types in TAKES.items() if type_of(face) in types]
        self._act(account, number(told["workers"]), {steps(self.die, number(told["row"]))}, *by)
        account.projects[face] += 1

    def log_place(self, account: Account, told: Told, _: int) -> None:
        face = named(told["card"])
        costs = {steps(self.die, DIE[card]) for card in range(114) if FACES[card] == face}
        self._act(account, number(told["workers"]), costs, "city_hall")
        account.projects[face] -= 1
        account.placed[face] += 1
        if face != "cloister":
            self.owed.append(face)

    def log_sell(self, account: Account, told: Told, _: int) -> Scored:
        goods = named(told["goods"])
        cost = min(steps(self.die, die) for die in SELLS[goods])
        self._act(account, number(told["workers"]), {cost}, "warehouse")
        count = account.goods.pop(goods)
        assert told["count"] == told["silver"] == count > 0
        account.sold[goods] += count
        account.silver += count
        if self.holder >= 0:
            self.due = [["log-start-card"]]
        return "goods", count * GOODS_POINTS[GOODS.index(goods)]

    def log_start_card(self, account: Account, told: Told, _: int) -> None:
        self.holder, self.has_sold = Seat(self.accounts.index(account)), True

    def log_restock(self, account: Account, told: Told, _: int) -> None:
        self._act(account, 0, {0})
        assert number(told["count"]) > 0
        account.workers += number(told["count"])
        assert account.workers == 2

    def log_silver(self, account: Account, told: Told, _: int) -> None:
        self._act(account, 0, {0})
        assert told["count"] == 1
        account.silver += 1

    def log_convert(self, account: Account, told: Told, _: int) -> Scored:
        self._act(account, 0, {0})
        workers, silver = number(told["workers"]), number(told["silver"])
        account.workers -= workers
        account.silver -= silver
        points, odd = divmod(workers + silver, 3)
        assert points > 0 == odd
        return "convert", points

    # ---------------------------------------------------------------------------------- purchases

    def log_buy(self, account: Account, told: Told, _: int) -> None:
        assert told["silver"] == 3
        account.silver -= 3
        self.due = [["log-choose-project", "log-choose-action"]]

    def log_choose_project(self, account: Account, told: Told, _: int) -> None:
        account.projects[named(told["card"])] += 1

    def log_choose_action(self, account: Account, told: Told, _: int) -> None:
        self.die = number(told["die"])
        self.due = [ACTIONS]

    def log_drop(self, account: Account, told: Told, _: int) -> None:
        assert account.projects.total() == 4  # with the new one, which has been told of
        account.projects[named(told["card"])] -= 1

    # ------------------------------------------------------------------------------------- awards

    def log_triple(self, account: Account, told: Told, _: int) -> Scored:
        type_ = named(told["type"])
        self.due = [["log-first"]] if type_ in self.firsts else []
        self.due.append(["log-bonus"])
        return "triple", TRIPLE_POINTS[TYPES.index(type_)]

    def log_first(self, account: Account, told: Told, _: int) -> Scored:
        self.firsts.remove(named(told["type"]))
        account.firsts.add(named(told["type"]))
        return "first", 1

    def log_bonus(self, account: Account, told: Told, points: int) -> Scored:
        kinds = {"goods", "animals", "silver", "workers"}
        gained = {kind: number(told[kind]) for kind in kinds if told[kind]}
        gained |= {"points": points} if points else {}
        assert gained in DATA["round_bonus"][self.round]["options"]
        account.silver += gained.get("silver", 0)
        account.workers += gained.get("workers", 0)
        self.owed += ["an animal"] * gained.get("animals", 0)
        self.owed += ["a good"] * gained.get("goods", 0)
        return "round", points

    def log_seven(self, account: Account, told: Told, _: int) -> Scored:
        assert {type_of(face) for face in account.placed} == set(TYPES)
        assert not account.seven
        account.seven = self.sevens.pop(0)
        return "seven", account.seven

    # ------------------------------------------------------------------------------------ effects

    def log_gain_silver(self, account: Account, told: Told, _: int) -> None:
        assert told["count"] == SILVER[self.owed.pop()]
        account.silver += number(told["count"])

    def log_gain_workers(self, account: Account, told: Told, _: int) -> None:
        assert (self.owed.pop(), told["count"]) == ("knowledge", 2)
        account.workers += 2

    def log_watchtower(self, account: Account, told: Told, _: int) -> Scored:
        assert self.owed.pop() == "watchtower"
        return "watchtower", 1

    def log_good(self, account: Account, told: Told, _: int) -> None:
        assert "good" in DRAWS[self.owed.pop()]
        account.goods[named(told["goods"])] += 1

    def log_animal(self, account: Account, told: Told, _: int) -> Scored:
        assert "animal" in DRAWS[self.owed.pop()]
        before = set_points(account.animals)
        account.animals[named(told["animal"])] += 1
        return "animals", set_points(account.animals) - before

    def log_no_supply(self, account: Account, told: Told, _: int) -> None:
        goods = sum(one.goods.total() + one.sold.total() for one in self.accounts)
        animals = sum(one.animals.total() for one in self.accounts)
        gone = {kind for kind, all_ in (("good", goods == 18), ("animal", animals == 20)) if all_}
        assert DRAWS[self.owed.pop()] <= gone

    def log_lost(self, account: Account, told: Told, _: int) -> None:
        face = self.owed.pop()
        assert face == named(told["card"])
        useless = {"warehouse": not account.goods, "city_hall": not account.projects.total()}
        assert useless.get(face, face in TAKES)

    # ------------------------------------------------------------- rounds, Aaron, and the end

    def log_round(self, _: Account, told: Told, __: int) -> None:
        if not self.has_sold:
            self.holder = Seat((self.holder + 1) % len(self.accounts))
        assert told["name"] == Text("seat-name", {"n": self.holder + 1})
        self.has_sold = False
        self.log_round_alone(_, told, 0)

    def log_round_alone(self, _: Account, told: Told, __: int) -> None:
        following = dict(zip(["", *"ABCD"], "ABCDE", strict=True))
        assert told["round"] == following[self.round]
        self.round = str(told["round"])

    def log_aaron(self, _: Account, told: Told, __: int) -> None:
        face = named(told["card"])
        self.aaron[face] += 1
        like = [n for other, n in self.aaron.items() if type_of(other) == type_of(face)]
        if face == "cloister":
            self.due.append(["log-gift"])
        if sum(like) % 3 == 0:
            self.due.append(["log-aaron-triple"])
        if not self.aaron_seven and {type_of(other) for other in self.aaron} == set(TYPES):
            self.due.append(["log-aaron-seven"])

    def log_gift(self, account: Account, told: Told, _: int) -> Scored:
        return "gift", 1

    def log_aaron_triple(self, _: Account, told: Told, __: int) -> Scored:
        type_ = named(told["type"])
        if type_ in self.firsts:
            self.due.insert(0, ["log-aaron-first"])
        return "triple", TRIPLE_POINTS[TYPES.index(type_)]

    def log_aaron_first(self, _: Account, told: Told, __: int) -> Scored:
        self.firsts.remove(named(told["type"]))
        return "first", 1

    def log_aaron_seven(self, _: Account, told: Told, __: int) -> Scored:
        self.aaron_seven = self.sevens.pop(0)
        return "seven", self.aaron_seven

    def log_end(self, _: Account, told: Told, __: int) -> None:
        assert self.round == "E"
        self.due = [["log-start"]]

    def log_start(self, account: Account, told: Told, _: int) -> Scored:
        assert self.holder == self.accounts.index(account)
        return "start", 1

    def log_beaten(self, account: Account, told: Told, _: int) -> None:
        mine, his = sum(account.points.values()), self.aaron_points
        assert told == {"round": self.round, "points": mine, "aaron": his}
        assert his > mine

    def log_survived(self, account: Account, told: Told, _: int) -> None:
        mine, his = sum(account.points.values()), self.aaron_points
        assert told == {"round": "E", "points": mine, "aaron": his}
        assert his <= mine
