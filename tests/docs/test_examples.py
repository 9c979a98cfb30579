"""What the library exports is documented, by examples that run."""

import importlib
import inspect
from types import ModuleType

import pytest

import feldspar
from feldspar.kernel.actions import ActionSpace
from tests.docs.examples import SOURCE, run, said

DOCUMENTED = {one.name: one for path in sorted(SOURCE.rglob("*.py")) for one in said(path)}
EXAMPLES = {name: one for name, one in DOCUMENTED.items() if ">>>" in one.text}
UNDOCUMENTED = {
    "Bot": {"ponder"},
    "Game": {"begin"},
    "State": {
        "announce",
        "hidden_ints",
        "hidden_numbers",
        "known_numbers",
        "log_event",
        "open_numbers",
        "public_ints",
        "report",
        "set_up",
        "share",
        "transcribe",
        "visit_notation",
    },
}
"""What only a title calls or fills in: docs/add-a-game.md shows it at work; and old names."""


def public() -> list[str]:
    """Where everything is documented that the library exports, and its public methods."""
    found: list[str] = []
    for one in [*(getattr(feldspar, name) for name in feldspar.__all__), ActionSpace]:
        if isinstance(one, ModuleType):
            found.append(one.__name__)
            continue
        found.append(f"{one.__module__}.{one.__qualname__}")
        if inspect.isclass(one):
            own = UNDOCUMENTED.get(one.__name__, set())
            found += [
                f"{found[-1]}.{name}"
                for name, method in vars(one).items()
                if not name.startswith("_")
                and (callable(method) or isinstance(method, classmethod))
                if name not in own
            ]
    return found


@pytest.mark.parametrize("name", public())
def test_every_public_name_is_documented_with_an_example(name: str) -> None:
    assert name in EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_give_what_they_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parts = EXAMPLES[name].path.relative_to(SOURCE.parent).with_suffix("").parts
    importlib.import_module(".".join(parts).removesuffix(".__init__"))  # or what it needs lacks
    result = run(EXAMPLES[name])
    assert result.attempted
    assert not result.failed, capsys.readouterr().out


def test_the_library_shows_what_is_meant_and_nothing_else() -> None:
    assert [name for name in dir(feldspar) if not name.startswith("_")] == feldspar.__all__
    assert sorted(feldspar.__all__) == feldspar.__all__
    assert all(hasattr(feldspar, name) for name in dir(feldspar))
