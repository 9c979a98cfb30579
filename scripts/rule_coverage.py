"""Every rule of docs/rules/ is proven by a passed test, and tests name no rule that is not there.

The argument is the file a run of `pytest --proven-rules FILE` has written.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

RULES = Path(__file__).parent.parent / "docs" / "rules"
RULE = re.compile(r"^- ([A-Z]{3}-\d+\.\d+)\b", re.MULTILINE)


def prefix(rule: str) -> str:
    return rule.partition("-")[0]


def numeric(rule: str) -> tuple[str, list[int]]:
    return prefix(rule), [int(number) for number in re.findall(r"\d+", rule)]


def main(report: str) -> int:
    written = {
        rule for page in RULES.glob("*.md") for rule in RULE.findall(page.read_text("utf-8"))
    }
    proven = set(json.loads(Path(report).read_text("utf-8")))
    total, done = (Counter(map(prefix, rules)) for rules in (written, written & proven))
    for name in sorted(total):
        print(f"{name} {done[name]}/{total[name]}")
    wrong = [f"no test proves {rule}" for rule in sorted(written - proven, key=numeric)]
    wrong += [f"no page states {rule}" for rule in sorted(proven - written)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong or not written else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
