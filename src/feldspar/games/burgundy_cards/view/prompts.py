"""Prompts: who must decide what, what follows from it, and where the game stands."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.components import GIFT, PRICE, ROUNDS, TURNS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.scoring import left_over
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.kernel.end_messages import leaders, placed, won
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move
from feldspar.kernel.text.event_text import name_list


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    if position.active < 0:
        return Text("status-over")
    told: dict[str, TextArg] = {
        "round": ROUNDS[position.round],
        "turn": position.turn + 1,
        "turns": TURNS,
    }
    return Text("status-aaron" if position.aaron_waits() else "status-turn", told)


# ------------------------------------------------------------------------------------ the sentence


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    if position.active < 0:
        return _result(position, viewer)
    key, args = _question_message(position)
    if viewer == position.active:
        return _dice(position) if key in ("play", "last") else Text(f"prompt-{key}", args)
    doing = Text(f"doing-{key}", args)
    return Text("prompt-wait", {"name": name_list([position.active]), "doing": doing})


def _question_message(position: Position) -> tuple[str, dict[str, TextArg]]:
    """Return the key of what the active seat is asked, and what everybody may be told of it."""
    if position.aaron_waits():
        left = len(position.aaron_piles[position.round])
        return "aaron", {"round": ROUNDS[position.round], "left": left}
    if not position.stack:
        if position.played:
            return "after", {"silver": PRICE}
        one = len(position.holdings[position.active].hand) == 1
        return "last" if one else "play", {}
    question = position.stack[-1]
    return question.key or question.name, question.message_args(position)


def _dice(position: Position) -> Text:
    """Ask for a card, and name the dice in hand: for their owner alone."""
    dice = [DIE[card] for card in position.holdings[position.active].hand]
    key = "last" if len(dice) == 1 else "same" if dice[0] == dice[1] else "play"
    return Text(f"prompt-{key}", {"first": dice[0], "second": dice[-1]})


def _result(position: Position, viewer: int) -> Text:
    """Say who has won; alone, against Aaron's total."""
    if position.seats == 1:
        points = position.holdings[0].score
        told: dict[str, TextArg] = {
            "round": ROUNDS[position.round],
            "aaron": position.aaron_points,
            "points": points,
        }
        return Text("prompt-beaten" if position.beaten else "prompt-held", told)
    return won(position, viewer)


# ---------------------------------------------------------------------------------- what follows


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what a decision entails, or what those who wait may want to know."""
    if position.active < 0:
        return _final_place(position, viewer)
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
    key = position.stack[-1].hint()
    return Text(key) if key else None


def _until(position: Position, viewer: int) -> Text:
    """Say when one's play comes."""
    seats = position.seats
    mine, theirs = ((seat - position.start) % seats for seat in (viewer, position.active))
    if mine > theirs:
        return Text("hint-plays", {"count": mine - theirs})
    return Text("hint-next-turn" if position.turn + 1 < TURNS else "hint-next-round")


def _final_place(position: Position, viewer: int) -> Text | None:
    """Say how a tie was broken, and which place the viewer has."""
    if position.seats == 1:
        return None if position.beaten else Text("hint-held")
    left = [left_over(position.holdings[seat]) for seat in leaders(position)]
    tie = Text("hint-tie" if len(set(left)) > 1 else "hint-tied") if len(left) > 1 else None
    return placed(position, viewer, tie)
