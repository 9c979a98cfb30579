"""The built pages. Only files that were there at the start are served, each as what it is."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from feldspar.server.errors import refusal

FOREVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
SHORTER: Final = {"br": ".br", "gzip": ".gz"}
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
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Feldspar</title>
<style>
:root { color-scheme: light dark }
body { font: 1.05rem/1.6 Georgia, serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem }
code { font: 0.95em ui-monospace, monospace }
</style>
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
            return HTMLResponse(UNBUILT, headers={"cache-control": EACH_TIME})
        return _file(path, files, request.headers.get("accept-encoding", ""))

    return page


def _file(path: str, files: dict[str, Path], accepted: str) -> Response:
    kind = TYPES.get(files[path].suffix) or mimetypes.guess_type(path)[0]
    headers = {
        "cache-control": FOREVER if path.startswith("assets/") else EACH_TIME,
        "vary": "accept-encoding",
    }
    wanted = {offer.partition(";")[0].strip() for offer in accepted.split(",")}
    served = files[path]
    for coding, suffix in SHORTER.items():
        if coding in wanted and path + suffix in files:
            served = files[path + suffix]
            headers["content-encoding"] = coding
            break
    return FileResponse(served, media_type=kind or "application/octet-stream", headers=headers)
