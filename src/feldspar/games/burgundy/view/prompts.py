"""Prompts: who must decide what, what follows, where the game stands, the choices."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.components import HEXES, PHASES, ROUNDS
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, OVER, SETUP, Position
from feldspar.games.burgundy.rules.scoring import ranking
from feldspar.games.burgundy.rules.visibility import known_choices
from feldspar.games.burgundy.view.answer import Asked
from feldspar.games.burgundy.view.answers import VIEWS
from feldspar.games.burgundy.view.answers.purchase import purchase
from feldspar.games.burgundy.view.margins import chips
from feldspar.games.burgundy.view.tile import NOTHING
from feldspar.kernel.end_messages import leaders, placed, won
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Panel
from feldspar.kernel.text.event_text import name_list
from feldspar.kernel.units import Seat


def status(position: Position) -> Text:
    """Return where the game stands, in a few words."""
    if position.stage == SETUP:
        return Text("status-setup")
    if position.stage == OVER:
        return Text("status-over")
    args: dict[str, TextArg] = {"phase": PHASES[position.phase], "round": position.round + 1}
    return Text("status-round", {**args, "rounds": ROUNDS})


# ------------------------------------------------------------------------------------ the sentence


def prompt(position: Position, viewer: int) -> Text:
    """Return who must decide what, in one sentence."""
    if position.stage == OVER:
        return won(position, viewer)
    mine = viewer >= 0 and position.waiting >> viewer & 1
    if position.stage == SETUP:
        return _start(position, viewer) if not mine else Text("prompt-start")
    key, args = _question_message(position)
    if mine:
        return Text(f"prompt-{key}", args)
    doing = Text(f"doing-{key}", args)
    return Text("prompt-wait", {"name": name_list([position.actor()]), "doing": doing})


def _start(position: Position, viewer: int) -> Text:
    """Say what those see who do not choose an estate now."""
    chosen = known_choices(position, viewer)[viewer] if viewer >= 0 else NOT_CHOSEN
    if chosen != NOT_CHOSEN:
        return Text("prompt-chosen", {"estate": chosen // HEXES + 1})
    return Text("prompt-others-start", {"names": name_list(_waiting(position))})


def _question_message(position: Position) -> Asked:
    """Return the key of what the acting seat is asked, and what it takes to say it."""
    asked, seat = position.asked, position.actor()
    if asked is not None:
        return VIEWS[asked.kinds[0]].asks(position, asked)
    dice = position.dice[2 * seat : 2 * seat + 2]
    left = [die for n, die in enumerate(dice) if not position.used >> n & 1]
    if not left:
        return purchase(position)
    if len(left) == 1:
        return "die", {"die": left[0]}
    return "dice", {"first": left[0], "second": left[1]}


# ---------------------------------------------------------------------------------- what follows


def hint(position: Position, viewer: int, ahead: Sequence[Move]) -> Text | None:
    """Return what a decision entails, or what those who wait may want to know."""
    if position.stage == OVER:
        return placed(position, viewer, _tie(position))
    if viewer < 0:
        return None
    if not ahead:
        return _until(position, Seat(viewer))
    if position.stage == SETUP:
        return Text("hint-start")
    if position.asked is not None:
        view = VIEWS[position.asked.kinds[0]]
        return Text(f"hint-{view.hint or position.asked.name}")
    if position.used == 3:
        return Text("hint-buy")
    buys = Text("hint-may-buy")
    bought = position.may_buy(position.estates[viewer])
    return Text("hint-dice", {"buy": buys if bought else NOTHING})


def _until(position: Position, viewer: Seat) -> Text | None:
    """Say when one's turn comes, or for whom the table waits."""
    if position.stage == SETUP:
        return Text("hint-waiting", {"names": name_list(_waiting(position))})
    ahead = position.order.index(viewer) - position.turn
    if ahead > 0:
        return Text("hint-turns", {"count": ahead})
    return Text("hint-played", {"place": position.ranked.index(viewer) + 1})


def _waiting(position: Position) -> list[int]:
    return [seat for seat in range(position.seats) if position.waiting >> seat & 1]


def _tie(position: Position) -> Text | None:
    """Say how a tie for the first place was broken."""
    best = leaders(position)
    if len(best) == 1:
        return None
    empty = [HEXES - position.estates[seat].covered.bit_count() for seat in best]
    kind = "order"
    if len(set(empty)) > 1:
        kind = "most" if position.most_empty else "fewest"
    return Text("hint-tie", {"kind": kind})


# --------------------------------------------------------------------------- choices and counters


def choices(position: Position, viewer: int, ahead: Sequence[Move]) -> tuple[Choice, ...]:
    """Return what may be decided that has no place on a board."""
    steps = dict.fromkeys(
        [step for move in ahead for step in move.path if step.startswith("choice/")]
    )
    kinds = {step: step.split("/")[1] for step in steps}
    ranked = sorted(steps, key=lambda step: (list(VIEWS).index(kinds[step]), step))
    return tuple([VIEWS[kinds[step]].choice(position, Seat(viewer), step) for step in ranked])


def panel(position: Position, viewer: int, seat: Seat) -> Panel:
    """Return what is known of a seat at a glance."""
    estate = position.estates[seat]
    busy = bool(position.waiting >> seat & 1) and position.stage != OVER
    if position.stage == OVER:
        told = Text("seat-place", {"place": ranking(position)[seat]})
    elif position.stage == SETUP:
        told = Text("seat-choosing" if busy else _choice_status(position, seat))
    else:
        place = position.order.index(seat) + 1
        told = Text("seat-playing" if busy else "seat-order", {"place": place})
    return Panel(seat, estate.score, chips(estate), told, busy)


def _choice_status(position: Position, seat: Seat) -> str:
    """Return whether somebody who is not asked now has been or will be; choices stay unseen."""
    before = position.choices[seat] != NOT_CHOSEN
    return "seat-chosen" if before else "seat-later"
