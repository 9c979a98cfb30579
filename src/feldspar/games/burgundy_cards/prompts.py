"""What the table says: who must decide what, what follows from it, and where the game stands."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards import aaron
from feldspar.games.burgundy_cards.card_view import NOTHING
from feldspar.games.burgundy_cards.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.figures import (
    BUILDINGS,
    CLOISTER,
    GIFT,
    PER_POINT,
    PRICE,
    ROUNDS,
    TAKES,
    TURNS,
)
from feldspar.games.burgundy_cards.position import (
    ACT,
    BONUS,
    CHOOSE,
    COLUMN,
    DRAW,
    FREE_ACT,
    MIX,
    PLACE,
    ROOM,
    SELL,
    TAKE,
    WINDOW,
    Position,
)
from feldspar.games.burgundy_cards.scoring import left_over, ranking
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.prose import listed
from feldspar.kernel.scene import Move

_ASKS = {
    BONUS: "bonus",
    CHOOSE: "choose",
    FREE_ACT: "free",
    PLACE: "place",
    SELL: "sell",
}
_DRAWS = {1: "draw-goods", 2: "draw-animals", 3: "draw-either"}
Args = dict[str, TextArg]


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    if position.active < 0:
        return Text("status-over")
    told: Args = {"round": ROUNDS[position.round], "turn": position.turn + 1, "turns": TURNS}
    return Text("status-aaron" if position.aaron_waits() else "status-turn", told)


# ------------------------------------------------------------------------------------ the sentence


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    if position.active < 0:
        return _result(position, viewer)
    key, args = _asked(position)
    if viewer == position.active:
        return _dice(position) if key in ("play", "last") else Text(f"prompt-{key}", args)
    doing = Text(f"doing-{key}", args)
    return Text("prompt-wait", {"name": listed([position.active]), "doing": doing})


def _asked(position: Position) -> tuple[str, Args]:
    """Return the key of what the active seat is asked, and what everybody may be told of it."""
    if position.aaron_waits():
        left = len(position.aaron_piles[position.round])
        return "aaron", {"round": ROUNDS[position.round], "left": left}
    if not position.stack:
        if position.played:
            return "after", {"silver": PRICE}
        one = len(position.holdings[position.active].hand) == 1
        return "last" if one else "play", {}
    what, arg = position.stack[-1] & 15, position.stack[-1] >> 4
    if what in (ROOM, COLUMN, WINDOW):
        key = {ROOM: "room", COLUMN: "column", WINDOW: "window"}[what]
        return key, {"card": Text("a-" + FACES[arg]), "silver": PRICE}
    if what == DRAW:
        return _DRAWS[arg], {}
    if what == ACT:
        return "act", {"die": arg}
    if what == TAKE:
        return "take-" + BUILDINGS[TAKES.index(arg)], {}
    if what == MIX:
        return "mix", {"points": arg, "cards": PER_POINT * arg}
    return _ASKS[what], {"round": ROUNDS[position.round], "count": len(position.revealed)}


def _dice(position: Position) -> Text:
    """Ask for a card, and name the dice in hand: for their owner alone."""
    dice = [DIE[card] for card in position.holdings[position.active].hand]
    key = "last" if len(dice) == 1 else "same" if dice[0] == dice[1] else "play"
    return Text(f"prompt-{key}", {"first": dice[0], "second": dice[-1]})


def _result(position: Position, viewer: int) -> Text:
    """Say who has won; alone, against Aaron's total."""
    if position.seats == 1:
        points = position.holdings[0].score
        told: Args = {
            "round": ROUNDS[position.round],
            "aaron": aaron.total(position),
            "points": points,
        }
        return Text("prompt-beaten" if position.beaten else "prompt-held", told)
    winners = [seat for seat, place in enumerate(ranking(position)) if place == 1]
    points = position.holdings[winners[0]].score
    if winners == [viewer]:
        return Text("prompt-you-won", {"n": points})
    key = "prompt-won" if len(winners) == 1 else "prompt-shared"
    return Text(key, {"name": listed(winners), "n": points})


# ---------------------------------------------------------------------------------- what follows


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what a decision entails, or what those who wait may want to know."""
    if position.active < 0:
        return _placed(position, viewer)
    if viewer < 0:
        return None
    if not ahead:
        return _until(position, viewer)
    if position.aaron_waits():
        return Text("hint-aaron", {"points": GIFT})
    if not position.stack:
        if position.played:
            return Text("hint-after")
        buys = position.may_buy(position.holdings[viewer])
        return Text("hint-play", {"buy": Text("hint-buy") if buys else NOTHING})
    what, arg = position.stack[-1] & 15, position.stack[-1] >> 4
    if what == COLUMN:
        return Text("hint-cloister" if TYPE[arg] == CLOISTER else "hint-column")
    if what == ACT:
        return Text("hint-act")
    return {
        ROOM: Text("hint-room"),
        BONUS: Text("hint-bonus"),
        DRAW: Text("hint-draw"),
        WINDOW: Text("hint-window"),
        CHOOSE: Text("hint-choose"),
        FREE_ACT: Text("hint-free"),
        TAKE: Text("hint-take"),
        PLACE: Text("hint-place"),
        SELL: Text("hint-sell"),
    }.get(what)


def _until(position: Position, viewer: int) -> Text:
    """Say when one's play comes."""
    seats = position.seats
    mine, theirs = ((seat - position.start) % seats for seat in (viewer, position.active))
    if mine > theirs:
        return Text("hint-plays", {"count": mine - theirs})
    return Text("hint-next-turn" if position.turn + 1 < TURNS else "hint-next-round")


def _placed(position: Position, viewer: int) -> Text | None:
    """Say how a tie was broken, and which place the viewer has."""
    if position.seats == 1:
        return None if position.beaten else Text("hint-held")
    places, scores = ranking(position), [holding.score for holding in position.holdings]
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    tie = NOTHING
    if len(best) > 1:
        left = [left_over(position.holdings[seat]) for seat in best]
        tie = Text("hint-tie" if len(set(left)) > 1 else "hint-tied")
    if viewer < 0 or places[viewer] == 1:
        return tie if len(best) > 1 else None
    return Text("hint-placed", {"place": places[viewer], "tie": tie})
