"""Registry of all declared queries: importing the services declares theirs."""

import feldspar.table.services.advice
import feldspar.table.services.branches
import feldspar.table.services.lessons
import feldspar.table.services.puzzles
import feldspar.table.services.replays
import feldspar.table.services.tables  # noqa: F401
from feldspar.table.services.query import QUERIES as QUERIES
from feldspar.table.services.query import TABLE_QUERIES as TABLE_QUERIES
