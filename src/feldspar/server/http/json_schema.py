"""JSON Schema of the contract: a component for each class that crosses the border.

Everything is read off the classes themselves: fields, limits, tags, and the docstrings beside them.
"""

import ast
import inspect
import textwrap
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin

from feldspar.kernel.serialize.decode import Limit, defaults, fields
from feldspar.kernel.serialize.encode import TAGS, Plain

SIMPLE: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
Schema = dict[str, Plain]


def docstrings_of(kind: type) -> tuple[str, dict[str, str]]:
    """Return what the docstrings say of a class, without examples, and of each of its fields."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    said: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
            if isinstance(after.value, ast.Constant) and isinstance(field.target, ast.Name):
                said[field.target.id] = inspect.cleandoc(str(after.value.value))
    return (inspect.getdoc(kind) or "").partition("\n\n>>> ")[0], said


def is_any(form: object) -> bool:
    """Tell whether a form is that of any plain data."""
    return {str, int, float, bool, NoneType} <= set(get_args(form))


class SchemaBuilder:
    """Components made as they are asked for. What is sent may leave out what has a default."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}

    def schema_of(self, form: object, sent: bool = False) -> Schema:
        """Return the schema of a form; classes in it become components."""
        origin, args = get_origin(form), get_args(form)
        if is_any(form):
            return {}
        if origin is Annotated:
            return {**self.schema_of(args[0], sent), **_limits(args[0], args[1:])}
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return self._one_of(args, sent)
        if origin is tuple:
            return self._list(args, sent)
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema_of(args[1], sent)}
        if isinstance(form, type) and form in SIMPLE:
            return {"type": SIMPLE[form]}
        assert isinstance(form, type), f"nothing of the form {form} can be described"
        return self._component(form, sent)

    def _one_of(self, forms: tuple[object, ...], sent: bool) -> Schema:
        inner: list[Plain] = [self.schema_of(form, sent) for form in forms]
        tags = [TAGS[form] for form in forms if isinstance(form, type) and form in TAGS]
        if len(tags) < len(forms):
            return {"anyOf": inner}
        mapping: Schema = {
            tag: f"#/components/schemas/{form.__name__}"  # type: ignore[attr-defined]
            for (_, tag), form in zip(tags, forms, strict=True)
        }
        return {
            "oneOf": inner,
            "discriminator": {"propertyName": tags[0][0], "mapping": mapping},
        }

    def _list(self, args: tuple[object, ...], sent: bool) -> Schema:
        if args[-1] is ...:
            return {"type": "array", "items": self.schema_of(args[0], sent)}
        items: list[Plain] = [self.schema_of(one, sent) for one in args]
        return {
            "type": "array",
            "prefixItems": items,
            "minItems": len(items),
            "maxItems": len(items),
        }

    def _component(self, kind: type, sent: bool) -> Schema:
        name = kind.__name__
        if name not in self.components:
            made = self.components[name] = {}
            about, said = docstrings_of(kind)
            properties: Schema = {}
            if kind in TAGS:
                properties[TAGS[kind][0]] = {"const": TAGS[kind][1]}
            for field, form in fields(kind).items():
                properties[field] = _add_description(
                    self.schema_of(form, sent), said.get(field, "")
                )
            optional = defaults(kind) if sent else {}
            required: list[Plain] = [field for field in properties if field not in optional]
            made |= {"type": "object", "description": about, "properties": properties}
            made |= {"required": required, "additionalProperties": False}
        return {"$ref": f"#/components/schemas/{name}"}


def _add_description(schema: Schema, said: str) -> Schema:
    """Return a schema with a description."""
    return {**schema, "description": said} if said else schema


def _limits(form: object, notes: tuple[object, ...]) -> Schema:
    found: Schema = {}
    size = {str: "Length", int: "imum", tuple: "Items", dict: "Properties"}
    names = size[get_origin(form) or form]  # type: ignore[index]
    for limit in notes:
        if isinstance(limit, Limit):
            if limit.most is not None:
                found[f"max{names}"] = limit.most
            if limit.least is not None:
                found[f"min{names}"] = limit.least
            if limit.pattern:
                found["pattern"] = f"^({limit.pattern})$"
    return found
