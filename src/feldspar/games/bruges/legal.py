"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.bruges.characters import ACTIVATED, COLOUR, EFFECTS, FREE, WHEN
from feldspar.games.bruges.disasters import due
from feldspar.games.bruges.figures import (
    A_ACTIVATE,
    A_ADVANCE,
    A_AGAIN,
    A_BREACH,
    A_BURN,
    A_BURN_UNDER,
    A_BURY,
    A_CANAL,
    A_DIE,
    A_DIG,
    A_DISASTER,
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_FLORINS,
    A_HOUSE,
    A_PAY,
    A_PLACE,
    A_RECIPIENT,
    A_STRAIGHTEN,
    A_TAKE,
    A_THREAT,
    A_THROW,
    A_TRADE,
    A_WORKERS,
    COLOURS,
    GATES,
    HAND,
    NO_WORKER,
)
from feldspar.games.bruges.holding import PRINTED, USED, Holding
from feldspar.games.bruges.perks import ANY, ANY_CANAL, ANY_THREAT, HOUSE_WORKER, NONE
from feldspar.games.bruges.piles import cards_held, open_piles
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    DIE,
    DIG,
    DISCARD,
    DRAW,
    DRAW_UP,
    EXCHANGE,
    FIRE,
    GIVE,
    PLACE,
    PLAGUE,
    PLAY,
    SPEND,
    STRAIGHTEN,
    STRIKES,
    TAKE,
    Position,
)
from feldspar.games.bruges.useful import (
    empty_colours,
    house_paid,
    house_piles,
    paying,
    placeable,
    rotated,
    sections,
    useful,
)


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat < 0 or seat != position.decider():
        return []
    holding = position.holdings[seat]
    if position.stack:
        item = position.stack[-1]
        return _pending(position, holding, item & 31, item)
    found: list[int] = []
    if position.played or not holding.hand:
        found.append(A_DONE)
    else:
        _plays(found, holding)
    found += activations(position, seat)
    return found


def _pending(position: Position, holding: Holding, what: int, item: int) -> list[int]:
    first, second = item >> 7 & 255, item >> 15 & 255
    found: list[int] = []
    if what == BUILD_UNSEEN:
        for pile in house_piles(position, holding, bool(first)):
            found.append(A_DRAW + pile)
    elif what in (DRAW_UP, DRAW):
        for pile in open_piles(position):
            found.append(A_DRAW + pile)
        if what == DRAW_UP and cards_held(holding) >= HAND:
            found.append(A_DONE)
    elif what == ADVANCE:
        found = [A_ADVANCE, A_DONE]
    elif what == PLAY:
        _plays(found, holding)
    elif what == PLACE:
        _places(found, holding, first)
        found.append(A_DONE)
    elif what == DISCARD:
        _colours(found, holding.threats, second, A_DISCARD)
        found.append(A_DONE)
    elif what == TAKE:
        for colour in range(len(COLOURS)):
            found.append(A_TAKE + colour)
    elif what == DIE:
        for colour in range(len(COLOURS)):
            found.append(A_DIE + colour)
    elif what == DIG:
        for section in sections(holding, first):
            found.append(A_DIG + section)
    elif what == BUILD:
        for card in holding.hand:
            if house_paid(holding, card, bool(first)):
                worker = COLOUR[card] if first else NO_WORKER
                found.append(A_HOUSE + card * (NO_WORKER + 1) + worker)
    elif what == EXCHANGE:
        _colours(found, holding.workers, -1, A_PAY)
        found.append(A_DONE)
    elif what == STRAIGHTEN:
        for card in rotated(holding, first):
            found.append(A_STRAIGHTEN + card)
    elif what == GIVE:
        _colours(found, holding.workers, -1, A_PAY)
    elif what == SPEND:
        for seat in range(position.seats):
            if first >> seat & 1:
                found.append(A_RECIPIENT + seat)
    elif what == AGAIN:
        found = [A_AGAIN, A_DONE]
    elif what in (STRIKES, PLAGUE, FIRE, BREACH):
        _loses(found, position, holding, what, item >> 5 & 3)
    else:
        _trades(found, holding, EFFECTS[first][second].pay, item >> 27)
    return found


def _plays(found: list[int], holding: Holding) -> None:
    """Add the six actions, with every card of the hand (section 7)."""
    perks = holding.perks
    colours = [GATES[holding.gate][section] for section in range(2)]
    for card in holding.hand:
        colour = COLOUR[card]
        found.append(A_WORKERS + card)
        found.append(A_FLORINS + card)
        for marker in range(len(COLOURS)):
            if holding.threats[marker] and (marker == colour or perks[ANY_THREAT]):
                found.append(A_THREAT + card * len(COLOURS) + marker)
        for section in range(2):
            price = holding.tile_price(section, PRINTED)
            if 0 <= price <= holding.florins and (
                perks[ANY_CANAL] or colours[section][holding.tiles[section]] == colour
            ):
                found.append(A_CANAL + card * 2 + section)
        base = A_HOUSE + card * (NO_WORKER + 1)
        if perks[HOUSE_WORKER] == NONE:
            found.append(base + NO_WORKER)
        else:
            for worker in range(len(COLOURS)):
                if holding.workers[worker] and (worker == colour or perks[HOUSE_WORKER] == ANY):
                    found.append(base + worker)
    _places(found, holding, 0)


def _places(found: list[int], holding: Holding, minus: int) -> None:
    """Add every character that can be placed, in every colour of house."""
    colours = empty_colours(holding)
    for card in placeable(holding, minus):
        for colour in colours:
            found.append(A_PLACE + card * len(COLOURS) + colour)


def activations(position: Position, seat: int) -> list[int]:
    """Return the characters a player may activate, with every worker (BRG-6.3, 8.10)."""
    holding = position.holdings[seat]
    found: list[int] = []
    for one in holding.residents:
        if one < USED and (WHEN[one] == ACTIVATED or WHEN[one] == FREE):
            for worker in paying(holding, one):
                if useful(position, seat, one, worker):
                    found.append(A_ACTIVATE + one * (NO_WORKER + 1) + worker)
    return found


def _colours(found: list[int], held: list[int], colours: int, base: int) -> None:
    """Add a decision for each colour of which there is something."""
    for colour in range(len(COLOURS)):
        if held[colour] and colours >> colour & 1:
            found.append(base + colour)


def _loses(found: list[int], position: Position, holding: Holding, what: int, seat: int) -> None:
    """Add what a player may lose, or in which order."""
    if what == STRIKES:
        for colour in due(position, seat):
            found.append(A_DISASTER + colour)
    if what == PLAGUE:
        for one in holding.residents:
            found.append(A_BURY + (one & 255))
    if what == FIRE:
        for colour in empty_colours(holding):
            found.append(A_BURN + colour)
        for one in holding.residents:
            found.append(A_BURN_UNDER + (one & 255))
    if what in (FIRE, BREACH):
        for section in range(2):
            if holding.tiles[section]:
                found.append(A_BREACH + section)


def _trades(found: list[int], holding: Holding, pay: str, paid: int) -> None:
    """Add what a trade may be paid with; begun, it cannot be declined."""
    if pay == "workers":
        _colours(found, holding.workers, -1, A_PAY)
    elif pay == "cards":
        for card in holding.hand:
            found.append(A_THROW + card)
    else:
        found.append(A_TRADE)
    if not paid:
        found.append(A_DONE)
