"""Characters placed, activated and straightened, and one more card played."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.answers.activate import paying_workers
from feldspar.games.bruges.rules.cards.characters import (
    ACTIVATED,
    FINAL,
    FREE,
    PASSIVE,
    PLACED,
    POINTS,
    WHEN,
    WORKER,
    the,
)
from feldspar.games.bruges.rules.components import ACTIONS, NO_WORKER
from feldspar.games.bruges.rules.pending.extra_plays import Place, Play
from feldspar.games.bruges.rules.pending.placed import Again
from feldspar.games.bruges.rules.pending.straighten import Straighten
from feldspar.games.bruges.rules.player_board import EMPTY, Holding, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.scoring import laurels
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look, Several
from feldspar.games.bruges.view.answers.deed import (
    AT_ONCE,
    Deed,
    climbs,
    earns,
    leads,
    scores,
    statue,
)
from feldspar.games.bruges.view.answers.touches import (
    card_path,
    florins,
    house_paths,
    lacking_florins,
    worker_path,
    worker_price,
)
from feldspar.games.bruges.view.phrases import Args, workers
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.toolkit.memoize import memoize


def place_price(position: Position, holding: Holding, card: int) -> int:
    """Return what a character costs now: less, if an effect lets one place it."""
    asked = position.stack[-1] if position.stack else None
    return holding.place_price(Card(card), asked.minus if isinstance(asked, Place) else 0)


def _character(position: Position, asked: Again) -> Args:
    return {"card": the(asked.card)}


def _once_more(position: Position, asked: Again, kind: str, args: Given) -> Text:
    return Text("move-again", {"card": the(asked.card), "effect": effect_text(asked.card)})


def _before_ones_own(position: Position, asked: Play) -> Args | None:
    """Announce the card of the turn, if there will be one."""
    last = len(position.holdings[asked.seat].hand) == 1
    return None if last else {"played": int(position.played)}


@memoize
def _place(card: Card, florins: int) -> Text:
    told: Args = {"card": the(card), "florins": florins, "effect": effect_text(card)}
    return Text("move-place", told)


@memoize
def _activate(card: Card, worker: Colour) -> Text:
    told: Args = {"card": the(card), "effect": effect_text(card)}
    if worker == NO_WORKER:
        return Text("move-activate", told)
    return Text("move-activate-worker", {**told, "workers": workers(worker, 1)})


def _card(deed: Deed) -> Card:
    return Card(deed.args[0])


def _laurel(deed: Deed) -> Text | None:
    """What the character counts at the end, with its laurel as things are."""
    card = _card(deed)
    if WHEN[card] != FINAL or not deed.same_round():
        return None
    more = laurels(deed.after, deed.seat, card)
    return Text("because-laurel", {"n": POINTS[card], "more": more}) if more else None


def _acts(deed: Deed) -> Text | None:
    """It will act again and again, as there are rounds to come."""
    card = _card(deed)
    when = WHEN[card]
    if deed.before.round == deed.before.last:
        return None
    if when == ACTIVATED:
        return Text("because-each-round", {"workers": workers(WORKER[card], 1)})
    if when == FREE:
        return Text("because-each-round-free")
    if when == PASSIVE:
        return Text("because-lasting")
    return Text("because-each-time") if when < PLACED else None


def _worth(deed: Deed) -> Text | None:
    """What the character counts at the end."""
    points = POINTS[_card(deed)]
    return Text("because-worth", {"n": points}) if points else None


def _free(deed: Deed) -> Text | None:
    """It costs no worker, but only once in a round."""
    if deed.args[1] != NO_WORKER or WHEN[deed.args[0]] != FREE:
        return None
    return Text("because-free")


def _activate_path(position: Position, seat: Seat, args: Given) -> list[Path]:
    """Touch the worker only where there is a choice."""
    (worker,) = worker_path(position, seat, args)
    several = len(paying_workers(position.holdings[seat], Card(args[0]))) > 1
    return [(f"card/{args[0]}", *(worker if several else ()))]


def _lacks(position: Position, holding: Holding, card: Card, several: Several) -> Text | None:
    if all(resident(one) != EMPTY for one in holding.houses):
        return Text("lacks-house")
    return lacking_florins(place_price(position, holding, card), holding)


def count_ready(ahead: Sequence[Move]) -> int:
    """Return how many characters may be activated."""
    return len({move.path[0] for move in ahead if ACTIONS.decode(move.action).kind == "activate"})


ANSWERS["place"] = Answer(
    lambda position, seat, args: _place(
        Card(args[0]), place_price(position, position.holdings[seat], args[0])
    ),
    lambda position, seat, args: house_paths(position.holdings[seat], seat, args[1]) or [()],
    lambda position, seat, args: florins(place_price(position, position.holdings[seat], args[0])),
    (leads, _laurel, scores, statue, _acts, climbs, earns, _worth),
    _lacks,
    of_hand=True,
)
ANSWERS["activate"] = Answer(
    lambda position, seat, args: _activate(Card(args[0]), Colour(args[1])),
    _activate_path,
    worker_price,
    (*AT_ONCE, _free),
    is_unlikely=lambda position, holding, args: (
        args[1] != (WORKER[args[0]] if WHEN[args[0]] == ACTIVATED else NO_WORKER)
    ),
)
ANSWERS["again"] = Answer(reasons=AT_ONCE)
ANSWERS["straighten"] = Answer(
    lambda position, seat, args: Text("move-straighten", {"card": the(Card(args[0]))}), card_path
)
LOOKS[Place] = Look("place", hint="place", declined="place")
LOOKS[Play] = Look("play-more", hint="play-more", follows=_before_ones_own)
LOOKS[Again] = Look("again", _character, hint="again", declined="again", label=_once_more)
LOOKS[Straighten] = Look("straighten", hint="straighten")
