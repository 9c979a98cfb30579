"""The benefit of a building, and that it is forgone."""

from typing import Final

from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.view.answer import AnswerView
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice
from feldspar.kernel.units import Seat


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    assert position.asked is not None
    return Choice(step, f"tile-building-{position.asked.name}", Text("choice-skip"))


VIEWS: Final = {
    "skip": AnswerView(
        lambda *_: [("choice/skip",)],
        choice=_choice,
        asks=lambda position, asked: (f"benefit-{asked.name}", {}),
        hint="skip",
    )
}
