"""What the recorded games must show, by their names."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from feldspar import Record
from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import CLOISTER, FREE
from feldspar.games.burgundy_cards.rules.pending.function import Function
from feldspar.games.burgundy_cards.rules.pending.mix import Mix
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.scoring import left_over
from feldspar.games.burgundy_cards.rules.units import Card, Type
from tests import watching


class Moment(watching.Moment[CardsState]):
    """A decision, and the state in which it was taken."""

    @property
    def mine(self) -> Holding:
        return self.state.holdings[self.seat]

    def asks(self, name: str) -> bool:
        """Whether the decision is the answer to something that lies on top of the stack."""
        return bool(self.state.stack) and self.state.stack[-1].name == name

    def waits(self, *faces: str) -> bool:
        """Whether the effect of such a card is still to come."""
        stack = self.state.stack
        return any(isinstance(one, Function) and FACES[one.card] in faces for one in stack)

    def play(self) -> tuple[int, int, int]:
        return self.state.round, self.state.turn, self.seat


Played = watching.Played[CardsState, Moment]


def played(record: Record) -> Played:
    """Play a game again, and watch."""
    return watching.watched(record, GAME, CardsState, Moment)


# ------------------------------------------------------------------------------------- how it ends


def leaders(game: Played) -> list[int]:
    """The seats that share the highest score."""
    scores = game.end.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def left(game: Played) -> list[int]:
    """How many cards those with the highest score have left."""
    return [left_over(game.end.holdings[seat]) for seat in leaders(game)]


def tie_by_cards(game: Played) -> bool:
    """As many points, and a single one has the most cards left."""
    cards = left(game)
    return len(cards) > 1 and cards.count(max(cards)) == 1 and game.end.ranking().count(1) == 1


def shared(game: Played) -> bool:
    return len(left(game)) > 1 and game.end.ranking().count(1) > 1


def beaten(round_: int) -> Callable[[Played], bool]:
    """Aaron has won after a round."""
    return lambda game: game.end.seats == 1 and game.end.beaten and game.end.round == round_


def survived(game: Played) -> bool:
    return game.end.seats == 1 and not game.end.beaten and game.end.ranking() == [1]


# ------------------------------------------------------------------------------ what happens in it


def sevens(game: Played) -> list[int]:
    return [holding.seven for holding in game.end.holdings]


def triples(game: Played) -> Iterator[tuple[Type, list[Card]]]:
    """The type and the cards of every triple in the end."""
    for holding in game.end.holdings:
        for one in holding.columns:
            if one.size == 3:
                yield one.type, one.cards


def cloisters_in(type_: Callable[[int], bool], count: int) -> Callable[[Played], bool]:
    """A triple of some type has so many cloisters."""
    return lambda game: any(
        type_(kind) and sum(TYPE[card] == CLOISTER for card in cards) == count
        for kind, cards in triples(game)
    )


def nested_purchase(game: Played) -> bool:
    """BCG-9.8: a castle placed, a card bought as a project before its effect, and placed by it."""
    for first, second, third in zip(game.moments, game.moments[1:], game.moments[2:], strict=False):
        if (first.kind, second.kind, third.kind) == ("buy", "choose", "place"):
            if first.waits("castle") and second.args[1] == 0 and third.asks("free"):
                if third.args[1] == second.args[0]:
                    return True
    return False


def two_open_columns(game: Played) -> bool:
    """Two open columns of one type (R4)."""
    for moment in game.of_kind("place"):
        columns = [moment.mine.columns[n] for n in moment.mine.open_columns()]
        types = [one.type for one in columns]
        if len(types) > len(set(types)):
            return True
    return False


def chain(*kinds: str) -> Callable[[Played], bool]:
    """Cards placed one by another within a play: asked for in these ways."""

    def found(game: Played) -> bool:
        placed = [m for m in game.moments if m.kind == "place"]
        runs = zip(*[placed[n:] for n in range(len(kinds))], strict=False)
        return any(
            len({m.play() for m in run}) == 1
            and all(m.asks(kind) for m, kind in zip(run, kinds, strict=True))
            for run in runs
        )

    return found


def dropped(bought: bool) -> Callable[[Played], bool]:
    """A project made room for one bought, or taken from the display."""
    return lambda game: any(
        after.kind == "drop" and (before.kind == "choose") == bought
        for before, after in pairwise(game.moments)
    )


def mixed(game: Played) -> bool:
    """Workers and silver were returned for one point or more, by choice."""
    for moment in game.of_kind("mix"):
        question = moment.state.stack[-1]
        if isinstance(question, Mix) and 0 < moment.args[0] < 3 * question.points:
            return True
    return False


def bought(when: Callable[[Moment], bool]) -> Callable[[Played], bool]:
    return lambda game: any(map(when, game.of_kind("buy")))


def unsold_round(game: Played) -> bool:
    """Nobody sold in some round, and in another the start player card was kept by a sale."""
    rounds: dict[int, set[bool]] = {}
    for moment in game.moments:
        rounds.setdefault(moment.state.round, set()).add(moment.state.face_down)
    starts = {m.state.round: m.state.start for m in game.moments}
    kept = any(starts[n] == starts[n + 1] for n in range(4) if n + 1 in starts)
    return game.end.seats > 1 and kept and any(sides == {False} for sides in rounds.values())


def changed_later(game: Played) -> bool:
    """BCG-12.9: somebody has an all-seven card, and in the end no column of cloisters."""
    return any(
        holding.seven and CLOISTER not in [one.type for one in holding.columns]
        for holding in game.end.holdings
    )


def reshuffled_in_a_purchase(game: Played) -> bool:
    return any(
        before.kind == "buy" and after.state.shuffles > before.state.shuffles
        for before, after in pairwise(game.moments)
    )


SHOWS: dict[str, Callable[[Played], bool]] = {
    **{f"aaron-wins-after-{'abcde'[round_]}": beaten(round_) for round_ in range(5)},
    "aaron-held-off": survived,
    "aaron-has-all-seven": lambda game: game.end.aaron_seven == 3,
    "all-seven-before-aaron": lambda game: game.end.seats == 1 and sevens(game) == [3],
    "all-seven-for-everybody": lambda game: game.end.seats == 3 and all(sevens(game)),
    "tie-by-cards-left": tie_by_cards,
    "shared-win": shared,
    "nobody-places": lambda game: not any(one.columns for one in game.end.holdings),
    "reshuffled-again-and-again": lambda game: game.end.shuffles > 3,
    "reshuffled-in-a-purchase": reshuffled_in_a_purchase,
    "goods-run-out": lambda game: not any(game.end.goods),
    "animals-run-out": lambda game: not any(game.end.animals),
    "nothing-left-to-take": lambda game: bool(game.told("log-no-supply")),
    "nested-purchase": nested_purchase,
    "bought-before-the-action": bought(lambda m: not m.state.played),
    "bought-after-the-action": bought(lambda m: m.state.played and not m.state.stack),
    "two-open-columns-of-a-type": two_open_columns,
    "three-cloisters": cloisters_in(lambda type_: type_ == CLOISTER, 3),
    "two-cloisters-as-jokers": cloisters_in(lambda type_: type_ != CLOISTER, 2),
    "a-cloister-changes-after-all-seven": changed_later,
    "city-hall-after-city-hall": chain("place", "place"),
    "castle-and-city-hall": chain("free", "place"),
    "workers-and-silver-converted": mixed,
    "discarded-for-a-card-taken": dropped(bought=False),
    "discarded-for-a-card-bought": dropped(bought=True),
    "twin-dice": lambda game: any(
        6 <= m.args[0] < FREE for kind in ("take", "place", "sell") for m in game.of_kind(kind)
    ),
    "an-effect-lost": lambda game: bool(game.told("log-lost")),
    "start-player-card-kept-and-passed-on": unsold_round,
}
"""What a record shows, by its name."""


def shows(name: str, record: Record) -> bool:
    return SHOWS[name](played(record))
