"""Every alteration of a game's record we could think of, each with a name."""

import re
from collections.abc import Callable

import feldspar
from feldspar import Record
from feldspar.table.core.fairness import chance_key, commitment, seal
from tests.table.fair_games import ADDED, SECRET, played, without_the_winner

OTHER = b"another secret, just as long...."


def line(text: str, begins: str, new: str) -> str:
    """Put another value into a field; without one, the whole line is gone."""
    assert re.search(f"^{begins}: ", text, re.MULTILINE)
    return re.sub(f"^{begins}: .*\n", new and f"{begins}: {new}\n", text, count=1, flags=re.M)


def game_of(text: str) -> feldspar.Game:
    return feldspar.game(Record.parse(text).game)


def middle(record: Record) -> int:
    """The index of a decision in the middle that was not the only possible one."""
    for index in range(len(record.decisions) // 2, len(record.decisions)):
        seat = record.decisions[index][0]
        state = record.play(feldspar.game(record.game), index)
        if len(state.legal(seat)) > 1:
            return index
    raise AssertionError("nobody had a choice")


def gone(record: Record) -> tuple[int, int]:
    return record.resigned[0]


def person(record: Record) -> int:
    """The one of three who is neither a bot nor has resigned."""
    return next(s for s in range(3) if s not in record.bots and s != gone(record)[0])


# ----------------------------------------------------------------------------------------- dice


def a_key_of_its_own(text: str) -> str:
    """All dice come from a key the server liked, which it shows."""
    record = Record.parse(text)
    bot = next(iter(record.bots))
    return played(record.game, 3, b"a key somebody liked............", bots=(bot,))


def a_key_of_its_own_denied(text: str) -> str:
    """The same, but the seed it shows is the one that was promised."""
    seed = Record.parse(text).seed
    assert seed is not None
    return line(a_key_of_its_own(text), "seed", seed.hex())


def another_pair(text: str) -> str:
    return line(line(text, "secret", OTHER.hex()), "commitment", commitment(OTHER))


def another_pair_and_its_seed(text: str) -> str:
    return line(another_pair(text), "seed", chance_key(OTHER, Record.parse(text).entropy).hex())


def another_entropy_sealed(text: str) -> str:
    return line(line(text, "entropy 1", bytes(16).hex()), "seal 1", sealed(1, bytes(16)))


def swapped_entropy(text: str) -> str:
    one, other = Record.parse(text).entropy
    for seat, from_ in ((one, other), (other, one)):
        text = line(text, f"entropy {seat}", ADDED[from_].hex())
        text = line(text, f"seal {seat}", sealed(seat, ADDED[from_]))
    return text


def bytes_of_the_bot(text: str) -> str:
    """The host has added bytes in the name of a bot, and the dice follow from them."""
    record = Record.parse(text)
    bot = next(iter(record.bots))
    entropy = {**record.entropy, bot: ADDED[bot]}
    again = Record.parse(played(record.game, 3, chance_key(SECRET, entropy), bots=(bot,)))
    again.entropy = entropy
    return str(again)


def sealed(seat: int, own: bytes) -> str:
    return seal(commitment(SECRET), seat, own)


# ------------------------------------------------------------------------------------ decisions


def decisions(change: Callable[[Record], None]) -> Callable[[str], str]:
    def altered(text: str) -> str:
        record = Record.parse(text)
        change(record)
        return str(record)

    return altered


def delete(record: Record, index: int) -> None:
    """Delete a decision; stand-ins keep theirs, so nothing else is out of place."""
    del record.decisions[index]
    record.standins = {n - (n > index): by for n, by in record.standins.items() if n != index}
    record.resigned = [(seat, n - (n > index)) for seat, n in record.resigned]


def halve(record: Record) -> None:
    for index in reversed(range(middle(record), len(record.decisions))):
        delete(record, index)


def repeat(record: Record, index: int) -> None:
    record.decisions.insert(index + 1, record.decisions[index])
    record.standins = {n + (n > index): by for n, by in record.standins.items()}
    if index in record.standins:
        record.standins[index + 1] = record.standins[index]
    record.resigned = [(seat, n + (n > index)) for seat, n in record.resigned]


def choose_otherwise(record: Record) -> None:
    index = middle(record)
    seat, written = record.decisions[index]
    game = feldspar.game(record.game)
    legal = map(game.actions.text, record.play(game, index).legal(seat))
    record.decisions[index] = seat, next(other for other in legal if other != written)


def swap_ends(record: Record) -> None:
    first, *rest, last = record.decisions
    record.decisions = [last, *rest, first]


def another_seat(record: Record) -> None:
    index = middle(record)
    seat, written = record.decisions[index]
    record.decisions[index] = (seat + 1) % 3, written


def nonsense(record: Record) -> None:
    record.decisions[5] = record.decisions[5][0], "win"


# ------------------------------------------------------------------------------ the table, the end


def another_option(text: str) -> str:
    game = game_of(text)
    if not game.options:
        return text.replace("player 0", "option luck: good\nplayer 0", 1)
    name, option = next(iter(game.options.items()))
    return line(text, f"option {name}", option.values[-1])


def less_an_option(text: str) -> str:
    name = next(iter(game_of(text).options), "")
    return line(text, f"option {name}", "") if name else text.replace("seats: 3", "seats: 4", 1)


def another_game(text: str) -> str:
    titles = feldspar.titles()
    title = Record.parse(text).game
    return line(text, "game", titles[titles.index(title) - 1])


def another_score(text: str) -> str:
    first, *rest = Record.parse(text).end["scores"].split()
    return line(text, "scores", " ".join([str(int(first) + 1), *rest]))


def other_places(text: str) -> str:
    return line(text, "places", " ".join(reversed(Record.parse(text).end["places"].split())))


def no_end(text: str) -> str:
    return text.rsplit("\n\n", 1)[0] + "\n"


# --------------------------------------------------------------- who resigned, and who stood in


def resigned_not(record: Record) -> None:
    record.resigned = []


def resigned_earlier(record: Record) -> None:
    seat = gone(record)[0]
    record.resigned = [(seat, [decider for decider, _ in record.decisions].index(seat))]


def resigned_too(record: Record) -> None:
    record.resigned.append((person(record), gone(record)[1] + 1))


def resigned_after_all(record: Record) -> None:
    record.resigned.append((person(record), len(record.decisions)))


def resigned_later_than_the_end(record: Record) -> None:
    record.resigned = [(gone(record)[0], len(record.decisions) + 1)]


def resigned_by_another(record: Record) -> None:
    record.resigned = [(person(record), gone(record)[1])]


def resigned_by_a_bot(record: Record) -> None:
    record.resigned.append((next(iter(record.bots)), gone(record)[1] + 1))


def no_stand_in(record: Record) -> None:
    del record.standins[min(record.standins)]


def no_stand_in_at_all(record: Record) -> None:
    record.standins = {}


def a_stand_in_for_a_bot(record: Record) -> None:
    bot = next(iter(record.bots))
    record.standins[next(n for n, (seat, _) in enumerate(record.decisions) if seat == bot)] = (
        "greedy"
    )


def a_bot_that_resigned(record: Record) -> None:
    record.bots[gone(record)[0]] = "greedy"


ALTERATIONS: dict[str, Callable[[str], str]] = {
    "dice from a key of one's own": a_key_of_its_own,
    "dice from a key of one's own, denied": a_key_of_its_own_denied,
    "another secret and commitment": another_pair,
    "another secret, commitment and seed": another_pair_and_its_seed,
    "another commitment": lambda text: line(text, "commitment", commitment(OTHER)),
    "no commitment": lambda text: line(text, "commitment", ""),
    "another secret": lambda text: line(text, "secret", OTHER.hex()),
    "no secret": lambda text: line(text, "secret", ""),
    "another seed": lambda text: line(text, "seed", "00" * 32),
    "other bytes": lambda text: line(text, "entropy 1", "00" * 16),
    "other bytes, sealed": another_entropy_sealed,
    "bytes of one seat from another": swapped_entropy,
    "no bytes": lambda text: line(line(text, "entropy 1", ""), "seal 1", ""),
    "no bytes, but their seal": lambda text: line(text, "entropy 1", ""),
    "too many bytes": lambda text: line(text, "entropy 1", "00" * 300),
    "bytes of a bot": bytes_of_the_bot,
    "another seal": lambda text: line(text, "seal 1", sealed(1, bytes(16))),
    "another protocol": lambda text: line(text, "dice", "3"),
    "the first protocol": lambda text: line(text, "dice", ""),
    "the first decision deleted": decisions(lambda r: delete(r, 0)),
    "the last decision deleted": decisions(lambda r: delete(r, len(r.decisions) - 1)),
    "a decision deleted": decisions(lambda r: delete(r, middle(r))),
    "the second half deleted": decisions(halve),
    "a decision repeated": decisions(lambda r: repeat(r, middle(r))),
    "a decision after the end": decisions(lambda r: repeat(r, len(r.decisions) - 1)),
    "another choice": decisions(choose_otherwise),
    "first and last decision swapped": decisions(swap_ends),
    "a decision of another seat": decisions(another_seat),
    "a decision that is none": decisions(nonsense),
    "a decision of seat 9": lambda text: re.sub(r"\n\n\d", "\n\n9", text, count=1),
    "a player at seat 9": lambda text: text.replace("player 0", "player 9", 1),
    "other rules": lambda text: line(text, "rules", "9"),
    "another game": another_game,
    "another option": another_option,
    "an option less": less_an_option,
    "a seat less": lambda text: line(text, "seats", "2"),
    "another score": another_score,
    "other places": other_places,
    "another digest": lambda text: line(text, "digest", "00" * 32),
    "no end": no_end,
    "a resignation deleted": decisions(resigned_not),
    "a resignation before it happened": decisions(resigned_earlier),
    "a second resignation": decisions(resigned_too),
    "a resignation from what is over": decisions(resigned_after_all),
    "a resignation after the end": decisions(resigned_later_than_the_end),
    "a resignation of another": decisions(resigned_by_another),
    "a resignation of a bot": decisions(resigned_by_a_bot),
    "a stand-in deleted": decisions(no_stand_in),
    "all stand-ins deleted": decisions(no_stand_in_at_all),
    "a stand-in for a bot": decisions(a_stand_in_for_a_bot),
    "a bot that resigned": decisions(a_bot_that_resigned),
    "format 1": lambda text: text.replace("record 2", "record 1", 1),
}


def altered(title: str, how: str) -> str:
    """Return the record of a game, altered in one of these ways."""
    return ALTERATIONS[how](without_the_winner(title))
