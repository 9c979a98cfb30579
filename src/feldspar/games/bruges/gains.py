"""What effects end in: florins, workers and points that come, go, and change hands."""

from feldspar.games.bruges.events import the
from feldspar.games.bruges.figures import COLOURS
from feldspar.games.bruges.holding import GAINED, LOST
from feldspar.games.bruges.position import EXCHANGED, TAKE, Position
from feldspar.kernel.events import Text


def receive_florins(position: Position, seat: int, number: int, card: int, rule: str) -> None:
    """Take florins from the bank."""
    if not number:
        return
    position.holdings[seat].florins += number
    if position.log is not None:
        position.report(seat, Text("log-florins", {"n": number, "card": the(card)}), rule)


def take_workers(position: Position, seat: int, colour: int, number: int, rule: str) -> None:
    """Take workers of a colour from the supply."""
    position.holdings[seat].gain_workers(colour, number)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "n": number,
            "workers": Text("workers-" + COLOURS[colour], {"n": number}),
        }
        position.report(seat, Text("log-workers", args), rule)


def return_worker(position: Position, seat: int, colour: int, rule: str) -> None:
    """Return a worker to the supply, as a price."""
    position.holdings[seat].gain_workers(colour, -1)
    if position.log is not None:
        text = Text("log-pay-worker", {"workers": Text("workers-" + COLOURS[colour], {"n": 1})})
        position.report(seat, text, rule, means=True)


def score(position: Position, seat: int, points: int, card: int, rule: str) -> None:
    """Score points by a character."""
    position.holdings[seat].score_points(points, GAINED)
    if position.log is not None:
        position.report(seat, Text("log-points", {"card": the(card)}), rule, points)


def lose_points(position: Position, seat: int, points: int, rule: str) -> None:
    """Lose points, as far as there are any (BRG-9.8)."""
    holding = position.holdings[seat]
    lost = min(points, holding.score)
    if lost:
        holding.score_points(-lost, LOST)
    if position.log is not None:
        position.report(seat, Text("log-lost", {"n": lost}), rule, -lost)


def give_florins(position: Position, giver: int, taker: int, number: int, rule: str) -> None:
    """Hand over florins, as far as there are any."""
    given = min(number, position.holdings[giver].florins)
    if not given:
        return
    position.holdings[giver].florins -= given
    position.holdings[taker].florins += given
    if position.log is not None:
        text = Text("log-give-florins", {"n": given, "name": Text("seat-name", {"n": taker + 1})})
        position.report(giver, text, rule)


def give_workers(position: Position, giver: int, taker: int, colour: int, number: int) -> None:
    """Hand over workers of a colour."""
    position.holdings[giver].gain_workers(colour, -number)
    position.holdings[taker].gain_workers(colour, number)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "n": number,
            "workers": Text("workers-" + COLOURS[colour], {"n": number}),
            "name": Text("seat-name", {"n": taker + 1}),
        }
        position.report(giver, Text("log-give-workers", args), "BRG-15.15")


def spend(position: Position, seat: int, other: int, florins: int, points: int) -> None:
    """Give florins to an opponent, and score for them."""
    given = min(florins, position.holdings[seat].florins)
    if not given:
        return
    give_florins(position, seat, other, given, "BRG-16.3")
    position.holdings[seat].score_points(given * points, GAINED)
    if position.log is not None:
        position.report(seat, Text("log-gave", {"n": given}), "BRG-16.3", given * points)


def exchange(position: Position, seat: int, returned: int) -> None:
    """BRG-15.12: take as many workers as were returned."""
    position.pop()
    if returned:
        position.push(TAKE, seat, returned, EXCHANGED)


def straighten(position: Position, seat: int, card: int) -> None:
    """BRG-15.14."""
    position.holdings[seat].turn(card)
    if position.log is not None:
        position.report(seat, Text("log-straighten", {"card": the(card)}), "BRG-15.14")
