"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence
from itertools import permutations

from feldspar.games.bruges.rules.characters import ACTIVATED, COLOUR, WHEN, WORKER
from feldspar.games.bruges.rules.components import ACTIONS, COLOURS, NO_WORKER, PLAYS, SPACES
from feldspar.games.bruges.rules.player_board import EMPTY, Holding, characters, face, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.progress import step_price
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.rules.worthwhile_moves import paying
from feldspar.games.bruges.view.labels import label
from feldspar.games.bruges.view.pending import look
from feldspar.games.bruges.view.pending.cards import place_price
from feldspar.games.bruges.view.pending.works import any_worker, house_worker, tile_price
from feldspar.kernel.scene import Move, Path, Price


def moves(position: Position, viewer: int) -> list[Move]:
    """Return every legal decision of a seat; one of them may be taken in several places."""
    found: list[Move] = []
    seat = Seat(viewer)
    legal = position.legal(seat)
    forced = len(legal) == 1 or _all_one(position, seat, legal)
    unseen = look(position).blind
    for action in legal:
        kind, args = ACTIONS.decode(action)
        said, price = label(position, seat, kind, args), _price(position, seat, kind, args)
        blind = unseen and kind == "draw"
        for path in paths(position, seat, action):
            found.append(Move(action, path, said, price=price, forced=forced, blind=blind))
    return found


def _all_one(position: Position, seat: Seat, legal: Sequence[int]) -> bool:
    """Tell whether the disasters that are due end alike, in whatever order they strike."""
    if not legal or ACTIONS.decode(legal[0])[0] != "disaster":
        return False
    ends = set()
    for order in permutations(legal):
        after = position.clone()
        for action in order[:-1]:  # the last one strikes by itself
            if action not in after.legal(seat):
                return False
            after.step(seat, action)
        if after.reveals != position.reveals:
            return False
        ends.add(after.state_key())
    return len(ends) == 1


def _price(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> Price | None:
    """Return what is paid for a decision, besides what is touched for it."""
    holding = position.holdings[seat]
    florins = 0
    if kind in ("house", "activate") and args[1] != NO_WORKER:
        return Price("worker-" + COLOURS[args[1]], 1)
    if kind == "place":
        florins = place_price(position, holding, Card(args[0]))
    elif kind in ("canal", "dig"):
        florins = tile_price(position, holding, Section(args[-1]))
    elif kind == "advance":
        florins = step_price(position, seat)
    return Price("florin", florins) if florins else None


# ------------------------------------------------------------------------------ what is touched


def paths(position: Position, viewer: int, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    seat = Seat(viewer)
    kind, args = ACTIONS.decode(action)
    holding = position.holdings[seat]
    if kind in PLAYS:
        start = (f"card/{args[0]}", f"choice/{kind}")
        return [start + rest for rest in _targets(position, seat, kind, args)]
    if kind == "activate":
        worker = _worker(Colour(args[1])) if len(paying(holding, Card(args[0]))) > 1 else ()
        return [(f"card/{args[0]}", *worker)]
    if kind in ("throw", "straighten", "bury", "burn_under"):
        return [(f"card/{args[0]}",)]
    if kind == "burn":  # the one built first (R34): its builder may know what is behind each
        return _houses(holding, seat, Colour(args[0]))[:1]
    if kind == "breach":
        return [(f"tile/{seat}-{args[0]}-{holding.tiles[args[0]]}",)]
    if kind == "dig":
        return [_space(holding, seat, Section(args[0]))]
    if kind == "draw":
        return [(f"pile/{args[0] + 1}",)]
    if kind in ("take", "pay"):
        return [_worker(Colour(args[0]))]
    if kind in ("discard", "disaster"):
        return [(f"threat/{COLOURS[args[0]]}",)]
    if kind == "die":
        return [(f"die/{COLOURS[args[0]]}",)]
    if kind == "recipient":
        return [(f"choice/seat-{args[0] + 1}",)]
    return [(f"choice/{kind}",)]


def _targets(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> list[Path]:
    """Return what is touched after the card and the action."""
    holding = position.holdings[seat]
    if kind == "threat":
        return [(f"threat/{COLOURS[args[1]]}",)]
    if kind == "canal":
        return [_space(holding, seat, Section(args[1]))]
    if kind == "house" and any_worker(position, holding):
        return [_worker(Colour(args[1]))]
    if kind == "place":
        return _houses(holding, seat, Colour(args[1])) or [()]
    return [()]


def _worker(colour: Colour) -> Path:
    return () if colour == NO_WORKER else (f"worker/{COLOURS[colour]}",)


def _space(holding: Holding, seat: Seat, section: Section) -> Path:
    """Return the next space of a section, or the last of a complete one."""
    return (f"space/{seat}-{section}-{min(holding.tiles[section] + 1, SPACES)}",)


def _houses(holding: Holding, seat: Seat, colour: Colour) -> list[Path]:
    """Return the empty houses of a colour, which are all alike; or those that are not empty."""
    places = [p for p, one in enumerate(holding.houses) if COLOUR[face(one)] == colour]
    empty = [place for place in places if resident(holding.houses[place]) == EMPTY]
    return [(f"house/{seat}-{place}",) for place in empty or places]


def thinkable(position: Position, viewer: int) -> list[int]:
    """Return decisions with what there is, legal or not; those with an unlikely worker last."""
    holding = position.holdings[viewer]
    everybody = [card for one in position.holdings for card in characters(one)]
    found: list[int] = []
    for kind in ACTIONS.kinds:
        cards = holding.hand if kind in (*PLAYS, "throw") else everybody
        found += ACTIONS.every(kind, card=sorted(cards))
    return sorted(found, key=lambda action: _unlikely(position, holding, action))


def _unlikely(position: Position, holding: Holding, action: int) -> bool:
    """Tell whether a decision takes another worker than the one that comes to mind first."""
    kind, args = ACTIONS.decode(action)
    if kind == "activate":
        return args[1] != (WORKER[args[0]] if WHEN[args[0]] == ACTIVATED else NO_WORKER)
    return kind == "house" and args[1] != house_worker(position, holding, Card(args[0]))
