"""Start code in Pyodide: makes the tables of this page, unless a memory snapshot holds them."""

import sys

if "tables" not in globals():
    sys.path.insert(0, "/feldspar.whl")
    from feldspar.table.browser import BrowserTables

    tables = BrowserTables()
