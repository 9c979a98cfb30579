"""Every name we use of uvicorn and websockets that they keep to themselves, and what it must be.

If this fails after an upgrade, read what has changed in their code, mend `uvicorn_internals.py`,
and only then raise the bound in `pyproject.toml`.
"""

import ast
import asyncio
import inspect
from collections.abc import Callable
from pathlib import Path
from types import GeneratorType
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

import feldspar
from feldspar.server.http.protocol import uvicorn_internals

SOURCE: Final = Path(feldspar.__file__).parent
NONE: Final = type(None)
METHODS: Final[dict[type, dict[str, list[str]]]] = {
    HttpToolsProtocol: {
        "on_message_begin": [],
        "on_headers_complete": [],
        "on_message_complete": [],
        "send_400_response": ["msg"],
        "handle_websocket_upgrade": [],
        "shutdown": [],
    },
    WebSocketsSansIOProtocol: {
        "data_received": ["data"],
        "connection_lost": ["exc"],
        "send_receive_event_to_app": [],
        "handle_parser_exception": [],
        "shutdown": [],
    },
}
"""What we override or call: methods, and what they are given."""
COROUTINES: Final[dict[type, dict[str, list[str]]]] = {
    WebSocketsSansIOProtocol: {"run_asgi": [], "send": ["message"]},
    uvicorn.Server: {"startup": ["sockets"], "shutdown": ["sockets"], "serve": ["sockets"]},
}
FRESH: Final[dict[type, dict[str, type | tuple[type, ...]]]] = {
    HttpToolsProtocol: {"connections": set, "cycle": NONE, "parser": object},
    WebSocketsSansIOProtocol: {
        "config": uvicorn.Config,
        "conn": ServerProtocol,
        "handshake_initiated": bool,
        "handshake_complete": bool,
        "initial_response": NONE,
        "close_sent": bool,
        "transport": NONE,
        "writable": asyncio.Event,
        "frames": list,
        "curr_msg_data_type": str,
    },
    RequestResponseCycle: {
        "disconnected": bool,
        "message_event": asyncio.Event,
        "response_started": bool,
        "response_complete": bool,
    },
    ServerProtocol: {"parser": GeneratorType, "handshake_exc": NONE, "state": int},
}
"""What a new one of each has, and of which type."""
LATER: Final = {"scope", "servers", "server_state"}
"""What is there once something has happened: real servers try it, in the tests beside this one."""


def test_methods_take_what_we_hand_on() -> None:
    for listed, is_one in ((METHODS, inspect.isfunction), (COROUTINES, _is_coroutine)):
        for kind, methods in listed.items():
            for name, given in methods.items():
                method = getattr(kind, name)
                assert is_one(method), f"{kind.__name__}.{name}"
                assert [*inspect.signature(method).parameters] == ["self", *given], name


def _is_coroutine(method: Callable[..., Any]) -> bool:
    return inspect.iscoroutinefunction(method)


def test_a_new_one_of_each_has_what_we_use() -> None:
    for one in asyncio.run(_fresh()):
        (kind,) = (kind for kind in FRESH if isinstance(one, kind))
        for name, wanted in FRESH[kind].items():
            assert isinstance(getattr(one, name), wanted), f"{kind.__name__}.{name}"


async def _fresh() -> list[object]:
    async def application(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(application, log_config=None)
    config.load()
    state = uvicorn.Server(config).server_state
    http = HttpToolsProtocol(config, state, {})
    web = WebSocketsSansIOProtocol(config, state, {})
    cycle = RequestResponseCycle(
        scope={"type": "http"},  # type: ignore[typeddict-item]
        transport=asyncio.Transport(),
        flow=None,  # type: ignore[arg-type]
        logger=http.logger,
        access_logger=http.access_logger,
        access_log=False,
        default_headers=[],
        message_event=asyncio.Event(),
        expect_100_continue=False,
        keep_alive=True,
        on_response=lambda: None,
    )
    return [http, web, cycle, web.conn]


def test_a_connection_is_made_of_a_configuration_a_state_and_what_the_application_keeps() -> None:
    for kind in (HttpToolsProtocol, WebSocketsSansIOProtocol):
        given = [*inspect.signature(kind).parameters]
        assert given == ["config", "server_state", "app_state", "_loop"]


def test_no_more_is_used_than_is_listed() -> None:
    tree = ast.parse(Path(uvicorn_internals.__file__).read_text("utf-8"))
    listed = LATER.union(*METHODS.values(), *COROUTINES.values(), *FRESH.values())
    ours = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    ours |= {"_cycles", "agreement", "send_extension"}
    used = {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_theirs(node)
    }
    assert used - ours <= listed


def _is_theirs(node: ast.Attribute) -> bool:
    """Tell whether it is of a connection, of a part of one, or of what is above our own classes."""
    of = node.value
    if isinstance(of, ast.Call):
        return isinstance(of.func, ast.Name) and of.func.id == "super" and node.attr != "__init__"
    if isinstance(of, ast.Attribute):
        return of.attr == "cycle" or (of.attr == "conn" and node.attr not in DOCUMENTED)
    return isinstance(of, ast.Name) and of.id in ("self", "cycle", "one")


DOCUMENTED: Final = {"send_close", "state", "handshake_exc"}
"""What websockets itself says one may use of a connection without input and output."""


def test_nobody_else_goes_there() -> None:
    went = [
        f"{path.name}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.samefile(uvicorn_internals.__file__)
        for name in _imported(ast.parse(path.read_text("utf-8")))
        if name.startswith(PRIVATE)
    ]
    assert went == []


def _imported(tree: ast.Module) -> list[str]:
    found = list[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{one.name}" for one in node.names]
        elif isinstance(node, ast.Import):
            found += [one.name for one in node.names]
    return found


PRIVATE: Final = ("uvicorn.", "websockets.server", "websockets.protocol", "websockets.frames")
"""Where only one module goes; others import `uvicorn` itself, or what websockets documents."""
