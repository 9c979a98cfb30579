# What is said in and of puzzles.

puzzle-title = Problème { $n }
puzzle-of = sur { $n }
puzzle-note = Trouvez le meilleur coup.
puzzle-find = Un coup est nettement le meilleur. Saurez-vous le trouver ?
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
puzzle-sure = Deux recherches indépendantes concordent.
puzzle-next = Problème suivant
puzzle-explore = Explorer à partir d’ici
puzzle-leave = Tous les problèmes
puzzle-progress = { $n } sur { $of } vus, { $first } trouvés du premier coup

## La liste des problèmes

puzzles-title = Problèmes
puzzles-about = { $n } positions de vraies parties. Dans chacune, un coup est nettement le meilleur. Lequel ?
puzzles-titles = Jeux
puzzles-progress = { $n } sur { $of }
puzzles-again = En reprendre un raté
puzzles-streak = { $n } jours de suite
puzzles-day-solved = { $day } : résolu
puzzles-day-none = { $day } : aucun
puzzles-weak = Votre point faible
puzzles-weak-about = « { $theme } » { $n } sur { $of } du premier coup.
puzzles-show = Afficher
puzzles-show-all = Tous
puzzles-show-new = Nouveaux
puzzles-show-solved = Vus
puzzles-weight = Difficulté
puzzles-weight-all = Toutes
puzzles-none = Aucun problème ne répond à ce choix.
puzzles-quarter-1 = au début
puzzles-quarter-2 = première moitié
puzzles-quarter-3 = seconde moitié
puzzles-quarter-4 = vers la fin
puzzles-first = du premier coup
puzzles-try = à l’essai { $n }
puzzles-shown = solution vue
puzzle-theme = { $one } ou { $other } ?
puzzle-theme-one = { $one }, mais comment ?
