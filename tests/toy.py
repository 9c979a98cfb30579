"""Auction, a whole game in one page: it proves that the kernel knows no title.

TOY-1.1  Everybody holds three cards and bids one of them, all in secret and at once.
TOY-1.2  A bid stands; when the last has fallen all are shown, and gone.
TOY-1.3  The game is over when no cards are left.
TOY-2.1  The highest bid wins (by option, the lowest) as many coins as a die shows.
TOY-2.2  Before the next bids the winner alone chooses: the coins, or two more with a gift.
TOY-2.3  The gift is a coin for somebody else, named before the prize is paid.
"""

from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.chance import below, subkey
from feldspar.kernel.events import Event, Text
from feldspar.kernel.game import Game, Option, State
from feldspar.kernel.position_codec import PositionCodec, complete
from feldspar.kernel.toolkit.hexes import bits, members

KINDS = ["bid", "prize", "give"]
"""What is decided while nothing is pending; a prize; a prize and its gift."""
ACTIONS = ActionSpace(bid={"card": "123456789"}, prize={"as": ["coin", "gift"]}, give={"to": "012"})


def shuffled(items: list[int], key: bytes, what: int) -> list[int]:
    """Return the items in an order every one of which is equally likely."""
    deck = items[:]
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, key, what, 0, 0, last)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


class ToyState(State):
    """A hand is a set of bits, so nothing tells in which order its cards came."""

    hands: list[int]
    bids: list[int]
    """The card each seat has bid, still in its hand until it is shown; or -1."""
    pending: list[int]
    """Coins to be paid once it is decided how; above their four bits, the seat that decides."""
    coins: list[int]

    def actors(self) -> list[int]:
        bidding = [s for s in range(self.seats) if self.hands[s] and self.bids[s] < 0]
        return [self.pending[-1] >> 4] if self.pending else bidding

    def legal(self, seat: int) -> list[int]:
        depth, others = len(self.pending), (1 << self.seats) - 1 - (1 << seat)
        allowed, base = (self.hands[seat], 0b11, others)[depth], ACTIONS.base(KINDS[depth])
        return [base + n for n in range(9) if allowed >> n & 1 and seat in self.actors()]

    def why_not(self, seat: int, action: int) -> str | None:
        kind, (which,) = ACTIONS.decode(action)
        broken = {
            "TOY-1.3": not any(self.hands) and not self.pending,
            "TOY-2.2": [frame >> 4 for frame in self.pending] != [seat] * KINDS.index(kind),
            "TOY-1.1": kind == "bid" and not self.hands[seat] >> which & 1,
            "TOY-1.2": kind == "bid" and self.bids[seat] >= 0,
            "TOY-2.3": kind == "give" and (which == seat or which >= self.seats),
        }
        return next((rule for rule in broken if broken[rule]), None)

    def step(self, seat: int, action: int) -> None:
        kind, (which,) = ACTIONS.decode(action)
        if kind == "bid":
            self.bids[seat] = which
            self.tell(seat, which + 1, "TOY-1.1", 0, 1 << seat)
            if -1 not in self.bids:
                self.show()
        elif ACTIONS.text(action) == "prize(gift)":
            self.pending = [self.pending[0] + 2, seat << 4 | 1]
        else:
            for owner in (which, seat) if kind == "give" else (seat,):
                coins = self.pending.pop() & 15
                self.coins[owner] += coins
                self.tell(owner, coins, "TOY-2.1", coins, -1)

    def show(self) -> None:
        best = max(self.bids) if self.options["wins"] == "highest" else min(self.bids)
        worth = 1 + below(6, self.key, 1, sum(self.hands))
        self.pending = [self.bids.index(best) << 4 | worth]
        for seat, card in enumerate(self.bids):
            self.hands[seat] -= 1 << card
            self.bids[seat] = -1
            self.tell(seat, card + 1, "TOY-1.2", 0, ~(1 << seat))
        self.reveal_count += 1

    def tell(self, seat: int, n: int, rule: str, points: int, seen_by: int) -> None:
        if self.log is not None:
            self.log.append(Event(seat, Text(rule, {"n": n}), rule, points, seen_by))

    def clone(self) -> "ToyState":
        new = ToyState()
        new.game, new.options, new.key = self.game, self.options, self.key
        new.seats, new.reveal_count, new.hands = self.seats, self.reveal_count, self.hands[:]
        new.bids, new.pending, new.coins = self.bids[:], self.pending[:], self.coins[:]
        return new

    def info_key(self, seat: int) -> bytes:
        common = [self.options, sum(self.hands), self.pending, self.coins, self.actors()]
        own = [self.hands[seat], self.bids[seat]] if seat >= 0 else []
        return repr([*common, own]).encode()

    def state_key(self) -> bytes:
        return self.key + b"".join(self.info_key(seat) for seat in range(self.seats))

    def determinize(self, seat: int, seed: bytes) -> "ToyState":
        new, hidden = self.clone(), sum(self.hands) - (self.hands[seat] if seat >= 0 else 0)
        new.key = subkey(seed, b"key")
        deck = shuffled([n for n in range(9) if hidden >> n & 1], subkey(seed, b"deck"), 0)
        for other in {*range(self.seats)} - {seat}:
            cards = [deck.pop() for _ in range(self.hands[other].bit_count())]
            new.hands[other] = sum(1 << card for card in cards)
            new.bids[other] = cards[0] if self.bids[other] >= 0 else -1
        return new

    def visit_notation(self, notation: PositionCodec) -> None:
        """All know which cards are left, and who has bid."""
        left = notation.choice("left", sum(self.hands), "123456789")
        hands = [members(hand) for hand in self.hands]
        bids: list[list[int]] = []
        for seat, hand in enumerate(hands):
            bid = [self.bids[seat]] if self.bids[seat] >= 0 else []
            known = notation.knows(seat)
            hands[seat] = notation.names(f"hand {seat}", hand, "123456789", 9, [known] * len(hand))
            bids.append(notation.names(f"bid {seat}", bid, "123456789", 1, [known] * len(bid)))
        self.pending = notation.numbers("pending", self.pending, 47, many=2)
        self.coins = notation.numbers("coins", self.coins, 99, [0] * self.seats)
        if notation.reads:
            hands = complete(hands, members(left), "123456789", [])
            self.hands = [bits(hand) for hand in hands]
            for seat, bid in enumerate(bids):  # whoever bids unseen may have bid any card
                self.bids[seat] = -1 if not bid else bid[0] if bid[0] >= 0 else hands[seat][0]

    def scores(self) -> list[int]:
        return self.coins[:]

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.coins) for mine in self.coins]


class Toy(Game):
    """The title."""

    def new(self, seats: int, seed: bytes, /, **options: str) -> ToyState:
        state = ToyState()
        state.game, state.options = self, self.choose(seats, options)
        state.key, state.seats, deck = seed, seats, shuffled([*range(3 * seats)], seed, 0)
        state.hands = [sum(1 << card for card in deck[seat::seats]) for seat in range(seats)]
        state.bids, state.pending, state.coins = [-1] * seats, [], [0] * seats
        return state


GAME = Toy()
GAME.id, GAME.package, GAME.seats, GAME.rules = "toy", "tests.toy", range(2, 4), 1
GAME.options, GAME.actions = {"wins": Option(("highest", "lowest"), "TOY-2.1")}, ACTIONS
