"""What may be decided, why not, and what a decision does, up to the next one.

Legality is written twice. The fast half generates every decision; the plain half names the first
rule that forbids one, is to be read beside the rules, and uses nothing the fast half is made of.
The two must agree on every decision in every position. What waits on the stack is asked first.
"""

from typing import Final

from feldspar.games.burgundy_cards.rules import aaron, turn_flow
from feldspar.games.burgundy_cards.rules.actions.six import BY_DECISION, add_actions
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, a_card
from feldspar.games.burgundy_cards.rules.components import A_AARON, A_BUY, A_DONE, ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.pending import questions
from feldspar.games.burgundy_cards.rules.pending.choose import reveal
from feldspar.games.burgundy_cards.rules.pending.window import purchase_rule
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die
from feldspar.kernel.events import Text

_UNASKED: Final = dict([one.unasked for one in questions().values()])


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat != position.active:
        return []
    stack = position.stack
    if stack:
        return stack[-1].answers(position)
    if position.aaron_waits():
        return [A_AARON]
    holding = position.holdings[seat]
    found: list[int] = []
    if position.played:
        found.append(A_DONE)
    else:
        hand = holding.hand
        die = DIE[hand[0]]
        add_actions(found, position, holding, die, die - 1)
        if len(hand) > 1:
            other = DIE[hand[1]]
            if other != die:
                add_actions(found, position, holding, other, other - 1)
            elif FACES[hand[1]] != FACES[hand[0]]:
                add_actions(found, position, holding, other, other + 5)
    if position.may_buy(holding):
        found.append(A_BUY)
    return found


def why_not(position: Position, seat: int, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.active < 0:
        return "BCG-14.1"
    if position.active != seat:
        return "BCG-16.6"
    waits = position.seats == 1 and len(position.aaron_piles[position.round]) > 0
    if waits or kind == "aaron":
        return None if waits and kind == "aaron" else "BCG-15.5"
    if position.stack:  # what is triggered is settled before anything else happens (BCG-11.19)
        question = position.stack[-1]
        fits = question.unasked[0] in ("", kind)
        return question.why_not(position, kind, args) if fits else question.rule
    if kind == "buy":
        return purchase_rule(position)
    if kind == "done":
        return None if position.played else "BCG-3.5"
    if kind in _UNASKED:
        return _UNASKED[kind]
    if position.played:
        return "BCG-3.4"
    if args[0] == FREE:
        return "BCG-11.16"
    die, other = Die(args[0] % 6 + 1), args[0] >= 6
    cards = [card for card in position.mine().hand if DIE[card] == die]
    if not cards or (other and len({FACES[card] for card in cards}) < 2):
        return "BCG-3.4"
    return BY_DECISION[action].rule_against(position, args, die)


def step(position: Position, action: int) -> None:
    """Carry out a legal decision of the active seat."""
    if action == A_BUY:
        reveal(position)
    elif position.stack:
        position.pop().answer(position, action)
    elif action < len(BY_DECISION):
        one = BY_DECISION[action]
        number = action - one.first
        one.carry_out(position, number % one.each, _use(position, number // one.each))
    elif action == A_AARON:
        aaron.turn_up(position)
        turn_flow.skip_empty_hands(position)
    else:
        turn_flow.end_play(position)
    while position.stack and position.stack[-1].settle(position):
        pass
    if position.played and not position.stack and not position.may_buy(position.mine()):
        turn_flow.end_play(position)


def _use(position: Position, token: int) -> Die:
    """Use up a hand card; return the die it shows."""
    hand = position.mine().hand
    card = hand[-1] if token >= 6 or DIE[hand[0]] != token + 1 else hand[0]
    position.mine().hand = [other for other in hand if other != card]
    position.throw_away(card)
    position.played = True
    if position.log is not None:
        text = Text("log-play", {"die": DIE[card], "card": a_card(card)})
        position.log_event(position.active, text, "BCG-3.4", is_cost=True)
    return DIE[card]
