"""Table for any game: seats, journal, undo, clocks, fairness, and who sees what.

A pure state machine: it takes the time as an argument and touches no disk, socket or clock. A
proposal (`table.submit(...)`) returns the entry to be written; once it is written, `commit` applies
it. The owner of the journal makes sure that exactly one entry follows another.
"""

from feldspar.table.contract.refusal import Refused as Refused
from feldspar.table.core.entries import Entry as Entry
from feldspar.table.core.table import Table as Table
