"""How the recorded games are made, by players of their own: no bot of the library is asked.

Some games have every number of seats and every edition. The others are the first, over counted
seeds, to show what `records` asks of their name.
"""

from functools import partial

from feldspar import Record
from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules.components import GROUPS
from tests import recording
from tests.games.bruges.players import (
    Player,
    builder,
    careless,
    climber,
    courtier,
    digger,
    drainer,
    fond_of,
    idle,
    modern,
    patron,
    scholar,
    villain,
)
from tests.games.bruges.records import shows
from tests.recording import key, random

EDITIONS = GAME.options["engraver"].values
SEATS = {f"{seats}-{edition}": (seats, edition) for seats in GAME.seats for edition in EDITIONS}
GREEDY = {f"{seats}-greedy": seats for seats in GAME.seats}
GROUP = {f"all-of-{group.replace('_', '-')}": group for group in GROUPS}

TITLES = {
    "the-later-engraver": "The later edition of the Engraver: BRG-14.2",
    "changed-by-rules-2": "All characters that are other than by rules 1",
    "over-after-six-rounds": "Six rounds: BRG-17.12",
    "over-after-seven-rounds": "Seven rounds: BRG-17.12",
    "over-after-eight-rounds": "Eight rounds: BRG-17.12",
    "over-after-nine-rounds": "Nine rounds: BRG-17.12",
    "last-round-by-drawing": "The extra pile comes in phase 1: BRG-4.8",
    "last-round-by-a-character": "The extra pile comes in phase 3: BRG-4.9",
    "a-pile-halved": "A pile is halved: BRG-4.7",
    "piles-halved-twice": "A pile is halved, and then another: BRG-4.7",
    "tie-by-florins": "As many points, and more florins: BRG-12.1",
    "shared-victory": "As many points and as many florins: BRG-12.2",
    "nobody-builds": "Everybody takes florins with every card: BRG-6.4",
    "all-five-disasters": "Nobody is careful: section 9",
    "flood": "The Flood takes workers: BRG-9.3",
    "plague": "The Plague takes one of several characters: BRG-9.4",
    "raid": "The Raid takes florins: BRG-9.5",
    "fire-in-an-empty-house": "The Fire takes an empty house: BRG-9.6",
    "fire-under-a-resident": "A resident comes back to hand, and is placed again: BRG-8.2",
    "fire-on-a-canal": "The Fire takes a canal tile: BRG-9.7",
    "intrigue": "The Intrigue takes three points: BRG-9.8",
    "intrigue-with-too-few-points": "The Intrigue takes what there is: BRG-9.8",
    "two-disasters-in-a-chosen-order": "Two disasters at once, the second first: BRG-9.9",
    "three-disasters-at-once": "Three disasters at once: BRG-9.9",
    "immune": "A disaster that does nothing: BRG-15.31",
    "beggar": "The Beggar, and workers of one's choice: BRG-16.1",
    "troublemaker": "The Troublemaker, and a section of one's choice: BRG-16.5",
    "a-disaster-in-the-turn-of-another": "A third marker from an opponent: BRG-17.8",
    "lightning-strikes-twice": "The Astronomer: BRG-16.12",
    "moneylender-with-too-few-florins": "The Moneylender chooses who receives: BRG-16.3",
    "inventor-with-six-cards": "The Inventor draws a sixth card: BRG-16.15",
    "inventor-with-five-cards": "The Inventor draws no sixth card: BRG-4.5",
    "earl": "The Earl advances when nobody else may: BRG-16.14",
    "judge": "The Judge is content with a shared lead: BRG-16.19",
    "composer": "The Composer, and a character activated twice: BRG-15.14",
    "calligrapher": "The Calligrapher places somebody for less: BRG-15.10",
    "placed-by-an-extra-card": "An extra card, and a character placed with it: BRG-15.11",
    "workers-exchanged": "Workers exchanged: BRG-15.12",
    "a-house-nobody-has-seen": "A house built from a pile: BRG-15.9",
    "a-turn-without-a-card": "Somebody has no card left to play: BRG-6.5",
    "seven-cards-in-hand": "More cards than anybody draws: BRG-4.4",
    "top-of-the-track": "The last level of the progress track: BRG-5.11",
    "no-statue-left": "Four players complete more than six sections: BRG-17.4",
    "a-section-rebuilt": "A section completed again, for no statue: BRG-17.5",
}
GUARDS = ("knight", "confessor", "dyke-warden", "bodyguard", "fire-warden")

TABLES: dict[str, list[Player]] = {
    "the-later-engraver": [fond_of("engraver-later", florin=5)] * 2,
    "changed-by-rules-2": [modern] * 4,
    "over-after-six-rounds": [random] * 2,
    "over-after-seven-rounds": [builder] * 3,
    "over-after-eight-rounds": [builder] * 2,
    "over-after-nine-rounds": [random] * 3,
    "last-round-by-drawing": [builder] * 3,
    "last-round-by-a-character": [scholar] * 3,
    "a-pile-halved": [scholar, builder],
    "piles-halved-twice": [drainer] * 4,
    "tie-by-florins": [builder] * 3,
    "shared-victory": [random] * 4,
    "nobody-builds": [idle] * 3,
    "all-five-disasters": [careless] * 4,
    "flood": [careless, builder],
    "plague": [careless, builder],
    "raid": [careless, builder],
    "fire-in-an-empty-house": [careless, builder],
    "fire-under-a-resident": [careless] * 3,
    "fire-on-a-canal": [careless, digger],
    "intrigue": [careless, builder],
    "intrigue-with-too-few-points": [careless] * 4,
    "two-disasters-in-a-chosen-order": [careless] * 2,
    "three-disasters-at-once": [careless] * 4,
    "immune": [fond_of(*GUARDS, marker=5), careless],
    "beggar": [fond_of("beggar"), builder, builder],
    "troublemaker": [fond_of("troublemaker"), digger, digger],
    "a-disaster-in-the-turn-of-another": [villain, careless, careless],
    "lightning-strikes-twice": [fond_of("astronomer"), builder],
    "moneylender-with-too-few-florins": [fond_of("moneylender", florin=1)] * 4,
    "inventor-with-six-cards": [fond_of("inventor", card=20), builder],
    "inventor-with-five-cards": [fond_of("inventor", done=40), builder],
    "earl": [fond_of("earl", level=10), builder],
    "judge": [fond_of("judge"), builder, builder],
    "composer": [fond_of("composer", "accountant", "jester", "servant", activate=30), builder],
    "calligrapher": [fond_of("calligrapher"), builder],
    "placed-by-an-extra-card": [courtier, builder],
    "workers-exchanged": [random] * 2,
    "a-house-nobody-has-seen": [fond_of("stonecutter", "architect", activate=30), builder],
    "a-turn-without-a-card": [courtier, courtier],
    "seven-cards-in-hand": [scholar, scholar],
    "top-of-the-track": [climber] * 4,
    "no-statue-left": [digger] * 4,
    "a-section-rebuilt": [digger, villain, digger],
}
"""Who plays."""
NAMES = [*SEATS, *GREEDY, *GROUP, *TITLES]


def seated(name: str) -> Record:
    """Play with a number of seats and an edition, everybody in their own way."""
    seats, edition = SEATS[name]
    players: list[Player] = [builder, random, digger, courtier]
    record = recording.play(GAME, players[:seats], key(name), engraver=edition)
    record.title = f"Seats {seats}, everybody in their own way"
    return record


def greedy(name: str) -> Record:
    """Play with a number of seats, everybody for points alone."""
    record = recording.play(GAME, [builder] * GREEDY[name], key(name))
    record.title = f"Seats {GREEDY[name]}, everybody for points"
    return record


def wanted(name: str, record: Record) -> bool:
    """Tell whether a game shows what it must; where ties are sought, most need no second look."""
    scores = sorted(map(int, record.end["scores"].split()))
    ties = name in ("tie-by-florins", "shared-victory")
    return (not ties or scores[-1] == scores[-2]) and shows(name, record)


def make(name: str) -> Record:
    """Play the game of a name."""
    if name in SEATS:
        return seated(name)
    if name in GREEDY:
        return greedy(name)
    group = GROUP.get(name, "")
    players = [patron(group)] * 4 if group else TABLES[name]
    edition = "later" if name == "the-later-engraver" else "first"
    play = partial(recording.play, GAME, players, engraver=edition)
    record = recording.first(play, name, partial(wanted, name))
    record.title = TITLES.get(name, f"Four players place all of a group: {group}")
    return record
