"""Player at the terminal: shows the table, asks for a move, explains what is refused."""

import shutil
from collections.abc import Mapping, Sequence

from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.game import State
from feldspar.kernel.move_selection import intended_move, narrow, next_steps, prices
from feldspar.kernel.render.terminal import picture
from feldspar.kernel.scene import Move, Piece, Price, Scene
from feldspar.kernel.text.fluent import Words


class LeaveGame(Exception):
    """The player leaves the game."""


class TerminalPlayer:
    """Asks one person at a time; keeps only the settings for showing and wording."""

    def __init__(self, words: Words, names: Sequence[str], colour: bool) -> None:
        self.words = words
        self.names = names
        self.colour = colour

    def say(self, key: str, **args: TextArg) -> None:
        """Print one of the command's own messages."""
        print(self.words.say(Text(key, args)))

    def ask(self, key: str, **args: TextArg) -> str:
        """Print a question; return the answer in lower case."""
        return input(f"{self.words.say(Text(key, args))} ").strip().lower()

    def agrees(self, key: str) -> bool:
        """Ask for a yes: Enter, or the word. The player can also leave here."""
        answer = self.ask(key)
        if answer in ("q", "quit"):
            raise LeaveGame
        return answer in ("", "y", "yes", "o", "oui")

    def show(
        self,
        state: State,
        seat: int,
        touched: Sequence[str] = (),
        moves: Sequence[Move] | None = None,
    ) -> None:
        """Print the table, with everything that can be selected next highlighted."""
        moves = state.game.moves(state, seat) if moves is None else moves
        lit = next_steps(narrow(moves, touched), touched)
        scene = state.game.scene(state, seat)
        width = min(100, shutil.get_terminal_size((100, 40)).columns)
        print(picture(scene, self.words, self.colour, lit, self.names, width))

    def choose(
        self, state: State, seat: int, offered: Sequence[Move] | None = None, show: bool = True
    ) -> Move | None:
        """Return the move a person chooses, or None to undo the last one.

        If only some moves are offered, others may still be typed in full.
        """
        every = state.game.moves(state, seat)
        moves = every if offered is None else offered
        scene = state.game.scene(state, seat)
        labels = labels_of(scene)
        touched: list[str] = []
        if show:
            self.show(state, seat, moves=moves)
        while True:
            left = narrow(moves, touched)
            ahead = next_steps(left, touched) or left[0].path[-1:]
            steps = [step for step in labels if step in ahead]
            if touched:
                print(" + ".join([self.words.say(labels[step]) for step in touched]))
            self.offer(steps, labels, prices(moves, touched))
            answer = self.answer()
            if answer == "b" or (answer == "u" and touched):
                touched = touched[:-1]
            elif answer == "u":
                return None
            elif answer == "t":
                self.show(state, seat, touched, moves)
            elif answer.startswith("?"):
                self.explain(scene, steps, answer[1:].strip())
            elif touch := named_option(steps, answer):
                touched.append(touch)
                if move := intended_move(narrow(moves, touched), touched):
                    return move
            elif move := self.typed_move(state, seat, every, answer):
                return move

    def offer(
        self, steps: Sequence[str], labels: Mapping[str, Text], costs: Mapping[str, Price]
    ) -> None:
        """Print what can be selected next, and what it costs; for a choice its text says that."""
        for number, step in enumerate(steps, start=1):
            said = self.words.say(labels[step])
            if step in costs and not step.startswith("choice/"):
                said += f" ({self.words.say(costs[step].text)})"
            print(f"{number:4}  {said}")

    def explain(self, scene: Scene, steps: Sequence[str], answer: str) -> None:
        """Print what a thing on the table is good for, whether it can be selected or not."""
        labels = labels_of(scene)
        thing = named_option([*dict.fromkeys([*steps, *labels])], answer)
        if thing is None:
            self.say("play-unknown", answer=answer)
            return
        print(self.words.say(labels[thing]))
        for piece in pieces_of(scene):
            if piece.id == thing and piece.help is not None:
                print(self.words.say(piece.help))

    def answer(self) -> str:
        """Read an answer, handling requests for help and to leave."""
        while (answer := input("> ").strip().lower()) in ("?", "h", "help", ""):
            self.say("play-help")
        if answer in ("q", "quit"):
            raise LeaveGame
        return answer

    def typed_move(
        self, state: State, seat: int, moves: Sequence[Move], answer: str
    ) -> Move | None:
        """Return the move a person typed, or print why there is none."""
        try:
            action = state.game.actions.parse(answer)
        except ValueError:
            self.say("play-unknown", answer=answer)
            return None
        rule = state.why_not(seat, action)
        if rule is None:
            return next(move for move in moves if move.action == action)
        key = f"why-{rule}".replace(".", "-").lower()
        self.say("play-forbidden", reason=Text(key), rule=rule)
        return None


def pieces_of(scene: Scene) -> list[Piece]:
    """Return all the pieces of a scene, in its order."""
    return [item for area in scene.areas for item in area.items if isinstance(item, Piece)]


def labels_of(scene: Scene) -> dict[str, Text]:
    """Return the labels of everything that can be selected, in the order of the scene."""
    labels: dict[str, Text] = {}
    for piece in pieces_of(scene):
        if piece.label is not None:
            labels[piece.id] = piece.label
    for choice in scene.choices:
        labels[choice.id] = choice.label
    return labels


def named_option(steps: Sequence[str], answer: str) -> str | None:
    """Return the option for a number or the end of its id: `3`, `d4`."""
    if f"choice/{answer}" in steps:
        return f"choice/{answer}"  # 4 means the value 4, whatever its position in the list
    if answer.isdigit() and 1 <= int(answer) <= len(steps):
        return steps[int(answer) - 1]
    fitting = [step for step in steps if step.endswith("/" + answer)]
    return fitting[0] if len(fitting) == 1 else None
