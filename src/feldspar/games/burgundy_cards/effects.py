"""What actions and placed cards bring: columns, awards, functions, sales and gains."""

from feldspar.games.burgundy_cards import supply
from feldspar.games.burgundy_cards.cards import FACES, KIND, TYPE
from feldspar.games.burgundy_cards.figures import (
    A_COLUMN,
    ALL_TYPES,
    ANIMALS,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CITY_HALL,
    CLOISTER,
    FIRST_POINTS,
    GOODS,
    GOODS_POINTS,
    GOODS_SILVER,
    KNOWLEDGE,
    KNOWLEDGE_WORKERS,
    MINE,
    MINE_SILVER,
    NEW_COLUMN,
    OPTIONS,
    PASTURE,
    PER_POINT,
    PROJECTS,
    RESTOCK,
    ROUNDS,
    SHIP,
    SILVER_TAKEN,
    TAKES,
    TOWER_POINTS,
    TRIPLE,
    TRIPLE_POINTS,
    TYPES,
    WAREHOUSE,
)
from feldspar.games.burgundy_cards.figures import WATCHTOWER as TOWER
from feldspar.games.burgundy_cards.holding import (
    CONVERTED,
    FIRST,
    ROUND,
    SETS,
    SEVEN,
    SOLD,
    TRIPLES,
    WATCHTOWER,
    animal_points,
    column,
    column_size,
    column_type,
    grown,
    open_columns,
    types_of,
)
from feldspar.games.burgundy_cards.legal import columns_for, drawable
from feldspar.games.burgundy_cards.position import (
    BONUS,
    CHECK,
    COLUMN,
    DRAW,
    FREE_ACT,
    FUNCTION,
    MIX,
    PLACE,
    ROOM,
    SELL,
    TAKE,
    WINDOW,
    Position,
)
from feldspar.kernel.events import Text, TextArg


def settle(position: Position, seat: int) -> None:
    """Carry out what needs no decision, until something does."""
    while position.stack:
        item = position.stack[-1]
        what, arg = item & 15, item >> 4
        if what == CHECK:
            position.pop()
            _all_seven(position, seat)
        elif what == WINDOW and not position.may_buy(position.holdings[seat]):
            position.pop()
        elif what == FUNCTION:
            position.pop()
            _function(position, seat, arg)
        elif what == DRAW:
            piles = drawable(position, arg)
            if len(piles) > 1:
                return
            position.pop()
            if piles:
                draw_from(position, seat, piles[0])
            elif position.log is not None:
                position.report(seat, Text("log-no-supply"), "BCG-11.6")
        else:
            return


def gain_project(position: Position, seat: int, card: int) -> None:
    """Add a card to the projects, or ask first which to discard for it (BCG-5.4 to 5.6)."""
    holding = position.holdings[seat]
    if len(holding.projects) >= PROJECTS:
        position.push(ROOM, card)
        return
    supply.remove(position, card)
    holding.projects = holding.projects + [card]


# ------------------------------------------------------------------------------------- placing


def place(position: Position, seat: int, card: int, die: int, paid: int) -> None:
    """Section 6: a project goes into the estate, into a column of choice."""
    holding = position.holdings[seat]
    if position.log is not None:
        text = Text("log-place", {"card": Text("a-" + FACES[card]), "workers": paid})
        position.report(seat, text, "BCG-6.1" if die else "BCG-11.15")
    columns = columns_for(holding, TYPE[card])
    if len(columns) > 1:
        position.push(COLUMN, card)
    else:
        put_into_column(position, seat, card, columns[0] - A_COLUMN)


def put_into_column(position: Position, seat: int, card: int, which: int) -> None:
    """BCG-12.1: the card lies in its column; then awards, a purchase, and its function."""
    holding = position.holdings[seat]
    holding.projects = [other for other in holding.projects if other != card]
    type_ = TYPE[card]
    columns = holding.columns[:]
    if which == NEW_COLUMN:
        columns.append(column(type_, card))
        changed = columns[-1]
    else:
        where = open_columns(holding)[which]
        changed = grown(columns[where], card, type_)
        columns[where] = changed
    holding.columns = columns
    if type_ != CLOISTER:
        position.push(FUNCTION, card)
        position.push(WINDOW, card)
    position.push(CHECK)
    if column_size(changed) == TRIPLE:
        _triple(position, seat, column_type(changed))


def _triple(position: Position, seat: int, type_: int) -> None:
    """BCG-12.2, 12.4: points, the first-triple card, and an option of the round card."""
    holding = position.holdings[seat]
    holding.score_points(TRIPLE_POINTS[type_], TRIPLES)
    if position.log is not None:
        text = Text("log-triple", {"type": Text("triple-" + TYPES[type_])})
        position.report(seat, text, "BCG-14.2", TRIPLE_POINTS[type_])
    if position.firsts >> type_ & 1:
        position.firsts ^= 1 << type_
        holding.firsts |= 1 << type_
        holding.score_points(FIRST_POINTS, FIRST)
        if position.log is not None:
            text = Text("log-first", {"type": Text("triple-" + TYPES[type_])})
            position.report(seat, text, "BCG-12.2", FIRST_POINTS)
    position.push(BONUS)


def _all_seven(position: Position, seat: int) -> None:
    """BCG-12.7: the top all-seven card, once for each player."""
    holding = position.holdings[seat]
    if holding.seven or not position.sevens or types_of(holding) != ALL_TYPES:
        return
    sevens = position.sevens[:]
    holding.seven = sevens.pop()
    position.sevens = sevens
    holding.score_points(holding.seven, SEVEN)
    if position.log is not None:
        position.report(seat, Text("log-seven"), "BCG-12.7", holding.seven)


def take_option(position: Position, seat: int, option: int) -> None:
    """BCG-12.4, 12.5: points, silver and workers at once; goods and animals one at a time."""
    points, goods, animals, silver, workers = OPTIONS[position.round][option]
    holding = position.holdings[seat]
    holding.silver += silver
    holding.workers += workers
    if points:
        holding.score_points(points, ROUND)
    for _ in range(animals):
        position.push(DRAW, 2)
    for _ in range(goods):
        position.push(DRAW, 1)
    if position.log is not None:
        args: dict[str, TextArg] = {
            "round": ROUNDS[position.round],
            "goods": goods,
            "animals": animals,
            "silver": silver,
            "workers": workers,
        }
        position.report(seat, Text("log-bonus", args), "BCG-12.4", points)


# ------------------------------------------------------------------------------------ functions


def _function(position: Position, seat: int, card: int) -> None:
    """Section 11."""
    holding = position.holdings[seat]
    type_ = TYPE[card]
    if type_ == MINE:
        _gain_silver(position, seat, MINE_SILVER, "BCG-11.1")
    elif type_ == KNOWLEDGE:
        holding.workers += KNOWLEDGE_WORKERS
        if position.log is not None:
            text = Text("log-gain-workers", {"count": KNOWLEDGE_WORKERS})
            position.report(seat, text, "BCG-11.2")
    elif type_ == SHIP:
        position.push(DRAW, 1)
    elif type_ == PASTURE:
        position.push(DRAW, 2)
    elif type_ == CASTLE:
        position.push(FREE_ACT)
    elif type_ == BUILDING:
        _build(position, seat, KIND[card], card)


def _build(position: Position, seat: int, building: int, card: int) -> None:
    holding = position.holdings[seat]
    useful = True
    if building == TOWER:
        holding.score_points(TOWER_POINTS, WATCHTOWER)
        if position.log is not None:
            position.report(seat, Text("log-watchtower"), "BCG-11.11", TOWER_POINTS)
    elif building == BANK:
        _gain_silver(position, seat, BANK_SILVER, "BCG-11.12")
    elif building == BOARDING_HOUSE:
        position.push(DRAW, 3)
    elif building == WAREHOUSE:
        useful = holding.goods > 0
        if useful:
            position.push(SELL)
    elif building == CITY_HALL:
        useful = len(holding.projects) > 0
        if useful:
            position.push(PLACE)
    else:
        useful = _on_display(position, TAKES[building])
        if useful:
            position.push(TAKE, TAKES[building])
    if not useful and position.log is not None:
        position.report(seat, Text("log-lost", {"card": Text("a-" + FACES[card])}), "BCG-11.10")


def _on_display(position: Position, types: int) -> bool:
    for row in position.rows:
        for card in row:
            if types >> TYPE[card] & 1:
                return True
    return False


def _gain_silver(position: Position, seat: int, count: int, rule: str) -> None:
    position.holdings[seat].silver += count
    if position.log is not None:
        position.report(seat, Text("log-gain-silver", {"count": count}), rule)


def draw_from(position: Position, seat: int, pile: int) -> None:
    """Take the top card of a pile of goods (0, 1) or animals (2, 3) into storage."""
    holding = position.holdings[seat]
    position.reveals += 1
    if pile < 2:
        goods = position.goods[pile][-1]
        position.goods = supply.top(position.goods, pile)
        holding.goods += 1 << 8 * goods
        if position.log is not None:
            text = Text("log-good", {"goods": Text("goods-" + GOODS[goods])})
            position.report(seat, text, "BCG-11.3")
        return
    animal = position.animals[pile - 2][-1]
    position.animals = supply.top(position.animals, pile - 2)
    before = animal_points(holding.animals)
    holding.animals += 1 << 8 * animal
    points = animal_points(holding.animals) - before
    if points:
        holding.score_points(points, SETS)
    if position.log is not None:
        text = Text("log-animal", {"animal": Text("animal-" + ANIMALS[animal])})
        position.report(seat, text, "BCG-11.4", points)


# -------------------------------------------------------------------------------------- actions


def sell(position: Position, seat: int, goods: int, die: int, paid: int) -> None:
    """Section 7: all goods of a type, by action or by function."""
    holding = position.holdings[seat]
    count = holding.held(goods)
    holding.goods -= count << 8 * goods
    holding.sold += count << 8 * goods
    silver = count * GOODS_SILVER
    points = count * GOODS_POINTS[goods]
    holding.silver += silver
    holding.score_points(points, SOLD)
    if position.log is not None:
        args: dict[str, TextArg] = {
            "goods": Text("goods-" + GOODS[goods]),
            "count": count,
            "silver": silver,
            "workers": paid,
        }
        rule = "BCG-7.5" if die else "BCG-11.14"
        position.report(seat, Text("log-sell", args), rule, points)
    if position.holder >= 0:  # BCG-15.16: nobody has the card in the solo game
        position.holder = seat
        position.face_down = True
        if position.log is not None:
            position.report(seat, Text("log-start-card"), "BCG-7.6")


def take_workers(position: Position, seat: int) -> None:
    """BCG-8.1."""
    holding = position.holdings[seat]
    count = RESTOCK - holding.workers
    holding.workers = RESTOCK
    if position.log is not None:
        position.report(seat, Text("log-restock", {"count": count}), "BCG-8.1")


def take_silver(position: Position, seat: int) -> None:
    """BCG-8.2."""
    position.holdings[seat].silver += SILVER_TAKEN
    if position.log is not None:
        position.report(seat, Text("log-silver", {"count": SILVER_TAKEN}), "BCG-8.2")


def convert(position: Position, seat: int, points: int) -> None:
    """BCG-8.3: ask which cards are returned, if there is a choice."""
    holding = position.holdings[seat]
    cards = PER_POINT * points
    least = max(0, cards - holding.silver)
    if least < min(cards, holding.workers):
        position.push(MIX, points)
    else:
        pay_for_points(position, seat, points, least)


def pay_for_points(position: Position, seat: int, points: int, workers: int) -> None:
    """Return workers, and silver for the rest, and score."""
    holding = position.holdings[seat]
    silver = PER_POINT * points - workers
    holding.workers -= workers
    holding.silver -= silver
    holding.score_points(points, CONVERTED)
    if position.log is not None:
        text = Text("log-convert", {"workers": workers, "silver": silver})
        position.report(seat, text, "BCG-8.3", points)
