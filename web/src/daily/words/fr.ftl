# La table du jour, et ce qui en est sorti.
daily-today = Aujourd’hui
daily-alone = { $game }, en solo
daily-solo = En solo
daily-opponent = Adversaire : { $who }
daily-about = Aujourd’hui, tout le monde joue la même partie. Un seul essai compte ; ensuite, entraînez-vous à volonté.
daily-until = Elle compte si vous la finissez avant le { $date }.
daily-played =
    { $n ->
        [one] { $n } partie jouée
       *[other] { $n } parties jouées
    }
daily-best = record { $n }
daily-play = Jouer la table du jour
daily-go-on = Continuer
daily-see = Voir le résultat
daily-practise = S’entraîner
daily-begun = commencée
daily-none = Aucun jeu n’a de table du jour ici.
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-unit =
    { $n ->
        [one] point
       *[other] points
    }
daily-made =
    { $n ->
        [one] point aujourd’hui
       *[other] points aujourd’hui
    }

## La semaine
daily-week = Votre semaine
daily-mean = moyenne { $n }
daily-unplayed = pas joué
daily-uncounted = ne compte pas

## Ce qui est promis
daily-honest = Les dés du jour ont été fixés avant la toute première table du jour. Leur clé sera publiée à la fin de la journée de demain (UTC), et les parties comptent jusque-là. Une personne qui a joué aujourd’hui connaît les dés du jour et pourrait rejouer comme un autre invité : les résultats reposent donc sur la confiance. Rien de ce qui est publié jusqu’ici ne révèle les dés de demain.
daily-chain = Toutes les clés montrées s’enchaînent (la première : { $day }).
daily-broken-chain = Les clés montrées ici ne s’enchaînent pas. La personne qui gère ce serveur les a remplacées : ne vous fiez pas aux résultats.
daily-honest-alone = Sans serveur, tout découle de la date : on peut calculer la table de demain. Un seul essai compte : à vous de jouer le jeu.
daily-next = Prochaine table à { $hour }.

## Le résultat
daily-better = mieux que { $share } % des { $n } joueurs
daily-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
daily-still = Cette table vous attend encore.
daily-still-late = Le délai de cette table est passé. Vous pouvez la finir, mais elle ne compte plus.
daily-checking = Ce résultat comptera une fois la partie rejouée et vérifiée.
daily-not-mine = Vous n’avez pas joué celle-ci.
daily-proved = Chacun de ces résultats a été vérifié en rejouant toute la partie.
daily-own-only = Sans serveur, vous ne voyez que vos propres résultats.
daily-back = Les tables du jour
daily-new = Il y a une nouvelle table aujourd’hui.
daily-share = Partager
daily-copy = Copier
daily-share-about = ne dévoile rien de la partie
daily-share-title = Feldspar, { $game }, { $date }
daily-everybody = Tout le monde
daily-you = vous
daily-bin =
    { $n ->
        [one] à partir de { $low } points : { $n } partie
       *[other] à partir de { $low } points : { $n } parties
    }
daily-somebody = Quelqu’un
daily-place = Place
daily-name = Nom
daily-checked = Vérifié
daily-score = Points

## Pourquoi un résultat ne compte pas
daily-resigned = Vous avez abandonné cette table, elle ne compte donc pas. Il y en aura une autre demain.
daily-sealed = Vous pourrez la revoir et vous y entraîner à partir du { $date }. D’ici là, d’autres jouent encore avec les mêmes dés.
daily-late = Vous n’avez pas fini cette partie à temps : elle ne compte donc pas. Une table du jour compte jusqu’à la fin du lendemain (UTC).
daily-helped = Ne compte pas : vous avez repris un coup, ou un robot a joué pour vous.
daily-broken = Ne compte pas : rejouée, cette partie finit autrement.
daily-other-table = Ne compte pas : ce n’est pas la table de ce jour-là.
daily-other-dice = Ne compte pas : ce ne sont pas les dés de ce jour-là.
daily-other-bot = Ne compte pas : quand on rejoue la partie, un robot décide autrement.
