"""The flow of the game: set-up, rounds, turns, plays, and what ends each of them."""

from typing import Final, cast

from feldspar.games.burgundy_cards.rules import components, supply
from feldspar.games.burgundy_cards.rules.player_board import FROM_START, empty
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Animal, Goods
from feldspar.kernel.chance import below, dealt
from feldspar.kernel.events import Event, Text, TextArg, heading
from feldspar.kernel.units import Seat

START_PLAYER: Final = 3
"""The chance event that decides who begins."""
NOBODY: Final = Seat(-1)


def set_up(position: Position) -> None:
    """Section 2 (and 15.2 to 15.4); then the first round."""
    seats = position.seats
    alone = seats == 1
    position.holdings = [empty() for _ in range(seats)]
    position.batch = [0] * components.CARDS
    position.discard = []
    position.revealed = []
    position.stack = []
    position.aaron = []
    position.start = Seat(below(seats, position.key, START_PLAYER))
    position.holder = NOBODY if alone else position.start
    position.sevens = components.ALL_SEVEN[seats][::-1]
    for place, seat in enumerate(position.clockwise(position.start)):
        position.holdings[seat].workers = components.START_WORKERS[seats][place]
        position.holdings[seat].silver = components.START_SILVER
    _stock(position)
    supply.shuffle(position, components.ALL_CARDS)
    position.aaron_piles = [[] for _ in components.ROUNDS]
    if alone:
        position.aaron_piles = [
            [supply.draw(position) for _ in range(count)] for count in components.AARON_PILES
        ]
    supply.deal(position, components.DEALT)
    supply.lay_out(position)
    _begin_round(position)


def _stock(position: Position) -> None:
    """BCG-2.2 to 2.4: one good and one animal each, the rest in two piles of each."""
    key = position.key
    goods = [kind for kind in range(len(components.GOODS)) for _ in range(components.GOODS_EACH)]
    animals = [
        kind for kind in range(len(components.ANIMALS)) for _ in range(components.ANIMALS_EACH)
    ]
    goods = dealt(goods, len(goods), key, supply.SHUFFLE_GOODS)
    animals = dealt(animals, len(animals), key, supply.SHUFFLE_ANIMALS)
    for holding in position.holdings:
        for _ in range(components.START_GOODS):
            holding.goods += 1 << 8 * goods.pop()
        for _ in range(components.START_ANIMALS):
            holding.animals += 1 << 8 * animals.pop()
    position.goods = supply.split(cast(list[Goods], goods))
    position.animals = supply.split(cast(list[Animal], animals))


def _begin_round(position: Position) -> None:
    """BCG-3.2, and the first play."""
    position.face_down = False
    position.turn = 0
    for holding in position.holdings:
        supply.draw_hand(holding, components.HAND)
    position.reveal_count += 1
    position.active = position.start
    if position.log is not None:
        position.log.append(_round_event(position))
    skip_empty_hands(position)


def end_play(position: Position) -> None:
    """Go on with the next player, turn, round, or to the end of the game."""
    position.played = False
    position.bought = False
    _next(position)
    skip_empty_hands(position)


def skip_empty_hands(position: Position) -> None:
    """BCG-17.1: whoever has no card skips the turn."""
    while position.active >= 0 and not position.mine().hand:
        if position.aaron_waits():
            return
        _next(position)


def _next(position: Position) -> None:
    following = Seat((position.active + 1) % position.seats)
    if following != position.start:
        position.active = following
        return
    position.turn += 1
    if position.turn < components.TURNS:
        for holding in position.holdings:
            supply.draw_hand(holding, components.HAND - len(holding.hand))
        position.reveal_count += 1
        position.active = position.start
        return
    _end_round(position)


def _end_round(position: Position) -> None:
    """Section 13, or the end of the game; alone, Aaron compares first (BCG-15.13)."""
    alone = position.seats == 1
    position.beaten = alone and position.aaron_points > position.holdings[0].score
    if position.beaten or position.round + 1 == len(components.ROUNDS):
        _end_game(position)
        return
    for row in position.rows:
        for card in row:
            position.throw_away(card)
    position.rows = [[] for _ in range(6)]
    supply.lay_out(position)
    position.round += 1
    if not alone:
        if not position.face_down:
            position.holder = Seat((position.holder + 1) % position.seats)
        position.start = position.holder
    supply.deal(position, components.DEALT)
    _begin_round(position)


def _end_game(position: Position) -> None:
    """Section 14: what has not been counted on the way."""
    position.active = NOBODY
    if position.log is not None:
        position.log.append(heading(_end_text(position), "BCG-14.1"))
    if position.seats > 1:
        position.holdings[position.holder].score_points(components.START_CARD, FROM_START)
        if position.log is not None:
            position.log_event(
                position.holder, Text("log-start"), "BCG-14.5", components.START_CARD
            )


def _end_text(position: Position) -> Text:
    if position.seats > 1:
        return Text("log-end")
    args: dict[str, TextArg] = {
        "round": components.ROUNDS[position.round],
        "aaron": position.aaron_points,
        "points": position.holdings[0].score,
    }
    return Text("log-beaten" if position.beaten else "log-survived", args)


def opening(position: Position) -> list[Event]:
    """Return what the set-up has shown to everybody."""
    return [_round_event(position)]


def _round_event(position: Position) -> Event:
    name = Text("seat-name", {"n": position.start + 1})
    key = "log-round-alone" if position.seats == 1 else "log-round"
    text = Text(key, {"round": components.ROUNDS[position.round], "name": name})
    return heading(text, "BCG-3.1")
