"""Every rule of a game and every promise of the table is proven by a passed test, and tests name
none that is not there.

The arguments are files that runs of `pytest --proven-rules FILE` have written. `--rules` leaves the
promises out: some are proven in a browser only.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "feldspar"
RULE = re.compile(r"^- ([A-Z]{3}-\d+(?:\.\d+)?)\b", re.MULTILINE)


def prefix(rule: str) -> str:
    return rule.partition("-")[0]


def numeric(rule: str) -> tuple[str, list[int]]:
    return prefix(rule), [int(number) for number in re.findall(r"\d+", rule)]


def main(*arguments: str) -> int:
    reports = [one for one in arguments if one != "--rules"]
    pages = [*SOURCE.glob("games/*/rules/*.md")]
    if reports == [*arguments]:
        pages += SOURCE.glob("table/promises/*.md")
    written = {rule for page in pages for rule in RULE.findall(page.read_text("utf-8"))}
    proven = {rule for report in reports for rule in json.loads(Path(report).read_text("utf-8"))}
    total, done = (Counter(map(prefix, rules)) for rules in (written, written & proven))
    for name in sorted(total):
        print(f"{name} {done[name]}/{total[name]}")
    wrong = [f"no test proves {rule}" for rule in sorted(written - proven, key=numeric)]
    known = {prefix(rule) for rule in written}
    unwritten = [
        rule for rule in proven - written if prefix(rule) in known or reports == [*arguments]
    ]
    wrong += [f"no page states {rule}" for rule in sorted(unwritten)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong or not written else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
