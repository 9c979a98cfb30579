"""What a decision does, and what follows from it up to the next decision."""

from feldspar.games.bruges import course, disasters, piles
from feldspar.games.bruges.canals import build_tile, lose_tile
from feldspar.games.bruges.characters import COLOUR, PLACED, WHEN
from feldspar.games.bruges.effects import push_all
from feldspar.games.bruges.events import build_house, discard_marker, happened, the
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
    COLOURS,
    NO_WORKER,
    THREAT_ACTION,
    WORKERS_ACTION,
    WORKERS_TAKEN,
)
from feldspar.games.bruges.gains import (
    exchange,
    give_workers,
    receive_florins,
    return_worker,
    spend,
    straighten,
    take_workers,
)
from feldspar.games.bruges.holding import PRINTED, Holding
from feldspar.games.bruges.perks import DOUBLE, MORE_FLORINS, MORE_WORKERS
from feldspar.games.bruges.position import (
    AGAIN,
    BUILD,
    BUILD_UNSEEN,
    DISCARD,
    DRAW,
    DRAW_UP,
    EXCHANGE,
    EXCHANGED,
    FIRE,
    GIVE,
    PLACE,
    PLAY,
    SETTLED,
    SPEND,
    TAKE,
    TRADE,
    Position,
)
from feldspar.games.bruges.progress import advance, step_price
from feldspar.games.bruges.settle import build_unseen
from feldspar.games.bruges.trade import pay_card, pay_outright, pay_worker
from feldspar.kernel.events import Text


def step(position: Position, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    if action < A_ACTIVATE:
        _play(position, seat, action)
    elif action < A_THROW:
        card, worker = divmod(action - A_ACTIVATE, NO_WORKER + 1)
        _activate(position, seat, card, worker)
    else:
        _answer(position, seat, action)
    course.proceed(position)


# ---------------------------------------------------------------------------------- the six actions


def _play(position: Position, seat: int, action: int) -> None:
    """Play a card: that of the turn, or one that an effect lets one play."""
    holding = position.holdings[seat]
    asked = PLAY
    minus = 0
    if position.stack:
        item = position.stack[-1]
        asked = item & 31
        if asked == PLACE:
            minus = item >> 7 & 255
        position.pop()
    else:
        position.played = True
    if action < A_FLORINS:
        _take_workers(position, seat, holding, action)
    elif action < A_THREAT:
        _take_florins(position, seat, holding, action - A_FLORINS)
    elif action < A_CANAL:
        card, marker = divmod(action - A_THREAT, len(COLOURS))
        _throw(position, seat, holding, card, "BRG-7.4")
        discard_marker(position, seat, marker, "BRG-7.4")
        happened(position, seat, THREAT_ACTION, COLOUR[card])
    elif action < A_HOUSE:
        card, section = divmod(action - A_CANAL, 2)
        _throw(position, seat, holding, card, "BRG-7.6")
        build_tile(position, seat, section, holding.tile_price(section, PRINTED), "BRG-7.6")
    elif action < A_PLACE:
        card, worker = divmod(action - A_HOUSE, NO_WORKER + 1)
        rule = "BRG-15.9" if asked == BUILD else "BRG-7.10"
        holding.drop_card(card)
        if worker != NO_WORKER:
            return_worker(position, seat, worker, rule)
        build_house(position, seat, card, False, rule)
    else:
        card, colour = divmod(action - A_PLACE, len(COLOURS))
        rule = "BRG-15.10" if asked == PLACE else "BRG-7.11"
        _place(position, seat, card, colour, minus, rule)


def _throw(position: Position, seat: int, holding: Holding, card: int, rule: str) -> None:
    """Discard the card of an action, face up."""
    holding.drop_card(card)
    position.throw_away(card)
    if position.log is not None:
        position.report(seat, Text("log-play", {"card": the(card)}), rule, means=True)


def _take_workers(position: Position, seat: int, holding: Holding, card: int) -> None:
    """Action I."""
    _throw(position, seat, holding, card, "BRG-7.1")
    number = WORKERS_TAKEN + holding.perks[MORE_WORKERS]
    take_workers(position, seat, COLOUR[card], number, "BRG-7.1")
    happened(position, seat, WORKERS_ACTION, COLOUR[card])


def _take_florins(position: Position, seat: int, holding: Holding, card: int) -> None:
    """Action II."""
    _throw(position, seat, holding, card, "BRG-7.3")
    number = position.dice[COLOUR[card]] + holding.perks[MORE_FLORINS]
    holding.florins += number
    if position.log is not None:
        colour = Text("colour-" + COLOURS[COLOUR[card]])
        position.report(seat, Text("log-die", {"n": number, "colour": colour}), "BRG-7.3")


def _place(position: Position, seat: int, card: int, colour: int, minus: int, rule: str) -> None:
    """Action VI, and what follows in the order of BRG-8.12."""
    holding = position.holdings[seat]
    price = holding.place_price(card, minus)
    twice = holding.perks[DOUBLE]
    holding.florins -= price
    holding.drop_card(card)
    holding.settle_in(card, colour)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "card": the(card),
            "house": Text("a-house-" + COLOURS[colour]),
            "florins": price,
        }
        position.report(seat, Text("log-place", args), rule)
    position.push(SETTLED, seat, card)
    if WHEN[card] == PLACED:
        if twice:
            position.push(AGAIN, seat, card)
        push_all(position, seat, card)


def _activate(position: Position, seat: int, card: int, worker: int) -> None:
    """BRG-8.3, 8.4: pay, rotate, and carry out."""
    holding = position.holdings[seat]
    if position.log is not None:
        args: dict[str, int | str | Text] = {"card": the(card)}
        if worker != NO_WORKER:
            args["workers"] = Text("workers-" + COLOURS[worker], {"n": 1})
        key = "log-activate" if worker == NO_WORKER else "log-activate-worker"
        position.report(seat, Text(key, args), "BRG-8.4" if worker == NO_WORKER else "BRG-8.3")
    if worker != NO_WORKER:
        holding.gain_workers(worker, -1)
    holding.turn(card)
    push_all(position, seat, card)


# ---------------------------------------------------------------------------- answers to questions


def _answer(position: Position, seat: int, action: int) -> None:
    """Carry out what is asked by the top of the stack; without a stack, end the turn."""
    if not position.stack:
        course.end_turn(position)
        return
    item = position.stack[-1]
    what, first, second = item & 31, item >> 7 & 255, item >> 15 & 255
    holding = position.holdings[seat]
    if action < A_STRAIGHTEN:
        pay_card(position, seat, action - A_THROW)
    elif action < A_BURY:
        position.pop()
        straighten(position, seat, action - A_STRAIGHTEN)
    elif action < A_BURN:
        position.pop()
        disasters.bury(position, seat, action - A_BURY)
    elif action < A_BURN_UNDER:
        position.pop()
        disasters.burn(position, seat, holding.empty_house(action - A_BURN))
    elif action < A_BREACH:
        position.pop()
        disasters.burn(position, seat, disasters.home_of(position, seat, action - A_BURN_UNDER))
    elif action < A_DIG:
        position.pop()
        rule = "BRG-9.6" if what == FIRE else "BRG-15.16"
        lose_tile(position, seat, action - A_BREACH, rule)
    elif action < A_DRAW:
        position.pop()
        section = action - A_DIG
        build_tile(position, seat, section, holding.tile_price(section, first), "BRG-15.8")
    elif action < A_TAKE:
        _draw(position, seat, what, first, action - A_DRAW)
    elif action < A_PAY:
        position.pop()
        if first > 1:
            position.push(TAKE, seat, first - 1, second)
        rule = "BRG-15.12" if second == EXCHANGED else "BRG-15.2"
        take_workers(position, seat, action - A_TAKE, 1, rule)
    elif action < A_DISCARD:
        _pay(position, seat, what, first, second, action - A_PAY)
    elif action < A_DIE:
        position.pop()
        if first > 1:
            position.push(DISCARD, seat, first - 1, second)
        discard_marker(position, seat, action - A_DISCARD, "BRG-15.6")
    elif action < A_DISASTER:
        position.pop()
        receive_florins(position, seat, position.dice[action - A_DIE], first, "BRG-15.5")
    elif action < A_RECIPIENT:
        disasters.strike(position, seat, action - A_DISASTER)
    elif action < A_ADVANCE:
        position.pop()
        other = action - A_RECIPIENT
        position.push(SPEND, seat, first & ~(1 << other), second, item >> 23)
        spend(position, seat, other, second, item >> 23)
    elif action < A_TRADE:
        position.pop()
        advance(position, seat, step_price(position, seat), "BRG-5.6")
    elif action < A_AGAIN:
        pay_outright(position, seat)
    elif action == A_AGAIN:
        position.pop()
        push_all(position, seat, first)
    else:
        _decline(position, seat, what, second)


def _decline(position: Position, seat: int, what: int, second: int) -> None:
    """Leave it at that."""
    if what == EXCHANGE:
        exchange(position, seat, second)
        return
    position.pop()
    if what == DRAW_UP:
        piles.look(position, seat, "BRG-4.5")


def _draw(position: Position, seat: int, what: int, left: int, pile: int) -> None:
    """Take the top card of a pile: into the hand, or as a house."""
    if what == DRAW_UP:
        piles.draw(position, seat, pile)
        return
    position.pop()
    if what == BUILD_UNSEEN:
        build_unseen(position, seat, pile, bool(left))
    else:
        piles.draw(position, seat, pile)
        position.push(DRAW, seat, left - 1)


def _pay(position: Position, seat: int, what: int, first: int, second: int, colour: int) -> None:
    """Hand over a worker: to an opponent, for a trade, or to take another."""
    if what == TRADE:
        pay_worker(position, seat, colour)
        return
    position.pop()
    if what == GIVE:
        if second > 1:
            position.push(GIVE, seat, first, second - 1)
        give_workers(position, seat, first, colour, 1)
    else:
        return_worker(position, seat, colour, "BRG-15.12")
        position.push(EXCHANGE, seat, first - 1, second + 1)
