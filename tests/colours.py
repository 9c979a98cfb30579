"""Colour measurements: contrast by WCAG, and distance for colour-blind eyes."""

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes (2009), severity 1.0.
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
_XYZ: Matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
"""From linear sRGB to XYZ, by the white point."""


def linear(colour: str) -> list[float]:
    """The light of a colour written #rrggbb."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    lights = sorted(_times(_XYZ, linear(colour))[1] for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def distance(one: str, other: str, eye: str) -> float:
    """How far apart an eye sees two colours (CIE76)."""
    pairs = zip(_lab(one, eye), _lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(colour: str, eye: str) -> tuple[float, float, float]:
    seen = [min(1.0, max(0.0, share)) for share in _times(EYES[eye], linear(colour))]
    x, y, z = (s ** (1 / 3) if s > 0.008856 else 7.787 * s + 16 / 116 for s in _times(_XYZ, seen))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, light: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]
