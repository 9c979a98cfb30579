"""What happens by itself: everything on the stack that needs no decision, until something does."""

from feldspar.games.bruges import disasters, piles, useful
from feldspar.games.bruges.canals import build_tile, lose_tile
from feldspar.games.bruges.characters import COLOUR, EFFECTS
from feldspar.games.bruges.effects import carry_out
from feldspar.games.bruges.events import build_house, happened
from feldspar.games.bruges.figures import (
    CHARACTER_PLACED,
    COLOURS,
    HAND,
    NO_WORKER,
    TOP,
)
from feldspar.games.bruges.gains import exchange, give_workers, return_worker, spend, straighten
from feldspar.games.bruges.holding import Holding, characters
from feldspar.games.bruges.perks import HAND_LIMIT
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    CLIMB,
    DIG,
    DISCARD,
    DRAW,
    DRAW_UP,
    EFFECT,
    EXCHANGE,
    FIRE,
    GIVE,
    MARKERS,
    PLACE,
    PLAGUE,
    PLAY,
    ROLLED,
    SETTLED,
    SPEND,
    STRAIGHTEN,
    STRIKES,
    STRUCK,
    TRADE,
    Position,
)
from feldspar.games.bruges.progress import IMPOSSIBLE, advance, step_price


def settle(position: Position) -> None:
    """Carry out what needs no decision, until something does."""
    while position.stack and _settled(position):
        pass


def _settled(position: Position) -> bool:
    """Take the next thing off the stack, or change it, unless somebody must decide."""
    item = position.stack[-1]
    what, seat = item & 31, item >> 5 & 3
    first, second, third = item >> 7 & 255, item >> 15 & 255, item >> 23
    holding = position.holdings[seat]
    if what == EFFECT:
        position.pop()
        carry_out(position, seat, first, second, third)
    elif what == DRAW_UP:
        return _drawn_up(position, seat, holding)
    elif what == DRAW:
        return _drawn(position, seat, first)
    elif what == ROLLED:
        position.pop()
        disasters.receive_rolled(position, seat)
        disasters.watch(position, seat)
    elif what == MARKERS:
        position.pop()
        disasters.receive(position, seat, first, second)
        disasters.watch(position, seat)
    elif what == STRIKES:
        due = disasters.due(position, seat)
        if len(due) > 1:
            return False
        if due:
            disasters.strike(position, seat, due[0])
        else:
            position.pop()
    elif what == STRUCK:
        position.pop()
        disasters.struck(position, seat, first)
    elif what == ADVANCE:
        price = step_price(position, seat)
        if price != IMPOSSIBLE and price <= holding.florins:
            return False
        position.pop()
    elif what == CLIMB:
        position.pop()
        if holding.level < TOP and holding.florins >= second:
            if first > 1:
                position.push(CLIMB, seat, first - 1, second)
            advance(position, seat, second, "BRG-15.7")
    elif what == SETTLED:
        position.pop()
        happened(position, seat, CHARACTER_PLACED, COLOUR[first], first)
    else:
        return _asked(position, seat, holding, what, first, second, third)
    return True


def _asked(
    position: Position,
    seat: int,
    holding: Holding,
    what: int,
    first: int,
    second: int,
    third: int,
) -> bool:
    """Drop a question that nothing can be answered to, and answer one with a single answer."""
    if what == DISCARD:
        if first and useful.has_marker(holding, second):
            return False
        position.pop()
    elif what == DIG:
        return _only_section(position, seat, useful.sections(holding, first), first)
    elif what == BUILD:
        if [card for card in holding.hand if useful.house_paid(holding, card, bool(first))]:
            return False
        position.pop()
    elif what == BUILD_UNSEEN:
        return _built_unseen(position, seat, bool(first))
    elif what == PLACE:
        if useful.placeable(holding, first):
            return False
        position.pop()
    elif what == PLAY:
        if holding.hand:
            return False
        position.pop()
    elif what == EXCHANGE:
        if first and sum(holding.workers):
            return False
        exchange(position, seat, second)
    elif what == TRADE:
        if third >> 4 or useful.tradable(holding, EFFECTS[first][second]):
            return False
        position.pop()
    elif what == AGAIN:
        if useful.useful(position, seat, first, NO_WORKER):
            return False
        position.pop()
    elif what == STRAIGHTEN:
        cards = useful.rotated(holding, first)
        if len(cards) > 1:
            return False
        position.pop()
        if cards:
            straighten(position, seat, cards[0])
    elif what == PLAGUE:
        residents = characters(holding)
        if len(residents) > 1:
            return False
        position.pop()
        if residents:
            disasters.bury(position, seat, residents[0])
    elif what == FIRE:
        return _burnt(position, seat, holding)
    elif what == GIVE:
        return _given(position, seat, holding, first, second)
    elif what == BREACH:
        built = [section for section in range(2) if holding.tiles[section]]
        if len(built) > 1:
            return False
        position.pop()
        if built:
            lose_tile(position, seat, built[0], "BRG-15.16")
    elif what == SPEND:
        return _spent(position, seat, holding, first, second, third)
    else:
        return False
    return True


def _drawn_up(position: Position, seat: int, holding: Holding) -> bool:
    """BRG-4.1 to 4.5: draw while there is nothing to choose; look when the hand is complete."""
    held = piles.cards_held(holding)
    choice = piles.open_piles(position)
    if held >= holding.perks[HAND_LIMIT] or not choice:
        position.pop()
        piles.look(position, seat, "BRG-4.1")
    elif held < HAND and len(choice) == 1:
        piles.draw(position, seat, choice[0])
    else:
        return False
    return True


def _drawn(position: Position, seat: int, number: int) -> bool:
    """BRG-15.4: the same, for a number of cards."""
    choice = piles.open_piles(position)
    if number and len(choice) > 1:
        return False
    position.pop()
    if number and choice:
        piles.draw(position, seat, choice[0])
        position.push(DRAW, seat, number - 1)
    else:
        piles.look(position, seat, "BRG-15.4")
    return True


def _only_section(position: Position, seat: int, sections: list[int], how: int) -> bool:
    if len(sections) > 1:
        return False
    position.pop()
    for section in sections:
        price = position.holdings[seat].tile_price(section, how)
        build_tile(position, seat, section, price, "BRG-15.8")
    return True


def _built_unseen(position: Position, seat: int, pays_worker: bool) -> bool:
    choice = useful.house_piles(position, position.holdings[seat], pays_worker)
    if len(choice) > 1:
        return False
    position.pop()
    for pile in choice:
        build_unseen(position, seat, pile, pays_worker)
    return True


def _burnt(position: Position, seat: int, holding: Holding) -> bool:
    """BRG-9.6: whoever has only one thing to lose loses it."""
    if disasters.losses(position, seat) > 1:
        return False
    position.pop()
    if holding.houses:
        disasters.burn(position, seat, 0)
    else:
        for section in range(2):
            if holding.tiles[section]:
                lose_tile(position, seat, section, "BRG-9.6")
    return True


def _given(position: Position, seat: int, holding: Holding, taker: int, number: int) -> bool:
    """BRG-15.15: nothing is asked of those who have no choice."""
    colours = [colour for colour in range(len(COLOURS)) if holding.workers[colour]]
    if sum(holding.workers) > number and len(colours) > 1 and number:
        return False
    position.pop()
    for colour in colours:
        given = min(number, holding.workers[colour])
        if given:
            give_workers(position, seat, taker, colour, given)
    return True


def _spent(
    position: Position, seat: int, holding: Holding, recipients: int, florins: int, points: int
) -> bool:
    """BRG-16.3: all get theirs, or the owner chooses who does."""
    number = recipients.bit_count()
    if number > 1 and 0 < holding.florins < number * florins:
        return False
    position.pop()
    for other in position.opponents(seat):
        if recipients >> other & 1:
            spend(position, seat, other, florins, points)
    return True


def build_unseen(position: Position, seat: int, pile: int, pays_worker: bool) -> None:
    """BRG-15.9: the back of the card tells the colour of the worker, if one is paid."""
    card = piles.take_top(position, pile)
    if pays_worker:
        return_worker(position, seat, COLOUR[card], "BRG-15.9")
    build_house(position, seat, card, True, "BRG-15.9")
