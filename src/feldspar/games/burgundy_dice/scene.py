"""What one viewer sees of the dice game: the sheet in the middle, the shared dice above it.

Everything about another seat comes through `seen`, so that a secret choice never shows.
"""

from typing import Final

from feldspar.games.burgundy_dice.estate_view import estate_area, thumbnail
from feldspar.games.burgundy_dice.figures import BONUSES, COLOURS, RATINGS
from feldspar.games.burgundy_dice.margins import (
    ROMAN,
    bonuses_area,
    colours_area,
    score_area,
    time_area,
)
from feldspar.games.burgundy_dice.moves import moves as moves
from feldspar.games.burgundy_dice.observe import seen
from feldspar.games.burgundy_dice.position import CASTLES, OVER, SAME_CASTLE, Position
from feldspar.games.burgundy_dice.scoring import ranking, rating
from feldspar.games.burgundy_dice.turn import column
from feldspar.kernel.events import Text
from feldspar.kernel.prose import listed
from feldspar.kernel.scene import (
    Area,
    Box,
    Chip,
    Choice,
    Item,
    Lettering,
    Look,
    Move,
    Panel,
    Piece,
    Scene,
    Shape,
    Step,
)

LAYOUT: Final = Box(
    False,
    (
        Box(True, ("dice", "choices"), "panel"),
        Box(
            False,
            (Box(True, ("bonuses", "estate", Box(False, ("time", "colours")))), "score"),
            "paper",
        ),
    ),
)


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher looks over the shoulder of the seat `beside` them."""
    seat = viewer if viewer >= 0 else beside
    mine = seen(position, viewer, seat)
    ahead = moves(position, viewer) if viewer >= 0 else []
    areas = [
        _dice_area(position, ahead),
        bonuses_area(mine, seat),
        estate_area(mine, seat),
        time_area(position),
        colours_area(position, mine),
        score_area(position, mine, seat),
    ]
    for other in range(position.seats):
        if other != seat:
            areas.append(thumbnail(seen(position, viewer, other), other))
    return Scene(
        viewer,
        Text("game-title"),
        _prompt(position, viewer),
        _hint(position, viewer, ahead),
        tuple(areas),
        _choices(ahead),
        tuple([_panel(position, viewer, other) for other in range(position.seats)]),
        LAYOUT,
        _status(position),
        ladder=ladder() if position.seats == 1 else (),
    )


def ladder() -> tuple[Step, ...]:
    """Return what a solo score is called, from the lowest rating on (BDG-11.5)."""
    return tuple([Step(Text(f"rating-{name}"), needed) for name, needed in RATINGS.items()])


def _dice_area(position: Position, ahead: list[Move]) -> Area:
    """Return the five dice; those no decision would use are dim."""
    useful = {piece for move in ahead for piece in move.path}
    items: list[Item] = []
    for i, colour in enumerate((position.colour_a, position.colour_b)):
        name = COLOURS[colour]
        label = Text("die-colour", {"colour": Text(f"colour-{name}")})
        items += _die(position, f"die/colour/{i}", f"die-{name}", 37 + 88 * i, label, useful)
        items.append(Lettering(37 + 88 * i, 77, Text(f"name-{name}"), "caption", "middle"))
    for i, value in enumerate((position.pip_a, position.pip_b)):
        label = Text("die-pip", {"value": value})
        items += _die(position, f"die/pip/{i}", f"die-{value}", 225 + 88 * i, label, useful)
        items.append(Lettering(225 + 88 * i, 77, str(value), "caption", "middle"))
    hours = position.hourglass
    label = Text("die-hourglass", {"hours": hours})
    items += _die(position, "die/hourglass", f"die-hour-{hours}", 431, label, set())
    items.append(Lettering(431, 77, Text("hours-rolled", {"hours": hours}), "caption", "middle"))
    if position.stage == CASTLES:
        items = [item for item in items if isinstance(item, Piece)]
        items.append(Lettering(8, 77, Text("dice-unrolled")))
    items += [Lettering(175, 37, "+", "title", "middle"), Shape("M372 6v60", "rule")]
    return Area("dice", "common", 476, 80, Text("area-dice"), tuple(items))


def _die(
    position: Position, name: str, art: str, x: float, label: Text, useful: set[str]
) -> list[Item]:
    """Return a die, blank before the first roll."""
    if position.stage == CASTLES:
        return [Piece(name, "die-blank", x, 30, 58, Text("die-unrolled"))]
    state: Look = "dim" if useful and name not in useful else ""
    return [Piece(name, art, x, 30, 58, label, state=state)]


def _choices(ahead: list[Move]) -> tuple[Choice, ...]:
    """Return what may be decided without touching anything on the sheet."""
    steps = {piece: None for move in ahead for piece in move.path}
    found: list[Choice] = []
    if "choice/take" in steps:
        found.append(Choice("choice/take", "bonus-worker", Text("choice-take")))
    if "choice/done" in steps:
        found.append(Choice("choice/done", "", Text("choice-done")))
    group = Text("choice-values")
    for value in range(1, 7):
        if f"choice/{value}" in steps:
            label = Text("choice-value", {"value": value})
            found.append(Choice(f"choice/{value}", f"die-{value}", label, group))
    return tuple(found)


def _panel(position: Position, viewer: int, seat: int) -> Panel:
    estate = seen(position, viewer, seat)
    chips = tuple(
        Chip(f"bonus-{name}", held, Text(f"count-{name}", {"n": held}))
        for name, held in [(name, estate.held(bonus)) for bonus, name in enumerate(BONUSES)]
    )
    busy = bool(position.waiting >> seat & 1) and position.stage != OVER
    status = Text("seat-busy" if busy else "seat-ready")
    if position.stage == OVER:
        alone = position.seats == 1
        places = ranking(position)
        status = Text("status-over") if alone else Text("seat-place", {"place": places[seat]})
    return Panel(seat, estate.score, chips, status, busy)


def _status(position: Position) -> Text:
    if position.stage == CASTLES:
        return Text("status-setup", {"sheet": position.sheet.letter})
    if position.stage == OVER:
        return Text("status-over")
    args = {"phase": ROMAN[position.phase], "hours": position.hours}
    key = "status-alone" if position.seats == 1 else "status-phase"
    return Text(key, {**args, "boxes": column(position)})


def _prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    if position.stage == OVER:
        return _result(position, viewer)
    if viewer < 0:
        return Text("prompt-watch-castles" if position.stage == CASTLES else "prompt-watch")
    if not position.waiting >> viewer & 1:
        return Text("prompt-wait")
    if position.stage == CASTLES:
        return Text("prompt-castle-all" if position.castles == SAME_CASTLE else "prompt-castle")
    return Text("prompt-second" if position.estates[viewer].pair >= 0 else "prompt-mark")


def _result(position: Position, viewer: int) -> Text:
    """Return who won, or how good a score alone is."""
    places = ranking(position)
    points = max(position.scores())
    if position.seats == 1:
        return Text("prompt-alone", {"n": points, "rating": rating(points) or "none"})
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        return Text("prompt-shared", {"names": listed(winners), "n": points})
    if viewer in winners:
        return Text("prompt-you-won", {"n": points})
    return Text("prompt-won", {"name": listed(winners), "n": points})


def _hint(position: Position, viewer: int, ahead: list[Move]) -> Text | None:
    """Return what the decision entails, and whom the table waits for."""
    if position.stage == OVER:
        places, scores = ranking(position), position.scores()
        broken = scores.count(max(scores)) > places.count(1)
        tie = Text("hint-tie") if broken else ""
        if viewer < 0 or places[viewer] == 1:
            return tie if isinstance(tie, Text) else None
        return Text("hint-place", {"place": places[viewer], "tie": tie})
    waiting = _waiting(position, viewer)
    if not ahead:
        return waiting
    if position.stage == CASTLES:
        return Text("hint-castle", {"waiting": waiting})
    if position.estates[viewer].pair >= 0:
        return Text("hint-second", {"waiting": waiting})
    plain = {move.path[-1] for move in ahead if len(move.path) == 3 and "die" in move.path[0]}
    return Text("hint-mark", {"count": len(plain), "waiting": waiting})


def _waiting(position: Position, viewer: int) -> Text:
    others = [s for s in range(position.seats) if position.waiting >> s & 1 and s != viewer]
    if position.seats == 1:
        return Text("nothing")
    name = listed(others[:1]) if others else ""
    return Text("waiting", {"count": len(others), "name": name})
