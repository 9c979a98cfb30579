# Ce qui se dit d’une partie après coup : chances, hasard et décisions.

review-title = Analyse
review-hint = Voyez quand la partie s’est jouée, et pourquoi. Chaque décision d’une partie enregistrée est jugée d’après ce que le joueur savait à ce moment-là.
review-not = Cette partie ne peut pas être analysée.

## Où l’on en est
review-progress = Analyse de la décision { $n } sur { $total }…
review-leave = Vous pouvez quitter cette page : les résultats obtenus sont conservés.
review-done = Les { $total } décisions ont été analysées.

## La phrase
review-sum-points-well = Bien joué : { $n } points, et nous aurions joué de même.
review-sum-points-decisions =
    { $you ->
        [yes] { $n } points, et vous en avez manqué { $lost } ;
       *[no] { $n } points, et { $who } en a manqué { $lost } ;
    } { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } en ont { $lucky ->
        [yes] apporté { $luck }.
       *[no] coûté { $luck }.
    }
review-sum-points-luck =
    { $lots ->
        [cards] Les cartes
        [tiles] Les tuiles
       *[dice] Les dés
    } ont tranché : le hasard a coûté { $luck } points, { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } { $lost }.
review-sum-resigned =
    { $you ->
        [yes] Vous avez abandonné avec { $last } % de chances.
       *[no] { $who } a abandonné avec { $last } % de chances.
    }
review-sum-left =
    { $you ->
        [yes] Gagné par abandon : vous en étiez à { $last } % de chances.
       *[no] Gagné par abandon : { $who } en était à { $last } % de chances.
    }
review-sum-won-well =
    Bien joué : nous aurions joué de même. Le hasard a { $lucky ->
        [yes] apporté { $luck } %.
       *[no] même coûté { $luck } %.
    }
review-sum-won-lead =
    { $since ->
        [0] En tête de la première décision à la dernière.
       *[other] Jamais derrière après la décision { $since }.
    } Le hasard a { $lucky ->
        [yes] apporté { $luck } %.
       *[no] coûté { $luck } %.
    }
review-sum-won-close =
    { $you ->
        [yes] Une partie serrée : à la décision { $at }, vous étiez encore derrière, à { $chance } %.
       *[no] Une partie serrée : à la décision { $at }, { $who } était encore derrière, à { $chance } %.
    }
review-sum-won-luck =
    { $lots ->
        [cards] Les cartes
        [tiles] Les tuiles
       *[dice] Les dés
    } ont aidé : le hasard a apporté { $luck } %, { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } ont coûté { $lost } %.
review-sum-won-others =
    { $you ->
        [yes] De meilleures décisions ont gagné : celles des autres vous ont apporté { $others } %, les vôtres ont coûté { $lost } %.
       *[no] De meilleures décisions ont gagné : celles des autres ont apporté { $others } % à { $who }, les siennes ont coûté { $lost } %.
    }
review-sum-lost-well =
    Nous aurions joué de même : { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } ont { $lucky ->
        [yes] apporté { $luck } %, et cela n’a pas suffi.
       *[no] coûté { $luck } %.
    }
review-sum-lost-despite =
    Ce n’étaient pas { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } : le hasard a apporté { $luck } %, { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } ont coûté { $lost } %.
review-sum-lost-decisions =
    Ce n’étaient pas { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } : { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } ont coûté { $lost } %, le hasard { $luck } %.
review-sum-lost-luck =
    { $lots ->
        [cards] Les cartes
        [tiles] Les tuiles
       *[dice] Les dés
    } ont tranché : le hasard a coûté { $luck } %, { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } { $lost } %.
review-sum-lost-close =
    { $you ->
        [yes] Une partie serrée : à la décision { $at }, vous étiez encore devant, à { $chance } %.
       *[no] Une partie serrée : à la décision { $at }, { $who } était encore devant, à { $chance } %.
    }
review-sum-lost-both =
    Le hasard autant que les décisions : { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } ont coûté { $luck } %, { $you ->
        [yes] vos décisions
       *[no] les décisions de { $who }
    } { $lost } %.
review-habit = { $n } des { $of } décisions coûteuses étaient du même genre, par exemple : { $line }

## La courbe
review-line = Chances de gagner, décision après décision
review-line-points = Score attendu, décision après décision
review-chance = Chances de gagner
review-points = Score attendu
review-step = { "" }, décision après décision
review-touch = Choisissez un moment pour le voir
review-part = Partie
review-end = Fin
review-seat = Vu par

## Hasard et décisions
review-luck = Hasard et décisions
review-luck-unit = en % de chances de gagner, décisions à ± { $n }
review-luck-points = en points, décisions à ± { $n }
review-each = Hasard et décisions de chaque joueur
review-player = Joueur
review-row-start = Au départ
review-row-luck = Hasard
review-row-own =
    { $you ->
        [yes] Vos décisions
       *[no] Décisions de { $who }
    }
review-row-others = Décisions des autres
review-row-given = Abandon
review-row-end = À la fin
review-lost = Perdu par décisions
review-short-luck = hasard
review-short-own = décisions
review-short-others = autres

## Les moments
review-moments =
    { $n ->
        [0] Décisions coûteuses
        [one] La décision la plus coûteuse
       *[other] Les { $n } décisions les plus coûteuses
    }
review-none = Nous aurions joué de même : aucun coup n’était une erreur nette.
review-none-yet = Rien de trouvé pour l’instant.
review-moment = Moment { $n }
review-better = Mieux : { $move }
review-before = Avant
review-after = Après le meilleur coup
review-expected = { $better } points attendus au lieu de { $taken }.
review-sure = Différence nette : { $n } %, ± { $doubt }.
review-sure-points = Différence nette : { $n } points, ± { $doubt }.
review-earlier = Moment plus coûteux
review-later = Moment suivant
review-replay = Revoir
review-explore = Explorer à partir d’ici

## Sur un téléphone
review-pages = Pages de l’analyse
review-page-result = Résultat
review-page-moments = Moments
review-page-luck = Hasard
review-page-replay = Revoir
