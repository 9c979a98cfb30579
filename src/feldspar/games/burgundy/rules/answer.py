"""Base of what may be decided: a kind of decision, and one that mostly takes a die."""

from feldspar.games.burgundy.rules.components import LONG_STEP
from feldspar.games.burgundy.rules.decisions import ARGS, DICE, FREE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.units import Seat


class Answer:
    """A kind of decision; as it stands here, one that nothing but its question allows."""

    stage: int = TURNS
    rule: str = ""
    """The rule it follows."""
    waits: str = ""
    """The rule that forbids it while anything is asked; mostly what is asked says that."""

    def add_all(self, found: list[int], position: Position, seat: int) -> None:
        """Add every legal decision of this kind, unless it takes a die."""

    def why_not(self, position: Position, seat: Seat, args: tuple[int, ...]) -> str | None:
        """Return the first rule that forbids a decision while nothing is asked, or None."""
        return self.rule

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        """Do what a legal decision says."""
        if position.asked is not None:
            position.asked.answer(position, action)


class DieAction(Answer):
    """What a die may be used for; what needs none is done as with one."""

    def add(self, found: list[int], position: Position, estate: Estate, die: Die, far: int) -> None:
        """Add what a die can be used for that reaches so far without a shift."""
        raise NotImplementedError

    def forbidding_rule(
        self, position: Position, estate: Estate, args: tuple[int, ...]
    ) -> str | None:
        """Return the rule that forbids it whatever the die shows, or None (BUR-5.2)."""
        return None

    def needs(self, estate: Estate, args: tuple[int, ...]) -> tuple[int, int]:
        """Return the number a die must show, mostly any, and by how much it shifts freely."""
        return DICE[args[0]], 0

    def why_not(self, position: Position, seat: Seat, args: tuple[int, ...]) -> str | None:
        """Section 5: an action with a die that is still there, changed by workers (section 6)."""
        die, estate = DICE[args[0]], position.estates[seat]
        if die == FREE:
            return "BUR-11.1"
        if die not in [position.dice[2 * seat + n] for n in range(2) if not position.used >> n & 1]:
            return "BUR-5.1"
        rule = self.forbidding_rule(position, estate, args)
        if rule is not None:
            return rule
        # Every worker turns a die by one, either way round, and by up to two with tile 8; a free
        # shift comes on top of that (BUR-6.2, 6.3, 6.6 to 6.9).
        number, shift = self.needs(estate, args)
        up = (number - die) % 6
        turned = estate.workers * (2 if estate.has(LONG_STEP) else 1) + shift
        return None if turned >= up or turned >= 6 - up else self.rule

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        """Use up a die, or what needs none, and pay the workers it takes (section 6)."""
        args, estate, paid = ARGS[action], position.estates[seat], 0
        die = DICE[args[0]]
        position.asked = None
        if die != FREE:
            first = position.dice[2 * seat] == die and not position.used & 1
            position.used |= 1 if first else 2
            number, shift = self.needs(estate, args)
            paid = price(estate, die, number, shift)
            estate.workers -= paid
        self.do(position, seat, args, die, paid)

    def do(
        self, position: Position, seat: Seat, args: tuple[int, ...], die: Die, paid: int
    ) -> None:
        """Do it, once a die is used up."""
        raise NotImplementedError


def add_each(found: list[int], first: int, members: int) -> None:
    """Add a decision for each member of a set, counted from the first of its kind."""
    while members:
        member = members.bit_length() - 1
        members ^= 1 << member
        found.append(first + member)
