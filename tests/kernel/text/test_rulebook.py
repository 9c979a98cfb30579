"""Every numbered statement can be asked for by its id, in both languages."""

import re
from pathlib import Path

import pytest

import feldspar
from feldspar import Rule, State

SOURCE = Path(str(feldspar.__file__)).parent


@pytest.mark.parametrize("title", feldspar.titles())
def test_a_rulebook_holds_what_the_page_states_in_both_languages(title: str) -> None:
    game = feldspar.game(title)
    book = game.rulebook()
    page = (SOURCE / "games" / title / "rules" / "en.md").read_text("utf-8")
    assert [*book] == re.findall(r"^- ([A-Z]{3}-\d+\.\d+|R\d+) ", page, re.MULTILINE)
    for name, rule in book.items():
        assert rule == feldspar.rule(name, title) == feldspar.game(title).rulebook()[name]
        assert (rule.id, rule.game) == (name, title)
        assert str(rule) == rule.en != rule.fr
        for said in (rule.en, rule.fr):
            assert not re.search(r"`|\[D|\*\*|  |^[*:]", said)
    assert all(option.rule in book for option in game.options.values())


@pytest.mark.parametrize("title", feldspar.titles())
def test_every_rule_that_forbids_something_can_be_said(title: str) -> None:
    state: State = feldspar.new(title, feldspar.game(title).seats[1], seed="any")
    while actors := state.actors():
        for action in range(0, state.game.actions.size, 7):
            forbidden = state.why_not(actors[0], action)
            assert forbidden is None or feldspar.rule(forbidden).game == title
        feldspar.playout(state, seed=len(actors), most=9)


def test_promises_are_stated_like_rules() -> None:
    four, other = feldspar.rule("PRO-4"), feldspar.rule("PRO-5")
    assert four.en.startswith("A clock that runs out does what was said when the table was set: ")
    assert four.en.endswith(
        "Whoever still stays away is not waited for again within the same turn."
    )
    assert (other.id, other.game) == ("PRO-5", "")
    assert other.fr.startswith("Les robots ne finissent jamais")
    assert feldspar.rule("PRO-43").en.endswith("does not know since when.")


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (("BUR-7.44",), r"^no rule is called 'BUR-7.44'; near it are: BUR-7\.4, "),
        (("PRO-99",), r"^no rule is called 'PRO-99'; near it are: PRO-9, "),
        (("what?",), r"^no rule is called 'what\?'$"),
        (("BDG-2.1", "burgundy"), r"^no rule is called 'BDG-2.1'"),
        (("R1",), r"^R1 is a ruling in bruges, .*burgundy_dice: say of which title$"),
        (("R1", "chess"), r"^no game is called 'chess'"),
    ],
)
def test_what_is_no_rule_says_what_is(ask: tuple[str, ...], answer: str) -> None:
    with pytest.raises(ValueError, match=answer):
        feldspar.rule(*ask)


def test_a_rule_is_what_it_states() -> None:
    rule = feldspar.rule("BUR-7.4")
    assert eval(repr(rule), {"Rule": Rule}) == rule
    assert len({rule, feldspar.rule("BUR-7.4", "burgundy")}) == 1
