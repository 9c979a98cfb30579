# Ce que dit la table du terminal.

bot-name = { $bot } { $n }
play-help =
    Touchez les choses par leur numéro ou leur nom (3, d4), ou écrivez une décision entière. Il en faut parfois plusieurs.
    b : reprendre un geste   u : annuler   t : montrer la table   {"?"} d4 : à quoi sert une chose   {"?"} : cette aide   q : partir
play-pass = { $who } : prenez le clavier et appuyez sur Entrée.
play-unknown = Rien ici ne s’appelle « { $answer } ». Donnez un numéro de la liste, un nom comme d4, ou {"?"} pour l’aide.
play-forbidden = Pas maintenant : { $reason } ({ $rule })
play-confirm = Entrée pour le faire, b pour réfléchir encore.
play-no-undo = Rien à annuler : la suite a déjà été vue.
play-left = À bientôt.
play-saved = Enregistré sous { $file }.
replay-played =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } ; scores { $scores }
replay-same = La partie finit comme le dit le fichier.
replay-other = Le fichier dit qu’elle a fini autrement.
verify-fair = Personne n’a choisi les dés : le secret est celui qui fut engagé, et la graine en découle.
verify-unfair = On ne peut se fier aux dés. { $why }
verify-no-secret = Le secret n’est pas révélé : la partie n’est pas finie, ou n’a pas été jouée à une table.
verify-other-secret = Le secret n’est pas celui qui fut engagé avant la partie.
verify-other-seed = La graine ne découle pas du secret et de ce que les joueurs ont ajouté.
