"""Fairness of chance: how often each outcome came, compared with its expectation."""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt


def fair(drawn: Iterable[Hashable], outcomes: int) -> bool:
    """Tell whether chance that is fair would look like this 999 times in a thousand."""
    return _chi_square(Counter(drawn), outcomes) < _exceeded_once_in_a_thousand(outcomes - 1)


def _chi_square(counts: Counter[Hashable], outcomes: int) -> float:
    assert len(counts) <= outcomes
    expected = counts.total() / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((n - expected) ** 2 / expected for n in counts.values())


def _exceeded_once_in_a_thousand(freedom: int) -> float:
    """What a chi-square statistic seldom exceeds, after Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.0902 * sqrt(part)) ** 3)
