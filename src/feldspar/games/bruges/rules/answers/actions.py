"""The six actions with a card (section 7): what may be done, what forbids it, and what it does."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.cards.characters import COLOUR, PLACED, WHEN, the
from feldspar.games.bruges.rules.cards.perks import (
    ANY_CANAL,
    ANY_THREAT,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
    MORE_FLORINS,
    MORE_WORKERS,
    TWICE,
)
from feldspar.games.bruges.rules.cards.prices import character_costs, tile_costs
from feldspar.games.bruges.rules.components import (
    A_CANAL,
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
    SPACES,
    THREAT_ACTION,
    WORKER_CHOICES,
    WORKERS_ACTION,
    WORKERS_TAKEN,
)
from feldspar.games.bruges.rules.effects.canals import build_tile
from feldspar.games.bruges.rules.effects.events import act, build_house, discard_marker, trigger
from feldspar.games.bruges.rules.effects.gains import return_worker, take_workers, throw_card
from feldspar.games.bruges.rules.pending.placed import Again, Settled
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    PRINTED_PRICE,
    Holding,
    empty_colours,
    face,
    resident,
)
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.kernel.events import Text

# ------------------------------------------------------------------------------- the fast half


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
    if not colours:
        return
    for card in holding.hand:
        if holding.place_price(card, minus) <= holding.florins:
            for colour in colours:
                found.append(A_PLACE + card * len(COLOURS) + colour)


# ------------------------------------------------------------------------------ the plain half


def why_not(holding: Holding, kind: str, args: Sequence[int], minus: int) -> str | None:
    """Section 7: an action with a card of the hand."""
    card = Card(args[0])
    if card not in holding.hand:
        return "BRG-6.2"
    if kind == "threat":
        if not holding.threats[args[1]]:
            return "BRG-7.4"
        return None if args[1] == COLOUR[card] or holding.perks[ANY_THREAT] else "BRG-7.4"
    if kind == "canal":
        return _canal(holding, card, args[1])
    if kind == "house":
        return _house(holding, card, args[1])
    if kind == "place":
        empty = [COLOUR[face(one)] for one in holding.houses if resident(one) == EMPTY]
        if args[1] not in empty:
            return "BRG-7.11"
        return None if character_costs(holding, card, minus) <= holding.florins else "BRG-7.11"
    return None


def _canal(holding: Holding, card: Card, section: int) -> str | None:
    built = holding.tiles[section]
    if built == SPACES:
        return "BRG-7.5"
    if COLOUR[card] != GATES[holding.gate][section][built] and not holding.perks[ANY_CANAL]:
        return "BRG-7.6"
    return None if tile_costs(holding, built, PRINTED_PRICE) <= holding.florins else "BRG-7.6"


def _house(holding: Holding, card: Card, worker: int) -> str | None:
    mode = holding.perks[HOUSE_WORKER]
    if (worker == NO_WORKER) != (mode == HOUSE_TAKES_NONE):
        return "BRG-15.30" if mode == HOUSE_TAKES_NONE else "BRG-7.10"
    if worker == NO_WORKER:
        return None
    if worker != COLOUR[card] and mode != HOUSE_TAKES_ANY:
        return "BRG-7.10"
    return None if holding.workers[worker] else "BRG-7.10"


# ------------------------------------------------------------------------------ what they do


def play(position: Position, seat: Seat, action: int) -> None:
    """Play a card."""
    if action < A_FLORINS:
        _take_workers(position, seat, Card(action))
    elif action < A_THREAT:
        _take_florins(position, seat, Card(action - A_FLORINS))
    elif action < A_CANAL:
        card, marker = divmod(action - A_THREAT, len(COLOURS))
        throw_card(position, seat, Card(card), "BRG-7.4")
        discard_marker(position, seat, Colour(marker), "BRG-7.4")
        trigger(position, seat, THREAT_ACTION, COLOUR[card])
    elif action < A_HOUSE:
        card, which = divmod(action - A_CANAL, 2)
        section = Section(which)
        price = position.holdings[seat].tile_price(section, PRINTED_PRICE)
        throw_card(position, seat, Card(card), "BRG-7.6")
        build_tile(position, seat, section, price, "BRG-7.6")
    elif action < A_PLACE:
        build(position, seat, action, "BRG-7.10")
    else:
        place(position, seat, action, 0, "BRG-7.11")


def _take_workers(position: Position, seat: Seat, card: Card) -> None:
    """Action I."""
    throw_card(position, seat, card, "BRG-7.1")
    number = WORKERS_TAKEN + position.holdings[seat].perks[MORE_WORKERS]
    take_workers(position, seat, COLOUR[card], number, "BRG-7.1")
    trigger(position, seat, WORKERS_ACTION, COLOUR[card])


def _take_florins(position: Position, seat: Seat, card: Card) -> None:
    """Action II."""
    throw_card(position, seat, card, "BRG-7.3")
    holding = position.holdings[seat]
    number = position.dice[COLOUR[card]] + holding.perks[MORE_FLORINS]
    holding.florins += number
    if position.log is not None:
        colour = Text("colour-" + COLOURS[COLOUR[card]])
        position.log_event(seat, Text("log-die", {"n": number, "colour": colour}), "BRG-7.3")


def build(position: Position, seat: Seat, action: int, rule: str) -> None:
    """Action V."""
    card, worker = divmod(action - A_HOUSE, WORKER_CHOICES)
    position.holdings[seat].drop_card(Card(card))
    if worker != NO_WORKER:
        return_worker(position, seat, Colour(worker), rule)
    build_house(position, seat, Card(card), False, rule)


def place(position: Position, seat: Seat, action: int, minus: int, rule: str) -> None:
    """Action VI, and what follows in the order of BRG-8.12."""
    number, house = divmod(action - A_PLACE, len(COLOURS))
    card, colour = Card(number), Colour(house)
    holding = position.holdings[seat]
    price = holding.place_price(card, minus)
    twice = holding.perks[TWICE]
    holding.florins -= price
    holding.drop_card(card)
    holding.settle_in(card, colour)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "card": the(card),
            "house": Text("a-house-" + COLOURS[colour]),
            "florins": price,
        }
        position.log_event(seat, Text("log-place", args), rule)
    position.push(Settled(seat, card))
    if WHEN[card] == PLACED:
        if twice:
            position.push(Again(seat, card))
        act(position, seat, card)
