"""What the table says: who must decide what, and where the game stands."""

from typing import Final

from feldspar.games.bruges.characters import EFFECTS
from feldspar.games.bruges.events import the
from feldspar.games.bruges.figures import BROWN, COLOURS, DISASTERS, HAND, RED
from feldspar.games.bruges.figures import TURNS as TURNS_EACH
from feldspar.games.bruges.hints import hint as hint
from feldspar.games.bruges.holding import FREE, Holding, characters
from feldspar.games.bruges.labels import Args, asked, coloured, seat_name
from feldspar.games.bruges.perks import CANAL_PRICE, UNSET
from feldspar.games.bruges.piles import cards_held
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    DICE,
    DIE,
    DIG,
    DISCARD,
    DRAW,
    DRAW_UP,
    DRAWING,
    EXCHANGE,
    FIRE,
    GIVE,
    OVER,
    PLACE,
    PLAGUE,
    PLAY,
    SPEND,
    STRAIGHTEN,
    STRIKES,
    TAKE,
    TRADE,
    TURNS,
    Position,
)
from feldspar.games.bruges.progress import step_price
from feldspar.games.bruges.scoring import ranking
from feldspar.kernel.events import Text
from feldspar.kernel.prose import listed

_STATUS: Final = {DRAWING: "draw", DICE: "dice", OVER: "over"}
_KEYS: Final = {
    DRAW: "draw-some",
    STRIKES: "strikes",
    PLAGUE: "plague",
    FIRE: "fire",
    ADVANCE: "advance",
    AGAIN: "again",
    TAKE: "take",
    DIE: "die",
    DIG: "dig",
    BUILD: "build",
    BUILD_UNSEEN: "build-unseen",
    PLACE: "place",
    PLAY: "play-more",
    EXCHANGE: "exchange",
    TRADE: "trade",
    STRAIGHTEN: "straighten",
    GIVE: "give",
    BREACH: "breach",
    SPEND: "spend",
}


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    told: Args = {
        "round": position.round,
        "last": int(position.round == position.last),
        "turn": position.turn + 1,
        "turns": TURNS_EACH,
    }
    return Text("status-" + _STATUS.get(position.phase, "turn"), told)


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    seat = position.decider()
    if seat < 0:
        return _result(position, viewer)
    key, args = _question(position, seat)
    if viewer == seat:
        return Text(f"prompt-{key}", args)
    doing = Text(f"doing-{key}", args)
    return Text("prompt-wait", {"name": seat_name(seat), "doing": doing})


def _question(position: Position, seat: int) -> tuple[str, Args]:
    """Return the key of what a seat is asked, and what everybody may be told of it."""
    holding = position.holdings[seat]
    what, first = asked(position)
    if what < 0:
        if position.played:
            return "after", {}
        return "play" if holding.hand else "empty", {"n": len(holding.hand)}
    second = position.stack[-1] >> 15 & 255
    if what == DRAW_UP:
        held = cards_held(holding)
        return "draw-more" if held >= HAND else "draw", {"held": held, "hand": HAND}
    if what == DISCARD:
        return _discard(holding, first, second)
    if what == ADVANCE:
        return "advance", {"level": holding.level + 1, "florins": step_price(position, seat)}
    args: Args = {"n": first}
    if what in (AGAIN, TRADE):
        args = {"card": the(first)}
    if what == TRADE:
        effect = EFFECTS[first][second]
        args["pay"] = Text("pay-" + effect.pay, {"n": effect.pay_n})
        args["get"] = Text("get-" + effect.get, {"n": effect.get_n})
    elif what == GIVE:
        why = _sent(position, first, "opponents_give", "workers")
        args = {"n": second, "name": seat_name(first), "why": why}
    elif what == BREACH:
        args = {"why": _sent(position, position.active, "opponents_lose", "canal_tile")}
    elif what in (PLAGUE, FIRE):
        colour = BROWN if what == PLAGUE else RED
        args = {"why": _brought(position, seat, colour)}
        args |= {"houses": len(holding.houses), "tiles": sum(holding.tiles)}
    elif what == SPEND:
        args = {"n": second}
    elif what == DIG and first != FREE and holding.perks[CANAL_PRICE] != UNSET:
        args = {"n": -1}
    return _KEYS[what], args


def _discard(holding: Holding, most: int, colours: int) -> tuple[str, Args]:
    """Return how many markers may be discarded, and of which colour if there is but one."""
    held = [c for c in range(len(COLOURS)) if colours >> c & 1 and holding.threats[c]]
    number = min(most, sum([holding.threats[colour] for colour in held]))
    if len(held) == 1:
        return "discard-colour", {"n": number, "colour": coloured(held[0])}
    return "discard", {"n": number}


# -------------------------------------------------------------------------------- by whom, and why


def _brought(position: Position, seat: int, colour: int) -> Text:
    """Name a disaster that came with the dice, or else whoever sent it."""
    if position.phase == TURNS and position.active != seat:
        return _sent(position, position.active, "give_threat", colour)
    return Text("disaster-" + DISASTERS[colour])


def _sent(position: Position, seat: int, op: str, about: int | str) -> Text:
    """Say who has sent which character to do something."""
    culprits = [
        card
        for card in characters(position.holdings[seat])
        for effect in EFFECTS[card]
        if effect.op == op and about in (effect.text, effect.colour)
    ]
    return Text("sent", {"name": seat_name(seat), "card": the(culprits[-1])})


def _result(position: Position, viewer: int) -> Text:
    """Say who has won."""
    winners = [seat for seat, place in enumerate(ranking(position)) if place == 1]
    points = position.holdings[winners[0]].score
    if winners == [viewer]:
        return Text("prompt-you-won", {"n": points})
    key = "prompt-won" if len(winners) == 1 else "prompt-shared"
    return Text(key, {"name": listed(winners), "n": points})
