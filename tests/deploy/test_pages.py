"""What docs/self-hosting.md and docs/operations.md say, done as they say it."""

import os
from pathlib import Path

import pytest

from tests.deploy.fresh import WHEELS, Fresh, blocks, packages

TABLES = (
    "runuser -u postgres -- pg_dump --inserts --exclude-schema=jobs --exclude-table-data=process "
    "feldspar | grep -v restrict"
)
"""Everything there is, but the rounds of the house and which processes were seen when, which go on
meanwhile, and the word that newer versions make up each time."""
WRITE = """
runuser -u postgres -- psql --quiet --set ON_ERROR_STOP=1 feldspar <<'END'
CREATE TABLE IF NOT EXISTS trial (at timestamptz DEFAULT now(), data text);
INSERT INTO trial (data) SELECT md5(n::text) FROM generate_series(1, 500) AS n;
END
"""
COMPLAIN = "set -E; trap 'tail -n 30 /var/log/feldspar/*.log' ERR"
MISTAKE = f"""
{WRITE}
{TABLES} >/tmp/wanted
sleep 1.1
moment=$(date --iso-8601=seconds)
sleep 1.1
runuser -u postgres -- psql --quiet --command 'DROP TABLE trial' feldspar
"""
ARCHIVED = """
for _ in $(seq 100); do
  ls /var/backups/feldspar/wal/00000002???????????????? && break || sleep 0.2
done
ls /var/backups/feldspar/wal/00000002???????????????? >/dev/null
"""
"""The first segment after going back is archived soon, not some minutes later."""
COMPARED = f"""
{ARCHIVED}
{TABLES} >/tmp/found
cmp /tmp/wanted /tmp/found
{WRITE}
runuser -u postgres -- pg_dump --inserts feldspar_again | grep -c "INSERT INTO public.trial"
echo all is well
"""


def commands(page: str) -> list[str]:
    elsewhere = {"with systemd", "with a standby"}
    return [block.text for block in blocks(page) if not elsewhere & block.marks]


def test_every_block_is_marked_so_that_somebody_can_run_it() -> None:
    known = {"with systemd", "without systemd", "with a standby"}
    known |= {"where", "primary", "copy", "look", "synchronous", "failover"}  # see test_failover.py
    for page in ("self-hosting.md", "operations.md"):
        assert len(blocks(page)) > 8
        assert {mark for block in blocks(page) for mark in block.marks} <= known


@pytest.mark.skipif(os.getuid() != 0, reason="only root makes a Debian")
def test_a_fresh_debian_becomes_a_site_that_can_go_back_to_any_moment(tmp_path: Path) -> None:
    setting_up, keeping = commands("self-hosting.md"), commands("operations.md")
    place = next(number for number, text in enumerate(keeping) if text.startswith("moment="))
    script = [COMPLAIN, *setting_up, WRITE, *keeping[:place], MISTAKE, *keeping[place:], COMPARED]
    fresh = Fresh(tmp_path, packages("".join(setting_up)))
    said = fresh.run(
        "\n".join(script),
        FELDSPAR_SITE="localhost",
        FELDSPAR_WHEEL=fresh.wheel,
        PIP_NO_INDEX="1",
        PIP_FIND_LINKS=WHEELS,
    )
    assert said.endswith("\n500\n+ echo all is well\nall is well\n"), said[-2000:]
    assert '"commitment":' in said, "a table was set through Caddy"
