"""What a character must do, read from its row of data alone: an account in, an account out.

Nothing here plays: every primitive says which answers its owner gives, and what there is more or
less of then. Where there is a choice, the first thing that can be chosen is.
"""

from collections import Counter

from tests.games.bruges.tally import COLOURS, ROWS, Row, amount, owned

Done = tuple[list[str], Counter[str]]
PILES = (["monk", "nun", "canon"], ["deacon", "abbess", "rector"])
"""The tops of the draw piles, the next card first."""
SPARE, LAUREL = "king", "veteran"
"""Cards of the hand: the first is played, thrown and built with, the second placed."""


def carried_out(rows: list[Row], things: Counter[str], cause: str = "") -> Done:
    """What effects come to, one after the other; `cause` is the colour of an event."""
    answers: list[str] = []
    changes: Counter[str] = Counter()
    now = Counter(things)
    for row in rows:
        more, changed = _effect(row, now, cause)
        answers += more
        changes.update(changed)
        now.update(changed)
    return answers, changes


def _effect(row: Row, things: Counter[str], cause: str) -> Done:
    op = row["op"]
    if op in ("gain_florins", "gain_vp"):
        return [], Counter({"florins" if op == "gain_florins" else "points": amount(row, things)})
    if op == "gain_workers":
        return _workers(row, amount(row, things), cause)
    if op == "gain_die":
        colour = "blue" if row["die"] == "any" else row["die"]
        chosen = ["die(blue)"] if row["die"] == "any" else []
        return chosen, Counter(florins=things[f"die {colour}"])
    if op == "discard_threat":
        return discarded(amount(row, things), row["colour"], things, cause)
    if op == "advance":
        price = row["price"]
        afford = things["florins"] // price if price else row["steps"]
        steps = min(row["steps"], afford, 12 - things["level"])
        return [], Counter(level=steps, florins=-steps * price)
    if op in ("opponents_give", "opponents_lose", "give_threat", "pay_opponents"):
        return _others(row, things)
    return _works(row, things)


def _workers(row: Row, number: int, cause: str) -> Done:
    if row["colour"] == "each":
        return [], Counter({f"worker {colour}": number for colour in COLOURS})
    if row["colour"] == "any":
        return ["take(red)"] * number, Counter({"worker red": number})
    colour = cause if row["colour"] == "event" else row["colour"]
    return [], Counter({f"worker {colour}": number})


def discarded(number: int, allowed: str, things: Counter[str], cause: str = "") -> Done:
    """As many markers as may be returned, 1 point each."""
    colours = {"any": COLOURS, "event": (cause,)}.get(allowed, (allowed,))
    held = owned(things, "threat")
    there = [colour for colour in colours for _ in range(held.get(colour, 0))][:number]
    changes = Counter({f"threat {colour}": -there.count(colour) for colour in there})
    changes["points"] = len(there)
    return [f"discard({colour})" for colour in there], changes


def _works(row: Row, things: Counter[str]) -> Done:
    """Cards drawn, tiles, houses, characters and cards, workers exchanged, trades."""
    op = row["op"]
    hand = owned(things, "hand")
    piles = things["pile 1"] + things["pile 2"]
    if op == "draw_cards" and piles:
        drawn = [PILES[turn % 2][turn // 2] for turn in range(row["n"])]
        changes = Counter(f"hand {card}" for card in drawn)
        changes.subtract(f"pile {turn % 2 + 1}" for turn in range(row["n"]))
        return [f"draw({turn % 2 + 1})" for turn in range(row["n"])], changes
    if op == "build_canal":
        times = {"double": 2, "printed": 1, "free": 0}[row["price"]]
        prices = {side: (things[f"tile {side}"] + 1) * times for side in ("left", "right")}
        sides = [side for side in prices if things[f"tile {side}"] < 5]
        sides = [side for side in sides if prices[side] <= things["florins"]]
        if sides:
            chosen = [f"dig({sides[0]})"] if len(sides) > 1 else []
            return chosen, Counter({f"tile {sides[0]}": 1, "florins": -prices[sides[0]]})
    if op == "build_house" and row["source"] == "pile" and piles:
        return ["draw(1)"], Counter({"pile 1": -1, f"house {ROWS[PILES[0][0]]['colour']}": 1})
    if op == "build_house" and row["source"] == "hand" and SPARE in hand:
        house = f"house {ROWS[SPARE]['colour']}"
        return [f"house({SPARE},none)"], Counter({f"hand {SPARE}": -1, house: 1})
    if op == "place_character" and LAUREL in hand:
        price = max(0, ROWS[LAUREL]["price"] - row["minus"])
        placed = {f"hand {LAUREL}": -1, f"{LAUREL} in blue": 1, "florins": -price}
        return [f"place({LAUREL},blue)"], Counter(placed)
    if op == "play_extra_card" and SPARE in hand:
        taken = f"worker {ROWS[SPARE]['colour']}"
        changes = Counter({f"hand {SPARE}": -1, f"discarded {SPARE}": 1, taken: 2})
        return [f"workers({SPARE})"], changes
    if op == "exchange_workers":
        return _exchanged(row["max"], owned(things, "worker"))
    if op == "convert":
        return _traded(row, things)
    if op == "reactivate" and (rotated := [*owned(things, "rotated")]):
        chosen = [f"straighten({rotated[0]})"] if len(rotated) > 1 else []
        return chosen, Counter({f"rotated {rotated[0]}": -1})
    return [], Counter()


def _exchanged(most: int, held: dict[str, int]) -> Done:
    """All workers, or the first so many, for blue ones."""
    paid = [colour for colour, number in held.items() for _ in range(number)]
    paid = paid[:most] if most else paid
    changes = Counter({"worker blue": len(paid)})
    changes.subtract(f"worker {colour}" for colour in paid)
    return [*[f"pay({colour})" for colour in paid], *["take(blue)"] * len(paid)], changes


def _traded(row: Row, things: Counter[str]) -> Done:
    """A trade as often as it may be made."""
    answers: list[str] = []
    changes: Counter[str] = Counter()
    for _ in range(row["times"]):
        now = things + changes  # what is there; nothing that counts here is negative
        workers = [colour for colour, n in owned(now, "worker").items() for _ in range(n)]
        pay, n = row["pay"], row["pay_n"]
        held = {"florins": now["florins"], "vp": now["points"], "workers": len(workers)}
        held["cards"] = len([SPARE] * now[f"hand {SPARE}"])
        if held[pay] < n or (row["get"] == "threat" and not owned(now, "threat")):
            break
        if pay == "workers":
            answers += [f"pay({colour})" for colour in workers[:n]]
            changes.subtract(f"worker {colour}" for colour in workers[:n])
        elif pay == "cards":
            answers.append(f"throw({SPARE})")
            changes.update({f"hand {SPARE}": -1, f"discarded {SPARE}": 1})
        else:
            answers.append("trade")
            changes["points" if pay == "vp" else "florins"] -= n
        if row["get"] == "threat":
            more, got = discarded(row["get_n"], "any", now)
            answers += more
            changes.update(got)
        else:
            changes["points" if row["get"] == "vp" else "florins"] += row["get_n"]
    return answers, changes


def _others(row: Row, things: Counter[str]) -> Done:
    """What each opponent, clockwise, gives, loses or receives."""
    answers: list[str] = []
    changes: Counter[str] = Counter()
    for seat in (1, 2):
        what = row.get("what")
        if row["op"] == "give_threat":
            changes[f"{seat}: threat {row['colour']}"] += row["n"]
        elif row["op"] == "pay_opponents":
            paid = min(row["florins"], things["florins"] + changes["florins"])
            changes.update({"florins": -paid, f"{seat}: florins": paid, "points": paid * row["vp"]})
        elif what == "florins":
            gift = min(row["n"], things[f"{seat}: florins"])
            changes.update({"florins": gift, f"{seat}: florins": -gift})
        elif what == "vp":
            changes[f"{seat}: points"] -= min(row["n"], things[f"{seat}: points"])
        elif what == "workers" and owned(things, "worker", seat):
            answers += ["pay(blue)"] * row["n"]
            changes.update({"worker blue": row["n"], f"{seat}: worker blue": -row["n"]})
        elif what == "canal_tile" and owned(things, "tile", seat):
            answers.append("breach(left)")
            changes[f"{seat}: tile left"] -= 1
    return answers, changes
