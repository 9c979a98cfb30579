"""Advice service: hints and reviews by the strongest bot.

Both use what the seat in question knows, or knew, and nothing else.
"""

from collections.abc import Callable
from typing import Final

from feldspar import bots
from feldspar.bots import position_estimate as hoping
from feldspar.bots.move_advisor import MoveAdvisor, ThinkingBudget
from feldspar.bots.move_evaluator import MoveEstimate, MoveEvaluator, margin_of_error
from feldspar.bots.win_probability import WinModel, load_win_model, shares
from feldspar.kernel.game import State
from feldspar.kernel.standings import final_places
from feldspar.table.contract.advice import Advice, Advised, Hopes, Judgement, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.services import replays
from feldspar.table.services.query import query

HINT_BUDGET: Final = ThinkingBudget(simulations=400, worlds=160, games=48)
COMPANION_BUDGET: Final = ThinkingBudget(simulations=200, worlds=64, games=16)
BROWSER_HINT_BUDGET: Final = ThinkingBudget(simulations=120, worlds=48, games=12)
REVIEW_BUDGET: Final = ThinkingBudget(simulations=120, worlds=40, games=0, moves=1)
BROWSER_REVIEW_BUDGET: Final = ThinkingBudget(simulations=48, worlds=16, games=0, moves=1)
"""A small budget, as the rules run many times slower in a page."""
_MIN_ENDS_FOR_TENTHS: Final = 10
"""Playouts from which the 10th and 90th percentiles are reported."""
_MIN_SOURCE_POINTS: Final = 0.5
"""Points from a source, on average, below which it is not mentioned."""
_REVIEW_SEED: Final = b"review"
"""Reviews sample worlds from a seed of their own, unrelated to the game's chance: the value of a
decision follows from what its seat knew, whatever came next."""
_MIN_DIFFERENCE_POINTS: Final = 1.0
"""The same for a difference between two decisions."""
_TRAP_MIN_LOSS: Final = 0.05
_TRAP_MIN_POINTS: Final = 2.0
"""A decision that costs this much of the chance to win, or else so many points, is a trap."""
_MIN_Z_SCORE: Final = 2.6
"""Standard errors by which a difference must exceed zero: there are many sources, and at 95% one of
twenty would differ by chance."""


def greedy_choice(state: State, seat: int) -> int:
    """Return the decision that looks best in a quick estimate, from what a seat knows."""
    return bots.decide(bots.load("greedy"), state, seat, b"tempting")


def create_advisor(
    state: State, seat: int, seed: bytes, budget: ThinkingBudget, asked: int = -1
) -> MoveAdvisor:
    """Return an advisor on a decision, from what the seat knows."""
    return MoveAdvisor(require_win_model(state), state, seat, seed, budget, asked)


def require_win_model(state: State) -> WinModel:
    """Return the win model of a title; refuse where nothing has been learned."""
    found = load_win_model(state.game, state.seats)
    if found is None:
        raise Refused("refused-no-advice", text=f"nothing has been learned of {state.game.id}")
    return found


def build_advice(thinking: MoveAdvisor, turn: int) -> Advice:
    """Return the advice so far."""
    view, seat, judge = thinking.view, thinking.seat, thinking.evaluator
    goals = view.game.goals(view, seat)
    if judge is None or not judge.simulations:
        return Advice(seat, turn, (), (), thinking.progress(), goals, None)
    for_points = judge.win_model.is_for_points(view.seats)
    best = compare_decisions(judge, thinking.budget.moves)
    first = _rank(judge.estimates[: thinking.budget.moves])[0]
    chances = () if for_points else tuple([chance / first.simulations for chance in first.chances])
    trap = find_trap(thinking, judge.estimates, first, for_points)
    return Advice(seat, turn, best, chances, thinking.progress(), goals, trap)


def find_trap(
    thinking: MoveAdvisor, judged: list[MoveEstimate], first: MoveEstimate, for_points: bool
) -> Advised | None:
    """Return the tempting decision, if it is clearly much worse than the first."""
    found = [one for one in judged if one.action == thinking.asked_action and one is not first]
    much = _TRAP_MIN_POINTS if for_points else _TRAP_MIN_LOSS
    for one in found:
        if first.lead(one) >= much and first.lead(one) > one.margin_of_error(first):
            return _describe_decision(thinking.view, one, first, thinking.seat, for_points)
    return None


def compare_decisions(judge: MoveEvaluator, most: int | None = None) -> tuple[Advised, ...]:
    """Return the values of decisions tried in the same worlds, the best first; with `most`, only of
    the first few that were to be judged."""
    for_points = judge.win_model.is_for_points(judge.view.seats)
    order = _rank(judge.estimates[:most])
    return tuple(
        [_describe_decision(judge.view, one, order[0], judge.seat, for_points) for one in order]
    )


def estimate_chances(state: State, viewer: int) -> Hopes:
    """Return a quick estimate of everybody's prospects, from what a seat or a watcher knows."""
    odds = require_win_model(state)
    found = hoping.PositionEstimate(odds, state, viewer)
    chances = () if odds.is_for_points(state.seats) else tuple(found.chances)
    return Hopes(chances, tuple(found.points), found.margin_of_error)


def _rank(judged: list[MoveEstimate]) -> list[MoveEstimate]:
    """Order decisions as the search ranked them, unless one is clearly better than its first. Noise
    changes no places."""
    first = judged[0]
    better = [one for one in judged if one.lead(first) > one.margin_of_error(first)]
    best = max(better, key=lambda one: one.lead(first), default=first)
    return [best, *[one for one in judged if one is not best]]


def _describe_decision(
    view: State, one: MoveEstimate, first: MoveEstimate, seat: int, for_points: bool
) -> Advised:
    ends = sorted(one.final_scores)
    tenth = len(ends) // 10
    told = len(ends) >= _MIN_ENDS_FOR_TENTHS
    chance = one.chances[seat] / one.simulations
    return Advised(
        decision=view.game.actions.text(one.action),
        chance=None if for_points else chance,
        behind=first.lead(one),
        doubt=one.margin_of_error(None if one is first else first),
        points=sum(ends) / len(ends) if told else one.points / one.simulations / 100,
        low=ends[tenth] if told else None,
        high=ends[-1 - tenth] if told else None,
        sources=_average_sources(one),
        differs=_clear_differences(one, first) if told else {},
        reasons=view.game.reasons(view, seat, one.action),
    )


def _average_sources(one: MoveEstimate) -> dict[str, float]:
    """Return the average points still to come from each source worth mentioning."""
    keys = dict.fromkeys([key for game in one.sources for key in game])
    means = {key: sum(one.source(key)) / len(one.sources) for key in keys}
    return {key: round(mean, 1) for key, mean in means.items() if abs(mean) >= _MIN_SOURCE_POINTS}


def _clear_differences(one: MoveEstimate, first: MoveEstimate) -> dict[str, float]:
    """Return the sources from which a decision brings clearly more or less than the first."""
    found = {}
    for key in dict.fromkeys([key for game in (*one.sources, *first.sources) for key in game]):
        pairs = zip(one.source(key), first.source(key), strict=True)
        leads = [mine - theirs for mine, theirs in pairs]
        mean = sum(leads) / len(leads)
        if abs(mean) >= _MIN_DIFFERENCE_POINTS and abs(mean) > margin_of_error(leads, _MIN_Z_SCORE):
            found[key] = round(mean, 1)
    return found


@query("review", "What some decisions of a recorded game were worth")
def review_in_browser(asked: ReviewSpec) -> Review:
    """Review one decision where rules are slow; the client continues from `next`."""
    return review_record(asked._replace(most=1), BROWSER_REVIEW_BUDGET)


def review_record(
    asked: ReviewSpec, budget: ThinkingBudget, pause: Callable[[], None] = lambda: None
) -> Review:
    """Return the values of some decisions of a recorded game; `pause` is called in between."""
    record, game = replays.load_record(asked.record)
    if not record.end:
        raise Refused("refused-not-over")
    positions: dict[int, tuple[State, int, int]] = {}

    def watch(state: State, seat: int, action: int) -> None:
        if asked.at <= number[0] and len(state.legal(seat)) > 1 and len(positions) < asked.most:
            positions[number[0]] = state.clone(), seat, action
        number[0] += 1

    number = [0]
    state = record.play(game, None, None, watch)
    if state.actors() and not record.resigned:
        raise Refused("refused-not-over")
    judged = tuple(
        [_evaluate_decision(at, *found, budget, pause) for at, found in positions.items()]
    )
    total = len(record.decisions)
    more = max(positions) + 1 if len(positions) == asked.most else total
    for_points = require_win_model(state).is_for_points(state.seats)
    places = final_places(state.ranking(), [seat for seat, _ in record.resigned])
    end = tuple([float(score) for score in state.scores()] if for_points else shares(places))
    return Review(judged, more, total, for_points, end)


def _evaluate_decision(
    at: int, state: State, seat: int, action: int, budget: ThinkingBudget, pause: Callable[[], None]
) -> Judgement:
    """Return the value of a decision beside that of the better one, which may be the same."""
    thinking = create_advisor(state, seat, _REVIEW_SEED, budget, action)
    while not thinking.is_done():
        thinking.step()
        pause()
    judge = thinking.evaluator
    assert judge is not None
    better, taken = judge.estimates[0], judge.estimates[-1]
    text = state.game.actions.text
    return Judgement(
        at=at,
        seat=seat,
        decision=text(action),
        better=text(better.action),
        before=tuple([chance / better.simulations for chance in better.chances]),
        after=tuple([chance / taken.simulations for chance in taken.chances]),
        doubt=taken.margin_of_error(better),
        points=(better.points / better.simulations / 100, taken.points / taken.simulations / 100),
    )
