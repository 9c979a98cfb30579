# What a companion says.

companion-title = Companion
companion-talk = How much the companion says
companion-full = Full
companion-brief = Brief
companion-off = Off
companion-turn = This turn
companion-done = (done)
companion-good = A good move
companion-trap = A trap
companion-others = Other good moves
companion-line = Good: { $move }
companion-cost = Tempting, but your chance to win would be { $n } % lower.
companion-cost-points =
    { $n ->
        [one] Tempting, but it costs about 1 point.
       *[other] Tempting, but it costs about { $n } points.
    }
companion-lacks = { $source }: about { $n } fewer.
companion-thinks = Let me think…
companion-silent = You need no advice here.
companion-seen = Well seen.
companion-fell = That cost about { $n } % of your chances.
companion-fell-points =
    { $n ->
        [one] That cost about 1 point.
       *[other] That cost about { $n } points.
    }
