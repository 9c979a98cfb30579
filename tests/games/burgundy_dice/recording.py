"""How the recorded games of the dice game are made.

Twenty games have every sheet at every number of seats, with all variants in turn. The others are
the first, over counted seeds, to show what `records` asks of their name. All are of format 1, which
was the newest when they were first made.
"""

from functools import partial

from feldspar import Record
from feldspar.games.burgundy_dice.game import GAME, DiceState
from tests import recording
from tests.games.burgundy_dice.records import shows
from tests.recording import chance, key, random

Player = recording.Player[DiceState]

TITLES = {
    "tie-broken-by-bonuses": "As many points as another, and more bonuses left: BDG-9.4",
    "shared-win": "As many points and as many bonuses left: BDG-9.5",
    "nobody-marks": "Everybody takes a worker in every turn: BDG-4.15, R1",
    "a-worker-for-want-of-a-mark": "By the strict rule, a worker where nothing can be marked: R1",
    "lost-hour": "A double hourglass on the last box of a column: BDG-3.4",
    "longest-phases": "Two phases of ten turns: BDG-3.8",
    "shortest-phase": "A phase of five turns: BDG-3.8",
    "completed-together": "Two complete a colour in the same turn: BDG-8.4",
    "second-value": "The second to complete a colour: BDG-8.6",
    "nothing-left-to-win": "A colour completed when both its values are gone: BDG-8.7",
    "two-colours-in-one-turn": "One completes two colours in the same turn: BDG-8.9",
    "completed-in-the-last-turn": "A colour completed in the very last turn: BDG-13.7",
    "silver-with-equal-pips": "A second mark where the pip dice are alike: BDG-6.8",
    "silver-with-equal-colours": "A second mark where the colour dice are alike: BDG-6.8",
    "silver-with-twin-dice": "A second mark where both pairs of dice are alike: BDG-13.2",
    "filled-estate": "All 37 hexes, by one who knew the dice; then a worker: BDG-13.5, BDG-13.9",
    "solo-unrated": "Alone, and no more than 50 points: BDG-11.5",
    "solo-good": "Alone, more than 50 points: BDG-11.5",
    "solo-excellent": "Alone, more than 60 points: BDG-11.5",
    "solo-incredible": "Alone, 70 points or more: BDG-11.5",
}

# Found by a beam search that saw all dice of the game to come.
FORESEEN = """
    start(silver) mark(3,a1) silver(6,b3) worker(5,c4) mark(3,c3) mark(4,b1) mark(2,c5)
    mark(4,b2) mark(5,d4) silver(5,e3) mark(6,d6) monk(4,c2) mark(3,f2) silver(3,f3) mark(2,a3)
    worker(5,d7) mark(2,f4) silver(2,g3) mark(4,c1) silver(3,d2) mark(3,d3) mark(6,g1)
    mark(2,a4) worker(5,g2) mark(2,e2) monk(1,f1) mark(3,d1) silver(3,e1) mark(5,e6) done
    mark(2,f5) silver(2,g4) mark(5,b4) mark(6,c6) monk(1,b5) mark(2,d5) monk(5,e4) monk(3,e5)
    take"""
FORESEEN_FOR = bytes.fromhex("0000031a")

# Whoever is greedy guesses what cannot be known: the others' marks, and the next roll. What they
# guessed by when the records were first made is lost; by this, found by trying, they decide alike.
GUESS = b"greedy 662"

# ------------------------------------------------------------------------------------- players


def greedy(state: DiceState, seat: int, taken: int) -> int:
    """Take the most points at once, for all the seat can tell, and rather mark than spend."""
    view = state.determinize(seat, GUESS)
    points: dict[int, int] = {}
    for action in view.legal(seat):
        after = view.clone()
        after.step(seat, action)
        points[action] = after.scores()[seat]
    most = max(points.values())
    best = [action for action in points if points[action] == most]
    kinds = [GAME.actions.decode(action).kind for action in best]
    return chance(state, seat, taken, best[: kinds.count(kinds[0])])


def idle(state: DiceState, seat: int, taken: int) -> int:
    """Take a worker whenever that is possible."""
    return state.legal(seat)[-1]


def foreseeing(state: DiceState, seat: int, taken: int) -> int:
    return GAME.actions.parse(FORESEEN.split()[taken])


# --------------------------------------------------------------------------------------- games

TABLES: dict[str, tuple[list[Player], dict[str, str]]] = {
    "nobody-marks": ([idle, idle], {}),
    "a-worker-for-want-of-a-mark": ([greedy, random], {"pass_rule": "strict", "sheet": "C"}),
    "longest-phases": ([greedy, greedy], {"hourglass": "5-1", "sheet": "D"}),
    "shortest-phase": ([greedy, greedy], {"hourglass": "3-3", "sheet": "B"}),
    "nothing-left-to-win": ([greedy] * 5, {"hourglass": "5-1"}),
    "two-colours-in-one-turn": ([greedy, random], {}),
    "solo-unrated": ([random], {}),
    "solo-good": ([greedy], {}),
    "solo-excellent": ([greedy], {"sheet": "C"}),
    "solo-incredible": ([greedy], {"sheet": "B", "hourglass": "3-3"}),
}
"""Who plays, and with which options, where it is not three greedy players by the defaults."""


def variant(sheet: str, seats: int) -> Record:
    """Play on a sheet at a number of seats; the other options take turns."""
    row = GAME.options["sheet"].values.index(sheet)
    options = {
        "sheet": sheet,
        "castles": castles(sheet, seats),
        "pass_rule": ("free", "strict")[(row + seats) % 2],
        "hourglass": GAME.options["hourglass"].values[(row + seats) % 3],
    }
    trio: list[Player] = [greedy, random, greedy]
    players = [trio[(seat + row) % 3] for seat in range(seats)]
    record = recording.play(GAME, players, key(variant_name(sheet, seats)), **options)
    record.title = (
        f"Sheet {sheet}, seats {seats}, castles {options['castles']}, "
        f"pass rule {options['pass_rule']}, hourglass {options['hourglass']}"
    )
    return record


def castles(sheet: str, seats: int) -> str:
    """Which start castles a variant has: not all are for every number of seats."""
    possible = ["free", "different", "same"] if 2 <= seats <= 4 else ["free", "same"]
    return possible[GAME.options["sheet"].values.index(sheet) % len(possible)]


def variant_name(sheet: str, seats: int) -> str:
    return f"{sheet.lower()}-{seats}-{castles(sheet, seats)}"


VARIANTS = {
    variant_name(sheet, seats): partial(variant, sheet, seats)
    for sheet in GAME.options["sheet"].values
    for seats in GAME.seats
}
NAMES = [*VARIANTS, *TITLES]


def make(name: str) -> Record:
    """Play the game of a name."""
    record = VARIANTS[name]() if name in VARIANTS else found(name)
    record.format = 1
    return record


def found(name: str) -> Record:
    """Play until a game shows what its name promises."""
    if name == "filled-estate":
        options = {"sheet": "C", "hourglass": "5-1"}
        record = recording.play(GAME, [foreseeing, greedy], FORESEEN_FOR, **options)
    else:
        players, options = TABLES.get(name, ([greedy] * 3, {}))
        record = recording.first(
            lambda key: recording.play(GAME, players, key, **options), name, partial(shows, name)
        )
    record.title = TITLES[name]
    return record
