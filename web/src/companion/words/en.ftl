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
companion-goals = Goals { $done }/{ $all }
companion-second = Second choice
companion-second-wins =
    { $n ->
        [one] You would win 1 game in 100 fewer.
       *[other] You would win { $n } games in 100 fewer.
    }
companion-second-points =
    { $n ->
        [one] It costs about 1 point.
       *[other] It costs about { $n } points.
    }
companion-second-close = Too close to call.
companion-show = Show the advice on the board
companion-line = Good: { $move }
companion-cost =
    { $n ->
        [one] Tempting, but you would win 1 game in 100 less.
       *[other] Tempting, but you would win { $n } games in 100 fewer.
    }
companion-cost-points =
    { $n ->
        [one] Tempting, but it costs about 1 point.
       *[other] Tempting, but it costs about { $n } points.
    }
companion-lacks = { $source }: about { $n } fewer.
companion-thinks = Let me think…
companion-silent = No advice needed here.
companion-seen = Well done.
companion-fell =
    { $n ->
        [one] That cost you about 1 game in 100.
       *[other] That cost you about { $n } games in 100.
    }
companion-fell-points =
    { $n ->
        [one] That cost about 1 point.
       *[other] That cost about { $n } points.
    }
