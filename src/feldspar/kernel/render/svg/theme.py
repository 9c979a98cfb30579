"""Colours and fonts, light and dark, and the style sheet made of them."""

from typing import Final, NamedTuple

SERIF: Final = "'EB Garamond',Garamond,Georgia,serif"
SANS: Final = "Inter,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"


class Palette(NamedTuple):
    """The colours of one theme. All text keeps a contrast of 4.5 to 1 on all it stands on."""

    table: str
    table_deep: str
    grain: str
    panel: str
    paper: str
    paper_deep: str
    field: str
    """The ground of buttons and boxes."""
    ink: str
    muted: str
    line: str
    accent: str
    on_accent: str
    soft: str
    """The ground of what is current."""
    past: str
    """The ground of what is over."""
    good: str
    pen: str
    halo: str
    """The gap between a piece and its ring."""
    shadow: str
    glow: str
    """The shadow of a lit piece."""


THEMES: Final = {
    "light": Palette(
        table="#f1e9d9",
        table_deep="#e9dec9",
        grain="#8a683c",
        panel="#fbf7ee",
        paper="#fffdf7",
        paper_deep="#faf4e6",
        field="#fffdf8",
        ink="#2b2320",
        muted="#6f6258",
        line="#d9ccb6",
        accent="#b3541e",
        on_accent="#ffffff",
        soft="#fbe9d6",
        past="#f4eee1",
        good="#35704a",
        pen="#1d2f66",
        halo="#fffdf8",
        shadow="#5b4321",
        glow="#7a3006",
    ),
    "dark": Palette(
        table="#1f1c19",
        table_deep="#191613",
        grain="#c9a26a",
        panel="#28231f",
        paper="#302a25",
        paper_deep="#2a2420",
        field="#342d28",
        ink="#f1e8da",
        muted="#b9ab9b",
        line="#4a4038",
        accent="#ee8d52",
        on_accent="#1d1a17",
        soft="#4f3121",
        past="#26211d",
        good="#7fc08f",
        pen="#abc2ff",
        halo="#14110f",
        shadow="#000000",
        glow="#000000",
    ),
}
SEATS: Final = ("#97293f", "#27599f", "#2f6f45", "#6a4a86", "#9a6a00")
"""The colour of each seat, told apart by name and place as well."""


class Face(NamedTuple):
    """How a style of lettering looks: family, weight, height, and a colour of the palette."""

    family: str
    weight: int
    size: float
    colour: str


FACES: Final = {
    "title": Face(SERIF, 600, 22, "ink"),
    "strong": Face(SANS, 600, 14, "ink"),
    "label": Face(SANS, 400, 12, "muted"),
    "caption": Face(SANS, 600, 12, "ink"),
    "number": Face(SANS, 700, 17, "ink"),
    "total": Face(SANS, 700, 30, "panel"),
    "hand": Face(SERIF, 600, 26, "pen"),
    # What the picture itself says
    "game": Face(SERIF, 500, 20, "ink"),
    "bar": Face(SANS, 400, 18, "line"),
    "prompt": Face(SANS, 600, 17, "ink"),
    "text": Face(SANS, 400, 13, "ink"),
    "hint": Face(SANS, 400, 13, "muted"),
    "name": Face(SANS, 600, 15, "ink"),
    "score": Face(SANS, 700, 24, "ink"),
    "chip": Face(SANS, 600, 13, "ink"),
    "button": Face(SANS, 600, 13, "ink"),
    "chosen": Face(SANS, 600, 13, "on_accent"),
    "busy": Face(SANS, 600, 12, "muted"),
    "ready": Face(SANS, 600, 12, "good"),
    # Cells of tables
    "cell": Face(SANS, 500, 12.5, "ink"),
    "cell-strong": Face(SANS, 600, 12.5, "ink"),
    "cell-muted": Face(SANS, 500, 12.5, "muted"),
    "cell-now": Face(SANS, 700, 18, "ink"),
    "cell-number": Face(SANS, 600, 18, "ink"),
    "cell-past": Face(SANS, 500, 18, "muted"),
    "coin": Face(SANS, 700, 13, "ink"),
    "head": Face(SANS, 600, 11, "muted"),
    "head-title": Face(SERIF, 600, 18, "ink"),
    "head-now": Face(SERIF, 600, 18, "on_accent"),
}
SHAPES: Final = {
    "border": "fill:none;stroke:#2b2320;stroke-width:3;stroke-linecap:round",
    "edge": "fill:none;stroke:#2b2320;stroke-width:1.4;stroke-linecap:round",
    "rule": "fill:none;stroke:{line};stroke-width:1.2",
    "box": "fill:{field};stroke:{line}",
    "now": "fill:{soft};stroke:{accent};stroke-width:2",
    "marked": "fill:{soft}",
    "past": "fill:{past};stroke:{line}",
    "total": "fill:{ink}",
}
PARTS: Final = {
    "surface": "fill:{panel};stroke:{line}",
    "paper-edge": "fill:none;stroke:{line}",
    "accent": "fill:{accent}",
    "button-edge": "fill:{field};stroke:{line}",
    "button-lit": "fill:{field};stroke:{accent};stroke-width:2",
    "button-chosen": "fill:{accent}",
    "button-focus": "fill:none;stroke:{ink};stroke-width:2",
    "now-column": "fill:{soft}",
    "past-column": "fill:{past}",
    "ring-gap": "fill:none;stroke:{halo};stroke-linejoin:round",
    "ring": "fill:none;stroke:{accent};stroke-linejoin:round",
    "focus": "fill:none;stroke:{ink};stroke-linejoin:round",
    "coin-edge": "fill:{field};stroke:{ink};stroke-width:1.6",
    "coin-second-edge": "fill:{field};stroke:{muted};stroke-width:1.4;stroke-dasharray:2.6 2.2",
    "struck-edge": "fill:none;stroke:{line};stroke-width:1.4",
    "badge": "fill:{accent};stroke:{halo};stroke-width:2",
    "dim": "opacity:.45",
}


def style_sheet(theme: str) -> str:
    """Return the style sheet of a theme; it applies inside a picture of that theme only."""
    colours = THEMES[theme]._asdict()
    root = f".feldspar-{theme}"
    lines = [f"{root}{{color:{colours['ink']}}}{root} text{{font-variant-numeric:tabular-nums}}"]
    for name, face in FACES.items():
        lines.append(
            f"{root} .t-{name}{{font:{face.weight} {face.size:g}px {face.family};"
            f"fill:{colours[face.colour]}}}"
        )
    for name, css in [*SHAPES.items(), *PARTS.items()]:
        lines.append(f"{root} .{name}{{{css.format(**colours)}}}")
    lines.append(f"{root} .inked text{{fill:currentColor}}")
    lines.append(f"{root} .t-hand{{font-style:italic}}{root} .pen{{color:{colours['pen']}}}")
    return "\n".join(lines)
