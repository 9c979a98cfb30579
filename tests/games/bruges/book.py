"""What one player has, as the ledger keeps it, counted with the printed figures alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from feldspar.games.bruges.rules import components
from feldspar.games.bruges.rules.components import COLOURS, DATA, NAMES
from feldspar.games.bruges.rules.player_board import SOURCES
from feldspar.kernel.events import Text

Row = dict[str, Any]

ROWS: dict[str, Row] = {name: {**row} for name, row in zip(NAMES, components.ROWS, strict=True)}
GATES = [[gate["left"], gate["right"]] for gate in DATA["house_gate"]]


class Book:
    """What one player has, by what was told."""

    def __init__(self, gate: int) -> None:
        self.gate = GATES[gate]
        self.florins, self.level = 5, 0
        self.workers, self.threats = Counter(COLOURS), Counter[str]()
        self.points = dict.fromkeys(SOURCES, 0)
        self.hand = Counter[str]()
        """The colours of the cards in hand."""
        self.houses: list[tuple[str, str]] = []
        """Colour and resident of each house; an empty name for nobody."""
        self.residents: list[str] = []
        self.rotated: set[str] = set()
        self.tiles = [0, 0]
        self.crowned: set[int] = set()
        """The sections that were complete before."""
        self.statues: list[int] = []
        self.majorities: set[str] = set()

    # --------------------------------------------------------------------------- what there is

    def score(self) -> int:
        return sum(self.points.values())

    def count(self, what: str, dice: Mapping[str, int]) -> int:
        """BRG-15.35."""
        what, _, which = what.partition(":")
        groups = [ROWS[name]["group"] for name in self.residents]
        counts = {
            "character": len(groups),
            "character_group": groups.count(which),
            "distinct_group": len(set(groups)),
            "house": len(self.houses),
            "distinct_house_colour": len({colour for colour, _ in self.houses}),
            "canal_tile": sum(self.tiles),
            "third_space": sum(built > 2 for built in self.tiles),
            "statue": len(self.statues),
            "complete_section": self.tiles.count(5),
            "worker": self.workers.total(),
            "florin": self.florins,
            "progress_level": self.level,
            "majority_marker": len(self.majorities),
            "threat_marker": self.threats.total(),
            "die_showing": [str(die) for die in dice.values()].count(which),
        }
        return counts[what]

    def amount(self, effect: Row, dice: Mapping[str, int]) -> int:
        """As many, or as many for each lot of what is counted, and no more than the most."""
        times = self.count(effect["per"], dice) // effect.get("div", 1) if "per" in effect else 1
        return int(min(effect["n"] * times, effect.get("max", 99)))

    def final(self) -> dict[str, int]:
        """What final scoring adds, by source (section 11)."""
        return {
            "character": sum([ROWS[name]["price"] // 3 for name in self.residents]),
            "house": len(self.houses),
            "laurel": self.laurels(),
            "majority": 4 * len(self.majorities),
            "canal": 3 * sum(built > 2 for built in self.tiles),
            "statue": sum(self.statues),
            "progress": self.level,
        }

    def laurels(self) -> int:
        """BRG-11.4."""
        found = 0
        for effect in self._effects("final"):
            if effect["op"] == "score":
                found += self.amount(effect, {})
            elif effect["cond"] == "no_threat":
                found += effect["n"] * (self.threats.total() == 0)
            else:
                found += effect["n"] * (len({colour for colour, _ in self.houses}) == 5)
        return found

    # ---------------------------------------------------------------------- what helps all the time

    def _effects(self, when: str) -> Iterator[Row]:
        for name in self.residents:
            if ROWS[name]["when"] == when:
                yield from ROWS[name]["effects"]

    def passive(self, op: str) -> list[Row]:
        """What characters of a kind help with."""
        return [effect for effect in self._effects("passive") if effect["op"] == op]

    def more(self, op: str) -> int:
        """How much more an action gives."""
        return sum(effect["n"] for effect in self.passive(op))

    def immune(self, disaster: str) -> bool:
        return disaster in [effect["disaster"] for effect in self.passive("immunity")]

    def place_price(self, name: str, minus: int) -> int:
        """BRG-15.29: what a character costs."""
        row = ROWS[name]
        for effect in self.passive("character_price"):
            minus += effect["minus"] * (effect.get("group", row["group"]) == row["group"])
        return int(max(0, row["price"] - minus))

    def tile_prices(self, section: int, by_card: bool) -> set[int]:
        """What the next tile of a section may cost."""
        if fixed := {effect["set"] for effect in self.passive("canal_price")}:
            return fixed if by_card else {*fixed, 0}
        printed = self.tiles[section] + 1
        return {printed} if by_card else {0, printed, 2 * printed}

    def step_prices(self, dice: Mapping[str, int], by_dice: bool) -> set[int]:
        """What a level may cost."""
        if not by_dice:
            return {0, 3}
        shown = [die for die in dice.values() if die < 3]
        if not shown:
            return {effect["price"] for effect in self.passive("advance_blocked")}
        return {max(0, sum(shown) - sum(e["minus"] for e in self.passive("advance_price")))}

    # ---------------------------------------------------------------------------------- changes

    def move_in(self, name: str, colour: str) -> None:
        """The first empty house of the colour is meant (R34)."""
        self.houses[self.houses.index((colour, ""))] = (colour, name)
        self.residents.append(name)

    def home_of(self, name: str) -> int:
        """The place of the house somebody lives in."""
        return [resident for _, resident in self.houses].index(name)

    def move_out(self, name: str) -> None:
        place = self.home_of(name)
        self.houses[place] = (self.houses[place][0], "")
        self.residents.remove(name)
        self.rotated.discard(name)


# ------------------------------------------------------------------------------ how it was told


def number(told: object) -> int:
    assert isinstance(told, int)
    return told


def named(told: object) -> str:
    """What a message inside a message names: `the-prince`, `colour-red` and `workers-red`."""
    assert isinstance(told, Text)
    return told.key.partition("-")[2]


def house_colour(told: object) -> str:
    return named(told).partition("-")[2]


def listed(told: object) -> Counter[str]:
    """How many cards of each colour a list of them tells."""
    assert isinstance(told, Text)
    if told.key.startswith("list-"):
        return listed(told.args["first"]) + listed(told.args["rest"])
    return Counter({named(told): number(told.args["n"])})
