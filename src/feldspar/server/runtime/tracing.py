"""OpenTelemetry spans for the steps of a move.

Spans are written only if the environment names a collector (OTEL_EXPORTER_OTLP_ENDPOINT); otherwise
the libraries are not even imported. A span holds the name of its step, the id of its request and
the kind of an error, never the message of an error, which may name a table.
"""

import os
from collections.abc import Callable
from types import TracebackType
from typing import Final

from feldspar.server.runtime import metrics
from feldspar.server.runtime.request_id import request_id

ENDPOINT_VARIABLES: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
TRACER_NAME: Final = "feldspar"


def is_configured() -> bool:
    """Tell whether the environment names a collector."""
    return any(os.environ.get(name) for name in ENDPOINT_VARIABLES)


def start_tracing() -> Callable[[], None]:
    """Send a span for every step from now on; return what ends that, and sends the rest."""
    try:
        from opentelemetry import context, trace
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise ValueError("traces are an extra: pip install 'feldspar[traces]'") from None
    named = os.environ.get("OTEL_SERVICE_NAME", TRACER_NAME)
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: named}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    tracer = provider.get_tracer(TRACER_NAME)

    class Span:
        """A step while it lasts: those within it are its children."""

        def __init__(self, step: str) -> None:
            self._step = step

        def __enter__(self) -> None:
            self._span = tracer.start_span(
                self._step, attributes={"feldspar.request": request_id.get()}
            )
            self._token = context.attach(trace.set_span_in_context(self._span))

        def __exit__(
            self, kind: type[BaseException] | None, _: object, __: TracebackType | None
        ) -> None:
            context.detach(self._token)
            if kind is not None:
                self._span.set_status(trace.Status(trace.StatusCode.ERROR, kind.__name__))
            self._span.end()

    metrics.span_factory = Span

    def end() -> None:
        metrics.span_factory = None
        provider.shutdown()

    return end
