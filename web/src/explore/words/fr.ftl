# Ce qui se dit là où l’on continue de jouer dans la copie d’une partie.
explore-title = Explorer
explore-from = Explorer à partir d’ici
explore-copy = Vous jouez dans une copie.
explore-stays = La partie jouée reste telle qu’elle était.
explore-of = D’après la partie de { $who }, qui reste telle qu’elle était.
explore-titled = D’après « { $title } », la partie de { $who }, qui reste telle qu’elle était.
explore-back = Retour à la partie
explore-start = La position
explore-back-puzzle = Retour au problème
explore-back-example = Retour aux règles
explore-of-puzzle = D’après le problème { $n }. Ce que vous n’y voyez pas a été tiré au sort.
explore-of-example = D’après un exemple de { $rule }. Ce qu’il ne dit pas a été tiré au sort.
explore-status = En exploration : { $status }
explore-way = Qui joue les autres sièges
explore-bots = Les robots répondent
explore-all = Je joue tout
explore-level = Niveau des robots
explore-hopes = Chances de gagner maintenant
explore-points = Score attendu
explore-sight =
    { $n ->
        [0] estimation rapide
       *[other] estimation rapide, ± { $n }
    }
explore-gain = par rapport au coup joué
explore-equal = Vaut ce qui a été joué, autant qu’on sache.
explore-instead = { $n } points attendus au lieu de { $played }
explore-played = Ce qui a été joué
explore-untold =
    { $you ->
        [yes] Vous avez décidé ; le journal ne dit pas quoi.
       *[no] { $who } a décidé ; le journal ne dit pas quoi.
    }
explore-branch = Votre variante
explore-tried = Variantes essayées
explore-length =
    { $n ->
        [one] 1 décision
       *[other] { $n } décisions
    }
explore-dice = D’autres dés
explore-dice-row = D’autres dés à partir d’ici
explore-run = Laisser jouer
explore-stop = Arrêter
explore-thinking = Un robot réfléchit…
tab-explore = Explorer
