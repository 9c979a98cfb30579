"""SVG of surfaces: table, panels, paper, and their shadows."""

from feldspar.kernel.render.svg.canvas import Canvas
from feldspar.kernel.render.svg.lettering import n
from feldspar.kernel.render.svg.theme import THEMES


def draw_surface(canvas: Canvas, kind: str, x: float, y: float, wide: float, high: float) -> None:
    """Draw a "panel", "tray" or "paper"; nothing for a part that lies on what is below it."""
    place = f'x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(high)}"'
    shadow = f'filter="url(#rest-{canvas.theme})"'
    if kind in ("panel", "tray"):
        canvas.add(f'<rect class="surface" {place} rx="12" {shadow}/>')
    elif kind == "paper":
        canvas.add(f'<rect class="surface" {place} rx="6" {shadow}/>')
        canvas.add(f'<rect fill="url(#paper-{canvas.theme})" {place} rx="6"/>')
        canvas.rect(x + 6, y + 6, wide - 12, high - 12, "paper-edge", 2)


def draw_wood(canvas: Canvas, wide: float, high: float) -> None:
    """Draw the table."""
    for layer in ("wood", "grain"):
        fill = f"url(#{layer}-{canvas.theme})"
        canvas.add(f'<rect width="{n(wide)}" height="{n(high)}" fill="{fill}"/>')


def definitions(theme: str) -> list[str]:
    """Return the gradients, grain and shadows of a theme; its name keeps their ids apart."""
    p = THEMES[theme]
    return [
        f'<linearGradient id="wood-{theme}" x2="0" y2="1"><stop stop-color="{p.table}"/>'
        f'<stop offset="1" stop-color="{p.table_deep}"/></linearGradient>',
        f'<linearGradient id="paper-{theme}" x2="0" y2="1"><stop stop-color="{p.paper}"/>'
        f'<stop offset="1" stop-color="{p.paper_deep}"/></linearGradient>',
        f'<pattern id="grain-{theme}" width="20" height="900" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate(1.2)"><path d="M7.5 0v900M19.5 0v900" stroke="{p.grain}"'
        ' stroke-opacity=".045"/></pattern>',
        f'<filter id="rest-{theme}" x="-5%" y="-5%" width="110%" height="125%">'
        f'<feDropShadow dx="0" dy="3" stdDeviation="5" flood-color="{p.shadow}"'
        ' flood-opacity=".14"/></filter>',
        f'<filter id="lift-{theme}" x="-40%" y="-40%" width="180%" height="180%">'
        f'<feDropShadow dx="0" dy="3" stdDeviation="3.2" flood-color="{p.glow}"'
        ' flood-opacity=".5"/></filter>',
    ]
