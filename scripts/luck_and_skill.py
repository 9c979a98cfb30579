"""Measures how much of a title's results is luck, and how much decisions.

    python scripts/luck_and_skill.py TITLE [--games 500] [--bots learned,greedy] [--backend pool]

Plays games, every deal once from every seat, reviews each decision of them, and prints for each
bot what luck brought it and what its decisions cost, in hundredths of a chance to win (alone: in
points), with a 95 % confidence interval; and how much of the variance of the results luck and
decisions explain. The same seed gives the same figures everywhere.
"""

import argparse

import feldspar
from feldspar.cli.common import ProgressBar
from feldspar.cli.execution import add_workers, open_workers
from feldspar.lab.matches.luck_vs_skill import jobs, report, review_game
from feldspar.lab.matches.match import Match


def main() -> None:
    parser = argparse.ArgumentParser(description="Tell luck from skill.")
    parser.add_argument("title", choices=feldspar.titles())
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="learned,greedy", help="one for each seat")
    parser.add_argument("--seed", default="feldspar", help="any text; the same gives the same")
    add_workers(parser)
    chosen = parser.parse_args()
    lineup = tuple(chosen.bots.split(","))
    blocks = max(1, round(chosen.games / len(lineup)))
    work = jobs(Match(chosen.title, lineup, blocks, chosen.seed))
    progress, games = ProgressBar(len(work)), []
    with open_workers(chosen) as workers:
        for game in workers.map(review_game, work):
            games.append(game)
            progress.show(len(games))
    for line in report(games):
        print(line)


if __name__ == "__main__":
    main()
