# What is said in and of puzzles.

puzzle-title = Problème { $n }
puzzle-of = sur { $n }
puzzle-note = Trouvez le meilleur coup.
puzzle-find = Un coup est ici bien meilleur que les autres. Lequel ?
puzzle-weight-1 = facile
puzzle-weight-2 = moyen
puzzle-weight-3 = difficile
puzzle-show = Montrez-moi
puzzle-first = Trouvé du premier coup
puzzle-found = Trouvé à l’essai { $n }
puzzle-shown = Le meilleur coup
puzzle-cost = Vos chances de gagner baissent d’environ { $n } %. Essayez autre chose.
puzzle-cost-points =
    { $n ->
        [one] Cela coûte environ 1 point. Essayez autre chose.
       *[other] Cela coûte environ { $n } points. Essayez autre chose.
    }
puzzle-lacks = { $source } : { $n }.
puzzle-points = Points attendus à la fin
puzzle-chances = Chances de gagner
puzzle-sure = Deux recherches aux graines différentes concordent.
puzzle-next = Problème suivant
puzzle-explore = Explorer à partir d’ici
puzzle-leave = Quitter les problèmes
puzzle-progress = { $n } sur { $of } vus, { $first } trouvés du premier coup
