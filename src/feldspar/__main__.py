"""`python -m feldspar` is the `feldspar` command."""

import sys

from feldspar.cli import main

sys.exit(main())
