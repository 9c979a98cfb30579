# What a companion says.

companion-title = Compagnon
companion-talk = Aide du compagnon
companion-full = Tout
companion-brief = Bref
companion-off = Rien
companion-turn = Ce tour
companion-done = (fait)
companion-good = Un bon coup
companion-trap = Un piège
companion-others = D’autres bons coups
companion-goals = Objectifs { $done }/{ $all }
companion-second = Autre bon coup
companion-second-wins =
    { $n ->
        [one] Coûte 1 victoire sur 100.
       *[other] Coûte { $n } victoires sur 100.
    }
companion-second-points =
    { $n ->
        [one] Coûte environ 1 point.
       *[other] Coûte environ { $n } points.
    }
companion-second-close = Trop serré pour trancher.
companion-show = Montrer le conseil sur le plateau
companion-line = Un bon coup : { $move }
companion-cost =
    { $n ->
        [one] Tentant, mais vous perdriez 1 victoire sur 100.
       *[other] Tentant, mais vous perdriez { $n } victoires sur 100.
    }
companion-cost-points =
    { $n ->
        [one] Tentant, mais il coûte environ 1 point.
       *[other] Tentant, mais il coûte environ { $n } points.
    }
companion-lacks = { $source } : environ { $n } de moins.
companion-thinks = Laissez-moi réfléchir…
companion-silent = Pas besoin de conseil ici.
companion-seen = Bien joué.
companion-fell =
    { $n ->
        [one] Cela vous a coûté environ 1 victoire sur 100.
       *[other] Cela vous a coûté environ { $n } victoires sur 100.
    }
companion-fell-points =
    { $n ->
        [one] Cela vous a coûté environ 1 point.
       *[other] Cela vous a coûté environ { $n } points.
    }
