"""The picture of a scene: sound SVG, nothing covered, nothing missing, legible in both themes."""

import re
from collections import Counter
from itertools import product
from xml.etree import ElementTree

import pytest

from feldspar.kernel.events import Text
from feldspar.kernel.render.svg.document import draw
from feldspar.kernel.render.svg.lettering import n, shorten, text_width, wrap
from feldspar.kernel.render.svg.symbols import needed_sources, symbols_of
from feldspar.kernel.render.svg.theme import FACES, PARTS, SEATS, SHAPES, THEMES, Palette
from feldspar.kernel.scene import (
    Area,
    Box,
    Cell,
    Chip,
    Choice,
    Item,
    Lettering,
    Panel,
    Piece,
    Scene,
    Shape,
    Table,
)
from feldspar.kernel.text.fluent import Words
from tests.colours import contrast

SVG = "{http://www.w3.org/2000/svg}"
ART = """<svg xmlns="http://www.w3.org/2000/svg">
  <defs>
    <linearGradient id="shine"><stop stop-color="#fff"/></linearGradient>
    <path id="edge" d="M0 0h10v20h-10z"/>
  </defs>
  <symbol id="card" viewBox="0 0 10 20" data-outline="edge" data-ink="#112233">
    <use href="#edge" fill="url(#shine)"/>
  </symbol>
  <symbol id="coin" viewBox="-5 -5 10 10"><circle r="5"/></symbol>
  <symbol id="unused" viewBox="0 0 1 1"><path d="M0 0"/></symbol>
</svg>"""
WORDS = Words(
    "en",
    {
        "test.ftl": "seat-name = Seat { $n }\npoints = points\ntitle = A & B <game>\n"
        "prompt = { $name } decides\ncard = A card\nwait = Waiting\nask = Which?\ntake = Take it\n"
    },
)
CARD = Piece("card/1", "card", 50, 50, 20, Text("card"))
NEXT = Piece("card/2", "card", 70, 50, 20, Text("card"))
COIN = Piece("coin/1", "coin", 20, 20, 10)


def area(name: str, *items: Item, seat: int = 0, size: tuple[float, float] = (100, 80)) -> Area:
    return Area(name, "mine", *size, Text("title"), items, seat)


def scene(
    *areas: Area,
    layout: Box | None = None,
    choices: tuple[Choice, ...] = (),
    panels: tuple[Panel, ...] = (),
    tiles: int = 0,
) -> Scene:
    """A scene whose viewer is seat 0; unless told, all areas stand in a row."""
    prompt = Text("prompt", {"name": Text("seat-name", {"n": 1})})
    box = layout or Box(True, tuple(a.id for a in areas))
    return Scene(0, Text("title"), prompt, None, areas, choices, panels, box, Text("wait"), tiles)


def element(picture: str, **attributes: str) -> ElementTree.Element:
    """The only element of a picture with some attributes."""
    wanted = {key.replace("_", "-"): value for key, value in attributes.items()}
    found = [
        e for e in ElementTree.fromstring(picture).iter() if wanted.items() <= e.attrib.items()
    ]
    assert len(found) == 1, (wanted, len(found))
    return found[0]


def titles(picture: str) -> list[str]:
    return [str(e.text) for e in ElementTree.fromstring(picture).iter(SVG + "title")]


def test_a_picture_is_one_sound_document_that_says_what_it_shows() -> None:
    root = ElementTree.fromstring(draw(scene(area("a", CARD)), WORDS, [ART], names=["Zoé <3"]))
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root[0].tag == SVG + "title"
    assert root[0].text == "A & B <game>. Zoé <3 decides"


def test_the_same_scene_gives_the_same_bytes() -> None:
    once = draw(scene(area("a", CARD, COIN)), WORDS, [ART], lit={"card/1", "coin/1"})
    assert once == draw(scene(area("a", CARD, COIN)), WORDS, [ART], lit=["coin/1", "card/1"])


def test_only_the_symbols_used_are_there_with_all_they_are_made_of() -> None:
    picture = draw(scene(area("a", CARD)), WORDS, [ART])
    ids = Counter(re.findall(r'\bid="([\w-]+)"', picture))
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', picture))
    assert used <= set(ids)
    assert {"card", "edge", "shine", "feldspar"} <= set(ids)
    assert not {"unused", "coin", "pen-1", "die-1"} & set(ids)
    assert max(ids.values()) == 1


def test_a_symbol_that_is_not_in_the_art_is_named() -> None:
    with pytest.raises(KeyError, match="no symbol card"):
        draw(scene(area("a", CARD)), WORDS, [])


def test_every_labelled_piece_has_a_title_and_keeps_its_id() -> None:
    picture = draw(scene(area("a", CARD, COIN._replace(id=""))), WORDS, [ART])
    assert element(picture, data_id="card/1").findtext(SVG + "title") == "A card"
    assert picture.count("data-id=") == 1


@pytest.mark.parametrize("kind", ["lit", "selected"])
def test_what_may_be_touched_is_ringed_above_everything_else(kind: str) -> None:
    areas = area("a", CARD, NEXT, Shape("M0 0h9", "border"))
    picture = draw(scene(areas), WORDS, [ART], **{kind: ["card/1"]})  # type: ignore[arg-type]
    group = element(picture, **{"class": kind})
    assert [e.get("data-id") for e in group.iter() if e.get("data-id")] == ["card/1"]
    rings = [e.get("class") for e in group.findall(SVG + "use")]
    assert rings == ["ring-gap", "ring"]
    assert {e.get("href") for e in group.findall(SVG + "use")} == {"#edge"}
    assert picture.index('class="border"') < picture.index(f'class="{kind}"')
    assert picture.index('data-id="card/2"') < picture.index('data-id="card/1"')


def test_a_ring_follows_the_box_of_a_symbol_without_an_outline() -> None:
    picture = draw(scene(area("a", COIN)), WORDS, [ART], lit=["coin/1"])
    ring = element(picture, **{"class": "ring"})
    assert ring.tag == SVG + "rect"
    assert (ring.get("x"), ring.get("width")) == ("-5", "10")


def test_the_last_change_is_dashed_and_the_focus_ringed_above_the_rest() -> None:
    pieces = (CARD._replace(state="last"), NEXT)
    picture = draw(scene(area("a", *pieces)), WORDS, [ART], focus="card/2")
    dashed = element(picture, **{"class": "ring"})
    assert dashed.get("stroke-dasharray")
    assert picture.index('data-id="card/2"') < picture.index('class="ring"')
    assert picture.index('class="ring"') < picture.index('class="focus"')


def test_what_cannot_be_used_is_dim_and_what_is_closed_is_struck() -> None:
    pieces = (CARD._replace(state="dim"), NEXT._replace(state="struck"))
    picture = draw(scene(area("a", *pieces)), WORDS, [ART])
    assert picture.count('class="dim"') == 2
    assert picture.count('href="#pen-stroke"') == 1


FACED = CARD._replace(
    face=(
        Shape("M-9-19h18", "rule"),
        Piece("", "coin", -5, -10, 6, face=(Lettering(0, 2, "6", "number", "middle"),)),
        Lettering(-9, 4, "one two three four five", "label", size=4, width=18, lines=2, indent=4),
    )
)


@pytest.mark.parametrize("marks", [{}, {"lit": ["card/1"]}, {"selected": ["card/1"]}])
def test_a_face_lies_on_its_piece_whatever_becomes_of_that(marks: dict[str, list[str]]) -> None:
    picture = draw(scene(area("a", FACED, NEXT)), WORDS, [ART], **marks)  # type: ignore[arg-type]
    card = element(picture, data_id="card/1")
    drawn = [e.get("href") or e.get("class") for e in card.iter() if e.tag != SVG + "g"]
    assert drawn[1:] == ["#card", "rule", "#coin", "t-number", "t-label", "t-label"]
    assert picture.count("data-id=") == 2
    assert picture.count(">6<") == 1


def test_a_face_turns_and_dims_with_its_piece_and_so_does_its_ring() -> None:
    used = FACED._replace(turn=6, state="dim")
    picture = draw(scene(area("a", used)), WORDS, [ART], lit=["card/1"])
    face = element(picture, **{"class": "dim"})
    assert face.get("transform") == "rotate(6 50 50) translate(50 50)"
    assert [e.get("href") for e in face.iter(SVG + "use")] == ["#card", "#coin"]
    ring = element(picture, **{"class": "ring"})
    assert ring.get("transform", "").startswith("rotate(6 50 50) translate(")


def test_words_on_a_piece_are_in_the_ink_for_its_ground_and_others_are_not() -> None:
    plain = COIN._replace(face=(Lettering(0, 2, "plain"),))
    picture = draw(scene(area("a", FACED, plain, Lettering(0, 9, "beside"))), WORDS, [ART])
    face = element(picture, **{"class": "inked"})
    assert face.get("color") == "#112233"
    assert [e.text for e in face.iter(SVG + "text")] == ["6", "one", "two t…"]
    assert ".feldspar-light .inked text{fill:currentColor}" in picture


def test_wrapped_words_stand_below_each_other_the_first_two_lines_moved_in() -> None:
    words = Lettering(10, 20, "aaaa bbbb cccc dddd", size=10, width=40, lines=3, indent=12)
    picture = draw(scene(area("a", words)), WORDS, [ART])
    lines = re.findall(r'class="t-label" x="(\d+)" y="([\d.]+)"[^>]*>([^<]+)', picture)
    assert lines == [("22", "20", "aaaa"), ("22", "32.5", "bbbb"), ("10", "45", "cccc…")]


def test_one_line_and_one_long_word_are_squeezed_not_cut() -> None:
    name = Lettering(0, 20, "long name", size=10, width=30, lines=1)
    word = Lettering(0, 40, "a longword", size=10, width=30, lines=2, turn=5)
    picture = draw(scene(area("a", name, word)), WORDS, [ART])
    squeezed = r'textLength="30" lengthAdjust="spacingAndGlyphs">([^<]+)'
    assert re.findall(squeezed, picture) == ["long name", "longword"]
    assert picture.count("rotate(5 0 40)") == 1


def test_handwriting_is_drawn_with_our_own_pen() -> None:
    items = (CARD._replace(written="12", turn=4), Lettering(0, 20, "305", "hand"))
    picture = draw(scene(area("a", *items)), WORDS, [ART])
    assert re.findall(r'<use href="#pen-(\d)', picture) == ["1", "2", "3", "0", "5"]
    assert 'color="#112233" transform="translate(50' in picture  # the card has an ink of its own
    assert "rotate(4)" in picture
    assert picture.count('class="pen"') == 1


def test_marks_of_the_pen_lie_over_each_other() -> None:
    picture = draw(scene(area("a", COIN._replace(written="ox"))), WORDS, [ART])
    ring, cross = re.findall(r'<use href="#pen-(?:ring|cross)"( x=.*?)/>', picture)
    assert ring == cross


def test_a_badge_tells_what_would_be_written() -> None:
    picture = draw(
        scene(area("a", CARD, NEXT)), WORDS, [ART], lit=["card/1"], badges={"card/1": "4"}
    )
    assert picture.index('class="lit"') < picture.index('class="badge"')
    assert picture.count('class="badge"') == picture.count('<use href="#pen-4"') == 1


def test_names_take_the_place_of_seats_wherever_they_are_said() -> None:
    panels = (Panel(0, 3, (), Text("wait"), True), Panel(1, 4, (), Text("wait"), True))
    picture = draw(scene(area("a"), panels=panels), WORDS, [ART], names=["Ann", "Bob"])
    assert "Ann decides" in picture
    assert ">Bob<" in picture
    assert "Seat" not in picture


def test_everybody_else_has_a_card_with_what_they_have() -> None:
    chips = (Chip("coin", 7, Text("card")), Chip("coin", 8, Text("card")))
    panels = tuple(Panel(seat, 40 + seat, chips, Text("wait"), False) for seat in range(3))
    areas = (area("a"), area("b", CARD, seat=1))
    layout = Box(True, ("a",))
    alone = draw(scene(area("a")), WORDS, [ART])
    picture = draw(scene(*areas, layout=layout, panels=panels), WORDS, [ART])
    shown = re.findall(r'class="t-score">(\d+)<', picture)
    assert shown == ["41", "42"]
    assert picture.count('class="t-chip"') == 4
    assert "→" not in picture
    heading = tuple(panel._replace(final=99) for panel in panels)
    assert draw(scene(*areas, layout=layout, panels=heading), WORDS, [ART]).count("→ 99") == 2
    assert picture.count('data-id="card/1"') == 1
    assert _width(picture) > _width(alone) == 132


def _width(picture: str) -> float:
    return float(ElementTree.fromstring(picture).get("width", "0"))


def _corners(picture: str) -> list[tuple[float, float]]:
    """Where each area has its origin."""
    places = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)">', picture)
    return [(float(x), float(y)) for x, y in places]


def test_boxes_put_areas_side_by_side_or_one_below_the_other() -> None:
    areas = (area("a"), area("b", size=(60, 40)), area("c", size=(200, 10)))
    layout = Box(False, (Box(True, ("a", "b")), "c"), "paper")
    (ax, ay), (bx, by), (cx, cy) = _corners(draw(scene(*areas, layout=layout), WORDS, [ART]))
    assert bx == ax + 100 + (200 - 160)  # what is left over goes between
    assert by == ay + 20  # halfway up
    assert (cx, cy) == (ax, ay + 80 + 12)


CHOICES = (
    Choice("take", "coin", Text("take")),
    *(Choice(f"choice/{v}", f"die-{v}", Text("card"), Text("ask")) for v in (1, 2)),
)


@pytest.mark.parametrize("parts", [("a",), ("a", "choices")])
def test_choices_are_buttons_beside_the_prompt_or_where_the_layout_wants_them(
    parts: tuple[str, ...],
) -> None:
    layout = Box(True, parts, "panel")
    picture = draw(scene(area("a"), layout=layout, choices=CHOICES), WORDS, [ART], lit=["take"])
    assert element(picture, data_id="take").get("class") == "lit"
    assert picture.count('class="button-lit"') == 1
    assert picture.count('class="button-edge"') == 2
    assert picture.count(">Which?<") == 1
    assert titles(picture).count("A card") == 2


def test_choices_may_be_equal_tiles_in_columns_above_their_groups() -> None:
    tiles = tuple(Choice(f"choice/{c}", "coin" * (c < "c"), Text("take")) for c in "abc")
    layout = Box(True, ("a", "choices"))
    made = scene(area("a"), layout=layout, choices=(*CHOICES[1:], *tiles), tiles=2)
    picture = draw(made, WORDS, [ART], lit=["choice/a"], selected=["choice/b"], focus="choice/c")
    places = [_box(picture, f"choice/{c}") for c in "abc"]
    (ax, ay, *_), (bx, by, *_), (cx, cy, *_) = places
    assert {tuple(place[2:]) for place in places} == {(164, 62)}
    assert (bx - ax, by) == (172, ay)
    assert (cx, cy - ay) == (ax, 70)
    assert _box(picture, "choice/1")[1] == cy + 70
    assert _width(picture) == 32 + 100 + 12 + 336


def _box(picture: str, choice: str) -> list[float]:
    drawn = element(picture, data_id=choice).find(SVG + "rect")
    assert drawn is not None
    return [float(drawn.get(name, "")) for name in ("x", "y", "width", "height")]


def test_a_table_has_a_head_its_columns_and_its_cells() -> None:
    head = (Cell("I", style="title"), Cell("II", style="title"), Cell("Both", span=2))
    row = (
        Cell("5", style="title"),
        Cell(Text("card"), "coin", "icon"),
        Cell("3", style="coin"),
        Cell("2", style="struck"),
    )
    table = Table(0, 0, (20, 20, 20, 20), 30, head, (row,), ("past", "now", "", ""))
    picture = draw(scene(area("a", table)), WORDS, [ART])
    assert element(picture, **{"class": "now-column"}).get("x") == "20"
    assert element(picture, **{"class": "t-head"}).get("x") == "60"
    assert [e.text for e in ElementTree.fromstring(picture).iter() if e.get("class") == "t-coin"]
    assert picture.count('class="struck-edge"') == picture.count('href="#pen-stroke"') == 1
    assert titles(picture).count("A card") == 1


def test_the_log_shows_the_newest_lines_there_is_room_for() -> None:
    lines = [f"line {i}" for i in range(100)]
    picture = draw(scene(area("a", size=(100, 300))), WORDS, [ART], log=lines)
    shown = re.findall(r">(line \d+)<", picture)
    assert 5 < len(shown) < 30
    assert shown == lines[-len(shown) :]


def test_words_that_do_not_fit_end_in_an_ellipsis_or_on_the_next_line() -> None:
    assert shorten("short", 10, 100) == "short"
    cut = shorten("far too long to fit", 10, 60)
    assert cut.endswith("…")
    assert text_width(cut, 10) <= 60
    assert wrap("one two three", 10, 45) == ["one two", "three"]
    assert wrap("one two three", 10, 45, 2) == ["one two", "three"]
    assert wrap("one two three four", 10, 45, 2) == ["one two", "three f…"]
    assert wrap("one two three", 10, 45, indent=20) == ["one", "two", "three"]
    assert [n(2), n(-0.001), n(1.256)] == ["2", "0", "1.26"]


def test_styles_use_colours_of_the_palette() -> None:
    drawn = re.findall(r"\{(\w+)\}", "".join([*SHAPES.values(), *PARTS.values()]))
    assert {*drawn, *(face.colour for face in FACES.values())} <= set(Palette._fields)


@pytest.mark.parametrize("theme", THEMES)
def test_all_words_can_be_read_on_all_they_stand_on(theme: str) -> None:
    palette = THEMES[theme]
    grounds = ["panel", "paper", "paper_deep", "field", "soft", "past"]
    pairs = [*product(["ink", "muted", "good", "pen"], grounds)]
    pairs += [("on_accent", "accent"), ("panel", "ink")]
    inks = {face.colour for style, face in FACES.items() if style != "bar"}  # not a word
    assert inks <= {ink for ink, _ in pairs}
    worst = min(pairs, key=lambda p: contrast(getattr(palette, p[0]), getattr(palette, p[1])))
    assert contrast(getattr(palette, worst[0]), getattr(palette, worst[1])) >= 4.5, worst


@pytest.mark.parametrize("theme", THEMES)
def test_rings_stand_out_from_their_gap(theme: str) -> None:
    palette = THEMES[theme]
    assert contrast(palette.accent, palette.halo) >= 3
    assert contrast(palette.ink, palette.halo) >= 4.5


def test_every_seat_has_a_colour_of_its_own() -> None:
    assert len(set(SEATS)) == len(SEATS) == 5


def test_the_art_of_the_kernel_is_whole() -> None:
    symbols = symbols_of([])
    assert {f"die-{v}" for v in range(1, 7)} <= set(symbols)
    assert {f"pen-{d}" for d in range(10)} <= set(symbols)
    assert {"pen-cross", "pen-ring", "pen-stroke", "pen-minus", "hourglass"} <= set(symbols)
    known = set(re.findall(r'\bid="([\w-]+)"', "".join(needed_sources(symbols, symbols))))
    assert {use for symbol in symbols.values() for use in symbol.uses} <= known
