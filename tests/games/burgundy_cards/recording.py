"""How the recorded games are made, by players of their own: no bot of the library is asked.

Four games have every number of seats. The others are the first, over counted seeds, to show what
`records` asks of their name.
"""

from collections.abc import Mapping
from functools import partial

from feldspar import Record
from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import ACTIONS, ALL_GOODS, CLOISTER
from feldspar.games.burgundy_cards.rules.player_board import Holding
from tests import recording
from tests.games.burgundy_cards.records import shows
from tests.recording import chance, key, random

Player = recording.Player[CardsState]
Tastes = Mapping[str, int]

TITLES = {
    "aaron-wins-after-a": "Aaron has more points after round A: BCG-15.14",
    "aaron-wins-after-b": "Aaron has more points after round B: BCG-15.14",
    "aaron-wins-after-c": "Aaron has more points after round C: BCG-15.14",
    "aaron-wins-after-d": "Aaron has more points after round D: BCG-15.14",
    "aaron-wins-after-e": "Aaron has more points after round E: BCG-15.14",
    "aaron-held-off": "Aaron never has more points: BCG-15.15",
    "aaron-has-all-seven": "Aaron is the first with all seven types: BCG-15.10",
    "all-seven-before-aaron": "The player has all seven types before Aaron: BCG-15.10",
    "all-seven-for-everybody": "Three players, and all have all seven types: BCG-12.7",
    "tie-by-cards-left": "As many points, and more cards left: BCG-14.7",
    "shared-win": "As many points and as many cards left: BCG-14.8",
    "nobody-places": "Everybody takes silver with every card: BCG-3.5",
    "reshuffled-again-and-again": "The discard pile is shuffled three times: BCG-13.5",
    "reshuffled-in-a-purchase": "The draw pile runs out in a purchase: BCG-13.5",
    "goods-run-out": "All goods are taken: BCG-11.5",
    "animals-run-out": "All animals are taken: BCG-11.5",
    "nothing-left-to-take": "A gain is lost, as nothing is left: BCG-11.6",
    "nested-purchase": "A card bought before a castle's effect, and placed by it: BCG-9.8",
    "bought-before-the-action": "A purchase before the normal action: BCG-9.6",
    "bought-after-the-action": "A purchase after the normal action: BCG-9.7",
    "two-open-columns-of-a-type": "Two open columns of one type, by a cloister: R4",
    "three-cloisters": "A triple of cloisters: BCG-10.12",
    "two-cloisters-as-jokers": "A triple of one card and two cloisters: BCG-12.3",
    "a-cloister-changes-after-all-seven": "An all-seven card is kept: BCG-12.9",
    "city-hall-after-city-hall": "A city hall places a city hall: BCG-11.19",
    "castle-and-city-hall": "A castle places a city hall, which places another: BCG-11.19",
    "workers-and-silver-converted": "Workers and silver for points: BCG-8.3",
    "discarded-for-a-card-taken": "A project is discarded for a card taken: BCG-5.5",
    "discarded-for-a-card-bought": "A project is discarded for a card bought: BCG-5.6",
    "twin-dice": "Both hand cards show the same die: BCG-3.4",
    "an-effect-lost": "A building that is of no use: BCG-11.10",
    "start-player-card-kept-and-passed-on": "Sold to begin again, and a round without: BCG-13.4",
}

# ----------------------------------------------------------------------------------------- players


def tasteful(name: str, tastes: Tastes) -> Player:
    """A player who looks one decision ahead, and has a taste for some cards and decisions."""

    def player(state: CardsState, seat: int, taken: int) -> int:
        worths = {action: worth(state, seat, action, tastes) for action in state.legal(seat)}
        most = max(worths.values())
        return chance(state, seat, taken, [a for a in worths if worths[a] == most])

    player.__name__ = name
    return player


def worth(state: CardsState, seat: int, action: int, tastes: Tastes) -> int:
    """How much a decision promises, in tenths of a point."""
    kind, args = ACTIONS.decode(action)
    after = state.clone()
    after.step(seat, action)
    gained = value(after.holdings[seat], tastes) - value(state.holdings[seat], tastes)
    if kind == "place":
        gained += 25 + tastes.get(FACES[args[1]], 0)
    elif kind == "take" and len(state.holdings[seat].projects) == 3:
        gained += tastes.get("full", 0)
    elif kind == "choose":
        gained += 12 if args[1] else tastes.get("keep", 0)
    return gained + tastes.get(kind, 0)


def value(mine: Holding, tastes: Tastes) -> int:
    """What somebody has, in tenths of a point: points, storage, and what may become a triple."""
    goods = sum(mine.count_goods(kind) for kind in ALL_GOODS)
    animals = sum(mine.animals >> 8 * kind & 255 for kind in range(4))
    found = 10 * mine.score + 4 * mine.workers + 5 * mine.silver
    found += tastes.get("goods", 9) * goods + tastes.get("animals", 7) * animals
    growing: dict[int, int] = {}
    for one in mine.columns:
        size, type_ = one.size, one.type
        found += (0, 6, 22, 30)[size]
        if size < 3:
            growing[type_] = size
        found += tastes.get("cloisters", 0) * (type_ == CLOISTER)
    types = {one.type for one in mine.columns}
    found += tastes.get("types", 3) * len(types)
    for card in mine.projects:
        found += tastes.get("missing", 0) * (TYPE[card] not in types)
        types.add(TYPE[card])
        found += 12 + 4 * growing.get(TYPE[card], 0) + tastes.get(FACES[card], 0)
    return found


def idle(state: CardsState, seat: int, taken: int) -> int:
    """Takes silver with every card, and nothing else."""
    kinds = ("silver", "done", "aaron")
    return next(a for a in state.legal(seat) if ACTIONS.decode(a).kind in kinds)


def mayor(state: CardsState, seat: int, taken: int) -> int:
    """Keeps castles and city halls until there are three projects, and starts with such a one."""
    chained = ("castle", "city_hall")
    mine = state.holdings[seat]
    held = [FACES[card] in chained for card in mine.projects]
    ready = state.stack or (len(held) == 3 and sum(held) > 1)
    tastes = dict.fromkeys(chained, 80 if ready else 40)
    legal = state.legal(seat)
    if not ready:
        decisions = [(a, *ACTIONS.decode(a)) for a in legal]
        legal = [
            a for a, kind, args in decisions if kind != "place" or FACES[args[1]] not in chained
        ]
    worths = {action: worth(state, seat, action, tastes) for action in legal}
    return chance(state, seat, taken, [a for a in legal if worths[a] == max(worths.values())])


def _places(action: int, faces: tuple[str, ...]) -> bool:
    kind, args = ACTIONS.decode(action)
    return kind == "place" and FACES[args[1]] in faces


def apostate(state: CardsState, seat: int, taken: int) -> int:
    """Collects all seven types, and then would rather have no cloisters."""
    return (apostle if state.holdings[seat].seven else collector)(state, seat, taken)


builder = tasteful("builder", {})
buyer = tasteful("buyer", {"buy": 60, "mine": 10, "bank": 10})
sailor = tasteful("sailor", {"ship": 60, "boarding_house": 40, "market": 20, "goods": 30})
shepherd = tasteful("shepherd", {"pasture": 60, "boarding_house": 40, "market": 20, "animals": 60})
collector = tasteful("collector", {"types": 60, "missing": 30})
apostle = tasteful("apostle", {"cloisters": -90})
monk = tasteful("monk", {"cloister": 40, "church": 10, "cloisters": 40})
saver = tasteful("saver", {"bank": 20, "mine": 20, "knowledge": 20, "convert": 40})
patron = tasteful("patron", {"buy": 60, "castle": 30})
hoarder = tasteful("hoarder", {"full": 60, "take": 20, "place": -40})
spender = tasteful("spender", {"keep": 60, "buy": 80, "take": 20, "silver": 16, "place": -40})
villager = tasteful("villager", {"castle": -60, "city_hall": -60})

TABLES: dict[str, list[Player]] = {
    "aaron-wins-after-a": [random],
    "aaron-wins-after-b": [random],
    **{f"aaron-wins-after-{letter}": [builder] for letter in "cde"},
    "aaron-held-off": [builder],
    "aaron-has-all-seven": [builder],
    "all-seven-before-aaron": [collector],
    "all-seven-for-everybody": [collector] * 3,
    "tie-by-cards-left": [builder] * 3,
    "shared-win": [random] * 4,
    "nobody-places": [idle] * 3,
    "reshuffled-again-and-again": [buyer] * 4,
    "reshuffled-in-a-purchase": [buyer] * 3,
    "goods-run-out": [sailor] * 4,
    "animals-run-out": [shepherd] * 4,
    "nothing-left-to-take": [sailor] * 4,
    "nested-purchase": [patron, builder],
    "bought-before-the-action": [random] * 2,
    "bought-after-the-action": [buyer, builder],
    "two-open-columns-of-a-type": [monk, random],
    "three-cloisters": [monk, builder],
    "two-cloisters-as-jokers": [monk, random, builder],
    "a-cloister-changes-after-all-seven": [apostate, builder],
    "city-hall-after-city-hall": [mayor, villager, villager, villager],
    "castle-and-city-hall": [mayor, villager, mayor],
    "workers-and-silver-converted": [saver, saver],
    "discarded-for-a-card-taken": [hoarder, builder],
    "discarded-for-a-card-bought": [spender, builder],
    "twin-dice": [builder, builder],
    "an-effect-lost": [builder, random],
    "start-player-card-kept-and-passed-on": [builder, random],
}
"""Who plays."""
SEATS = {f"{seats}-seats": seats for seats in GAME.seats}
NAMES = [*SEATS, *TITLES]


def seated(name: str) -> Record:
    """Play with a number of seats, everybody in their own way."""
    players: list[Player] = [collector, random, buyer, sailor]
    record = recording.play(GAME, players[: SEATS[name]], key(name))
    record.title = f"Seats {SEATS[name]}, everybody in their own way"
    return record


def wanted(name: str, record: Record) -> bool:
    """Tell whether a game shows what it must; where ties are sought, most need no second look."""
    scores = sorted(map(int, record.end["scores"].split()))
    ties = name in ("tie-by-cards-left", "shared-win")
    return (not ties or scores[-1] == scores[-2]) and shows(name, record)


def make(name: str) -> Record:
    """Play the game of a name."""
    if name in SEATS:
        return seated(name)
    play = partial(recording.play, GAME, TABLES[name])
    record = recording.first(play, name, partial(wanted, name))
    record.title = TITLES[name]
    return record
