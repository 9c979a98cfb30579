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
explore-of-puzzle = D’après le problème { $n }. Ce qui y était caché a été tiré au sort.
explore-of-example = D’après un exemple de { $rule }. Ce qu’il ne précise pas a été tiré au sort.
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
explore-equal = À peu près aussi bon que le coup joué.
explore-instead = { $n } points attendus au lieu de { $played }
explore-played = Ce qui a été joué
explore-untold =
    { $you ->
        [yes] Vous avez joué un coup caché.
       *[no] { $who } a joué un coup caché.
    }
explore-branch = Votre variante
explore-tried = Variantes essayées
explore-length =
    { $n ->
        [one] 1 décision
       *[other] { $n } décisions
    }
explore-dice =
    { $lots ->
        [cards] D’autres cartes
        [cards-dice] D’autres cartes et dés
        [dice-tiles] D’autres dés et tuiles
       *[dice] D’autres dés
    }
explore-dice-row = { explore-dice } à partir d’ici
explore-run = Laisser jouer
explore-stop = Arrêter
explore-thinking = Un robot réfléchit…
tab-explore = Explorer

## Ce qui ne va pas dans une partie enregistrée

refused-record = Ceci n’est pas une partie enregistrée lisible.
refused-record-bot = Le nom d’un robot doit tenir en un seul mot.
refused-record-decision = Cette décision n’existe pas à ce moment de la partie.
refused-record-end = Un enregistrement se termine par scores, places et digest, dans cet ordre.
refused-record-field = Il faut ici un nom, deux-points et une valeur. Chaque nom ne figure qu’une fois.
refused-record-game = Aucun jeu ne porte ce nom.
refused-record-hex = Il faut ici des paires de chiffres hexadécimaux : 0 à 9 et a à f.
refused-record-illegal = Les règles ne permettent pas cette décision à ce moment.
refused-record-lacks = Les premières lignes doivent nommer le jeu, ses règles et le nombre de places.
refused-record-long = C’est trop long pour une partie enregistrée.
refused-record-number = Il faut un nombre ici.
refused-record-rules = Cette partie a été jouée avec une autre version des règles.
refused-record-sealed = La partie n’est pas finie : ses dés et ses cartes sont encore scellés.
refused-record-seat = Cette place n’existe pas à cette table.
refused-record-start = Un enregistrement commence par les mots « feldspar record » et un nombre.
refused-record-table = Ce jeu ne se prépare pas avec ces places et ces options.
refused-record-written = Cette ligne n’est pas au format standard.
