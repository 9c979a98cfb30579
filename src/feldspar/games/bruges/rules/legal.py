"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.bruges.rules.characters import ACTIVATED, COLOUR, FREE, WHEN
from feldspar.games.bruges.rules.components import (
    A_ACTIVATE,
    A_CANAL,
    A_DONE,
    A_FLORINS,
    A_HOUSE,
    A_PLACE,
    A_THREAT,
    A_WORKERS,
    COLOURS,
    GATES,
    LEFT,
    NO_COLOUR,
    NO_WORKER,
    RIGHT,
    WORKER_CHOICES,
)
from feldspar.games.bruges.rules.perks import (
    ANY_CANAL,
    ANY_THREAT,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
)
from feldspar.games.bruges.rules.player_board import PRINTED_PRICE, USED, Holding
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.rules.worthwhile_moves import empty_colours, paying, placeable, useful


def legal(position: Position, seat: Seat) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat < 0 or seat != position.decider():
        return []
    holding = position.holdings[seat]
    if position.stack:
        return position.stack[-1].answers(position)
    found: list[int] = []
    if position.played or not holding.hand:
        found.append(A_DONE)
    else:
        plays(found, holding)
    found += activations(position, seat)
    return found


def plays(found: list[int], holding: Holding) -> None:
    """Add the six actions, with every card of the hand (section 7)."""
    perks = holding.perks
    left, right = _next_space(holding, LEFT), _next_space(holding, RIGHT)
    for card in holding.hand:
        colour = COLOUR[card]
        found.append(A_WORKERS + card)
        found.append(A_FLORINS + card)
        if perks[ANY_THREAT]:
            _each(found, holding.threats, A_THREAT + card * len(COLOURS))
        elif holding.threats[colour]:
            found.append(A_THREAT + card * len(COLOURS) + colour)
        if left == colour or (perks[ANY_CANAL] and left != NO_COLOUR):
            found.append(A_CANAL + card * 2 + LEFT)
        if right == colour or (perks[ANY_CANAL] and right != NO_COLOUR):
            found.append(A_CANAL + card * 2 + RIGHT)
        if perks[HOUSE_WORKER] == HOUSE_TAKES_NONE:
            found.append(A_HOUSE + card * WORKER_CHOICES + NO_WORKER)
        elif perks[HOUSE_WORKER] == HOUSE_TAKES_ANY:
            _each(found, holding.workers, A_HOUSE + card * WORKER_CHOICES)
        elif holding.workers[colour]:
            found.append(A_HOUSE + card * WORKER_CHOICES + colour)
    places(found, holding, 0)


def _each(found: list[int], held: list[int], base: int) -> None:
    """Add a decision for each colour of which there is something."""
    for colour in range(len(COLOURS)):
        if held[colour]:
            found.append(base + colour)


def _next_space(holding: Holding, section: Section) -> Colour:
    """Return the colour of the next space of a section, or NO_COLOUR if it cannot be had."""
    if 0 <= holding.tile_price(section, PRINTED_PRICE) <= holding.florins:
        return GATES[holding.gate][section][holding.tiles[section]]
    return NO_COLOUR


def places(found: list[int], holding: Holding, minus: int) -> None:
    """Add every character that can be placed, in every colour of house."""
    colours = empty_colours(holding)
    for card in placeable(holding, minus):
        for colour in colours:
            found.append(A_PLACE + card * len(COLOURS) + colour)


def activations(position: Position, seat: Seat) -> list[int]:
    """Return the characters a player may activate, with every worker (BRG-6.3, 8.10)."""
    holding = position.holdings[seat]
    found: list[int] = []
    for one in holding.residents:
        if one < USED and (WHEN[one] == ACTIVATED or WHEN[one] == FREE):
            card = Card(one)
            for worker in paying(holding, card):
                if useful(position, seat, card, worker):
                    found.append(A_ACTIVATE + card * WORKER_CHOICES + worker)
    return found
