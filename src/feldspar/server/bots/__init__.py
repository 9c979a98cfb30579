"""Where bot moves and advice are computed: a pool of processes behind one interface."""
