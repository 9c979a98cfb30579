"""The `feldspar` command, as `python -m feldspar`."""

import sys

from feldspar.cli import main

sys.exit(main())
