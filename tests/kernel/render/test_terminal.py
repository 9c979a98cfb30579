"""A scene as text, shown by small tables of our own making."""

from collections.abc import Collection, Sequence
from textwrap import dedent
from typing import Literal

from feldspar.kernel.events import Text
from feldspar.kernel.render.terminal import picture
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

WORDS = Words(
    "en",
    {
        "kernel": "seat-name = Seat { $n }\nscore = { $n } points\n",
        "game": """
apples = { $n } apples
basket = basket of { $n }
busy = choosing
game = Orchard
hint = { $who } is waiting.
ladder = ladder
market = Market
orchard = Orchard
pass = Pass
pears = { $n } pears
prompt = Pick an apple.
ready = done
sell = Sell { $n }
selling = Sell how many:
spring = spring
""",
    },
)


State = Literal["", "dim", "struck", "last"]
STATES: tuple[State, ...] = ("", "dim", "struck", "last")


def tree(
    name: str, x: float, y: float, state: State = "", written: str = "", tone: str = ""
) -> Piece:
    return Piece(f"tree/{name}", "tree", x, y, 9, None, 0, state, written, short=name, tone=tone)


def area(
    *items: Item, id: str = "orchard", cell: tuple[float, float] = (0, 0), seat: int = -1
) -> Area:
    role: Literal["opponent", "common"] = "opponent" if seat > 0 else "common"
    title = Text("orchard") if cell[0] else Text("market")
    return Area(id, role, 100, 100, title, items, seat, cell)


def panel(seat: int, score: int = 0, *, busy: bool = False, chips: Sequence[Chip] = ()) -> Panel:
    return Panel(seat, score, tuple(chips), Text("busy" if busy else "ready"), busy)


def scene(
    *areas: Area,
    layout: Box | None = None,
    choices: Sequence[Choice] = (),
    panels: Sequence[Panel] = (),
    hint: Text | None = None,
    status: Text | None = None,
) -> Scene:
    box = layout or Box(False, tuple(area.id for area in areas if area.role != "opponent"))
    title, prompt = Text("game"), Text("prompt")
    return Scene(0, title, prompt, hint, areas, tuple(choices), tuple(panels), box, status)


def shown(scene: Scene, lit: Collection[str] = (), width: int = 100) -> str:
    """What is between the title and the prompt."""
    first, *lines, last = picture(scene, WORDS, lit=lit, width=width).split("\n")
    assert (first, last) == ("Orchard", "Pick an apple.")
    return "\n".join(lines).strip("\n")


def text(expected: str) -> str:
    return dedent(expected).strip("\n")


def test_an_empty_scene_says_what_it_is_and_what_to_do() -> None:
    assert picture(scene(), WORDS) == "Orchard\n\nPick an apple."


def test_status_names_and_hint() -> None:
    waiting = Text("hint", {"who": Text("seat-name", {"n": 2})})
    full = scene(panels=[panel(0), panel(1)], hint=waiting, status=Text("spring"))
    assert picture(full, WORDS, names=["Odile", "Bastien"]) == text(
        """
        Orchard · spring

          Odile    0 points  done
          Bastien  0 points  done

        Pick an apple.
        Bastien is waiting.
        """
    )


def test_long_sentences_are_broken() -> None:
    waiting = Text("hint", {"who": "Everybody else at this table"})
    assert picture(scene(hint=waiting), WORDS, width=20).split("\n")[2:] == [
        "Pick an apple.",
        "Everybody else at",
        "this table is",
        "waiting.",
    ]


def test_seats_without_a_name_have_a_number() -> None:
    chips = [Chip("apple", 2, Text("apples", {"n": 2})), Chip("pear", 0, Text("pears", {"n": 0}))]
    full = scene(panels=[panel(0, 8, busy=True, chips=chips), panel(1, 113, chips=chips[:1])])
    assert shown(full) == text(
        """
        ▸ Seat 1    8 points  2 apples · 0 pears  choosing
          Seat 2  113 points  2 apples            done
        """
    )
    assert shown(full, width=25) == text(
        """
        ▸ Seat 1    8 points  2 apples  choosing
                              0 pears
          Seat 2  113 points  2 apples  done
        """
    )


def test_a_score_that_heads_for_another_says_so() -> None:
    both = scene(panels=[panel(0, 8, busy=True), panel(1, 12)._replace(final=31)])
    assert shown(both) == text(
        """
        ▸ Seat 1        8 points  choosing
          Seat 2  12 points → 31  done
        """
    )


def test_pieces_stand_where_they_belong_and_bear_their_state() -> None:
    rows = [
        *(tree(name, 105 + 40 * i, 50) for i, name in enumerate(["ap", "pea", "f"])),
        *(tree(name, 85 + 40 * i, 80) for i, name in enumerate(["wa", "qu", "be", "ol"])),
    ]
    rows[3] = rows[3]._replace(state="last")
    rows[4] = rows[4]._replace(written="12")
    rows[5] = rows[5]._replace(state="struck")
    rows[6] = rows[6]._replace(state="dim")
    silent = Piece("nest", "nest", 0, 0, 5)
    board = area(*rows, silent, Lettering(0, 0, "not shown"), Shape("M0 0", "rule"), cell=(5, 30))
    assert shown(scene(board), lit=["tree/pea"]) == text(
        """
        Orchard
                ap    [pea]     f
           ‹wa›     12     -be-     ol
        """
    )


def test_what_lies_on_a_piece_hides_it() -> None:
    board = area(tree("ap", 0, 0), tree("pe", 50, 0), tree("x", 51, 1), cell=(10, 10))
    assert shown(scene(board)) == "Orchard\n   ap    x"


def test_blanks_beside_a_piece_give_way_to_its_neighbours() -> None:
    board = area(*(tree(name, 10 * i, 0) for i, name in enumerate("abc")), cell=(5, 10))
    assert shown(scene(board), lit=["tree/b"]) == "Orchard\n   a[b]c"


def test_an_area_without_places_names_its_pieces() -> None:
    baskets = [
        Piece(f"basket/{n}", "basket", 0, 0, 9, Text("basket", {"n": n}), state=state)
        for n, state in enumerate(STATES)
    ]
    market = area(*baskets, Piece("", "sun", 0, 0, 9), id="market")
    assert shown(scene(market), lit=["basket/0"]) == text(
        """
        Market
          [basket of 0]  basket of 1  -basket of 2- ‹basket of 3›
        """
    )
    assert shown(scene(market), width=35) == text(
        """
        Market
           basket of 0   basket of 1
          -basket of 2- ‹basket of 3›
        """
    )


def test_areas_that_show_nothing_are_left_out() -> None:
    assert shown(scene(area(Shape("M0 0", "rule")), area(id="b", cell=(1, 1)))) == ""


def test_tables_are_aligned_and_mark_what_is_on() -> None:
    prices = Table(
        0,
        0,
        (9, 9, 9, 9),
        9,
        (Cell(), Cell("I"), Cell("II"), Cell(Text("spring"))),
        (
            (Cell(Text("ladder"), "ladder", "icon"), Cell("1"), Cell("10", "", "coin"), Cell("3")),
            (Cell(Text("game"), "", "muted"), Cell("2"), Cell("7", "", "struck"), Cell("100")),
        ),
        ("", "past", "now", ""),
        ("start", "end", "middle", "middle"),
    )
    assert shown(scene(area(prices))) == text(
        """
        Market
                   I  ▸ II  spring
          ladder   1  (10)    3
          Orchard  2  -7-    100
        """
    )


def test_a_heading_may_cover_columns_and_tables_with_the_same_columns_are_one() -> None:
    head = Table(0, 0, (9, 8, 8), 9, (Cell(), Cell("Whole orchard", span=2)), ())
    caption = Table(0, 0, (9, 8, 8), 9, (), ((Cell("only drawn"), Cell(), Cell()),))
    body = Table(0, 0, (9, 8, 8), 9, (), ((Cell("pear"), Cell("3"), Cell("4")),))
    other = Table(0, 0, (9,), 9, (), ((Cell("alone"),),))
    assert shown(scene(area(head, caption, body, other))) == text(
        """
        Market
                Whole orchard
          pear    3       4

          alone
        """
    )


def test_areas_stand_as_they_are_arranged_while_they_fit() -> None:
    a, b, c = (area(tree(name, 0, 0), id=name, cell=(1, 1)) for name in ("aa", "bb", "cc"))
    row = scene(a, b, c, layout=Box(True, ("aa", Box(False, ("bb", "cc")))))
    assert shown(row) == text(
        """
        Orchard    Orchard
           aa         bb

                   Orchard
                      cc
        """
    )
    assert shown(row, width=17).split() == ["Orchard", "aa", "Orchard", "bb", "Orchard", "cc"]


def test_opponents_come_side_by_side_under_their_names() -> None:
    boards = [area(tree("ap", 0, 0), id=f"seat/{seat}", cell=(1, 1), seat=seat) for seat in (1, 2)]
    assert shown(scene(*boards)) == text(
        """
        Seat 2 · Orchard    Seat 3 · Orchard
           ap                  ap
        """
    )


def test_what_only_small_screens_show_once_more_is_left_out() -> None:
    close = area(tree("ap", 0, 0), id="close", cell=(1, 1))._replace(role="mine")
    assert shown(scene(close, layout=Box(False, ()))) == ""


def test_choices_are_buttons_in_groups() -> None:
    many = Text("selling")
    choices = [
        Choice("pass", "", Text("pass")),
        *(Choice(f"sell/{n}", "", Text("sell", {"n": n}), many) for n in (1, 2)),
    ]
    market = area(tree("ap", 0, 0), cell=(1, 1))
    assert shown(scene(market, choices=choices), lit=["sell/2"]) == text(
        """
        Orchard
           ap

         Pass
        Sell how many:  Sell 1  [Sell 2]
        """
    )
    above = scene(market, choices=choices[:1], layout=Box(False, ("choices", "orchard")))
    assert shown(above) == " Pass\n\nOrchard\n   ap"


def test_colour_paints_pieces_with_their_tone() -> None:
    board = area(
        tree("ap", 0, 0, tone="#f3e184"),
        tree("pe", 40, 0, tone="#203040", written="4"),
        tree("fi", 80, 0, "dim", tone="#f3e184"),
        tree("qu", 120, 0),
        cell=(10, 10),
    )
    painted = picture(scene(board), WORDS, colour=True, lit=["tree/ap"]).split("\n")
    assert painted == [
        "\x1b[1mOrchard\x1b[0m",
        "",
        "\x1b[1mOrchard\x1b[0m",
        "  \x1b[1;30;48;2;243;225;132m[ap]\x1b[0m\x1b[1;97;48;2;32;48;64m  4 \x1b[0m"
        "\x1b[2m fi \x1b[0m qu",
        "",
        "\x1b[1mPick an apple.\x1b[0m",
    ]


def test_colour_changes_no_place() -> None:
    chips = [Chip("apple", 2, Text("apples", {"n": 2}))]
    prices = Table(
        0, 0, (9, 9), 9, (Cell("I"), Cell("II")), ((Cell("1"), Cell("100")),), ("past", "now")
    )
    boards = [
        area(
            tree("ap", 0, 0, tone="#f3e184"),
            tree("pe", 70, 0),
            id=f"{seat}",
            cell=(9, 9),
            seat=seat,
        )
        for seat in (1, 2, 3)
    ]
    full = scene(area(prices), *boards, panels=[panel(0, busy=True, chips=chips), panel(1)])
    painted = picture(full, WORDS, colour=True)
    plain = picture(full, WORDS)
    for look in ("1", "2", "30;48;2;243;225;132"):
        assert f"\x1b[{look}m" in painted
        painted = painted.replace(f"\x1b[{look}m", "")
    unpainted = painted.replace("\x1b[0m", "").split("\n")
    assert [line.rstrip() for line in unpainted] == plain.split("\n")
