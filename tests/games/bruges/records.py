"""What the recorded games must show, by their names."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from feldspar import Record
from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import DECKS, GROUP
from feldspar.games.bruges.rules.cards.counters import count
from feldspar.games.bruges.rules.cards.perks import TIES
from feldspar.games.bruges.rules.components import GROUPS, NAMES, TOP
from feldspar.games.bruges.rules.pending.advance import Advance
from feldspar.games.bruges.rules.pending.disasters import Fire, Plague, Strikes
from feldspar.games.bruges.rules.pending.draw import DrawUp
from feldspar.games.bruges.rules.pending.extra_plays import Place, Play
from feldspar.games.bruges.rules.pending.opponents import Breach, Give
from feldspar.games.bruges.rules.pending.trade import Exchange
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import TURNS, Question
from feldspar.games.bruges.rules.turn_flow import MAJORITY_COUNTERS
from feldspar.kernel.events import Event, Text
from feldspar.kernel.units import Seat
from tests import watching


class Moment(watching.Moment[BrugesState]):
    """A decision, and the state in which it was taken."""

    @property
    def mine(self) -> Holding:
        return self.state.holdings[self.seat]

    def answers(self, *asked: type[Question]) -> bool:
        """Whether the decision is the answer to something of such a kind."""
        return bool(self.state.stack) and isinstance(self.state.stack[-1], asked)

    def out_of_turn(self) -> bool:
        return self.state.phase == TURNS and self.seat != self.state.active


Played = watching.Played[BrugesState, Moment]


def played(record: Record) -> Played:
    """Play a game again, and watch."""
    return watching.watched(record, GAME, BrugesState, Moment)


Shown = Callable[[Played], bool]

# ------------------------------------------------------------------------------------- how it ends


def leaders(game: Played) -> int:
    """How many share the highest score."""
    scores = game.end.scores()
    return scores.count(max(scores))


def over_after(rounds: int) -> Shown:
    return lambda game: game.end.round == rounds


def told(key: str, **args: int) -> Shown:
    """Something was told, with these figures."""
    return lambda game: any(args.items() <= event.text.args.items() for event in game.told(key))


def lost(key: str) -> Shown:
    """A disaster took something."""
    return lambda game: any(event.text.args["n"] != 0 for event in game.told(key))


# ------------------------------------------------------------------------------------- what is done


def done(when: Callable[[Moment], bool], *kinds: str) -> Shown:
    """A decision of a kind was taken in such a moment."""
    return lambda game: any(map(when, game.of_kind(*kinds)))


def answered(asked: type[Question], *kinds: str) -> Shown:
    return done(lambda moment: moment.answers(asked), *kinds)


def out_of_turn(*asked: type[Question]) -> Shown:
    """Somebody had to choose in the turn of another."""

    def found(game: Played) -> bool:
        return any(moment.answers(*asked) and moment.out_of_turn() for moment in game.moments)

    return found


def second_first(moment: Moment) -> bool:
    """The disaster of the first colour was not the one chosen."""
    return moment.args[0] != moment.mine.due()[0]


def named(event: Event) -> str:
    card = event.text.args["card"]
    assert isinstance(card, Text)
    return card.key.removeprefix("the-")


def placed(game: Played) -> set[str]:
    """All characters that were ever placed."""
    return {named(event) for event in game.told("log-place")}


def placed_again(game: Played) -> bool:
    """BRG-8.2: a resident went back to the hand, and was placed once more."""
    back: set[str] = set()
    for event in game.log:
        if event.text.key == "log-burn-under":
            back.add(named(event))
        elif event.text.key == "log-place" and named(event) in back:
            return True
    return False


def activated_twice(game: Played) -> bool:
    """BRG-15.14: in one round, by the Composer."""
    counts: Counter[str] = Counter()
    for event in game.log:
        if event.text.key in ("log-round", "log-last-round"):
            counts.clear()
        elif event.text.key.startswith("log-activate"):
            counts[named(event)] += 1
            if counts[named(event)] == 2:
                return True
    return False


def majority_by_a_tie(game: Played) -> bool:
    """BRG-15.25: a marker was turned by somebody who was not alone in front."""
    for before, after in pairwise([*(moment.state for moment in game.moments), game.end]):
        for seat, holding in enumerate(after.holdings):
            turned = holding.majorities & ~before.holdings[seat].majorities
            for majority in range(3):
                counts = [
                    count(after, Seat(other), MAJORITY_COUNTERS[majority], 0)
                    for other in range(after.seats)
                ]
                if turned >> majority & 1 and holding.perks[TIES] and counts.count(max(counts)) > 1:
                    return True
    return False


def rebuilt(game: Played) -> bool:
    """BRG-17.5: a section was completed once more, for no statue."""
    fifths = [event for event in game.told("log-canal") if event.text.args["space"] == 5]
    sections = {(event.seat, event.text.args["section"]) for event in fifths}
    return len(fifths) > len(sections)


def crowned(game: Played) -> int:
    """How many sections were completed."""
    return sum(holding.crowned.bit_count() for holding in game.end.holdings)


def all_of(group: int) -> Shown:
    """All fifteen characters of a group were placed."""

    def members(rules: int) -> set[str]:
        return {NAMES[card] for card in DECKS[rules] if GROUP[card] == group}

    return lambda game: placed(game) >= members(game.end.game.rules)


def passed_over(game: Played) -> bool:
    """BRG-6.5: somebody without a card had no turn."""

    def turn(state: BrugesState) -> int:
        return state.turn * state.seats + (state.active - state.first) % state.seats

    return any(
        before.phase == after.phase == TURNS and turn(after) > turn(before) + 1
        for before, after in pairwise(moment.state for moment in game.moments)
    )


SHOWS: dict[str, Shown] = {
    **{f"all-of-{group.replace('_', '-')}": all_of(n) for n, group in enumerate(GROUPS)},
    "the-later-engraver": lambda game: "engraver-later" in placed(game),
    "changed-by-rules-2": lambda game: placed(game) >= {n for n in NAMES if n.endswith("-2")},
    "over-after-six-rounds": over_after(6),
    "over-after-seven-rounds": over_after(7),
    "over-after-eight-rounds": over_after(8),
    "over-after-nine-rounds": over_after(9),
    "last-round-by-drawing": told("log-extra", now=1),
    "last-round-by-a-character": lambda game: bool(game.told("log-last-round")),
    "a-pile-halved": lambda game: bool(game.told("log-halved")),
    "piles-halved-twice": lambda game: len(game.told("log-halved")) > 1,
    "tie-by-florins": lambda game: leaders(game) > 1 and game.end.ranking().count(1) == 1,
    "shared-victory": lambda game: game.end.ranking().count(1) > 1,
    "nobody-builds": lambda game: not any(one.houses for one in game.end.holdings),
    "all-five-disasters": lambda game: all(
        game.told(f"log-{name}") for name in ("flood", "plague", "raid", "fire", "intrigue")
    ),
    "flood": lost("log-flood"),
    "raid": lost("log-raid"),
    "plague": answered(Plague, "bury"),
    "fire-in-an-empty-house": answered(Fire, "burn"),
    "fire-under-a-resident": placed_again,
    "fire-on-a-canal": answered(Fire, "breach"),
    "intrigue": told("log-lost", n=3),
    "intrigue-with-too-few-points": lambda game: any(
        event.rule == "BRG-9.8" and event.points > -3 for event in game.told("log-lost")
    ),
    "two-disasters-in-a-chosen-order": done(second_first, "disaster"),
    "three-disasters-at-once": done(lambda m: len(m.mine.due()) == 3, "disaster"),
    "immune": lambda game: bool(game.told("log-immune")),
    "beggar": out_of_turn(Give),
    "troublemaker": out_of_turn(Breach),
    "a-disaster-in-the-turn-of-another": out_of_turn(Plague, Fire, Strikes),
    "lightning-strikes-twice": done(lambda m: True, "again"),
    "moneylender-with-too-few-florins": done(lambda m: True, "recipient"),
    "inventor-with-six-cards": done(
        lambda m: m.answers(DrawUp) and len(m.mine.hand + m.mine.fresh) == 5, "draw"
    ),
    "inventor-with-five-cards": answered(DrawUp, "done"),
    "earl": done(lambda m: m.answers(Advance) and min(m.state.dice) > 2, "advance"),
    "judge": majority_by_a_tie,
    "composer": lambda game: activated_twice(game) and any(game.of_kind("straighten")),
    "calligrapher": answered(Place, "place"),
    "placed-by-an-extra-card": answered(Play, "place"),
    "workers-exchanged": answered(Exchange, "pay"),
    "a-house-nobody-has-seen": told("log-house", unseen=1),
    "a-turn-without-a-card": passed_over,
    "seven-cards-in-hand": lambda game: any(len(m.mine.hand) > 6 for m in game.moments),
    "top-of-the-track": lambda game: any(one.level == TOP for one in game.end.holdings),
    "no-statue-left": lambda game: crowned(game) > 6,
    "a-section-rebuilt": rebuilt,
}
"""What a record shows, by its name."""


def shows(name: str, record: Record) -> bool:
    return SHOWS[name](played(record))
