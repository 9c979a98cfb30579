# La table du jour, et ce qui en est sorti.
daily-today = Aujourd’hui
daily-alone = { $game }, en solo
daily-solo = En solo
daily-opponent = Adversaire : { $who }
daily-about = Aujourd’hui, la même table pour tous. Un seul essai compte ; ensuite, exercez-vous à volonté.
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
daily-practise = S’exercer
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
daily-honest = Les dés du jour ont été fixés avant la toute première table du jour, et leur clé sera publiée à la fin de la journée de demain (UTC) : les parties comptent jusque-là. Qui a joué aujourd’hui connaît les dés du jour, et rien n’empêche de rejouer comme un autre invité : les résultats reposent donc sur la confiance. Rien de ce qui est publié jusqu’ici ne révèle les dés de demain.
daily-chain = Toutes les clés montrées s’enchaînent (la première : { $day }).
daily-broken-chain = Les clés montrées ici ne s’enchaînent pas. Qui tient ce serveur les a échangées : ne vous fiez pas aux résultats.
daily-honest-alone = Sans serveur, tout découle de la date : on peut calculer la table de demain. Un seul essai compte : à vous de jouer le jeu.
daily-next = La prochaine table arrive à { $hour }.

## Le résultat
daily-better = mieux que { $share } % des { $n } joueurs
daily-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
daily-still = Cette table vous attend encore.
daily-still-late = Le délai de cette table est passé. Vous pouvez la finir, mais elle ne compte plus.
daily-checking = Cette table doit encore être rejouée avant de compter.
daily-not-mine = Vous n’avez pas joué celle-ci.
daily-proved = Chacun de ces résultats a été vérifié en rejouant toute la partie.
daily-own-only = Sans serveur, il n’y a que vos propres résultats.
daily-back = Les tables du jour
daily-new = Il y a une nouvelle table aujourd’hui.
daily-share = À partager
daily-copy = Copier
daily-share-about = ne dit rien de la partie
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
daily-sealed = Vous pourrez la revoir et vous y exercer à partir du { $date } : d’ici là, d’autres jouent encore avec les mêmes dés.
daily-late = Vous n’avez pas fini cette partie à temps : elle ne compte donc pas. Une table du jour compte jusqu’à la fin du lendemain (UTC).
daily-helped = Quelque chose a été repris ici, ou décidé par un robot : cela ne compte donc pas.
daily-broken = Rejouée, cette partie ne finit pas comme elle le dit : elle ne compte donc pas.
daily-other-table = Ce n’est pas la table de ce jour-là : elle ne compte donc pas.
daily-other-dice = Ce ne sont pas les dés de ce jour-là : cela ne compte donc pas.
daily-other-bot = Rejouée, un robot décide autrement : cela ne compte donc pas.
