"""A position as an account: how many there are of each thing, so that nothing changes unnoticed."""

from collections import Counter

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, MAJORITIES, NAMES, SECTIONS
from feldspar.games.bruges.rules.player_board import EMPTY, USED, Holding, face, resident
from tests.games.bruges.given import act

Changes = dict[str, int]


def account(state: BrugesState) -> Counter[str]:
    """All things of a position; those of seat 0 by their names, those of others as `2: florins`."""
    things: Counter[str] = Counter({"round": state.round, "extra": len(state.extra)})
    for seat, holding in enumerate(state.holdings):
        for thing, number in _held(holding).items():
            things[f"{seat}: {thing}" if seat else thing] = number
    for number, pile in enumerate(state.piles):
        things[f"pile {number + 1}"] = len(pile)
    for colour, value in enumerate(state.dice):
        things[f"die {COLOURS[colour]}"] = value
    things.update(f"discarded {NAMES[card]}" for card in state.discard)
    things.update(f"free statue {value}" for value in state.statues)
    return things


def _held(holding: Holding) -> Counter[str]:
    things = Counter(florins=holding.florins, points=holding.score, level=holding.level)
    assert holding.score == sum(holding.points)
    for colour, name in enumerate(COLOURS):
        things[f"worker {name}"] = holding.workers[colour]
        things[f"threat {name}"] = holding.threats[colour]
    for number, section in enumerate(SECTIONS):
        things[f"tile {section}"] = holding.tiles[number]
        things[f"crowned {section}"] = holding.crowned >> number & 1
    for number, name in enumerate(MAJORITIES):
        things[f"majority {name}"] = holding.majorities >> number & 1
    things.update(f"statue {value}" for value in holding.statues)
    things.update(f"hand {NAMES[card]}" for card in holding.hand)
    things.update(f"fresh {NAMES[card]}" for card in holding.fresh)
    things.update(f"rotated {NAMES[one & 255]}" for one in holding.residents if one >= USED)
    for one in holding.houses:
        colour_name = COLOURS[COLOUR[face(one)]]
        things[f"house {colour_name}"] += 1
        if resident(one) != EMPTY:
            things[f"{NAMES[resident(one)]} in {colour_name}"] += 1
    return things


def change(state: BrugesState, *written: str) -> Changes:
    """Let decisions be taken; return what there is more or less of than before."""
    before = account(state)
    act(state, *written)
    return differences(before, account(state))


def differences(before: Counter[str], after: Counter[str]) -> Changes:
    """What there is more or less of."""
    things = before.keys() | after.keys()
    return {
        thing: after[thing] - before[thing] for thing in things if after[thing] != before[thing]
    }


def without(changes: Changes, *expected: Changes) -> Changes:
    """Changes but for those that had to come."""
    for one in expected:
        assert one.items() <= changes.items()
        changes = {thing: number for thing, number in changes.items() if thing not in one}
    return changes
