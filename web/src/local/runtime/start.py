"""Runs inside Pyodide: opens the house. Where a picture of its memory is laid out, it is open."""

import sys

if "house" not in globals():
    sys.path.insert(0, "/feldspar.whl")
    from feldspar.table.browser import House

    house = House()
