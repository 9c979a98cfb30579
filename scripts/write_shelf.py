"""Writes what a page shows of the games before any is played: write_shelf.py FOLDER."""

import json
import sys
from pathlib import Path

import feldspar
from feldspar.kernel.serialize.encode import to_plain
from feldspar.table.services import guides, tables


def main(folder: Path) -> None:
    games = tables.list_games()
    folder.mkdir(parents=True)
    (folder / "games.json").write_text(json.dumps(to_plain(games)), encoding="utf-8")
    for title in (game.id for game in games):
        place = folder / title
        place.mkdir()
        for language in tables.LANGUAGES:
            words = tables.load_words(title, language)
            (place / f"{language}.ftl").write_text(words, encoding="utf-8")
        (place / "art.json").write_text(json.dumps(tables.load_art(title)), encoding="utf-8")
        game = feldspar.game(title)
        drawn = {
            "summary": guides.draw_summary(game),
            "glossary": guides.draw_glossary(game),
            "examples": guides.draw_examples(game),
        }
        for name, part in drawn.items():
            if part is not None:
                (place / f"{name}.json").write_text(json.dumps(to_plain(part)), encoding="utf-8")
        (place / "cover.svg").write_text(tables.load_cover(title), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
