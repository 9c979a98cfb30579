"""Action spaces: every decision of a game is one integer.

Every kind names its arguments and the tokens each may take; the space packs all combinations into
one contiguous range and converts between the integer, the structured form and the written form.
The last argument runs fastest, so hot code may add indices to `base(kind)` itself.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

_WRITTEN = re.compile(r"([a-z_]+)(?:\(([^()]*)\))?")


class Action(NamedTuple):
    """The structured form of a decision: its kind, and the index of each argument."""

    kind: str
    args: tuple[int, ...]


class Kind(NamedTuple):
    """One kind of decision: where its ids begin, and the tokens of each argument."""

    name: str
    base: int
    size: int
    domains: dict[str, tuple[str, ...]]


class ActionSpace:
    """The fixed, integer-coded space of all decisions of a game.

    >>> actions = feldspar.game("burgundy_dice").actions
    >>> actions  # doctest: +ELLIPSIS
    <894 decisions: start(square), mark(value,hex), monk(value,hex), ..., take, done>
    """

    def __init__(self, **kinds: Mapping[str, Sequence[str]]) -> None:
        self.kinds: dict[str, Kind] = {}
        self.size = 0
        for name, domains in kinds.items():
            size = 1
            for tokens in domains.values():
                size *= len(tokens)
            packed = {arg: tuple(tokens) for arg, tokens in domains.items()}
            self.kinds[name] = Kind(name, self.size, size, packed)
            self.size += size
        self._known: list[Action | None] = [None] * self.size
        """What has been decoded: rules and views ask for the same few thousand again and again."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ActionSpace):
            return NotImplemented
        return [*self.kinds.values()] == [*other.kinds.values()]

    def __hash__(self) -> int:
        return hash((self.size, *self.kinds))

    def __repr__(self) -> str:
        kinds = [
            f"{name}({','.join(kind.domains)})" if kind.domains else name
            for name, kind in self.kinds.items()
        ]
        return f"<{self.size} decisions: {', '.join(kinds)}>"

    def base(self, kind: str) -> int:
        """Return the first id of a kind.

        >>> actions.base("mark")
        4
        """
        return self.kinds[kind].base

    def encode(self, kind: str, *args: int) -> int:
        """Return the id of a decision from its kind and the index of each argument.

        >>> actions.encode("start", 3)
        3
        """
        found = self._kind(kind, len(args))
        offset = 0
        for (name, tokens), index in zip(found.domains.items(), args, strict=True):
            if not 0 <= index < len(tokens):
                raise ValueError(f"{kind}: {name} must be in range({len(tokens)}), not {index}")
            offset = offset * len(tokens) + index
        return found.base + offset

    def every(self, *kinds: str, **only: Sequence[int]) -> list[int]:
        """Return the ids of some kinds, or of all; of an argument only some indices, in that order.

        >>> actions.every("start", "mark", value=[5, 0], hex=[2])
        [0, 1, 2, 3, 191, 6]
        """
        found: list[int] = []
        for kind in kinds or self.kinds:
            offsets = [0]
            for name, tokens in self.kinds[kind].domains.items():
                some = only.get(name, range(len(tokens)))
                offsets = [offset * len(tokens) + index for offset in offsets for index in some]
            found += [self.kinds[kind].base + offset for offset in offsets]
        return found

    def decode(self, action: int) -> Action:
        """Return the structured form of an id.

        >>> actions.decode(3)
        Action(kind='start', args=(3,))
        """
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: ids run from 0 to {self.size - 1}")
        known = self._known[action]
        if known is None:
            known = self._known[action] = self._decode(action)
        return known

    def _decode(self, action: int) -> Action:
        kind = [kind for kind in self.kinds.values() if kind.base <= action][-1]
        offset = action - kind.base
        args: list[int] = []
        for tokens in reversed(kind.domains.values()):
            offset, index = divmod(offset, len(tokens))
            args.append(index)
        return Action(kind.name, tuple(reversed(args)))

    def text(self, action: int) -> str:
        """Return the written form of an id: `kind(token,token)`, or `kind` without arguments.

        >>> actions.text(3)
        'start(worker)'
        """
        kind, args = self.decode(action)
        domains = self.kinds[kind].domains.values()
        tokens = [tokens[index] for tokens, index in zip(domains, args, strict=True)]
        return f"{kind}({','.join(tokens)})" if tokens else kind

    def parse(self, text: str) -> int:
        """Return the id of a written decision; spaces do not matter.

        >>> actions.parse("start(worker)")
        3
        """
        written = _WRITTEN.fullmatch("".join(text.split()))
        if written is None:
            raise ValueError(f"{text!r} is not a decision; write for instance {self.text(0)!r}")
        tokens = written[2].split(",") if written[2] else []
        kind = self._kind(written[1], len(tokens))
        args: list[int] = []
        for (name, allowed), token in zip(kind.domains.items(), tokens, strict=True):
            if token not in allowed:
                raise ValueError(f"{text!r}: {name} is one of {', '.join(allowed)}")
            args.append(allowed.index(token))
        return self.encode(kind.name, *args)

    def _kind(self, name: str, arguments: int) -> Kind:
        kind = self.kinds.get(name)
        if kind is None:
            raise ValueError(f"no decision is called {name!r}; there are {', '.join(self.kinds)}")
        if len(kind.domains) != arguments:
            wanted = ", ".join(kind.domains) or "nothing"
            raise ValueError(f"{name} takes {wanted}, but {arguments} arguments were given")
        return kind
