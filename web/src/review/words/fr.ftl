# Ce qui se dit d’une partie après coup : chances, hasard et décisions.

review-title = Analyse
review-hint = Quand la partie s’est-elle jouée, et pourquoi ? Chaque décision d’une partie enregistrée est revue, d’après ce que son joueur savait.
review-not = Cette partie ne peut pas être analysée.

## Où l’on en est
review-progress = Décision { $n } sur { $total } à l’étude…
review-leave = Vous pouvez partir : ce qui est trouvé reste.
review-done = Les { $total } décisions ont été étudiées.

## La phrase
review-sum-points-well = Bien joué : { $n } points, et rien ici que nous ferions autrement.
review-sum-points-decisions =
    { $you ->
        [yes] { $n } points, et vos décisions en ont laissé { $lost } ;
       *[no] { $n } points, et les décisions de { $who } en ont laissé { $lost } ;
    } { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } en ont { $lucky ->
        [yes] apporté { $luck }.
       *[no] pris { $luck }.
    }
review-sum-points-luck =
    { $lots ->
        [cards] Les cartes
        [tiles] Les tuiles
       *[dice] Les dés
    } ont tranché : le hasard a pris { $luck } points, { $you ->
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
    Bien joué : rien ici que nous ferions autrement. Le hasard a { $lucky ->
        [yes] apporté { $luck } %.
       *[no] même pris { $luck } %.
    }
review-sum-won-lead =
    { $since ->
        [0] En tête de la première décision à la dernière.
       *[other] Une avance gardée : jamais derrière après la décision { $since }.
    } Le hasard a { $lucky ->
        [yes] apporté { $luck } %.
       *[no] pris { $luck } %.
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
        [yes] Les meilleures décisions ont gagné : celles des autres vous ont apporté { $others } %, les vôtres ont coûté { $lost } %.
       *[no] Les meilleures décisions ont gagné : celles des autres ont apporté { $others } % à { $who }, les siennes ont coûté { $lost } %.
    }
review-sum-lost-well =
    Rien ici que nous ferions autrement : { $lots ->
        [cards] les cartes
        [tiles] les tuiles
       *[dice] les dés
    } ont { $lucky ->
        [yes] apporté { $luck } %, et cela n’a pas suffi.
       *[no] pris { $luck } %.
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
    } ont tranché : le hasard a pris { $luck } %, { $you ->
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
    } ont pris { $luck } %, { $you ->
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
review-luck-unit = en chances de gagner, décisions à ± { $n }
review-luck-points = en points, décisions à ± { $n }
review-each = Hasard et décisions de chacun
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
review-short-others = des autres

## Les moments
review-moments =
    { $n ->
        [0] Décisions coûteuses
        [one] La décision la plus coûteuse
       *[other] Les { $n } décisions les plus coûteuses
    }
review-none = Rien ici que nous ferions autrement : aucune décision n’a coûté plus que son doute.
review-none-yet = Rien de trouvé pour l’instant.
review-moment = Moment { $n }
review-better = Mieux : { $move }
review-before = Avant
review-after = Après le meilleur coup
review-expected = { $better } points attendus au lieu de { $taken }.
review-sure = Assez sûr : { $n } % d’écart, ± { $doubt }.
review-sure-points = Assez sûr : { $n } points d’écart, ± { $doubt }.
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
