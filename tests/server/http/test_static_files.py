"""The built pages, as a browser gets them."""

from pathlib import Path

import httpx
import pytest

from tests.server.client import PATIENCE, house


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for inner in ("assets", "house/1a"):
        (folder / inner).mkdir(parents=True)
    for name, text in {
        "index.html": "<!doctype html>the page",
        "sw.js": "worker",
        "assets/table-Bx12.js": "export {}",
        "assets/table-Bx12.js.br": "shorter",
        "assets/table-Bx12.js.gz": "short enough",
        "house/1a/memory.bin": "as it is",
        "assets/python.wasm": "\0asm",
        "manifest.webmanifest": "{}",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    return folder


def test_files_pages_and_places_inside_the_page(site: Path, tmp_path: Path) -> None:
    with (
        house(tmp_path / "data", site=site) as address,
        httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http,
    ):
        for path in ("/", "/index.html", "/table/abc", "/rules/any"):
            answer = http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
            assert answer.headers["cache-control"] == "private, no-cache"
        script = http.get("/assets/table-Bx12.js", headers={"accept-encoding": "identity"})
        assert script.text == "export {}"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert http.get("/assets/python.wasm").headers["content-type"] == "application/wasm"
        kind = http.get("/manifest.webmanifest").headers["content-type"]
        assert kind == "application/manifest+json"
        assert http.get("/sw.js").headers["cache-control"] == "no-cache"
        assert http.get("/assets/gone.js").status_code == 404
        assert "not for you" not in http.get("/..%2fsecret.txt").text


def test_what_was_compressed_before_is_sent_so(site: Path, tmp_path: Path) -> None:
    with (
        house(tmp_path / "data", site=site) as address,
        httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http,
    ):
        wanted = {"accept-encoding": "gzip, br;q=1"}
        with http.stream("GET", "/assets/table-Bx12.js", headers=wanted) as answer:
            assert answer.headers["content-encoding"] == "br"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert b"".join(answer.iter_raw()) == b"shorter"
            assert "accept-encoding" in answer.headers["vary"].lower()


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate", "gzip", b"short enough"),
        ("br;q=0, gzip;q=0.5", "gzip", b"short enough"),
        ("br; q=0.0, gzip;q=0", "", b"export {}"),
        ("identity", "", b"export {}"),
    ],
)
def test_each_coding_is_sent_to_who_can_read_it_under_its_own_tag(
    site: Path, tmp_path: Path, accepted: str, coding: str, body: bytes
) -> None:
    wanted = {"accept-encoding": accepted}
    with (
        house(tmp_path / "data", site=site) as address,
        httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http,
    ):
        with http.stream("GET", "/assets/table-Bx12.js", headers=wanted) as answer:
            assert answer.headers.get("content-encoding", "") == coding
            assert b"".join(answer.iter_raw()) == body
            tag = answer.headers["etag"]
        again = {**wanted, "if-none-match": f'"other", W/{tag}'}
        assert http.get("/assets/table-Bx12.js", headers=again).status_code == 304
        other = {"accept-encoding": "br", "if-none-match": tag}
        with http.stream("GET", "/assets/table-Bx12.js", headers=other) as answer:
            assert answer.status_code == 200


def test_a_folder_named_by_its_contents_is_kept_for_ever(site: Path, tmp_path: Path) -> None:
    with (
        house(tmp_path / "data", site=tmp_path / "none", alone=site) as address,
        httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http,
    ):
        answer = http.get("/alone/house/1a/memory.bin")
        assert answer.text == "as it is"
        assert "immutable" in answer.headers["cache-control"]
        assert http.get("/alone/").headers["cache-control"] == "private, no-cache"


def test_without_pages_a_short_one_says_how_to_build_them(tmp_path: Path) -> None:
    with house(tmp_path / "data", site=tmp_path / "none") as address:
        answer = httpx.get(address, trust_env=False, timeout=PATIENCE)
        assert answer.status_code == 200
        assert "pnpm build" in answer.text
