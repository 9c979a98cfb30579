# What is said of all my games together.

history-since =
    { $n ->
        [one] Une partie : { $date }
       *[other] { $n } parties, la première : { $date }
    }
history-none = Aucune partie terminée
history-none-about = Chaque partie que vous terminez est gardée ici : vos points au fil du temps, vos résultats contre chaque niveau, et l’analyse de chaque partie à portée de main.
history-begin = Choisir un jeu
history-game = Titre
history-all-titles = Tous les titres
history-against = Contre
history-anyone = Tout le monde
history-alone = En solo
history-people = Des personnes
history-screen = Sur un seul écran
history-bot = D’autres robots
history-level = Niveau { $n }
history-games =
    { $n ->
        [0] Aucune partie entière
        [one] Une partie
       *[other] { $n } parties
    }
history-won =
    { $n ->
        [one] { $n } gagnée sur { $of }
       *[other] { $n } gagnées sur { $of }
    }
history-played = Parties
history-wins = Gagnées
history-mean = Moyenne
history-best = Record
history-of = sur { $n }, { $share } %
history-given-up =
    { $n ->
        [one] et { $n } abandonnée
       *[other] et { $n } abandonnées
    }
history-few =
    { $n ->
        [one] d’une seule partie
       *[other] de { $n } parties seulement
    }
history-levels = Gagnées contre chaque niveau
history-share = { $n } sur { $of }
history-plot = Mes points, partie après partie
history-not-won = Non gagnées
history-moving = Moyenne des cinq dernières
history-date = Date
history-points = Points
history-result = Résultat
history-fair = À armes égales : { $level }
history-fairer = Peut-être plus égal : { $level }
history-fight-even = Vous étiez devant dans { $ahead } parties sur { $n }, environ la moitié.
history-fight-harder = Vous étiez devant { $before } dans { $ahead } parties sur { $n } : essayez le niveau suivant.
history-fight-gentler = Vous étiez devant { $before } dans { $ahead } parties sur { $n } : essayez un niveau plus doux.
history-list =
    { $n ->
        [0] Aucune partie de ce genre
        [one] Une partie
       *[other] { $n } parties
    }
history-more = En montrer d’autres ({ $n })
history-gave-up = Abandonnée
history-they-gave-up = abandon de { $names }
history-place = { $n }e sur { $of }
history-held-off = Gagné contre { $rival }
history-lost-to = Perdu contre { $rival }
history-hints =
    { $n ->
        [one] un conseil
       *[other] { $n } conseils
    }
history-takebacks =
    { $n ->
        [one] une reprise
       *[other] { $n } reprises
    }
history-replay = Revoir
history-review = Analyser
history-replay-of = Revoir : { $name }
history-review-of = Analyser : { $name }
history-export = Enregistrer toutes les parties
history-exporting = Préparation…
history-export-about = Toutes les parties en fichiers texte dans un zip : chacune peut être revue ou analysée partout.
