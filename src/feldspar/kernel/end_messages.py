"""Messages about the end of a game: who has won, and each seat's place."""

from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.state import State
from feldspar.kernel.text.event_text import name_list


def won(state: State, viewer: int) -> Text:
    """Return the message of who has won, alone or together."""
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    points = state.scores()[winners[0]]
    if winners == [viewer]:
        return Text("prompt-you-won", {"n": points})
    key = "prompt-won" if len(winners) == 1 else "prompt-shared"
    return Text(key, {"name": name_list(winners), "n": points})


def leaders(state: State) -> list[int]:
    """Return the seats with the most points: several, if a tie was broken otherwise or not at
    all."""
    scores = state.scores()
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def placed(state: State, viewer: int, tie: Text | None) -> Text | None:
    """Return the message of how a tie was broken, if there was one, and of the viewer's place."""
    place = 1 if viewer == WATCHER else state.ranking()[viewer]
    return (
        tie if place == 1 else Text("hint-placed", {"place": place, "tie": tie or Text("nothing")})
    )
