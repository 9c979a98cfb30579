"""Data generated from a JSON Schema: valid, and nearly valid."""

import json
from random import Random
from typing import Any, Final

ODD: Final = (
    *("", " ", "\x00", "\n", "\\", '"', "'", "%", "%00", "..", "../../etc/passwd", "__proto__"),
    *("\u202e", "\ufeff", "e\u0301" * 40, "\U0001f3b2", "\u0000x", "A" * 300, "é" * 5000),
    *("null", "-1", "1e999", "0x10", "١٢", "{{7*7}}", "<script>", "'; DROP TABLE entry; --"),
)
NUMBERS: Final = (0, -1, 1, 15, 16, 17, 2**31, 2**53, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308)
TEXTS: Final = (
    *('{"a":NaN}', '{"a":Infinity}', "{", "[" * 2000, '{"a":' * 2000, "\ufeff{}", "{}{}", "[1,]"),
    *(
        '"\\ud800"',
        '{"do":"undo","do":"join"}',
        "1" * 5000,
        "-" + "9" * 400,
        '"\\u0000"',
        "1e99999",
    ),
    *("nul", "'x'", "\x00", " " * 3000, "[" * 500 + "]" * 500, '{"seat":1E400}'),
)


class Maker:
    """Makes values from the components of a description, always the same ones for a seed."""

    def __init__(self, described: dict[str, Any], random: Random) -> None:
        self.schemas = described["components"]["schemas"]
        self.random = random
        self.known: list[str] = ["level-2", "greedy", "me", "bot", "open", "burgundy_dice"]
        """Words that mean something here."""

    def fitting(self, schema: Any) -> Any:
        """Return a value that fits a schema."""
        draw = self.random
        if "$ref" in schema:
            return self.fitting(self.schemas[schema["$ref"].rpartition("/")[2]])
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.fitting(draw.choice(schema[several]))
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return draw.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object":
            return self._object(schema)
        if kind == "array":
            most = min(schema.get("maxItems", 4), 4)
            count = draw.randint(min(schema.get("minItems", 0), most), most)
            return [self.fitting(schema.get("items", {})) for _ in range(count)]
        if kind == "integer":
            least, most = schema.get("minimum", -1), schema.get("maximum", 40)
            return draw.choice((least, most, draw.randint(least, most), min(most, max(least, 0))))
        if kind == "string":
            return self._text(schema)
        return draw.choice((None, True, 0, "x"))

    def _object(self, schema: Any) -> Any:
        made = {}
        for name, inner in schema.get("properties", {}).items():
            if name in schema.get("required", ()) or self.random.random() < 0.5:
                made[name] = self.fitting(inner)
        return made

    def _text(self, schema: Any) -> str:
        draw = self.random
        pattern = schema.get("pattern", "")
        if "0-9a-f" in pattern:
            size = 64 if "64" in pattern else draw.choice((0, 2, 64, schema.get("maxLength", 64)))
            return "".join(draw.choice("0123456789abcdef") for _ in range(size))
        if draw.random() < 0.7:
            return draw.choice(self.known)[: schema.get("maxLength", 1000)]
        return draw.choice(ODD)[: schema.get("maxLength", 1000)]

    def twisted(self, value: Any) -> Any:
        """Return a value with something about it changed."""
        draw = self.random
        if isinstance(value, dict) and value and draw.random() < 0.8:
            made, name = dict(value), draw.choice(list(value))
            how = draw.randrange(5)
            if how == 0:
                del made[name]
            elif how == 1:
                made[draw.choice(ODD) or "extra"] = self.nonsense()
            else:
                made[name] = self.twisted(made[name]) if how < 4 else self.nonsense()
            return made
        if isinstance(value, list) and value and draw.random() < 0.8:
            place = draw.randrange(len(value))
            if draw.random() < 0.2:
                return value * draw.choice((2, 20, 400))
            return [*value[:place], self.twisted(value[place]), *value[place + 1 :]]
        if isinstance(value, str) and draw.random() < 0.5:
            return spoiled(value, draw)
        return self.nonsense()

    def nonsense(self) -> Any:
        """Return a value of no meaning."""
        draw = self.random
        choices: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": {}})
        how = draw.randrange(5)
        if how == 0:
            return draw.choice(choices)
        if how == 1:
            return draw.choice(NUMBERS)
        if how == 2:
            return deep(draw.choice((5, 60, 900)))
        return draw.choice(ODD)

    def said(self, value: Any) -> bytes:
        """Return a value as the body of a request; now and then as something that is no JSON."""
        draw = self.random
        if draw.random() < 0.06:
            return draw.choice(TEXTS).encode("utf-8", "replace")
        text = json.dumps(value, ensure_ascii=draw.random() < 0.5)
        how = draw.random()
        if how < 0.04:
            return text[: draw.randrange(len(text) + 1)].encode()
        if how < 0.06:
            return text.encode("utf-16")
        if how < 0.10:
            return bytes(bytearray(mutated(text.encode(), draw)))
        return text.encode()


def deep(levels: int) -> Any:
    """Return a list in a list in a list."""
    made: Any = 0
    for level in range(levels):
        made = [made] if level % 2 else {"a": made}
    return made


def mutated(data: bytes, draw: Random) -> bytes:
    """Return bytes with a few of them changed, doubled or gone."""
    made = bytearray(data)
    for _ in range(draw.randint(1, 4)):
        place = draw.randrange(len(made) + 1)
        how = draw.randrange(4)
        if how == 0:
            made[place:place] = bytes([draw.randrange(256)])
        elif how == 1 and place < len(made):
            made[place] = draw.randrange(256)
        elif how == 2:
            del made[place : place + draw.randint(1, 20)]
        else:
            made[place:place] = made[place : place + draw.randint(1, 40)]
    return bytes(made)


def spoiled(text: str, draw: Random) -> str:
    """Return a text with something about it changed."""
    how = draw.randrange(6)
    lines = text.split("\n")
    place = draw.randrange(len(lines))
    if how == 0:
        return text[: draw.randrange(len(text) + 1)]
    if how == 1:
        return "\n".join([*lines[:place], *lines[place + 1 :]])
    if how == 2:
        return "\n".join([*lines[: place + 1], *lines[place:]])
    if how == 3:
        lines[place] = lines[place].replace(
            draw.choice("0123456789 :,()ae"), draw.choice(("99", "-1", "", "\t", "9" * 30, "é"))
        )
        return "\n".join(lines)
    if how == 4:
        return "\n".join([*lines[:place], draw.choice(ODD), *lines[place:]])
    return mutated(text.encode("utf-8", "replace"), draw).decode("utf-8", "replace")
