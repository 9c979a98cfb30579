"""The `feldspar` command, as `python -m feldspar.cli`."""

import sys

from feldspar.cli import main

sys.exit(main())
