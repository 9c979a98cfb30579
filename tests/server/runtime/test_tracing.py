"""The steps of a move as spans, as a collector receives them."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from tests.server.client import Guest, chosen, me
from tests.server.process import Process

INSIDE = {"wait", "commit", "append", "publish"}
"""The steps before a move is acknowledged."""
TOLD = {"view", "frame", "send"}


class Collector(ThreadingHTTPServer):
    """Keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.raw: list[bytes] = []

    def services(self) -> set[str]:
        return {
            pair.value.string_value
            for request in self._requests()
            for resource in request.resource_spans
            for pair in resource.resource.attributes
            if pair.key == "service.name"
        }

    def spans(self) -> list[Span]:
        return [
            span
            for request in self._requests()
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    def _requests(self) -> list[ExportTraceServiceRequest]:
        return [ExportTraceServiceRequest.FromString(raw) for raw in self.raw]


class Taking(BaseHTTPRequestHandler):
    """Takes spans in, as OTLP over HTTP says."""

    def do_POST(self) -> None:
        assert self.path == "/v1/traces"
        assert isinstance(self.server, Collector)
        self.server.raw.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def collector() -> Iterator[Collector]:
    with Collector() as made:
        thread = threading.Thread(target=made.serve_forever)
        thread.start()
        try:
            yield made
        finally:
            made.shutdown()
            thread.join()


def test_a_collector_is_told_every_step_and_no_name(tmp_path: Path) -> None:
    with collector() as told:
        there = f"http://127.0.0.1:{told.server_port}"
        server = Process(tmp_path, OTEL_EXPORTER_OTLP_ENDPOINT=there, NO_PROXY="127.0.0.1")
        with Guest(server.address) as guest:
            table = guest.set_table([me("Hildegarde")])
            guest.follow(table)
            turn = guest.view["turn"]
            said = {"do": "submit", "seat": 0, "action": chosen(guest.view, 0), "key": "k"}
            move = guest.http.post(f"/api/tables/{table}/commands", json=said)
            guest.hear_until(lambda view: view["turn"] > turn)
            guest.http.get("/api/tables/nowhere-to-be-found")
            cookie = next(iter(guest.http.cookies.values()))
        assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")
    spans = told.spans()
    assert told.services() == {"feldspar"}
    (whole,) = [span for span in spans if span.name == "move"]
    (mark,) = whole.attributes
    assert (mark.key, mark.value.string_value) == (
        "feldspar.request",
        move.headers["x-request-id"],
    )
    of_it = [span for span in spans if span.trace_id == whole.trace_id and span is not whole]
    inside = [span for span in of_it if span.parent_span_id == whole.span_id]
    assert {span.name for span in inside} == INSIDE
    # What the others are shown follows from its being published, and may take longer.
    (published,) = [span for span in inside if span.name == "publish"]
    later = [span for span in of_it if span not in inside]
    assert {span.parent_span_id for span in later} <= {published.span_id}
    assert all(span.start_time_unix_nano >= whole.start_time_unix_nano for span in inside)
    assert all(span.end_time_unix_nano <= whole.end_time_unix_nano for span in inside)
    assert {span.name for span in spans} >= TOLD
    sent = b"".join(told.raw)
    for secret in (table, "Hildegarde", cookie.partition(".")[0], "nowhere"):
        assert secret.encode() not in sent


def test_nothing_is_imported_where_no_collector_is_named(tmp_path: Path) -> None:
    served = (
        "import sys, threading\n"
        "from feldspar.cli import main, serve\n"
        "from feldspar.server import serve as server\n"
        "from feldspar.server.runtime import tracing\n"
        "def ready(): made.should_exit = True\n"
        f"made = server.local_server(__import__('pathlib').Path({str(tmp_path)!r}), ready)\n"
        "made.run([server.bind_port('127.0.0.1', 0)])\n"
        "assert not tracing.is_configured()\n"
        "print([name for name in sys.modules if name.startswith('opentelemetry')])\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", served], capture_output=True, text=True, check=True
    )
    assert (ended.stdout, ended.stderr) == ("[]\n", "")


def test_without_the_extra_it_says_how_to_get_it() -> None:
    bare = (
        "import sys; sys.modules['opentelemetry'] = None\n"
        "from feldspar.server.runtime import tracing\n"
        "try: tracing.start_tracing()\n"
        "except ValueError as error: print(error)\n"
    )
    ended = subprocess.run([sys.executable, "-c", bare], capture_output=True, text=True, check=True)
    assert ended.stdout == "traces are an extra: pip install 'feldspar[traces]'\n"
