# What a companion says.

companion-title = Compagnon
companion-talk = Combien parle le compagnon
companion-full = Tout
companion-brief = Bref
companion-off = Rien
companion-turn = Ce tour
companion-done = (fait)
companion-good = Un bon coup
companion-trap = Un piège
companion-others = D’autres bons coups
companion-line = Un bon coup : { $move }
companion-cost = Tentant, mais vos chances de gagner baisseraient de { $n } %.
companion-cost-points =
    { $n ->
        [one] Tentant, mais il coûte environ 1 point.
       *[other] Tentant, mais il coûte environ { $n } points.
    }
companion-lacks = { $source } : environ { $n } de moins.
companion-thinks = Laissez-moi réfléchir…
companion-silent = Ici, vous n’avez pas besoin de conseil.
companion-seen = Bien vu.
companion-fell = Cela vous a coûté environ { $n } % de vos chances.
companion-fell-points =
    { $n ->
        [one] Cela vous a coûté environ 1 point.
       *[other] Cela vous a coûté environ { $n } points.
    }
