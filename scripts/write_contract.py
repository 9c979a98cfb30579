"""Writes the page's types and the API's description from the contract's classes.

`write_contract.py --check` only says whether both are up to date, and fails if they are not.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin

from feldspar.kernel import scene
from feldspar.kernel.events import Text
from feldspar.kernel.serialize.decode import defaults, fields
from feldspar.kernel.serialize.encode import TAGS
from feldspar.server.http.json_schema import docstrings_of, is_any
from feldspar.server.http.openapi import openapi
from feldspar.table import browser
from feldspar.table.content import guide
from feldspar.table.contract import advice, commands, refusal, views
from feldspar.table.core import entries
from feldspar.table.services.queries import QUERIES, TABLE_QUERIES
from feldspar.table.services.query import Query, TableQuery

ROOT: Final = Path(__file__).parent.parent
TYPES: Final = ROOT / "web" / "src" / "transport" / "contract.ts"
API: Final = ROOT / "docs" / "openapi.json"
ASKED: Final[list[Query | TableQuery]] = [*QUERIES.values(), *TABLE_QUERIES.values()]
SENT: Final = [
    commands.TableSpec,
    commands.DailySpec,
    commands.EndSession,
    commands.Wish,
    *get_args(commands.Command),
    *[query.takes for query in ASKED],
]
TOLD: Final = [
    views.GameInfo,
    views.TableSummary,
    views.TableList,
    views.History,
    views.View,
    guide.Summary,
    guide.Glossary,
    guide.ExampleShown,
    views.TableOpened,
    views.Today,
    views.Board,
    views.Found,
    views.Reach,
    views.Pass,
    views.SessionInfo,
    views.Checked,
    advice.Advice,
    refusal.Refusal,
    views.WholeFrame,
    views.ChangeFrame,
    views.PresenceFrame,
    views.HeartbeatFrame,
    entries.StoredEntry,
    browser.News,
    *[query.returns for query in ASKED],
]
NAMED: Final[dict[str, object]] = {
    "TextArg": get_args(fields(Text)["args"])[1],
    "Item": scene.Item,
    "Anchor": scene.Anchor,
    "Status": views.Status,
    "Command": commands.Command,
    "Patch": views.Patch,
    "Changes": views.Changes,
    "Frame": views.Frame,
}
"""Forms that have a name of their own in the page, too."""
SIMPLE: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


class TypeScript:
    """The page's types, in the order they are met."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    def of(self, form: object, sent: bool, inside: str = "") -> str:
        """Return a form in TypeScript; classes and named forms in it are declared."""
        if is_any(form):
            return "unknown"
        for name, named in NAMED.items():
            if form == named and name != inside:
                return self._named(name, sent)
        origin, args = get_origin(form), get_args(form)
        if origin is Annotated:
            return self.of(args[0], sent)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(one, sent) for one in args))
        if origin in (tuple, list):
            if args[-1] is not ... and origin is tuple:
                return f"[{', '.join(self.of(one, sent) for one in args)}]"
            inner = self.of(args[0], sent)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return f"{{ [name: string]: {self.of(args[1], sent)} }}"
        if isinstance(form, type) and form in SIMPLE:
            return SIMPLE[form]
        assert isinstance(form, type), f"{form} has no form in TypeScript"
        return self._interface(form, sent)

    def _named(self, name: str, sent: bool) -> str:
        if name not in self.lines:
            lines = self.lines[name] = []
            lines.append(f"export type {name} = {self.of(NAMED[name], sent, name)};")
        return name

    def _interface(self, kind: type, sent: bool) -> str:
        name = kind.__name__
        if name not in self.lines:
            lines = self.lines[name] = []
            about, said = docstrings_of(kind)
            lines += [*_comment(about), f"export interface {name} {{"]
            if kind in TAGS:
                lines.append(f"  {TAGS[kind][0]}: {json.dumps(TAGS[kind][1])};")
            optional = defaults(kind) if sent else {}
            for field, form in fields(kind).items():
                if field in said:
                    lines += [f"  {line}" for line in _comment(said[field])]
                mark = "?" if field in optional else ""
                lines.append(f"  {field}{mark}: {self.of(form, sent)};")
            lines.append("}")
        return name

    def queries(self, name: str, about: str, known: Mapping[str, Query | TableQuery]) -> None:
        """Declare what each question takes and returns."""
        lines = self.lines[name] = [
            *_comment(f"{about}, by its name."),
            f"export interface {name} {{",
        ]
        for one in known.values():
            takes, returns = self.of(one.takes, sent=True), self.of(one.returns, sent=False)
            lines += [f"  {line}" for line in _comment(f"{one.summary}.")]
            lines.append(f"  {json.dumps(one.name)}: {{ takes: {takes}; returns: {returns} }};")
        lines.append("}")

    def __str__(self) -> str:
        head = "/** Generated by scripts/write_contract.py from the table's classes: edit those. */"
        return "\n\n".join([head, *("\n".join(lines) for lines in self.lines.values())]) + "\n"


def _comment(text: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def typescript() -> str:
    """Return the page's types."""
    made = TypeScript()
    for kind in SENT:
        made.of(kind, sent=True)
    for kind in (*TOLD, *NAMED.values()):
        made.of(kind, sent=False)
    made.queries("Queries", "What may be asked without a table", QUERIES)
    made.queries("TableQueries", "What may be asked about a table", TABLE_QUERIES)
    return str(made)


def main(*options: str) -> int:
    api = json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n"
    stale = [
        path
        for path, text in ((TYPES, typescript()), (API, api))
        if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in options:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run scripts/write_contract.py")
        return 1 if stale else 0
    TYPES.write_text(typescript(), encoding="utf-8")
    API.write_text(api, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
