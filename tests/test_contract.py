"""What others are told of the contract is what it says: the page's types, and the API."""

import json
import subprocess
import sys
from pathlib import Path

from starlette.routing import Route, WebSocketRoute

from feldspar.server.http.app import create_application
from feldspar.server.http.openapi import openapi
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from tests.server.memory_journal import MemoryJournal

ROOT = Path(__file__).parents[1]


def test_the_written_contract_is_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "write_contract.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_route_of_the_server_is_described() -> None:
    described = json.loads(json.dumps(openapi()))["paths"]
    routes = create_application(MemoryJournal(), Services(), Settings(b"k" * 32)).routes
    served = set[tuple[str, str]]()
    for route in routes:
        if isinstance(route, WebSocketRoute):
            served.add((route.path, "get"))
        elif isinstance(route, Route) and route.path.startswith("/api/"):  # the others are pages
            served |= {(route.path, method.lower()) for method in route.methods or ()}
    told = {(path, method) for path, methods in described.items() for method in methods}
    assert told == {(path, method) for path, method in served if method != "head"}
