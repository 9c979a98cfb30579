"""Static files of the built page: only those there at the start are served."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

from feldspar.server.http.errors import refusal

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = "no-cache"
NAMED_BY_CONTENTS: Final = ("assets/", "house/")
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".whl": "application/octet-stream",
}
UNBUILT: Final = """<!doctype html>
<html lang="en" style="color-scheme: light dark"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Feldspar</title>
<body style="font: 1.05rem/1.6 serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem">
<h1>The tables are set, the pages are not</h1>
<p>This copy of Feldspar came without its pages. In a checkout they are built with
<code>pnpm install</code> and <code>pnpm build</code> in <code>web/</code>; then start the server
again. A packaged Feldspar brings them along.</p>
<p>Programs can play already: <a href="/api/openapi.json">the API</a>.</p>
</html>
"""

Page = Callable[[Request], Awaitable[Response]]


def pages(folder: Path) -> Page:
    """Return what answers every path outside the API."""
    files = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            return refusal(404)
        if path not in files:
            if "." in path.rpartition("/")[2]:
                return refusal(404)
            path = "index.html"  # a place inside the page, which knows it
        if path not in files:
            return HTMLResponse(UNBUILT, headers={"cache-control": CACHE_REVALIDATE})
        answer = _file(path, files, request.headers.get("accept-encoding", ""))
        known = request.headers.get("if-none-match", "")
        if answer.headers["etag"] in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return NotModifiedResponse(answer.headers)
        return answer

    return page


def _file(path: str, files: dict[str, Path], accepted: str) -> FileResponse:
    kind = TYPES.get(files[path].suffix) or mimetypes.guess_type(path)[0]
    headers = {
        "cache-control": CACHE_FOREVER if path.startswith(NAMED_BY_CONTENTS) else CACHE_REVALIDATE,
        "vary": "accept-encoding",
    }
    wanted = _codings(accepted)
    served = files[path]
    for coding, suffix in ENCODINGS.items():
        if coding in wanted and path + suffix in files:
            served = files[path + suffix]
            headers["content-encoding"] = coding
            break
    # With the size and age of what is sent, each coding has a tag of its own.
    return FileResponse(
        served,
        media_type=kind or "application/octet-stream",
        headers=headers,
        stat_result=served.stat(),
    )


def _codings(accepted: str) -> set[str]:
    """Return what a browser can unpack; a weight of nothing means that it cannot."""
    offers = [offer.replace(" ", "").lower().partition(";q=") for offer in accepted.split(",")]
    return {coding for coding, _, weight in offers if weight.strip("0.") or not weight}
