# Ce que dit la table du terminal.

bot-name = { $bot } { $n }
play-help =
    Choisissez les choses par leur numéro ou leur nom (3, d4), ou écrivez une décision entière. Il en faut parfois plusieurs.
    b : reprendre un choix   u : annuler   t : montrer la table   {"?"} d4 : à quoi sert une chose   {"?"} : cette aide   q : partir
play-pass = { $who } : prenez le clavier et appuyez sur Entrée.
play-unknown = Rien ici ne s’appelle « { $answer } ». Donnez un numéro de la liste, un nom comme d4, ou {"?"} pour l’aide.
play-forbidden = Pas maintenant : { $reason } ({ $rule })
play-confirm = Entrée pour le faire, b pour réfléchir encore.
play-no-undo = Rien à annuler : la suite a déjà été vue.
play-left = À bientôt.
play-saved = Enregistré sous { $file }.
daily-today = La table du { $day } : qui la joue aujourd’hui rencontre les mêmes dés. Ils découlent de la date : un seul essai compte, parole d’honneur.
daily-points =
    { $n ->
        [one] { $n } point. Une autre table demain.
       *[other] { $n } points. Une autre table demain.
    }
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-next = Entrée pour continuer, b pour revenir, q pour quitter.
learn-not-now = C’est permis, mais cette étape parle d’autre chose.
learn-over = C’est tout. Jouez une partie : feldspar play.
puzzle-posed = Problème { $n } sur { $total } ({ $weight }). L’un de vos coups est de loin le meilleur. Lequel ?
puzzle-other = Joueur { $n }
puzzle-weight-1 = facile
puzzle-weight-2 = moyen
puzzle-weight-3 = difficile
puzzle-help = Choisissez-le comme dans une partie ; u le montre, q quitte.
puzzle-found =
    { $n ->
        [1] Trouvé du premier coup : { $move }
       *[other] Trouvé à l’essai { $n } : { $move }
    }
puzzle-not = { $move } : ce n’est pas le meilleur coup.
puzzle-shown = Le meilleur coup : { $move }
puzzle-chance = Chances de gagner, en %, et retard sur le meilleur :
puzzle-points = Points attendus à la fin, et retard sur le meilleur :
puzzle-agree = Deux recherches aux graines différentes concordent.
puzzle-next = Le suivant : feldspar puzzle { $game } { $n }
puzzle-all =
    { $n ->
        [one] { $n } problème
       *[other] { $n } problèmes
    }
replay-played =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } ; scores { $scores }
replay-places = Places : { $places }
replay-resigned =
    { $n ->
        [one] { $who } abandonne après { $n } décision.
       *[other] { $who } abandonne après { $n } décisions.
    }
replay-takebacks =
    { $n ->
        [one] On est revenu une fois en deçà de ce qui était révélé, sans personne à qui demander.
       *[other] On est revenu { $n } fois en deçà de ce qui était révélé, sans personne à qui demander.
    }
replay-same = La partie finit comme le dit le fichier.
replay-other = Le fichier dit qu’elle a fini autrement.
