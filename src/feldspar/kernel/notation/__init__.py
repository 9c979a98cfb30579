"""Records and positions as text."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed

if not TYPE_CHECKING:  # what was in a module of this name
    __getattr__ = renamed(
        __name__,
        {
            "HIDDEN": "feldspar.kernel.position_codec.HIDDEN",
            "NOTHING": "feldspar.kernel.position_codec.NOTHING",
            "GROWTH": "feldspar.kernel.position_codec.GROWTH",
            "TRUTH": "feldspar.kernel.position_codec.TRUTH",
            "UNKNOWN": "feldspar.kernel.position_codec.UNKNOWN",
            "PositionError": "feldspar.kernel.position_codec.PositionError",
            "Notation": "feldspar.kernel.position_codec.PositionCodec",
            "Writer": "feldspar.kernel.position_codec.Writer",
            "Reader": "feldspar.kernel.position_codec.Reader",
            "complete": "feldspar.kernel.position_codec.complete",
            "restored": "feldspar.kernel.position_codec.restore",
            "require": "feldspar.kernel.position_codec.require",
            "written": "feldspar.kernel.position_codec.write_text",
        },
    )
